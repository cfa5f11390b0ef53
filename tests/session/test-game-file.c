/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File of a running game: always up to date, compacted, locked, and in trouble. */
#include <glib/gstdio.h>
#include <string.h>

#include "archive/saves/fp-journal.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-games-folder.h"
#include "session/files/fp-session-file.h"

#include "fixture/home.h"

typedef struct
{
  char *folder, *path, *journal;
  FpSession *session;
  FpGameFile *file;
} Fixture;

static FpCatalogs *catalogs;

static FpSession *
new_game (void)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find ("duel", &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.seed = 3;
  setup.undo = FP_UNDO_FREE;
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  fixture->folder = g_dir_make_tmp ("fifth-planet-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.fifthplanet", NULL);
  fixture->journal = fp_journal_path (fixture->path);
  fixture->session = new_game ();
  fixture->file = fp_game_file_new (fixture->session, fixture->path, &error);
  g_assert_no_error (error);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fp_game_file_free (fixture->file);
  fp_session_free (fixture->session);
  empty_folder (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->journal);
}

static void
answer (FpSession *session, guint n)
{
  for (guint i = 0; i < n && !fp_session_over (session); i++)
    {
      guint options = fp_engine_options (fp_session_engine (session))->n;
      fp_session_answer (session, (i * 7 + 1) % options);
    }
}

static uint64_t
digest (FpSession *session)
{
  return fp_state_digest (fp_session_engine (session));
}

static FpSession *
open_whole (const char *path)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  FpSession *session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_cmpstr (opened.trouble, ==, NULL);
  g_assert_cmpstr (opened.journal, ==, NULL);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_assert_cmpuint (fp_problems_count (problems), ==, 0);
  return session;
}

static void
check_same (const Fixture *fixture)
{
  g_autoptr (FpSession) read = open_whole (fixture->path);
  g_assert_cmpuint (fp_session_choices (read)->len, ==, fp_session_choices (fixture->session)->len);
  g_assert_cmphex (digest (read), ==, digest (fixture->session));
  g_assert_cmpuint (fp_session_went_back (read)->len, ==, fp_session_went_back (fixture->session)->len);
}

/* After each answer, undo and redo the file and its journal equal the game. */
static void
test_always_there (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  check_same (fixture);
  for (guint i = 0; i < 40 && !fp_session_over (fixture->session); i++)
    {
      answer (fixture->session, 1);
      check_same (fixture);
      if (i % 5 == 4)
        {
          g_assert_true (fp_session_undo (fixture->session));
          check_same (fixture);
        }
      if (i % 10 == 4)
        g_assert_true (fp_session_redo (fixture->session));
      check_same (fixture);
      if (i % 15 == 14)
        g_assert_true (fp_game_file_save (fixture->file, NULL));
    }
}

static void
test_folding (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  answer (fixture->session, 10);
  g_assert_true (g_file_test (fixture->journal, G_FILE_TEST_EXISTS));
  fp_game_file_save (fixture->file, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (fixture->journal, G_FILE_TEST_EXISTS));
  check_same (fixture);
  answer (fixture->session, 3);
  check_same (fixture);
}

/* The game goes on during the slow part of saving. */
static void
test_choices_while_saving (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  answer (fixture->session, 10);
  FpGameSaving *saving = fp_game_saving_begin (fixture->file);
  answer (fixture->session, 2);
  check_same (fixture);
  g_assert_true (fp_game_saving_write (saving, NULL));
  check_same (fixture);
  answer (fixture->session, 2);
  fp_game_saving_end (fixture->file, saving);
  check_same (fixture);
  answer (fixture->session, 2);
  check_same (fixture);
}

/* Two saves at once: the older one finishes too late and changes nothing. */
static void
test_older_saving (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  answer (fixture->session, 10);
  FpGameSaving *older = fp_game_saving_begin (fixture->file);
  answer (fixture->session, 10);
  FpGameSaving *newer = fp_game_saving_begin (fixture->file);
  g_assert_true (fp_game_saving_write (newer, NULL));
  g_assert_true (fp_game_saving_write (older, NULL));
  fp_game_saving_end (fixture->file, newer);
  fp_game_saving_free (older);
  check_same (fixture);
}

/* After some turns the file gets a position by itself. */
static void
test_folds_itself (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;
  for (guint i = 0; i < 500 && (text == NULL || strstr (text, "<position") == NULL); i++)
    {
      answer (fixture->session, i < 80 ? 1 : 0);
      g_free (text);
      g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
      g_usleep (10000);
    }
  g_assert_nonnull (strstr (text, "<position"));
  check_same (fixture);
}

