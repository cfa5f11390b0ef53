/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games and their files: what was played is there again, whatever became of the program and of the file; nothing that
 * goes wrong with a file stops a game. */
#include <glib/gstdio.h>
#include <unistd.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/items/fp-option-item.h"

typedef struct
{
  FpCatalogModel *box;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  home_empty ();
  f->box = box_open ();
}

/* A thread that has written a game lets go of it a moment after it has said so. */
static void
wait_for_threads (const Fixture *f)
{
  for (guint i = 0; i < 5000 && g_atomic_int_get (&G_OBJECT (f->box)->ref_count) > 1; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  wait_for_threads (f);
  g_assert_finalize_object (f->box);
}

/* A person against the computer, whose seed deals the same. */
static FpGame *
new_game (Fixture *f, FpGameUndo undo)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_name (setup, 0, "Ada");
  fp_game_setup_name (setup, 1, "Bo");
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 4;
  setup->undo = undo;
  return fp_game_new (f->box, setup, 0);
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
      box_settle (game);
      g_assert_false (fp_game_over (game));
      fp_game_answer (game, 0);
    }
  box_settle (game);
}

/* What a test can compare of a game: what is asked, what can be answered, the last sentence, the length of the log. */
static char *
describe (FpGame *game)
{
  GString *text = g_string_new (NULL);
  const FpDecisionFacts *asked = fp_decision_item_facts (fp_game_question (game));
  g_string_append_printf (text, "%s|%s|%u|%d|", asked->id, fp_game_status (game),
                          g_list_model_get_n_items (fp_game_log (game)), fp_game_turn (game));
  for (guint i = 0; i < g_list_model_get_n_items (asked->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (asked->options, i);
      g_string_append_printf (text, "%s,", fp_option_item_facts (option)->id);
    }
  return g_string_free (text, FALSE);
}

/* How something that takes a while went. */
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

/* What is in the file @path. */
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
open_whole (Fixture *f, const char *path)
{
  g_auto (FpGameOpening) opening = { 0 };
  FpGame *game = fp_game_new_from_file (f->box, path, FALSE, 0, &opening);
  g_assert_cmpstr (opening.trouble, ==, NULL);
  g_assert_nonnull (game);
  g_assert_cmpstr (fp_game_path (game), ==, path);
  box_settle (game);
  return game;
}

/* Each choice is on disk at once: a game that was never closed is there, too. */
static void
test_goes_on (Fixture *f, gconstpointer data)
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

  g_autoptr (FpGame) again = open_whole (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (fp_game_setup (again)->names[0], ==, "Ada");
  g_assert_cmpstr (fp_game_setup (again)->player[1], ==, "random");
  g_assert_cmpuint (fp_game_setup (again)->seed, ==, 4);
  answer_some (again, 1);
  close_game (again);
}

/* What the game tells of its choices, and whether the journal had each of them by then. */
typedef struct
{
  char *journal;
  GString *told;
  gboolean too_early;
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
  trace->too_early = trace->too_early || strstr (journal, line) == NULL;
  g_string_append_printf (trace->told, "%s ", words[1]);
}

/* A choice is told of (for who follows the program from outside) when it is written down. */
static void
test_trace (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_kept_game (f);
  Trace trace = { g_strconcat (fp_game_path (game), "-journal", NULL), g_string_new (NULL), FALSE };
  box_settle (game);
  guint handler = g_log_set_handler ("fifth-planet", G_LOG_LEVEL_DEBUG, on_debug, &trace);
  answer_some (game, 3);
  g_log_remove_handler ("fifth-planet", handler);
  g_assert_false (trace.too_early);
  g_assert_cmpuint (trace.told->len, >, 0);
  guint64 last = 0;
  g_auto (GStrv) numbers = g_strsplit (g_strchomp (trace.told->str), " ", -1);
  for (guint i = 0; numbers[i] != NULL; i++)
    {
      guint64 number = g_ascii_strtoull (numbers[i], NULL, 10);
      g_assert_true (i == 0 || number == last + 1);
      last = number;
    }
  g_free (trace.journal);
  g_string_free (trace.told, TRUE);
}

/* A game in which nobody chose anything leaves nothing behind; one that was opened and looked at stays as it is. */
static void
test_leaves_nothing (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  g_autoptr (FpGame) game = new_kept_game (f);
  box_settle (game);
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
  g_autoptr (FpGame) looked_at = open_whole (f, path);
  close_game (looked_at);
  g_autofree char *after = contents (path);
  g_assert_cmpint (g_stat (path, &second), ==, 0);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (first.st_ino == second.st_ino);
}

static void
test_save_as (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = games_folder ();
  g_autofree char *there = home_path ("mine.fifthplanet");
  g_autofree char *nowhere = g_build_filename (there, "deeper.fifthplanet", NULL);
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  answer_some (game, 3);
  g_assert_true (save_as (game, there));
  g_assert_cmpstr (fp_game_path (game), ==, there);
  g_assert_true (fp_game_is_kept_in (game, there));
  /* It has moved. */
  g_assert_cmpuint (count_files (folder), ==, 0);
  /* It goes on there, and stays there when it can't be moved. */
  g_assert_false (save_as (game, nowhere));
  g_assert_cmpstr (fp_game_path (game), ==, there);
  g_assert_cmpstr (fp_game_trouble (game), ==, NULL);
  answer_some (game, 1);
  g_autofree char *before = describe (game);
  g_clear_object (&game);
  g_autoptr (FpGame) again = open_whole (f, there);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
  /* Saved under its own name it is just saved; and what somebody has put there is not taken away. */
  g_assert_true (save_as (again, there));
  g_assert_true (g_file_test (there, G_FILE_TEST_EXISTS));
  g_assert_true (save_as (again, path));
  g_assert_true (g_file_test (there, G_FILE_TEST_EXISTS));
  close_game (again);
}

static void
test_in_use (Fixture *f, gconstpointer data)
{
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) game = new_kept_game (f);
  answer_some (game, 3);
  g_autofree char *before = describe (game);
  g_assert_null (fp_game_new_from_file (f->box, fp_game_path (game), FALSE, 0, &opening));
  g_assert_true (opening.in_use);
  g_assert_cmpstr (opening.trouble, !=, NULL);
  fp_game_opening_clear (&opening);
  g_autoptr (FpGame) copy = fp_game_new_from_file (f->box, fp_game_path (game), TRUE, 0, &opening);
  g_assert_nonnull (copy);
  g_assert_cmpstr (fp_game_path (copy), !=, fp_game_path (game));
  g_autofree char *after = describe (copy);
  g_assert_cmpstr (before, ==, after);
  close_game (game);
  close_game (copy);
}

