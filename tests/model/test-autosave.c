/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of games and their files. A game is restored after a crash or a damaged file. Trouble with
 * a file never stops a game. */
#include <glib/gstdio.h>
#include <unistd.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/fp-catalog-model-private.h"
#include "model/game/fp-game-load.h"
#include "model/items/fp-option-item.h"
#include "session/files/fp-games-folder.h"

typedef struct
{
  FpCatalogModel *catalog_model;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  home_empty ();
  f->catalog_model = catalog_model_open ();
}

/* A thread that has saved a game may keep its references for a moment after the result arrives. */
static void
wait_for_threads (const Fixture *f)
{
  for (guint i = 0; i < 5000 && g_atomic_int_get (&G_OBJECT (f->catalog_model)->ref_count) > 1; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  wait_for_threads (f);
  g_assert_finalize_object (f->catalog_model);
}

/* Returns a game of a person against the computer with a fixed seed. */
static FpGame *
new_game (Fixture *f, FpGameUndo undo)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_name (setup, 0, "Ada");
  fp_game_setup_name (setup, 1, "Bo");
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 4;
  setup->undo = undo;
  return fp_game_new (f->catalog_model, setup, 0);
}

static FpGame *
new_kept_game (Fixture *f)
{
  FpGame *game = new_game (f, FP_GAME_UNDO_UNTIL_REVEALED);
  fp_game_keep (game);
  return game;
}

static void
answer_some (FpGame *game, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      game_settle (game);
      g_assert_false (fp_game_over (game));
      fp_game_answer (game, 0);
    }
  game_settle (game);
}

/* Returns the comparable part of a game: decision, options, status and length of the log. */
static char *
describe (FpGame *game)
{
  GString *text = g_string_new (NULL);
  const FpDecisionFacts *decision = fp_decision_item_facts (fp_game_question (game));
  g_string_append_printf (text, "%s|%s|%u|%d|", decision->id, fp_game_status (game),
                          g_list_model_get_n_items (fp_game_log (game)), fp_game_turn (game));
  for (guint i = 0; i < g_list_model_get_n_items (decision->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (decision->options, i);
      g_string_append_printf (text, "%s,", fp_option_item_facts (option)->id);
    }
  return g_string_free (text, FALSE);
}

/* Result of an asynchronous operation. */
typedef struct
{
  gboolean done;
  GError *error;
} Outcome;

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Outcome *outcome = data;
  fp_game_autosave_finish (FP_GAME (source), result, &outcome->error);
  outcome->done = TRUE;
}

