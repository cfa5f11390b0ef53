/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the daily game: the same for everybody, another one for each day, edition and version;
 * its score, streak and line. */
#include <glib/gi18n.h>
#include <string.h>

#include "fixture/home.h"
#include "record/fp-daily.h"
#include "record/fp-record-session.h"
#include "record/played.h"
#include "text/fp-text.h"

static const char DAY[] = "2026-11-28";
static const char *program;

enum
{
  FIRST_CHOICES = 30,
};

/* Returns the set-up of a day's game, and its first choices if you answer with the first option.
 * Free with g_free (). */
static char *
describe (FpCatalogs *catalogs, const char *edition, const char *day, const char *name)
{
  const FpCatalog *catalog = fp_daily_catalog (catalogs, fp_edition_find (edition));
  FpSetup setup;
  g_assert_nonnull (catalog);
  fp_daily_set_up (&setup, catalog, day, name);
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", edition, setup.seed);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    g_string_append_printf (text, "%s %s\n", setup.seats[seat].by, setup.seats[seat].alien);
  g_autoptr (FpSession) session = fp_session_new (&setup, catalog);
  g_autofree char *key = fp_record_key (session);
  fp_setup_clear (&setup);
  g_string_append_printf (text, "%s\n", key);
  for (guint i = 0; i < FIRST_CHOICES && !fp_session_over (session); i++)
    if (!fp_session_play (session))
      fp_session_answer (session, 0);
  const GPtrArray *choices = fp_session_choices (session);
  for (guint i = 0; i < choices->len; i++)
    {
      const FpChoice *choice = g_ptr_array_index (choices, i);
      g_string_append_printf (text, "%u %s %s\n", choice->seat, choice->decision, choice->answer);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Another process draws the same game, with the same first choices. */
static void
test_two_processes (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const char *edition = fp_edition_nth (i)->id;
      g_autofree char *here = describe (catalogs, edition, DAY, "Ada"), *there = NULL;
      const char *argv[] = { program, "--describe", edition, NULL };
      g_autoptr (GError) error = NULL;
      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &there, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (here, ==, there);
    }
}

static void
test_differs (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  g_autofree char *first = describe (catalogs, "classic", DAY, "Ada");
  g_autofree char *name = describe (catalogs, "classic", DAY, "Bo");
  g_autofree char *day = describe (catalogs, "classic", "2026-11-29", "Ada");
  g_autofree char *edition = describe (catalogs, "cosmic", DAY, "Ada");
  g_assert_cmpstr (first, ==, name);
  g_assert_cmpstr (first, !=, day);
  g_assert_cmpstr (first, !=, edition);
}

/* The cards are read once, however often a day is looked at. */
static void
test_cards (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const FpCatalog *cards = fp_daily_catalog (catalogs, fp_edition_nth (i));
      g_assert_nonnull (cards);
      g_assert_true (cards->edition == fp_edition_nth (i));
      g_assert_true (cards == fp_daily_catalog (catalogs, fp_edition_nth (i)));
    }
}

/* Other rules or other programs of cards are another version, and draw another game. */
static void
test_version (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  const FpCatalog *catalog = fp_daily_catalog (catalogs, fp_edition_find ("duel"));
  FpEdition rules = *catalog->edition;
  FpCatalog other = *catalog;
  g_autofree char *version = fp_daily_version (catalog);
  rules.version++;
  other.edition = &rules;
  g_autofree char *of_rules = fp_daily_version (&other);
  other.edition = catalog->edition;
  other.sets = g_array_copy (catalog->sets);
  g_array_index (other.sets, FpSetInfo, 0).programs++;
  g_autofree char *of_sets = fp_daily_version (&other);
  FpSetup here, there;
  fp_daily_set_up (&here, catalog, DAY, "Ada");
  fp_daily_set_up (&there, &other, DAY, "Ada");
  g_assert_cmpuint (strlen (version), ==, 6);
  g_assert_cmpstr (version, !=, of_rules);
  g_assert_cmpstr (version, !=, of_sets);
  g_assert_cmpuint (here.seed, !=, there.seed);
  fp_setup_clear (&here);
  fp_setup_clear (&there);
  g_array_unref (other.sets);
}