/* A file that is damaged stays as it is; what is good of it goes on elsewhere. */
static void
test_in_part (Fixture *f, gconstpointer data)
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

  g_autoptr (FpGame) part = fp_game_new_from_file (f->box, path, FALSE, 0, &opening);
  g_assert_nonnull (part);
  g_assert_cmpstr (opening.trouble, !=, NULL);
  g_assert_cmpstr (opening.advice, !=, NULL);
  g_assert_cmpstr (opening.details, !=, NULL);
  g_assert_cmpstr (fp_game_path (part), !=, path);
  answer_some (part, 1);
  close_game (part);
  g_assert_cmpuint (count_files (folder), ==, 2);
  /* Who only looks leaves nothing. */
  fp_game_opening_clear (&opening);
  g_autoptr (FpGame) looked_at = fp_game_new_from_file (f->box, path, FALSE, 0, &opening);
  box_settle (looked_at);
  close_game (looked_at);
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_autofree char *after = contents (path);
  g_assert_cmpstr (cut, ==, after);
}

static void
test_not_at_all (Fixture *f, gconstpointer data)
{
  g_autofree char *path = home_path ("bad.fifthplanet");
  const char *const texts[] = { "", "no game", "<set/>", NULL };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (FpGameOpening) opening = { 0 };
      /* The last one isn't there. */
      if (texts[i] != NULL)
        g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      else
        g_unlink (path);
      g_assert_null (fp_game_new_from_file (f->box, path, FALSE, 0, &opening));
      g_assert_cmpstr (opening.trouble, !=, NULL);
      g_assert_false (opening.in_use);
    }
}

