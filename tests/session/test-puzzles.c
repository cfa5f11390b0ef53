/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles of the program: each is solved by its answer and by no other first one. */
#include "session/new-games.h"
#include "session/files/fp-session-file.h"
#include "session/puzzles/fp-puzzle.h"

#include <string.h>

enum
{
  LEAST_PUZZLES = 10, /* of an edition */
  FEW_CHOICES = 8, /* after which other moments are not tried */
  QUICK_MOST = 1500, /* answers of a quick search */
  MOST_CHOICES = 400, /* in which a moment for a puzzle is looked for */
};

static FpPuzzle *
load (const char *path)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GError) error = NULL;
  FpPuzzle *puzzle = fp_puzzle_load (path, new_games_catalogs (), problems, &error);
  g_assert_no_error (error);
  if (puzzle == NULL)
    g_error ("%s: %s", path, fp_problems_get (problems, 0)->message);
  return puzzle;
}

/* Exactly one answer wins, it is that of the file, and the puzzles stand from easy to hard. */
static void
test_shipped (gconstpointer data)
{
  g_autoptr (GPtrArray) paths = fp_puzzles_find (data);
  guint before = 0;
  g_assert_cmpuint (paths->len, >=, LEAST_PUZZLES);
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (FpPuzzle) puzzle = load (path);
      FpPuzzleProof proof;
      fp_puzzle_prove (puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &proof);
      g_test_message ("%s: %u options, %u answers, difficulty %u", path, proof.n_options, proof.positions,
                      proof.difficulty);
      g_assert_cmpuint (proof.n_unproved, ==, 0);
      g_assert_cmpuint (proof.n_winning, ==, 1);
      g_assert_cmpuint (proof.winning, ==, puzzle->solution);
      g_assert_true (fp_puzzle_is_sound (puzzle, &proof));
      g_assert_cmpuint (proof.difficulty, >=, before);
      before = proof.difficulty;
    }
}

/* Each wrong answer is told why it fails, and the right one is not. The line has no title of a
 * step. */
static void
test_refutations (gconstpointer data)
{
  g_autoptr (GPtrArray) paths = fp_puzzles_find (data);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (FpPuzzle) puzzle = load (g_ptr_array_index (paths, i));
      guint n = fp_engine_options (puzzle->engine)->n;
      for (guint option = 0; option < n; option++)
        {
          g_autoptr (GPtrArray) line = fp_puzzle_refute (puzzle, option);
          g_assert_true ((line == NULL) == (option == puzzle->solution));
          if (line != NULL)
            g_assert_cmpuint (line->len, >, 0);
        }
    }
}

/* The game of a puzzle begins at its moment, and its player sees the hands of the others. */
static void
test_begin (gconstpointer data)
{
  g_autoptr (GPtrArray) paths = fp_puzzles_find (data);
  g_autoptr (FpPuzzle) puzzle = load (g_ptr_array_index (paths, 0));
  g_autoptr (FpSession) session = fp_puzzle_begin (puzzle, "Ada");
  FpEngine *engine = fp_session_engine (session);
  g_assert_cmpuint (fp_session_seat_to_decide (session), ==, puzzle->seat);
  g_assert_true (fp_session_is_persons (session, puzzle->seat));
  g_assert_cmpuint (fp_engine_options (engine)->n, ==, fp_engine_options (puzzle->engine)->n);
  for (guint card = 0; card < engine->state->head.n_cards; card++)
    if (engine->edition->zones[engine->state->cards[card].zone].listed == FP_LISTED_CARDS &&
        engine->state->zones[engine->state->cards[card].zone].owner != FP_NOBODY)
      g_assert_true (fp_view_sees (engine, puzzle->seat, (uint16_t) card));
}

/* A file whose last answer is another one is no sound puzzle, and one without answers is none. */
static void
test_unsound (void)
{
  g_autoptr (GPtrArray) paths = fp_puzzles_find ("classic");
  g_autofree char *text = NULL;
  const char *path = g_ptr_array_index (paths, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_autoptr (FpPuzzle) puzzle = load (path);
  guint other = puzzle->solution == 0 ? 1 : 0;
  puzzle->solution = other;
  FpPuzzleProof proof;
  fp_puzzle_prove (puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &proof);
  g_assert_cmpuint (proof.n_winning, ==, 1);
  g_assert_false (fp_puzzle_is_sound (puzzle, &proof));
  g_assert_null (fp_puzzle_fault (&proof));
  *strstr (text, "<answer") = '\0';
  g_autofree char *cut = g_strconcat (text, "<end game=\"undecided\"/></scenario>", NULL);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_assert_null (fp_puzzle_parse (cut, new_games_catalogs (), problems));
  g_assert_cmpuint (fp_problems_count (problems), >, 0);
}

/* Returns FALSE if a quick search shows that the open decision makes no puzzle, at most moments. */
static gboolean
is_promising (FpSession *session)
{
  const char *reason = NULL;
  g_autoptr (FpPuzzle) puzzle = fp_puzzle_of (session, new_games_catalogs (), &reason);
  FpPuzzleProof proof = { .n_unproved = 0 };
  g_assert_true ((puzzle == NULL) == (reason != NULL));
  if (puzzle == NULL)
    return fp_session_choices (session)->len < FEW_CHOICES;
  fp_puzzle_prove (puzzle, 3, QUICK_MOST, &proof);
  return fp_puzzle_fault (&proof) == NULL;
}

/* A puzzle can be made of a moment of a game, and is sound when it is read again. Other moments
 * say why there is none. */
static void
test_make (gconstpointer data)
{
  g_autoptr (FpSession) session = new_games_of (data, 0, 3, "greedy:2", "greedy:2");
  guint made = 0, refused = 0;
  for (guint i = 0; i < MOST_CHOICES && !fp_session_over (session) && made == 0; i++)
    {
      const char *reason = NULL;
      if (!is_promising (session))
        {
          fp_session_play (session);
          continue;
        }
      g_autofree char *text = fp_puzzle_make (session, new_games_catalogs (), "made", &reason);
      g_assert_true ((text == NULL) == (reason != NULL));
      if (text != NULL)
        {
          g_autoptr (FpProblems) problems = fp_problems_new ("");
          g_autoptr (FpPuzzle) puzzle = fp_puzzle_parse (text, new_games_catalogs (), problems);
          FpPuzzleProof proof;
          g_assert_nonnull (puzzle);
          g_assert_cmpstr (puzzle->id, ==, "made");
          fp_puzzle_prove (puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &proof);
          g_assert_true (fp_puzzle_is_sound (puzzle, &proof));
          made++;
        }
      else
        refused++;
      fp_session_play (session);
    }
  g_assert_cmpuint (made, ==, 1);
  g_assert_cmpuint (refused, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const editions[] = { "duel", "classic", "cosmic" };
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autofree char *shipped = g_strdup_printf ("/puzzles/%s/shipped", editions[i]);
      g_autofree char *refuted = g_strdup_printf ("/puzzles/%s/refutations", editions[i]);
      g_autofree char *begun = g_strdup_printf ("/puzzles/%s/begin", editions[i]);
      g_test_add_data_func (shipped, editions[i], test_shipped);
      g_test_add_data_func (refuted, editions[i], test_refutations);
      g_test_add_data_func (begun, editions[i], test_begin);
    }
  g_test_add_data_func ("/puzzles/make/duel", "duel", test_make);
  g_test_add_data_func ("/puzzles/make/classic", "classic", test_make);
  g_test_add_func ("/puzzles/unsound", test_unsound);
  int failed = g_test_run ();
  new_games_end ();
  return failed;
}