/* While the game is written to another place it goes on, with answers and undo. All of it arrives
 * there. */
static void
test_choices_while_moving (Fixture *fixture, gconstpointer data)
{
  guint back = GPOINTER_TO_UINT (data);
  FpGameSaving *saving;
  g_autofree char *there = g_build_filename (fixture->folder, "there.fifthplanet", NULL);
  g_autofree char *journal = fp_journal_path (there);
  answer (fixture->session, 10);
  g_assert_true (g_file_set_contents (journal, "of another game\n", -1, NULL));
  FpGameFile *file = fp_game_file_move (fixture->session, there, &saving, NULL);
  g_assert_nonnull (file);
  answer (fixture->session, 2);
  for (guint i = 0; i < back; i++)
    g_assert_true (fp_session_undo (fixture->session));
  check_same (fixture);
  g_assert_true (fp_game_saving_write (saving, NULL));
  answer (fixture->session, back % 2);
  check_same (fixture);
  fp_game_file_moved (file, saving);
  fp_game_file_free (fixture->file);
  fixture->file = file;
  g_free (fixture->path);
  fixture->path = g_strdup (there);
  check_same (fixture);
  answer (fixture->session, 2);
  check_same (fixture);
}

/* If the move fails, the game stays in its old place, and so does any file in the new one. */
static void
test_not_moved (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  FpGameSaving *saving;
  g_autoptr (GError) error = NULL;
  g_autofree char *nowhere = g_build_filename (fixture->path, "below-a-file.fifthplanet", NULL);
  answer (fixture->session, 10);
  g_autoptr (FpGameFile) file = fp_game_file_move (fixture->session, nowhere, &saving, NULL);
  g_assert_nonnull (file);
  g_assert_false (fp_game_saving_write (saving, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  fp_game_saving_free (saving);
  g_clear_pointer (&file, fp_game_file_free);
  answer (fixture->session, 2);
  check_same (fixture);
}

/* A reopened game continues its journal. Opening without answers changes nothing. */
static void
test_reopening (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  answer (fixture->session, 10);
  g_autofree char *before = NULL, *after = NULL;
  g_assert_true (g_file_get_contents (fixture->journal, &before, NULL, NULL));
  g_clear_pointer (&fixture->file, fp_game_file_free);
  g_autoptr (FpSession) again = open_whole (fixture->path);
  g_autoptr (FpGameFile) file = fp_game_file_keep (again, fixture->path, NULL);
  g_assert_nonnull (file);
  g_assert_true (g_file_get_contents (fixture->journal, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  answer (fixture->session, 5);
  answer (again, 5);
  check_same (fixture);
}

/* The session that opened a game may have gone on before it takes over the file. Another session
 * with an older state may not take over. */
static void
test_reopening_late (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  answer (fixture->session, 10);
  g_autoptr (FpSession) other = open_whole (fixture->path);
  answer (fixture->session, 1);
  g_clear_pointer (&fixture->file, fp_game_file_free);
  g_assert_null (fp_game_file_keep (other, fixture->path, &error));
  g_assert_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_CHANGED);
  answer (fixture->session, 3);
  fixture->file = fp_game_file_keep (fixture->session, fixture->path, NULL);
  g_assert_nonnull (fixture->file);
  check_same (fixture);
}

static void
test_lock (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpSession) again = open_whole (fixture->path);
  g_assert_null (fp_game_file_keep (again, fixture->path, &error));
  g_assert_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE);
  g_clear_error (&error);
  g_assert_null (fp_game_file_new (again, fixture->path, &error));
  g_assert_error (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE);
  /* Saving replaces the file by a new one, which is locked as well. */
  g_assert_true (fp_game_file_save (fixture->file, NULL));
  g_assert_null (fp_game_file_keep (again, fixture->path, NULL));
  g_clear_pointer (&fixture->file, fp_game_file_free);
  fixture->file = fp_game_file_keep (again, fixture->path, NULL);
  g_assert_nonnull (fixture->file);
  fp_session_free (fixture->session);
  fixture->session = g_steal_pointer (&again);
}

/* A journal that can't be written stops nothing, and is completed later. */
static void
test_trouble (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (g_mkdir (fixture->journal, 0700), ==, 0);
  answer (fixture->session, 3);
  g_assert_nonnull (fp_game_file_trouble (fixture->file));
  g_assert_true (fp_session_undo (fixture->session));
  g_assert_cmpint (g_rmdir (fixture->journal), ==, 0);
  answer (fixture->session, 1);
  g_assert_cmpstr (fp_game_file_trouble (fixture->file), ==, NULL);
  check_same (fixture);
}

static void
test_no_place (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpSession) session = new_game ();
  g_autofree char *path = g_build_filename (fixture->path, "below-a-file.fifthplanet", NULL);
  g_assert_null (fp_game_file_new (session, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  answer (session, 1);
}

/* A journal of another game beside the file is set aside, not deleted. */
static void
test_foreign_journal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *aside = g_strconcat (fixture->journal, "~", NULL);
  g_clear_pointer (&fixture->file, fp_game_file_free);
  g_assert_true (g_file_set_contents (fixture->journal, "fifth-planet-journal\t1\t0\t0000000000000001\n", -1, NULL));
  g_autoptr (FpProblems) problems = fp_problems_new (fixture->path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) again = fp_game_open (fixture->path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_nonnull (opened.journal);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_autoptr (FpGameFile) file = fp_game_file_keep (again, fixture->path, NULL);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  answer (again, 2);
  answer (fixture->session, 2);
  check_same (fixture);
}

/* A game that begins at a position is saved and opened as such. */
static void
test_origin (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  answer (fixture->session, 40);
  g_autofree char *text = fp_session_text (fixture->session, NULL);
  char *programs = strstr (text, "programs=\"");
  g_assert_nonnull (programs);
  programs += strlen ("programs=\"");
  *programs = *programs == '0' ? '1' : '0';
  g_clear_pointer (&fixture->file, fp_game_file_free);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  g_unlink (fixture->journal);

  g_autoptr (FpProblems) problems = fp_problems_new (fixture->path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (fixture->path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_AT_POSITION);
  g_assert_nonnull (fp_session_origin (session));
  fixture->file = fp_game_file_new (session, fixture->path, NULL);
  fp_session_free (fixture->session);
  fixture->session = g_steal_pointer (&session);
  answer (fixture->session, 30);
  check_same (fixture);
  while (fp_session_undo (fixture->session))
    ;
  check_same (fixture);
  g_assert_true (fp_session_redo (fixture->session));
  g_assert_true (fp_game_file_save (fixture->file, NULL));
  check_same (fixture);
}

/* The list of games has the latest game first and leaves out empty ones. */
static void
test_list (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *games = fp_games_folder ();
  g_autofree char *first = fp_games_new_path (fp_session_setup (fixture->session), NULL);
  g_autoptr (FpSession) session = new_game ();
  g_autoptr (FpGameFile) file = fp_game_file_new (session, first, NULL);
  g_autofree char *second = fp_games_new_path (fp_session_setup (session), NULL);
  g_assert_cmpstr (first, !=, second);
  g_autoptr (GPtrArray) none = fp_games_list (catalogs, 10);
  g_assert_cmpuint (none->len, ==, 0);
  answer (session, 8);
  g_assert_true (fp_session_save (fixture->session, second, NULL));
  g_autoptr (GPtrArray) some = fp_games_list (catalogs, 10);
  g_assert_cmpuint (some->len, ==, 1);
  const FpGameInfo *info = g_ptr_array_index (some, 0);
  g_assert_cmpstr (info->path, ==, first);
  g_assert_cmpstr (info->players, ==, "Orange – Blue");
  g_assert_cmpuint (info->choices, ==, 8);
  g_assert_cmpstr (info->result, ==, NULL);
  g_clear_pointer (&file, fp_game_file_free);
  empty_folder (games);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/session/game-file/always-there", test_always_there },
    { "/session/game-file/folding", test_folding },
    { "/session/game-file/choices-while-saving", test_choices_while_saving },
    { "/session/game-file/older-saving", test_older_saving },
    { "/session/game-file/folds-itself", test_folds_itself },
    { "/session/game-file/not-moved", test_not_moved },
    { "/session/game-file/reopening", test_reopening },
    { "/session/game-file/reopening-late", test_reopening_late },
    { "/session/game-file/lock", test_lock },
    { "/session/game-file/trouble", test_trouble },
    { "/session/game-file/no-place", test_no_place },
    { "/session/game-file/foreign-journal", test_foreign_journal },
    { "/session/game-file/origin", test_origin },
    { "/session/game-file/list", test_list },
  };
  g_test_init (&argc, &argv, NULL);
  home_begin ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  for (guint back = 0; back < 8; back++)
    {
      g_autofree char *name = g_strdup_printf ("/session/game-file/choices-while-moving/%u-back", back);
      g_test_add (name, Fixture, GUINT_TO_POINTER (back), set_up, test_choices_while_moving, tear_down);
    }
  int status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
