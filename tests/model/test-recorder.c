/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the recorder: a game is recorded once, with its marks; a game of computers alone is not;
 * daily games, those thrown away, and practice; records of aliens and the record in words. */
#include <glib/gstdio.h>
#include <string.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/fp-alien-records.h"
#include "model/fp-daily-games.h"
#include "model/fp-record-summary.h"
#include "model/fp-recorder.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-hint-controller.h"
#include "record/fp-record.h"

/* Waits until everything is written. */
static void
write_all (FpGame *game)
{
  while (fp_recorder_is_writing (fp_recorder_of (game)))
    g_main_context_iteration (NULL, TRUE);
}

/* Returns all games of the record, of FpRecordGame*. */
static GPtrArray *
read_record (void)
{
  g_autoptr (FpRecord) record = fp_record_open (NULL, NULL);
  GPtrArray *games = fp_record_games (record, NULL);
  g_assert_nonnull (games);
  return games;
}

/* Returns the only game of the record. */
static FpRecordGame *
read_only (void)
{
  g_autoptr (GPtrArray) games = read_record ();
  g_assert_cmpuint (games->len, ==, 1);
  return g_ptr_array_steal_index (games, 0);
}

static FpGame *
new_recorded (CatalogFixture *fixture, const char *players)
{
  FpGame *game = catalog_model_new_game (fixture->catalog_model, players, 5);
  fp_recorder_attach (game);
  return game;
}

/* Opens the game in the file @path, as the window does. */
static FpGame *
open_recorded (CatalogFixture *fixture, const char *path)
{
  g_auto (FpGameOpening) opening = { 0 };
  FpGame *game = fp_game_new_from_file (fixture->catalog_model, path, FALSE, 0, &opening);
  g_assert_nonnull (game);
  fp_recorder_attach (game);
  return game;
}

/* Gives up as soon as the person is asked. */
static void
concede (FpGame *game)
{
  game_settle (game);
  fp_game_concede (game);
  game_settle (game);
  write_all (game);
}

static void
test_once (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = new_recorded (fixture, "Ada=person,Bo=random");
  fp_game_keep (game);
  g_autofree char *path = g_strdup (fp_game_path (game));
  game_settle (game);
  fp_game_answer (game, 0);
  concede (game);
  g_autoptr (FpRecordGame) first = read_only ();
  g_assert_cmpint (first->result, ==, FP_RECORD_LOST);
  g_assert_cmpuint (first->marks, ==, 0);
  /* Taken back after its end and ended again, and opened from its file. */
  fp_game_undo (game);
  concede (game);
  game_close (game);
  g_autoptr (FpGame) opened = open_recorded (fixture, path);
  write_all (opened);
  g_autoptr (FpRecordGame) again = read_only ();
  g_assert_cmpuint (again->marks, ==, 0);
  game_close (opened);
}

/* A finished game of a file that no record knows is recorded when it is opened. */
static void
test_opened (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = catalog_model_new_game (fixture->catalog_model, "Ada=person,Bo=random", 5);
  fp_game_keep (game);
  g_autofree char *path = g_strdup (fp_game_path (game));
  game_settle (game);
  fp_game_answer (game, 0);
  game_settle (game);
  fp_game_concede (game);
  game_close (game);
  g_autoptr (FpGame) opened = open_recorded (fixture, path);
  write_all (opened);
  g_autoptr (FpRecordGame) row = read_only ();
  g_assert_cmpuint (row->seats->len, ==, 2);
  game_close (opened);
}

static void
test_computers (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = new_recorded (fixture, "Bo=random,Cy=random");
  game_settle (game);
  g_assert_true (fp_game_over (game));
  write_all (game);
  g_autoptr (GPtrArray) games = read_record ();
  g_assert_cmpuint (games->len, ==, 0);
}

/* Marks are kept over a restart of the program. */
static void
test_marks (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = new_recorded (fixture, "Ada=person,Bo=random");
  g_autoptr (FpHintController) hints = fp_hint_controller_new ();
  fp_game_keep (game);
  g_autofree char *path = g_strdup (fp_game_path (game));
  game_settle (game);
  fp_game_answer (game, 0);
  game_settle (game);
  fp_game_undo (game);
  game_settle (game);
  fp_hint_controller_set_game (hints, game);
  fp_hint_controller_ask (hints);
  fp_hint_controller_set_game (hints, NULL);
  fp_game_answer (game, 0);
  game_settle (game);
  write_all (game);
  game_close (game);
  g_autoptr (FpGame) opened = open_recorded (fixture, path);
  concede (opened);
  g_autoptr (FpRecordGame) row = read_only ();
  g_assert_cmpuint (row->marks, ==, FP_RECORD_TAKEN_BACK | FP_RECORD_HINT);
  game_close (opened);
}

