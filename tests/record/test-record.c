/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the record: once only, marks, days, older files, damaged files, sums, erasing. */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "fixture/home.h"
#include "record/fp-record-session.h"
#include "record/fp-record-sums.h"
#include "record/played.h"

static FpRecord *
open_record (void)
{
  g_autoptr (GError) error = NULL;
  FpRecord *record = fp_record_open (NULL, &error);
  g_assert_no_error (error);
  return record;
}

/* Adds a game, and returns TRUE if it is a new one. */
static gboolean
add (FpRecord *record, const char *key, gint64 ended, FpRecordResult result)
{
  g_autoptr (FpRecordGame) game = played_game (key, ended, result);
  g_autoptr (GError) error = NULL;
  gboolean added;
  fp_record_add (record, game, &added, &error);
  g_assert_no_error (error);
  return added;
}

static void
test_once (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  g_assert_true (add (record, "one", 100, FP_RECORD_WON));
  g_assert_false (add (record, "one", 200, FP_RECORD_LOST));
  g_assert_true (add (record, "two", 50, FP_RECORD_LOST));
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  g_assert_cmpuint (games->len, ==, 2);
  const FpRecordGame *first = g_ptr_array_index (games, 0), *last = g_ptr_array_index (games, 1);
  g_assert_cmpstr (first->key, ==, "two");
  g_assert_cmpint (last->ended, ==, 100);
  g_assert_cmpint (last->result, ==, FP_RECORD_WON);
  g_assert_cmpuint (last->seats->len, ==, 2);
  const FpRecordSeat *other = g_ptr_array_index (last->seats, 1);
  g_assert_cmpstr (other->name, ==, "Bo");
  g_assert_cmpstr (other->player, ==, "regular");
  g_assert_cmpstr (other->alien, ==, "bard");
  g_assert_false (other->won);
  g_assert_cmpuint (last->feats->len, ==, 1);
}

/* Marks come before the end, several times, and stay with the game. */
static void
test_marks (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  g_assert_true (fp_record_mark (record, "one", FP_RECORD_TAKEN_BACK, NULL));
  g_assert_true (fp_record_mark (record, "one", FP_RECORD_HINT, NULL));
  g_assert_true (fp_record_mark (record, "practice", FP_RECORD_PRACTICE, NULL));
  add (record, "one", 100, FP_RECORD_WON);
  g_assert_false (add (record, "practice", 100, FP_RECORD_WON));
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (((FpRecordGame *) g_ptr_array_index (games, 0))->marks, ==, FP_RECORD_TAKEN_BACK | FP_RECORD_HINT);
}

static void
test_days (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  g_assert_true (fp_record_begin_day (record, "one", "classic", "2026-11-28", "/a", NULL));
  g_assert_true (fp_record_begin_day (record, "one", "classic", "2026-11-29", "/b", NULL));
  g_autoptr (FpRecordDay) day = fp_record_find_day (record, "one");
  g_assert_cmpstr (day->day, ==, "2026-11-28");
  g_assert_cmpstr (day->path, ==, "/b");
  g_assert_null (fp_record_find_day (record, "two"));
  add (record, "one", 100, FP_RECORD_WON);
  g_autoptr (FpRecordGame) game = fp_record_find (record, "one");
  g_assert_cmpstr (game->day, ==, "2026-11-28");
}

/* Copies the kept file @name to where the record is. */
static void
keep_file (const char *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "record", name, NULL);
  g_autofree char *to = fp_record_path ();
  g_autofree char *folder = g_path_get_dirname (to);
  g_autofree char *contents = NULL;
  gsize length;
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_get_contents (from, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (to, contents, (gssize) length, NULL));
}

/* A file of the first schema keeps its games and takes what is new. */
static void
test_old_file (void)
{
  home_empty ();
  keep_file ("version-1.sqlite");
  g_autoptr (FpRecord) record = open_record ();
  g_autoptr (GPtrArray) old = fp_record_games (record, NULL);
  g_assert_cmpuint (old->len, ==, 2);
  const FpRecordGame *game = g_ptr_array_index (old, 0);
  g_assert_cmpstr (game->key, ==, "first");
  g_assert_cmpuint (game->seats->len, ==, 2);
  g_assert_cmpuint (game->feats->len, ==, 0);
  g_assert_cmpint (game->score, ==, -1);
  g_assert_true (add (record, "third", 300, FP_RECORD_WON));
  g_assert_false (add (record, "first", 300, FP_RECORD_WON));
  g_assert_true (fp_record_begin_day (record, "third", "classic", "2026-11-28", NULL, NULL));
}

static void
test_newer_file (void)
{
  home_empty ();
  fp_record_close (open_record ());
  g_autofree char *path = fp_record_path ();
  g_autoptr (GError) error = NULL;
  sqlite3 *db = NULL;
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, "PRAGMA user_version = 999", NULL, NULL, NULL);
  sqlite3_close (db);
  g_assert_null (fp_record_open (NULL, &error));
  g_assert_error (error, FP_RECORD_ERROR, FP_RECORD_ERROR_NEWER);
}

static void
test_damaged_file (void)
{
  home_empty ();
  fp_record_close (open_record ());
  g_autofree char *path = fp_record_path ();
  g_autofree char *noise = g_strnfill (8192, 'x');
  g_autoptr (GError) error = NULL;
  g_assert_true (g_file_set_contents (path, noise, -1, NULL));
  g_assert_null (fp_record_open (NULL, &error));
  g_assert_error (error, FP_RECORD_ERROR, FP_RECORD_ERROR_FAILED);
}