static void
wait_for (Outcome *outcome)
{
  while (!outcome->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
close_game (FpGame *game)
{
  Outcome outcome = { 0 };
  fp_game_close_async (game, on_done, &outcome);
  wait_for (&outcome);
  g_assert_no_error (outcome.error);
}

static gboolean
save_as (FpGame *game, const char *path)
{
  Outcome outcome = { 0 };
  fp_game_save_as_async (game, path, on_done, &outcome);
  wait_for (&outcome);
  gboolean saved = outcome.error == NULL;
  g_clear_error (&outcome.error);
  return saved;
}

static gboolean
save (FpGame *game)
{
  Outcome outcome = { 0 };
  fp_game_save_async (game, on_done, &outcome);
  wait_for (&outcome);
  gboolean saved = outcome.error == NULL;
  g_clear_error (&outcome.error);
  return saved;
}

static char *
games_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "games", NULL);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;
  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Returns the contents of the file @path. */
static char *
contents (const char *path)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static FpGame *
open_undamaged (Fixture *f, const char *path)
{
  g_auto (FpGameOpening) opening = { 0 };
  FpGame *game = fp_game_new_from_file (f->catalog_model, path, FALSE, 0, &opening);
  g_assert_cmpstr (opening.trouble, ==, NULL);
  g_assert_nonnull (game);
  g_assert_cmpstr (fp_game_path (game), ==, path);
  game_settle (game);
  return game;
}

/* Each choice is on disk at once, so a game that was never closed can be resumed. */
static void
test_resume (Fixture *f, gconstpointer data)
{
  gboolean closes = GPOINTER_TO_INT (data);
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  answer_some (game, 5);
  g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
  g_autofree char *before = describe (game);
  if (closes)
    close_game (game);
  g_clear_object (&game);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_assert_cmpint (g_file_test (journal, G_FILE_TEST_EXISTS), ==, !closes);

  g_autoptr (FpGame) again = open_undamaged (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (fp_game_setup (again)->seats[0].name, ==, "Ada");
  g_assert_cmpstr (fp_game_setup (again)->seats[1].player, ==, "random");
  g_assert_cmpuint (fp_game_setup (again)->seed, ==, 4);
  answer_some (again, 1);
  close_game (again);
}

/* Choices reported in debug messages, and whether the journal ended with each of them by then. */
typedef struct
{
  char *journal;
  GString *log;
  guint n; /* choices */
  gboolean too_early;
  gboolean too_late;
} Trace;

static void
on_debug (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  Trace *trace = data;
  g_auto (GStrv) words = g_strsplit (message, " ", -1);
  if (!g_str_has_prefix (message, "choice "))
    return;
  g_assert_cmpuint (g_strv_length (words), ==, 5);
  g_autofree char *line = g_strjoinv ("\t", words);
  g_autofree char *journal = contents (trace->journal);
  const char *found = strstr (journal, line);
  trace->too_early = trace->too_early || found == NULL;
  trace->too_late = trace->too_late || (found != NULL && strstr (found, "\nchoice\t") != NULL);
  g_string_append_printf (trace->log, "%s ", words[1]);
  trace->n++;
}

/* Answers with the usual way, or else the first option. Returns the number of choices this was. */
static guint
answer_usual (FpGame *game, const Trace *trace)
{
  guint before = trace->n;
  fp_game_choose_usual (game);
  if (trace->n == before)
    fp_game_answer (game, 0);
  return trace->n - before;
}

/* Returns a kept game of a person against computers in which ships are sent from planets. */
static FpGame *
new_classic_game (Fixture *f)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  setup->seed = 1;
  FpGame *game = fp_game_new (f->catalog_model, setup, 0);
  fp_game_keep (game);
  return game;
}

/* A choice is reported to outside observers only once it is on disk, and before the next one is,
 * although an answer may be several choices. */
static void
test_trace (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_classic_game (f);
  Trace trace = { g_strconcat (fp_game_path (game), "-journal", NULL), g_string_new (NULL), 0, FALSE, FALSE };
  game_settle (game);
  guint handler = g_log_set_handler ("fifth-planet", G_LOG_LEVEL_DEBUG, on_debug, &trace);
  guint most = 0;
  for (guint i = 0; i < 60 && most < 2; i++)
    {
      guint n = answer_usual (game, &trace);
      most = MAX (most, n);
      game_settle (game);
    }
  g_log_remove_handler ("fifth-planet", handler);
  g_assert_false (trace.too_early);
  g_assert_false (trace.too_late);
  g_assert_cmpuint (most, >, 1);
  guint64 last = 0;
  g_auto (GStrv) numbers = g_strsplit (g_strchomp (trace.log->str), " ", -1);
  for (guint i = 0; numbers[i] != NULL; i++)
    {
      guint64 number = g_ascii_strtoull (numbers[i], NULL, 10);
      g_assert_true (i == 0 || number == last + 1);
      last = number;
    }
  g_free (trace.journal);
  g_string_free (trace.log, TRUE);
}

/* A game without choices leaves no file. A game that was opened and not played keeps its file
 * unchanged. */
static void
test_leaves_nothing (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  g_autoptr (FpGame) game = new_kept_game (f);
  game_settle (game);
  g_assert_cmpuint (count_files (folder), >=, 1);
  close_game (game);
  g_assert_cmpuint (count_files (folder), ==, 0);

  g_autoptr (FpGame) played = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (played));
  answer_some (played, 2);
  close_game (played);
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_autofree char *before = contents (path);
  GStatBuf first, second;
  g_assert_cmpint (g_stat (path, &first), ==, 0);
  g_autoptr (FpGame) viewed = open_undamaged (f, path);
  close_game (viewed);
  g_autofree char *after = contents (path);
  g_assert_cmpint (g_stat (path, &second), ==, 0);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (first.st_ino == second.st_ino);
}

/* Plays @n_choices of a campaign that only computers play, at most until its first game ends, and
 * closes it. */
static void
watch_campaign (Fixture *f, guint n_choices)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL);
  fp_game_setup_seat (setup, 0, "random");
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  setup->seed = 1;
  setup->campaign = TRUE;
  g_autoptr (FpGame) game = fp_game_new (f->catalog_model, setup, 0);
  fp_game_keep (game);
  for (guint i = 0; i < n_choices && !fp_game_over (game); i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (n_choices < G_MAXUINT || fp_game_over (game));
  close_game (game);
}

