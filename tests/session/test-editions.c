/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that lists its own editions. */
#include "editions/duel/fp-duel.h"
#include "session/game/fp-editions.h"

/* A second edition by another name. */
static const FpEdition *
other (void)
{
  static FpEdition edition;

  if (edition.id == NULL)
    edition = *fp_duel_edition ();
  edition.id = "other";
  return &edition;
}

/* Replaces the list of the editions that are shipped. */
const FpEdition *(*const fp_editions[]) (void) = {
  other,
  fp_duel_edition,
  NULL,
};

static void
test_list (void)
{
  g_assert_true (fp_edition_nth (0) == other ());
  g_assert_true (fp_edition_nth (1) == fp_duel_edition ());
  g_assert_null (fp_edition_nth (2));
  g_assert_null (fp_edition_nth (3));
  g_assert_true (fp_edition_find ("other") == other ());
  g_assert_true (fp_edition_find ("duel") == fp_duel_edition ());
  g_assert_null (fp_edition_find ("third"));
  g_assert_null (fp_edition_find (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editions/list", test_list);
  return g_test_run ();
}
