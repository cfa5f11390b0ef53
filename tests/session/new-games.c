/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games of the shipped editions. */
#include "session/new-games.h"

static FpCatalogs *catalogs;

void
new_games_begin (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
}

void
new_games_end (void)
{
  g_clear_pointer (&catalogs, fp_catalogs_free);
}

FpCatalogs *
new_games_catalogs (void)
{
  return catalogs;
}

static void
find (const FpEdition **edition, const FpCatalog **catalog)
{
  g_assert_true (fp_catalogs_find ("duel", edition, catalog, catalogs));
}

void
new_games_setup (FpSetup *setup, uint64_t seed, const char *first, const char *second)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  find (&edition, &catalog);
  fp_setup_init (setup, edition);
  setup->seed = seed;
  fp_setup_set_seat (setup, 0, "Ada", first);
  fp_setup_set_seat (setup, 1, "Bob", second);
}

FpSession *
new_games_start (FpSetup *setup)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  find (&edition, &catalog);
  FpSession *session = fp_session_new (setup, catalog);
  fp_setup_clear (setup);
  return session;
}

FpSession *
new_games_of (const char *edition, guint n_seats, uint64_t seed, const char *first, const char *others)
{
  const FpEdition *found;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find (edition, &found, &catalog, catalogs));
  fp_setup_init (&setup, found);
  if (n_seats > 0)
    setup.n_seats = n_seats;
  setup.seed = seed;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, seat == 0 ? first : others);
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}
