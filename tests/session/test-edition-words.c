/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the editions that are shipped: what an author may confuse. */
#include "engine/runner/fp-engine.h"
#include "session/game/fp-editions.h"

#include <string.h>

/* Returns TRUE if one letter more, less or other makes @b of @a. */
static gboolean
one_letter_apart (const char *a, const char *b)
{
  gsize same = 0, longer, shorter;

  if (strlen (b) > strlen (a))
    return one_letter_apart (b, a);
  longer = strlen (a);
  shorter = strlen (b);
  while (same < shorter && a[same] == b[same])
    same++;
  return same < longer && longer - shorter <= 1 && strcmp (a + same + 1, b + same + (longer == shorter ? 1 : 0)) == 0;
}

static gboolean
is_moment (const FpProcedureDef *procedure)
{
  return procedure->kind == FP_PROCEDURE_STEP || procedure->kind == FP_PROCEDURE_WHOLE;
}

/* No action is one slip of the pen away from a step: both may stand where moments are named. */
static void
test_moments (void)
{
  for (guint n = 0; fp_edition_nth (n) != NULL; n++)
    {
      const FpEdition *edition = fp_edition_nth (n);

      for (guint i = 1; i < edition->n_procedures; i++)
        for (guint k = 1; k < edition->n_procedures; k++)
          if (edition->procedures[i].kind == FP_PROCEDURE_ACTION && is_moment (&edition->procedures[k]) &&
              one_letter_apart (edition->procedures[i].id, edition->procedures[k].id))
            g_error ("%s: the action “%s” and the step “%s”", edition->id, edition->procedures[i].id,
                     edition->procedures[k].id);
    }
}

static void
test_apart (void)
{
  g_assert_true (one_letter_apart ("reveal-plan", "reveal-plans"));
  g_assert_true (one_letter_apart ("setup", "set-up"));
  g_assert_true (one_letter_apart ("deal", "meal"));
  g_assert_false (one_letter_apart ("take-reward", "claim-rewards"));
  g_assert_false (one_letter_apart ("draw", "discard"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editions/words/apart", test_apart);
  g_test_add_func ("/editions/words/moments", test_moments);
  return g_test_run ();
}