/* A campaign of computers is kept from the end of its first game on. */
static void
test_watched_campaign (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  watch_campaign (f, 5);
  g_assert_cmpuint (count_files (folder), ==, 0);
  watch_campaign (f, G_MAXUINT);
  g_assert_cmpuint (count_files (folder), ==, 1);
}

static void
test_save_as (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  g_autofree char *new_path = home_path ("mine.fifthplanet");
  g_autofree char *nowhere = g_build_filename (new_path, "deeper.fifthplanet", NULL);
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  answer_some (game, 3);
  g_assert_true (save_as (game, new_path));
  g_assert_cmpstr (fp_game_path (game), ==, new_path);
  g_assert_true (fp_game_is_kept_in (game, new_path));
  /* The file was moved. */
  g_assert_cmpuint (count_files (folder), ==, 0);
  /* The game stays in its new file if moving it fails. */
  g_assert_false (save_as (game, nowhere));
  g_assert_cmpstr (fp_game_path (game), ==, new_path);
  g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
  answer_some (game, 1);
  g_autofree char *before = describe (game);
  g_clear_object (&game);
  g_autoptr (FpGame) again = open_undamaged (f, new_path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
  /* Saving under the same name only saves. A file the player has placed is never removed. */
  g_assert_true (save_as (again, new_path));
  g_assert_true (g_file_test (new_path, G_FILE_TEST_EXISTS));
  g_assert_true (save_as (again, path));
  g_assert_true (g_file_test (new_path, G_FILE_TEST_EXISTS));
  close_game (again);
}

static void
test_in_use (Fixture *f, gconstpointer data)
{
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) game = new_kept_game (f);
  answer_some (game, 3);
  g_autofree char *before = describe (game);
  g_assert_null (fp_game_new_from_file (f->catalog_model, fp_game_path (game), FALSE, 0, &opening));
  g_assert_true (opening.in_use);
  g_assert_cmpstr (opening.trouble, !=, NULL);
  fp_game_opening_clear (&opening);
  g_autoptr (FpGame) copy = fp_game_new_from_file (f->catalog_model, fp_game_path (game), TRUE, 0, &opening);
  g_assert_nonnull (copy);
  g_assert_cmpstr (fp_game_path (copy), !=, fp_game_path (game));
  g_autofree char *after = describe (copy);
  g_assert_cmpstr (before, ==, after);
  close_game (game);
  close_game (copy);
}

/* A damaged file stays unchanged. Its intact part is resumed in another file. */
static void
test_damaged_file (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  answer_some (game, 8);
  close_game (game);
  g_autofree char *text = contents (path);
  /* The head and four choices. */
  g_auto (GStrv) parts = g_strsplit (text, "<c ", 6);
  g_assert_cmpuint (g_strv_length (parts), ==, 6);
  g_clear_pointer (&parts[5], g_free);
  g_autofree char *cut = g_strjoinv ("<c ", parts);
  g_assert_true (g_file_set_contents (path, cut, -1, NULL));

  g_autoptr (FpGame) part = fp_game_new_from_file (f->catalog_model, path, FALSE, 0, &opening);
  g_assert_nonnull (part);
  g_assert_cmpstr (opening.trouble, !=, NULL);
  g_assert_cmpstr (opening.advice, !=, NULL);
  g_assert_cmpstr (opening.details, !=, NULL);
  g_assert_cmpstr (fp_game_path (part), !=, path);
  answer_some (part, 1);
  close_game (part);
  g_assert_cmpuint (count_files (folder), ==, 2);
  /* Opening without playing leaves no file. */
  fp_game_opening_clear (&opening);
  g_autoptr (FpGame) viewed = fp_game_new_from_file (f->catalog_model, path, FALSE, 0, &opening);
  game_settle (viewed);
  close_game (viewed);
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_autofree char *after = contents (path);
  g_assert_cmpstr (cut, ==, after);
}

static void
test_unreadable_file (Fixture *f, gconstpointer data)
{
  g_autofree char *path = home_path ("bad.fifthplanet");
  const char *const texts[] = { "", "no game", "<set/>", NULL };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (FpGameOpening) opening = { 0 };
      /* The last file does not exist. */
      if (texts[i] != NULL)
        g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      else
        g_unlink (path);
      g_assert_null (fp_game_new_from_file (f->catalog_model, path, FALSE, 0, &opening));
      g_assert_cmpstr (opening.trouble, !=, NULL);
      g_assert_false (opening.in_use);
    }
}