static void
test_opponents (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  const FpCatalog *catalog = fp_daily_catalog (catalogs, fp_edition_find ("classic"));
  for (guint back = 0; back < 20; back++)
    {
      g_autofree char *day = fp_daily_back (DAY, back);
      FpSetup setup;
      fp_daily_set_up (&setup, catalog, day, "Ada");
      g_assert_cmpuint (setup.n_seats, ==, 4);
      g_assert_cmpstr (setup.seats[0].by, ==, "person");
      for (guint a = 1; a < setup.n_seats; a++)
        for (guint b = 1; b < a; b++)
          g_assert_cmpstr (setup.seats[a].by, !=, setup.seats[b].by);
      fp_setup_clear (&setup);
    }
}

static void
test_score (void)
{
  g_autoptr (FpRecordGame) lost = played_game ("a", 0, FP_RECORD_LOST);
  g_autoptr (FpRecordGame) won = played_game ("b", 0, FP_RECORD_WON);
  g_autoptr (FpRecordGame) slow = played_game ("c", 0, FP_RECORD_WON);
  g_autoptr (FpRecordGame) shared = played_game ("d", 0, FP_RECORD_SHARED);
  /* 12 turns of two players are six rounds; 4 of 5 that are needed; level 3 of 0 to 4. */
  g_assert_cmpint (fp_daily_score (lost), ==, 24);
  g_assert_cmpint (fp_daily_score (won), ==, 24 + 40 + 10 + 7);
  g_assert_cmpint (fp_daily_score (shared), ==, 24 + 25 + 10 + 7);
  slow->turns = 200;
  slow->standing = 9;
  g_assert_cmpint (fp_daily_score (slow), ==, 30 + 40 + 0 + 7);
  won->turns = 1;
  won->standing = won->needed;
  g_assert_cmpint (fp_daily_score (won), <=, FP_DAILY_MOST_SCORE);
}

static void
add_day (GPtrArray *games, const char *day)
{
  FpRecordGame *game = played_game (day, 0, FP_RECORD_WON);
  game->day = g_strdup (day);
  g_ptr_array_add (games, game);
}

static void
test_streak (void)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_record_game_free);
  g_assert_cmpuint (fp_daily_streak (games, "2026-03-02"), ==, 0);
  add_day (games, "2026-02-27");
  add_day (games, "2026-02-28");
  add_day (games, "2026-03-01");
  add_day (games, "2026-03-01");
  add_day (games, "2026-02-20");
  g_assert_cmpuint (fp_daily_streak (games, "2026-03-01"), ==, 3);
  g_assert_cmpuint (fp_daily_streak (games, "2026-03-02"), ==, 3);
  g_assert_cmpuint (fp_daily_streak (games, "2026-03-03"), ==, 0);
  g_assert_null (fp_daily_back ("yesterday", 1));
}

static void
test_line (void)
{
  g_autoptr (FpRecordGame) game = played_game ("a", 0, FP_RECORD_WON);
  const FpEdition *edition = fp_edition_find ("duel");
  game->day = g_strdup (DAY);
  game->score = 81;
  g_autofree char *plain = fp_daily_line (game, edition, "a1b2c3", 1);
  g_assert_cmpstr (plain, ==,
                   "Fifth Planet, daily game: Duel, 2026-11-28 · 81 of 100 points · won · 12 turns · a1b2c3");
  game->marks = FP_RECORD_TAKEN_BACK | FP_RECORD_HINT;
  g_autofree char *marked = fp_daily_line (game, edition, "a1b2c3", 4);
  g_assert_cmpstr (marked, ==,
                   "Fifth Planet, daily game: Duel, 2026-11-28 · 81 of 100 points · won · 12 turns · 4 days in a row · "
                   "with choices taken back · with hints · a1b2c3");
}

int
main (int argc, char *argv[])
{
  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "--describe") == 0)
    {
      g_autoptr (FpCatalogs) catalogs = played_catalogs ();
      g_autofree char *text = describe (catalogs, argv[2], DAY, "Ada");
      g_print ("%s", text);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daily/two-processes", test_two_processes);
  g_test_add_func ("/daily/differs", test_differs);
  g_test_add_func ("/daily/version", test_version);
  g_test_add_func ("/daily/cards", test_cards);
  g_test_add_func ("/daily/opponents", test_opponents);
  g_test_add_func ("/daily/score", test_score);
  g_test_add_func ("/daily/streak", test_streak);
  g_test_add_func ("/daily/line", test_line);
  return g_test_run ();
}