static void
test_erase (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  add (record, "one", 100, FP_RECORD_WON);
  fp_record_mark (record, "two", FP_RECORD_HINT, NULL);
  g_assert_true (fp_record_erase (record, NULL));
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  g_assert_cmpuint (games->len, ==, 0);
  g_assert_cmpuint (fp_record_marks (record, "two"), ==, 0);
  /* No name stays behind in the file. */
  g_autofree char *path = fp_record_path (), *contents = NULL;
  gsize length;
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  for (gsize i = 0; i < length; i++)
    contents[i] = contents[i] != '\0' ? contents[i] : ' ';
  g_assert_null (strstr (contents, "bard"));
  g_assert_true (add (record, "one", 100, FP_RECORD_WON));
}

static void
test_export (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  g_autoptr (FpRecordGame) game = played_game ("one", 0, FP_RECORD_SHARED);
  g_free (game->options);
  game->options = g_strdup ("a \"quoted\" option");
  g_assert_true (fp_record_add (record, game, NULL, NULL));
  g_autofree char *text = fp_record_export (record, NULL);
  g_assert_cmpstr (
      text, ==,
      "ended,edition,rules,options,result,turns,standing,needed,you,score,day,marks,feats,players\n"
      "1970-01-01T00:00:00Z,\"classic\",1,\"a \"\"quoted\"\" option\",shared,12,4,5,1,,\"\",\"\",\"blitz\","
      "\"Ada|person|ace|won; Bo|regular|bard|won\"\n");
}

static void
test_sums (void)
{
  home_empty ();
  g_autoptr (FpRecord) record = open_record ();
  static const FpRecordResult results[] = { FP_RECORD_WON, FP_RECORD_SHARED, FP_RECORD_LOST, FP_RECORD_WON };
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      char key[2] = { (char) ('a' + i), '\0' };
      add (record, key, i, results[i]);
    }
  /* A game from the past of another one doesn't end the streak. */
  fp_record_mark (record, "past", FP_RECORD_FROM_PAST, NULL);
  add (record, "past", 10, FP_RECORD_LOST);
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  FpRecordStreak streak = fp_record_streak (games);
  g_assert_cmpuint (streak.longest, ==, 2);
  g_assert_cmpuint (streak.present, ==, 1);
  g_assert_cmpuint (fp_record_total (games).won, ==, 3);
  g_assert_cmpuint (fp_record_marked (games, FP_RECORD_FROM_PAST), ==, 1);
  static const struct
  {
    FpRecordBy by;
    const char *what;
  } expected[] = { { FP_RECORD_BY_EDITION, "classic" },
                   { FP_RECORD_BY_ALIEN, "ace" },
                   { FP_RECORD_BY_LEVEL, "regular" },
                   { FP_RECORD_BY_SEATS, "2" } };
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GPtrArray) sums = fp_record_sums (games, expected[i].by);
      g_assert_cmpuint (sums->len, ==, 1);
      const FpRecordSum *sum = g_ptr_array_index (sums, 0);
      g_assert_cmpstr (sum->what, ==, expected[i].what);
      g_assert_cmpuint (sum->games, ==, 5);
      g_assert_cmpuint (sum->won, ==, 3);
    }
  g_autoptr (GPtrArray) companions = fp_record_sums (games, FP_RECORD_BY_COMPANION);
  g_assert_cmpuint (companions->len, ==, 0);
}

/* Your game is a row; one of computers alone is none, and neither is one that goes on. */
static void
test_session (void)
{
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  static const struct
  {
    const char *edition;
    guint n_seats;
  } tables[] = { { "duel", 2 }, { "classic", 4 }, { "cosmic", 5 } };
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (FpSession) session = played_session (catalogs, tables[i].edition, tables[i].n_seats, 7, TRUE);
      g_autoptr (FpSession) again = played_session (catalogs, tables[i].edition, tables[i].n_seats, 7, TRUE);
      g_autoptr (FpSession) other = played_session (catalogs, tables[i].edition, tables[i].n_seats, 8, TRUE);
      g_autoptr (FpSession) alone = played_session (catalogs, tables[i].edition, tables[i].n_seats, 7, FALSE);
      g_autoptr (FpRecordGame) game = fp_record_of_session (session, 5);
      g_autofree char *key = fp_record_key (session), *same = fp_record_key (again), *differs = fp_record_key (other);
      g_assert_null (fp_record_of_session (alone, 5));
      g_assert_nonnull (game);
      g_assert_cmpstr (game->key, ==, key);
      g_assert_cmpstr (key, ==, same);
      g_assert_cmpstr (key, !=, differs);
      g_assert_cmpuint (game->seats->len, ==, tables[i].n_seats);
      const FpRecordSeat *you = g_ptr_array_index (game->seats, 0);
      g_assert_cmpstr (you->name, ==, "Ada");
      g_assert_null (you->player);
      g_assert_nonnull (you->alien);
      g_assert_cmpint (you->won, ==, game->result != FP_RECORD_LOST);
      g_assert_cmpuint (game->marks, ==, 0);
      fp_session_undo (session);
      g_assert_null (fp_record_of_session (session, 5));
    }
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/once", test_once);
  g_test_add_func ("/record/marks", test_marks);
  g_test_add_func ("/record/days", test_days);
  g_test_add_func ("/record/old-file", test_old_file);
  g_test_add_func ("/record/newer-file", test_newer_file);
  g_test_add_func ("/record/damaged-file", test_damaged_file);
  g_test_add_func ("/record/erase", test_erase);
  g_test_add_func ("/record/export", test_export);
  g_test_add_func ("/record/sums", test_sums);
  g_test_add_func ("/record/session", test_session);
  int status = g_test_run ();
  home_end ();
  return status;
}
