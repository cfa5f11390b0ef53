/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles and reviews as the window shows them. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/fp-catalog-model-private.h"
#include "model/fp-puzzle-shelf.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-puzzle.h"
#include "model/game/fp-puzzle-play.h"
#include "model/game/fp-review-controller.h"
#include "session/puzzles/fp-puzzle.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

enum
{
  MOST_MOMENTS = 60, /* of a game, tried for a puzzle */
};

/* Returns the first puzzle that is played with @edition. */
static FpPuzzlePlay *
first_play (CatalogFixture *f, const char *edition)
{
  g_autoptr (GPtrArray) paths = fp_puzzles_find (edition);
  FpPuzzlePlay *play = fp_puzzle_play_new (f->catalog_model, g_ptr_array_index (paths, 0), 0);
  g_assert_nonnull (play);
  return play;
}

/* Returns an option of the game that solves the puzzle, or one that doesn't. */
static guint
option_of (CatalogFixture *f, FpPuzzlePlay *play, gboolean solves)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpPuzzle) puzzle = fp_puzzle_load (fp_puzzle_play_path (play), f->catalog_model->catalogs, problems, NULL);
  return solves ? puzzle->solution : puzzle->solution == 0 ? 1 : 0;
}

/* A wrong answer is told why it fails, can be taken back, and the right one counts as solved. */
static void
test_play (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpPuzzlePlay) play = first_play (f, "classic");
  FpGame *game = fp_puzzle_play_game (play);
  g_autofree char *task = g_strdup (fp_puzzle_play_text (play));
  g_assert_cmpint (fp_puzzle_play_state (play), ==, FP_PUZZLE_OPEN);
  g_assert_null (fp_puzzle_play_line (play));
  g_assert_nonnull (strstr (fp_puzzle_play_hands (play), "hand"));
  fp_puzzle_play_hint (play);
  g_assert_cmpstr (fp_puzzle_play_text (play), !=, task);
  fp_game_answer (game, option_of (f, play, FALSE));
  g_assert_cmpint (fp_puzzle_play_state (play), ==, FP_PUZZLE_FAILED);
  g_assert_nonnull (fp_puzzle_play_line (play));
  fp_game_undo (game);
  g_assert_cmpint (fp_puzzle_play_state (play), ==, FP_PUZZLE_OPEN);
  g_assert_cmpstr (fp_puzzle_play_text (play), ==, task);
  g_assert_null (fp_puzzle_play_line (play));
  fp_game_answer (game, option_of (f, play, TRUE));
  g_assert_cmpint (fp_puzzle_play_state (play), ==, FP_PUZZLE_SOLVED);
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (f->catalog_model, "classic");
  const GPtrArray *entries = fp_puzzle_shelf_entries (shelf);
  for (guint i = 0; i < entries->len; i++)
    g_assert_cmpint (((FpPuzzleEntry *) g_ptr_array_index (entries, i))->solved, ==, i == 0);
  g_autofree char *next = fp_puzzle_shelf_next (shelf, fp_puzzle_play_path (play));
  g_assert_cmpstr (next, ==, ((FpPuzzleEntry *) g_ptr_array_index (entries, 1))->path);
  game_close (game);
}

/* A puzzle whose solution was shown is not counted as solved. */
static void
test_shown (CatalogFixture *f, gconstpointer data)
{
  home_empty ();
  g_autoptr (FpPuzzlePlay) play = first_play (f, "cosmic");
  fp_puzzle_play_show_solution (play);
  fp_game_answer (fp_puzzle_play_game (play), option_of (f, play, TRUE));
  g_assert_cmpint (fp_puzzle_play_state (play), ==, FP_PUZZLE_SOLVED);
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (f->catalog_model, "cosmic");
  g_assert_false (((FpPuzzleEntry *) g_ptr_array_index (fp_puzzle_shelf_entries (shelf), 0))->solved);
  game_close (fp_puzzle_play_game (play));
}

/* Returns how many puzzles of Duel the user has. */
static guint
count_own (CatalogFixture *f)
{
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (f->catalog_model, "duel");
  const GPtrArray *entries = fp_puzzle_shelf_entries (shelf);
  guint n = 0;
  for (guint i = 0; i < entries->len; i++)
    n += ((const FpPuzzleEntry *) g_ptr_array_index (entries, i))->own;
  return n;
}

/* Writes @length blanks into @path, in place, as if at @time. */
static void
blank (const char *path, gsize length, time_t time)
{
  const struct utimbuf times = { time, time };
  FILE *file = g_fopen (path, "r+");
  for (gsize i = 0; i < length; i++)
    fputc (' ', file);
  fclose (file);
  g_assert_cmpint (g_utime (path, (struct utimbuf *) &times), ==, 0);
}