/* Without a writable folder the game continues and reports the trouble. The file is written as soon
 * as possible. */
static void
test_no_folder (Fixture *f, gconstpointer data)
{
  gboolean saves = GPOINTER_TO_INT (data);
  g_autofree char *games = games_folder ();
  g_autofree char *parent = g_path_get_dirname (games);
  g_autofree char *parents_parent = g_path_get_dirname (parent);
  g_mkdir_with_parents (parents_parent, 0700);
  /* A file in place of the folder stops even root. */
  g_assert_true (g_file_set_contents (parent, "", -1, NULL));
  g_autoptr (FpGame) game = new_kept_game (f);
  g_assert_cmpstr (fp_game_path (game), ==, NULL);
  g_assert_cmpstr (fp_game_trouble (game), !=, NULL);
  answer_some (game, 3);
  g_assert_cmpstr (fp_game_trouble (game), !=, NULL);
  fp_game_try_again (game);
  g_assert_cmpstr (fp_game_trouble (game), !=, NULL);
  g_assert_false (save (game));
  g_unlink (parent);
  if (saves)
    g_assert_true (save (game));
  else
    fp_game_try_again (game);
  g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
  g_autofree char *path = g_strdup (fp_game_path (game));
  g_autofree char *before = describe (game);
  close_game (game);
  g_autoptr (FpGame) again = open_undamaged (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* If the journal can't be written, each choice and each save retries and writes what is missing. */
static void
test_no_journal (Fixture *f, gconstpointer data)
{
  gboolean saves = GPOINTER_TO_INT (data);
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  guint notified = 0;
  g_signal_connect_swapped (game, "notify::trouble", G_CALLBACK (g_atomic_int_inc), &notified);
  game_settle (game);
  g_assert_true (save (game));
  g_unlink (journal);
  g_assert_cmpint (g_mkdir (journal, 0700), ==, 0);
  answer_some (game, 2);
  g_assert_cmpstr (fp_game_trouble (game), !=, NULL);
  g_assert_cmpuint (notified, ==, 1);
  g_assert_cmpint (g_rmdir (journal), ==, 0);
  if (saves)
    {
      g_assert_true (save (game));
      g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
    }
  answer_some (game, 1);
  g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
  g_assert_cmpuint (notified, ==, 2);
  g_autofree char *before = describe (game);
  g_clear_object (&game);
  g_autoptr (FpGame) again = open_undamaged (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* Several saves can be requested while the game continues. */
static void
test_saving_while_playing (Fixture *f, gconstpointer data)
{
  Outcome outcomes[4] = { 0 };
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  for (guint i = 0; i < 3; i++)
    {
      answer_some (game, 1);
      fp_game_save_async (game, on_done, &outcomes[i]);
      fp_game_answer (game, 0);
    }
  game_settle (game);
  g_autofree char *before = describe (game);
  fp_game_close_async (game, on_done, &outcomes[3]);
  /* A game that is being closed accepts no answers. */
  fp_game_answer (game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      wait_for (&outcomes[i]);
      g_assert_no_error (outcomes[i].error);
    }
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_autoptr (FpGame) again = open_undamaged (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* A file that another program has replaced is left alone, and the game says where it goes on. */
static void
test_replaced_file (Fixture *f, gconstpointer data)
{
  Outcome saved = { 0 }, closed = { 0 };
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game)), *content = NULL;
  answer_some (game, 3);
  game_settle (game);
  fp_game_save_async (game, on_done, &saved);
  wait_for (&saved);
  g_assert_null (fp_game_notice (game));
  g_assert_true (g_file_set_contents (path, "another game", -1, NULL));
  answer_some (game, 1);
  game_settle (game);
  g_autofree char *before = describe (game);
  if (data != NULL)
    {
      saved = (Outcome){ 0 };
      fp_game_save_async (game, on_done, &saved);
      wait_for (&saved);
      g_assert_no_error (saved.error);
      g_assert_nonnull (strstr (fp_game_notice (game), fp_game_path (game)));
    }
  fp_game_close_async (game, on_done, &closed);
  wait_for (&closed);
  g_assert_no_error (closed.error);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "another game");
  g_autoptr (GPtrArray) games = fp_games_list (f->catalog_model->catalogs, G_MAXUINT);
  guint whole = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const FpGameInfo *info = g_ptr_array_index (games, i);
      if (info->turn < 0)
        continue;
      g_autoptr (FpGame) again = open_undamaged (f, info->path);
      g_autofree char *after = describe (again);
      g_assert_cmpstr (before, ==, after);
      whole++;
    }
  g_assert_cmpuint (whole, ==, 1);
}

/* Returns the number of games in the games folder that can be opened. */
static guint
count_games (Fixture *f)
{
  g_autoptr (GPtrArray) games = fp_games_list (f->catalog_model->catalogs, G_MAXUINT);
  guint n = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const FpGameInfo *info = g_ptr_array_index (games, i);
      g_test_message ("%s: %u choices, turn %d", info->path, info->choices, info->turn);
      n += info->turn >= 0;
    }
  return n;
}

/* A game leaves its file once, though two savings find it replaced: the one at a new turn and the
 * player's own, while the game goes on. */
static void
test_replaced_file_twice (Fixture *f, gconstpointer data)
{
  Outcome saved = { 0 };
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo", 4);
  fp_game_keep (game);
  g_assert_true (save (game));
  g_autofree char *path = g_strdup (fp_game_path (game));
  g_assert_true (g_file_set_contents (path, "another game", -1, NULL));
  for (int turn = fp_game_turn (game); fp_game_turn (game) == turn;)
    {
      fp_game_take_seat (game);
      fp_game_answer (game, 0);
    }
  /* The saving at the new turn has failed by now, which the game hears at its next change. */
  g_usleep (G_USEC_PER_SEC / 5);
  fp_game_save_async (game, on_done, &saved);
  fp_game_take_seat (game);
  fp_game_answer (game, 0);
  wait_for (&saved);
  g_assert_no_error (saved.error);
  g_autofree char *new_path = g_strdup (fp_game_path (game)), *before = describe (game);
  g_assert_cmpstr (new_path, !=, path);
  close_game (game);
  g_assert_cmpuint (count_games (f), ==, 1);
  g_autoptr (FpGame) again = open_undamaged (f, new_path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* The game continues while a slow disk moves its file. Then the game is saved and closed at the new
 * place. */
static void
test_moving_while_playing (Fixture *f, gconstpointer data)
{
  Outcome outcomes[3] = { 0 };
  g_autofree char *folder = games_folder ();
  g_autofree char *new_path = home_path ("moved.fifthplanet");
  g_autoptr (FpGame) game = new_kept_game (f);
  answer_some (game, 3);
  g_assert_false (fp_game_is_saving (game));
  fp_game_save_as_async (game, new_path, on_done, &outcomes[0]);
  g_assert_true (fp_game_is_saving (game));
  answer_some (game, 2);
  fp_game_save_async (game, on_done, &outcomes[1]);
  answer_some (game, 1);
  g_autofree char *before = describe (game);
  fp_game_close_async (game, on_done, &outcomes[2]);
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      wait_for (&outcomes[i]);
      g_assert_no_error (outcomes[i].error);
    }
  g_assert_false (fp_game_is_saving (game));
  g_assert_cmpuint (count_files (folder), ==, 0);
  g_autoptr (FpGame) again = open_undamaged (f, new_path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
  close_game (again);
}

static void
test_undo_hints (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) careful = new_game (f, FP_GAME_UNDO_UNTIL_REVEALED);
  g_autoptr (FpGame) free_game = new_game (f, FP_GAME_UNDO_ALWAYS);
  g_autoptr (FpGame) strict = new_game (f, FP_GAME_UNDO_NEVER);
  FpGame *const games[] = { careful, free_game, strict };
  g_autofree char *hint_at_start = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      game_settle (games[i]);
      g_assert_false (fp_game_can_undo (games[i]));
      hint_at_start = (g_free (hint_at_start), g_strdup (fp_game_undo_hint (games[i])));
      g_assert_cmpstr (hint_at_start, !=, NULL);
      answer_some (games[i], 12);
      g_assert_cmpint (fp_game_can_undo (games[i]), ==, fp_game_undo_hint (games[i]) == NULL);
    }
  g_assert_true (fp_game_can_undo (free_game));
  g_assert_false (fp_game_can_undo (strict));
  g_assert_cmpstr (fp_game_undo_hint (strict), !=, hint_at_start);
  /* The end shows all cards, so conceding can be undone only if everything can. */
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      fp_game_concede (games[i]);
      g_assert_true (fp_game_over (games[i]));
      g_assert_cmpint (fp_game_can_undo (games[i]), ==, fp_game_concede_can_be_undone (games[i]));
    }
}