/* Without a folder to write to the game goes on, says so, and is kept as soon as it can be. */
static void
test_no_folder (Fixture *f, gconstpointer data)
{
  gboolean saves = GPOINTER_TO_INT (data);
  g_autofree char *games = games_folder ();
  g_autofree char *parent = g_path_get_dirname (games);
  g_autofree char *parents_parent = g_path_get_dirname (parent);
  g_mkdir_with_parents (parents_parent, 0700);
  /* Where the folder should be is a file: that stops even root. */
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
  g_autoptr (FpGame) again = open_whole (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* A journal that can't be written: each choice tries again, and so does saving; what is missing comes with it. */
static void
test_no_journal (Fixture *f, gconstpointer data)
{
  gboolean saves = GPOINTER_TO_INT (data);
  g_autoptr (FpGame) game = new_kept_game (f);
  g_autofree char *path = g_strdup (fp_game_path (game));
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  guint notified = 0;
  g_signal_connect_swapped (game, "notify::trouble", G_CALLBACK (g_atomic_int_inc), &notified);
  box_settle (game);
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
  g_autoptr (FpGame) again = open_whole (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* Several wishes one after the other, while the game goes on. */
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
  box_settle (game);
  g_autofree char *before = describe (game);
  fp_game_close_async (game, on_done, &outcomes[3]);
  /* Nobody answers in a game that is being closed. */
  fp_game_answer (game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      wait_for (&outcomes[i]);
      g_assert_no_error (outcomes[i].error);
    }
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_autoptr (FpGame) again = open_whole (f, path);
  g_autofree char *after = describe (again);
  g_assert_cmpstr (before, ==, after);
}

/* While a game is being moved, and the disk takes its time, it goes on; then it is saved and closed at its new place.
 */
static void
test_moving_while_playing (Fixture *f, gconstpointer data)
{
  Outcome outcomes[3] = { 0 };
  g_autofree char *folder = games_folder ();
  g_autofree char *there = home_path ("moved.fifthplanet");
  g_autoptr (FpGame) game = new_kept_game (f);
  answer_some (game, 3);
  g_assert_false (fp_game_is_saving (game));
  fp_game_save_as_async (game, there, on_done, &outcomes[0]);
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
  g_autoptr (FpGame) again = open_whole (f, there);
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
  g_autofree char *nothing = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      box_settle (games[i]);
      g_assert_false (fp_game_can_undo (games[i]));
      nothing = (g_free (nothing), g_strdup (fp_game_undo_hint (games[i])));
      g_assert_cmpstr (nothing, !=, NULL);
      answer_some (games[i], 12);
      g_assert_cmpint (fp_game_can_undo (games[i]), ==, fp_game_undo_hint (games[i]) == NULL);
    }
  g_assert_true (fp_game_can_undo (free_game));
  g_assert_false (fp_game_can_undo (strict));
  g_assert_cmpstr (fp_game_undo_hint (strict), !=, nothing);
  /* The end shows all cards: giving up can be taken back where anything can. */
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      fp_game_concede (games[i]);
      g_assert_true (fp_game_over (games[i]));
      g_assert_cmpint (fp_game_can_undo (games[i]), ==, fp_game_concede_can_be_undone (games[i]));
    }
}

/* The rule of the table comes back with the game. */
static void
test_setup_comes_back (Fixture *f, gconstpointer data)
{
  for (guint undo = FP_GAME_UNDO_UNTIL_REVEALED; undo <= FP_GAME_UNDO_NEVER; undo++)
    for (guint aliens = FP_GAME_ALIENS_CHOSEN; aliens <= FP_GAME_ALIENS_NONE; aliens++)
      {
        g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
        setup->undo = (FpGameUndo) undo;
        fp_game_setup_seat (setup, 1, "random");
        setup->aliens = (FpGameAliens) aliens;
        setup->first_game = aliens == FP_GAME_ALIENS_CHOSEN && undo == FP_GAME_UNDO_NEVER;
        g_autoptr (FpGame) game = fp_game_new (f->box, setup, 0);
        fp_game_keep (game);
        g_autofree char *path = g_strdup (fp_game_path (game));
        answer_some (game, 1);
        close_game (game);
        g_autoptr (FpGame) again = open_whole (f, path);
        g_assert_cmpint (fp_game_setup (again)->undo, ==, undo);
        g_assert_cmpint (fp_game_setup (again)->aliens, ==, aliens);
        g_assert_cmpint (fp_game_setup (again)->first_game, ==, setup->first_game);
      }
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/keeping/goes-on/closed", Fixture, GINT_TO_POINTER (TRUE), set_up, test_goes_on, tear_down);
  g_test_add ("/keeping/goes-on/stopped", Fixture, GINT_TO_POINTER (FALSE), set_up, test_goes_on, tear_down);
  g_test_add ("/keeping/trace", Fixture, NULL, set_up, test_trace, tear_down);
  g_test_add ("/keeping/leaves-nothing", Fixture, NULL, set_up, test_leaves_nothing, tear_down);
  g_test_add ("/keeping/save-as", Fixture, NULL, set_up, test_save_as, tear_down);
  g_test_add ("/keeping/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/keeping/in-part", Fixture, NULL, set_up, test_in_part, tear_down);
  g_test_add ("/keeping/not-at-all", Fixture, NULL, set_up, test_not_at_all, tear_down);
  g_test_add ("/keeping/no-folder/tried", Fixture, GINT_TO_POINTER (FALSE), set_up, test_no_folder, tear_down);
  g_test_add ("/keeping/no-folder/saved", Fixture, GINT_TO_POINTER (TRUE), set_up, test_no_folder, tear_down);
  g_test_add ("/keeping/no-journal/answered", Fixture, GINT_TO_POINTER (FALSE), set_up, test_no_journal, tear_down);
  g_test_add ("/keeping/no-journal/saved", Fixture, GINT_TO_POINTER (TRUE), set_up, test_no_journal, tear_down);
  g_test_add ("/keeping/saving-while-playing", Fixture, NULL, set_up, test_saving_while_playing, tear_down);
  g_test_add ("/keeping/moving-while-playing", Fixture, NULL, set_up, test_moving_while_playing, tear_down);
  g_test_add ("/keeping/undo-hints", Fixture, NULL, set_up, test_undo_hints, tear_down);
  g_test_add ("/keeping/setup-comes-back", Fixture, NULL, set_up, test_setup_comes_back, tear_down);
  int status = g_test_run ();
  home_end ();
  return status;
}