/* A win because the other gave up is a win, but no feat. */
static void
test_given_up (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = new_recorded (fixture, "Ada=person,Bo=person");
  for (game_settle (game); fp_game_curtain (game) >= 0 || fp_game_viewer (game) == 0; game_settle (game))
    if (fp_game_curtain (game) >= 0)
      fp_game_take_seat (game);
    else
      fp_game_answer (game, 0);
  concede (game);
  g_autoptr (FpRecordGame) row = read_only ();
  g_assert_cmpint (row->result, ==, FP_RECORD_WON);
  g_assert_cmpuint (row->feats->len, ==, 0);
  g_assert_null (fp_recorder_feats (fp_recorder_of (game)));
}

/* Returns the state of the first edition's game @back days ago. */
static FpDailyState
state_of (CatalogFixture *fixture, guint back)
{
  g_autoptr (GPtrArray) games = fp_daily_games_read (fixture->catalog_model, back);
  return ((const FpDailyGame *) g_ptr_array_index (games, 0))->state;
}

static void
test_daily (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_assert_cmpint (state_of (fixture, 0), ==, FP_DAILY_NEW);
  g_autoptr (FpGame) game = fp_daily_game_begin (fixture->catalog_model, 0, 0, "Ada", 0);
  fp_game_keep (game);
  game_settle (game);
  write_all (game);
  /* Without a choice of yours nothing is begun. */
  g_assert_cmpint (state_of (fixture, 0), ==, FP_DAILY_NEW);
  fp_game_answer (game, 0);
  game_settle (game);
  write_all (game);
  g_assert_cmpint (state_of (fixture, 0), ==, FP_DAILY_BEGUN);
  g_assert_null (fp_recorder_daily_line (fp_recorder_of (game)));
  concede (game);
  g_assert_cmpint (state_of (fixture, 0), ==, FP_DAILY_ENDED);
  g_assert_cmpint (state_of (fixture, 1), ==, FP_DAILY_NEW);
  g_autofree char *line = fp_recorder_daily_line (fp_recorder_of (game));
  g_assert_nonnull (strstr (line, "lost"));
  g_assert_null (strstr (line, "begun again"));
  g_autoptr (FpRecordGame) row = read_only ();
  g_assert_nonnull (row->day);
  game_close (game);
}

/* A try whose file is gone can be begun again, and says so. */
static void
test_thrown_away (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) lost = fp_daily_game_begin (fixture->catalog_model, 0, 0, "Ada", 0);
  fp_game_keep (lost);
  g_autofree char *path = g_strdup (fp_game_path (lost));
  game_settle (lost);
  fp_game_answer (lost, 0);
  game_settle (lost);
  write_all (lost);
  game_close (lost);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (state_of (fixture, 0), ==, FP_DAILY_NEW);
  g_autoptr (FpGame) game = fp_daily_game_begin (fixture->catalog_model, 0, 0, "Ada", 0);
  fp_game_keep (game);
  concede (game);
  g_autofree char *line = fp_recorder_daily_line (fp_recorder_of (game));
  g_assert_nonnull (strstr (line, "begun again"));
  game_close (game);
}

/* Two tries may be open at once. The second one says so, whichever ends first. */
static void
test_twice (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  FpGame *games[2];
  for (guint i = 0; i < 2; i++)
    {
      games[i] = fp_daily_game_begin (fixture->catalog_model, 0, 0, "Ada", 0);
      fp_game_keep (games[i]);
      game_settle (games[i]);
    }
  for (guint i = 0; i < 2; i++)
    {
      fp_game_answer (games[i], 0);
      game_settle (games[i]);
      write_all (games[i]);
    }
  concede (games[1]);
  g_autofree char *line = fp_recorder_daily_line (fp_recorder_of (games[1]));
  g_assert_nonnull (strstr (line, "begun again"));
  for (guint i = 0; i < 2; i++)
    {
      game_close (games[i]);
      g_object_unref (games[i]);
    }
}