/* A file is read again only if it has changed. */
static void
test_read_again (CatalogFixture *f, gconstpointer data)
{
  home_empty ();
  g_autoptr (GPtrArray) shipped = fp_puzzles_find ("duel");
  g_autofree char *text = NULL;
  gsize length;
  GStatBuf status;
  g_assert_true (g_file_get_contents (g_ptr_array_index (shipped, 0), &text, &length, NULL));
  g_autofree char *path = fp_puzzle_keep ("duel", "mine", text, NULL);
  g_assert_cmpuint (count_own (f), ==, 1);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  blank (path, length, status.st_mtime);
  g_assert_cmpuint (count_own (f), ==, 1);
  blank (path, length, status.st_mtime + 1);
  g_assert_cmpuint (count_own (f), ==, 0);
  g_free (fp_puzzle_keep ("duel", "mine", text, NULL));
  g_assert_cmpuint (count_own (f), ==, 1);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpuint (count_own (f), ==, 0);
}

/* Plays a game of a person against “greedy” to its end, with the first answers. */
static FpGame *
finished_game (CatalogFixture *f)
{
  FpGame *game = catalog_model_new_game (f->catalog_model, "Ada,Bo=greedy", 4);
  while (game_next (game))
    fp_game_answer (game, 0);
  return game;
}

static void
on_made (GObject *game, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* A moment of a game that is over becomes one of the user's own puzzles, or says why not. */
static void
test_make (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = finished_game (f);
  g_autofree char *path = NULL;
  guint refused = 0;
  g_assert_false (fp_game_can_make_puzzle (game));
  for (int i = 4; i < MOST_MOMENTS && path == NULL; i++)
    {
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;
      fp_game_look_back (game, i);
      g_assert_true (fp_game_can_make_puzzle (game));
      fp_game_make_puzzle (game, on_made, &result);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      path = fp_game_make_puzzle_finish (game, result, &error);
      g_assert_true ((path == NULL) == (error != NULL));
      refused += path == NULL;
    }
  g_assert_nonnull (path);
  g_assert_cmpuint (refused, >, 0);
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (f->catalog_model, "duel");
  const GPtrArray *entries = fp_puzzle_shelf_entries (shelf);
  const FpPuzzleEntry *last = g_ptr_array_index (entries, entries->len - 1);
  g_assert_true (last->own);
  g_assert_cmpstr (last->title, ==, "Own puzzle 1");
  g_assert_cmpstr (last->path, ==, path);
  g_autoptr (FpPuzzlePlay) play = fp_puzzle_play_new (f->catalog_model, path, 0);
  g_assert_nonnull (play);
  game_close (fp_puzzle_play_game (play));
  game_close (game);
}

/* A review tells how much is done, can be cancelled, and names choices of the game. */
static void
test_review (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = finished_game (f);
  g_autoptr (FpReviewController) review = fp_review_controller_new (game);
  g_assert_true (fp_review_controller_possible (game));
  fp_review_controller_start (review);
  g_assert_cmpint (fp_review_controller_state (review), ==, FP_REVIEW_WORKING);
  fp_review_controller_cancel (review);
  g_assert_cmpint (fp_review_controller_state (review), ==, FP_REVIEW_IDLE);
  fp_review_controller_start (review);
  while (fp_review_controller_state (review) != FP_REVIEW_DONE)
    g_main_context_iteration (NULL, TRUE);
  const GPtrArray *facts = fp_review_controller_facts (review);
  g_assert_cmpuint (facts->len, <=, 3);
  for (guint i = 0; i < facts->len; i++)
    {
      const FpReviewFacts *choice = g_ptr_array_index (facts, i);
      fp_game_look_back (game, (int) choice->choice);
      g_assert_cmpint (fp_game_history (game), ==, (int) choice->choice);
    }
  game_close (game);
}

/* A review is of the game as it ended: once the end is taken back, nothing is left of the review,
 * be it done or under way. */
static void
test_review_taken_back (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 5);
  g_autoptr (FpReviewController) review = fp_review_controller_new (game);
  for (guint round = 0; round < 2; round++)
    {
      game_settle (game);
      fp_game_answer (game, 0);
      game_settle (game);
      fp_game_concede (game);
      game_settle (game);
      fp_review_controller_start (review);
      while (round == 0 && fp_review_controller_state (review) != FP_REVIEW_DONE)
        g_main_context_iteration (NULL, TRUE);
      fp_game_undo (game);
      g_assert_false (fp_game_over (game));
      g_assert_cmpint (fp_review_controller_state (review), ==, FP_REVIEW_IDLE);
      g_assert_cmpuint (fp_review_controller_facts (review)->len, ==, 0);
    }
  game_close (game);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_test ("/model/puzzle/play", test_play);
  catalog_test ("/model/puzzle/shown", test_shown);
  catalog_test ("/model/puzzle/read-again", test_read_again);
  catalog_test ("/model/puzzle/make", test_make);
  catalog_test ("/model/review", test_review);
  catalog_test ("/model/review/taken-back", test_review_taken_back);
  int failed = g_test_run ();
  home_end ();
  return failed;
}