/* The set-up is restored with the game. */
static void
test_setup_is_saved (Fixture *f, gconstpointer data)
{
  for (guint undo = FP_GAME_UNDO_UNTIL_REVEALED; undo <= FP_GAME_UNDO_NEVER; undo++)
    for (guint aliens = FP_GAME_ALIENS_CHOSEN; aliens <= FP_GAME_ALIENS_NONE; aliens++)
      {
        g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
        setup->undo = (FpGameUndo) undo;
        fp_game_setup_seat (setup, 1, "random");
        setup->aliens = (FpGameAliens) aliens;
        setup->first_game = aliens == FP_GAME_ALIENS_CHOSEN && undo == FP_GAME_UNDO_NEVER;
        setup->box_only = undo == FP_GAME_UNDO_ALWAYS;
        g_autoptr (FpGame) game = fp_game_new (f->catalog_model, setup, 0);
        fp_game_keep (game);
        g_autofree char *path = g_strdup (fp_game_path (game));
        answer_some (game, 1);
        close_game (game);
        g_autoptr (FpGame) again = open_undamaged (f, path);
        g_assert_cmpint (fp_game_setup (again)->undo, ==, undo);
        g_assert_cmpint (fp_game_setup (again)->aliens, ==, aliens);
        g_assert_cmpuint (fp_game_setup (again)->first_game, ==, setup->first_game);
        g_assert_cmpint (fp_game_setup (again)->box_only, ==, setup->box_only);
      }
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/keeping/goes-on/closed", Fixture, GINT_TO_POINTER (TRUE), set_up, test_resume, tear_down);
  g_test_add ("/keeping/goes-on/stopped", Fixture, GINT_TO_POINTER (FALSE), set_up, test_resume, tear_down);
  g_test_add ("/keeping/trace", Fixture, NULL, set_up, test_trace, tear_down);
  g_test_add ("/keeping/leaves-nothing", Fixture, NULL, set_up, test_leaves_nothing, tear_down);
  g_test_add ("/keeping/watched-campaign", Fixture, NULL, set_up, test_watched_campaign, tear_down);
  g_test_add ("/keeping/save-as", Fixture, NULL, set_up, test_save_as, tear_down);
  g_test_add ("/keeping/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/keeping/in-part", Fixture, NULL, set_up, test_damaged_file, tear_down);
  g_test_add ("/keeping/not-at-all", Fixture, NULL, set_up, test_unreadable_file, tear_down);
  g_test_add ("/keeping/no-folder/tried", Fixture, GINT_TO_POINTER (FALSE), set_up, test_no_folder, tear_down);
  g_test_add ("/keeping/no-folder/saved", Fixture, GINT_TO_POINTER (TRUE), set_up, test_no_folder, tear_down);
  g_test_add ("/keeping/no-journal/answered", Fixture, GINT_TO_POINTER (FALSE), set_up, test_no_journal, tear_down);
  g_test_add ("/keeping/no-journal/saved", Fixture, GINT_TO_POINTER (TRUE), set_up, test_no_journal, tear_down);
  g_test_add ("/keeping/saving-while-playing", Fixture, NULL, set_up, test_saving_while_playing, tear_down);
  g_test_add ("/keeping/replaced-file/closed", Fixture, NULL, set_up, test_replaced_file, tear_down);
  g_test_add ("/keeping/replaced-file/saved", Fixture, GINT_TO_POINTER (TRUE), set_up, test_replaced_file, tear_down);
  g_test_add ("/keeping/replaced-file/twice", Fixture, NULL, set_up, test_replaced_file_twice, tear_down);
  g_test_add ("/keeping/moving-while-playing", Fixture, NULL, set_up, test_moving_while_playing, tear_down);
  g_test_add ("/keeping/undo-hints", Fixture, NULL, set_up, test_undo_hints, tear_down);
  g_test_add ("/keeping/setup-comes-back", Fixture, NULL, set_up, test_setup_is_saved, tear_down);
  int status = g_test_run ();
  home_end ();
  return status;
}