static void
test_practice (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpGame) game = fp_daily_game_begin (fixture->catalog_model, 0, 2, "Ada", 0);
  concede (game);
  g_autoptr (GPtrArray) games = read_record ();
  g_assert_cmpuint (games->len, ==, 0);
  g_assert_null (fp_recorder_daily_line (fp_recorder_of (game)));
  g_assert_cmpint (state_of (fixture, 2), ==, FP_DAILY_NEW);
}

/* Only your alien and those of computers count, and only of the edition asked for. */
static void
test_aliens (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (GHashTable) none = fp_alien_records ("duel", NULL);
  g_assert_cmpuint (g_hash_table_size (none), ==, 0);
  g_autoptr (FpRecord) record = fp_record_open (NULL, NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (FpRecordGame) game = fp_record_game_new ();
      game->key = g_strdup_printf ("%u", i);
      game->edition = g_strdup ("duel");
      fp_record_game_add_seat (game, "Ada", NULL, "prime", i != 1);
      fp_record_game_add_seat (game, "Bo", "regular", "swarm", i == 1);
      game->result = i != 1 ? FP_RECORD_WON : FP_RECORD_LOST;
      g_assert_true (fp_record_add (record, game, NULL, NULL));
    }
  g_autoptr (GHashTable) played = NULL;
  g_autoptr (GHashTable) lines = fp_alien_records ("duel", &played);
  g_autoptr (GHashTable) others = fp_alien_records ("classic", NULL);
  g_assert_cmpuint (g_hash_table_size (lines), ==, 2);
  g_assert_cmpuint (g_hash_table_size (others), ==, 0);
  g_assert_cmpstr (g_hash_table_lookup (lines, "prime"), ==, "You won 2 of 3");
  g_assert_cmpstr (g_hash_table_lookup (lines, "swarm"), ==, "Computers won 1 of 3");
  g_assert_true (g_hash_table_contains (played, "prime"));
  g_assert_false (g_hash_table_contains (played, "swarm"));
}

static void
test_words (CatalogFixture *fixture, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpRecordSummary) empty = fp_record_summary_read ();
  g_assert_cmpuint (empty->n_games, ==, 0);
  g_assert_null (empty->trouble);
  g_autoptr (FpRecord) record = fp_record_open (NULL, NULL);
  g_autoptr (FpRecordGame) game = fp_record_game_new ();
  game->key = g_strdup ("one");
  game->edition = g_strdup ("classic");
  game->result = FP_RECORD_WON;
  game->turns = 9;
  game->marks = FP_RECORD_HINT;
  fp_record_game_add_seat (game, "Ada", NULL, NULL, TRUE);
  fp_record_game_add_seat (game, "Bo", NULL, NULL, FALSE);
  g_ptr_array_add (game->feats, g_strdup ("handshake"));
  g_assert_true (fp_record_add (record, game, NULL, NULL));
  g_autoptr (FpRecordSummary) summary = fp_record_summary_read ();
  g_assert_cmpuint (summary->n_games, ==, 1);
  /* Totals, edition, number of players, companions; there was no computer player. */
  g_assert_cmpuint (summary->groups->len, ==, 4);
  const FpRecordGroup *companions = g_ptr_array_index (summary->groups, 3);
  const FpRecordLine *bo = g_ptr_array_index (companions->lines, 0);
  g_assert_cmpstr (bo->label, ==, "Bo");
  g_assert_cmpstr (bo->value, ==, "1 of 1 won");
  const FpRecordLine *feat = g_ptr_array_index (summary->feats, 0), *last = g_ptr_array_index (summary->games, 0);
  g_assert_cmpstr (feat->label, ==, "Handshake");
  g_assert_cmpstr (last->label, ==, "Won against Bo");
  g_assert_true (g_str_has_suffix (last->value, "Classic · 9 turns · with hints"));
  g_assert_cmpuint (summary->n_feats, ==, 22);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_test ("/recorder/once", test_once);
  catalog_test ("/recorder/opened", test_opened);
  catalog_test ("/recorder/computers", test_computers);
  catalog_test ("/recorder/marks", test_marks);
  catalog_test ("/recorder/given-up", test_given_up);
  catalog_test ("/recorder/daily", test_daily);
  catalog_test ("/recorder/thrown-away", test_thrown_away);
  catalog_test ("/recorder/twice", test_twice);
  catalog_test ("/recorder/practice", test_practice);
  catalog_test ("/recorder/aliens", test_aliens);
  catalog_test ("/recorder/words", test_words);
  int status = g_test_run ();
  home_end ();
  return status;
}
