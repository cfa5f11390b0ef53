/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the lesson's coach: notes in order, none twice, and none while looking back. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/fp-coach.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-results.h"

static FpCatalogModel *catalog_model;

static FpCoach *
begin_lesson (int chapter)
{
  FpCoach *coach = fp_coach_begin (catalog_model, NULL, chapter, "Ada", "Robot", 0);
  g_assert_nonnull (coach);
  game_settle (fp_coach_game (coach));
  return coach;
}

static void
answer (FpCoach *coach)
{
  fp_game_answer (fp_coach_game (coach), 0);
  game_settle (fp_coach_game (coach));
}

/* Returns the number of notes read. */
static guint
read_all (FpCoach *coach)
{
  guint n = 0;
  for (; fp_coach_note (coach) != NULL; n++)
    fp_coach_next (coach);
  return n;
}

static void
count (guint *changes)
{
  (*changes)++;
}

static void
test_notes (void)
{
  g_autoptr (FpCoach) coach = begin_lesson (-1);
  guint changes = 0;
  const FpCoachNote *note = fp_coach_note (coach);
  g_autofree char *first = g_strdup (note->text);
  g_signal_connect_swapped (coach, "changed", G_CALLBACK (count), &changes);
  g_assert_nonnull (strstr (first, "Welcome"));
  g_assert_cmpuint (note->more, ==, 2);
  g_assert_false (fp_coach_can_back (coach));
  fp_coach_next (coach);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_cmpuint (fp_coach_note (coach)->more, ==, 1);
  g_assert_cmpstr (fp_coach_note (coach)->text, !=, first);
  g_assert_cmpstr (fp_coach_note (coach)->point, ==, "encounter");
  fp_coach_back (coach);
  g_assert_cmpstr (fp_coach_note (coach)->text, ==, first);
  gboolean asks = FALSE, planet = FALSE;
  for (; fp_coach_note (coach) != NULL; fp_coach_next (coach))
    {
      asks = fp_coach_note (coach)->asks;
      planet = planet || fp_coach_note (coach)->planet >= 0;
    }
  /* The note about the pending decision comes last, and the decision can be answered. */
  g_assert_true (asks);
  g_assert_true (planet);
  fp_coach_next (coach);
  g_assert_null (fp_coach_note (coach));
}

/* Undo does not repeat notes that were read. There are no notes while looking back. */
static void
test_undo_and_history (void)
{
  g_autoptr (FpCoach) coach = begin_lesson (-1);
  FpGame *game = fp_coach_game (coach);
  g_assert_cmpuint (read_all (coach), ==, 3);
  answer (coach);
  g_assert_cmpuint (read_all (coach), >, 0);
  answer (coach);
  g_assert_nonnull (fp_coach_note (coach));
  fp_game_look_back (game, 1);
  g_assert_null (fp_coach_note (coach));
  fp_game_look_back (game, -1);
  g_assert_nonnull (fp_coach_note (coach));
  fp_game_undo (game);
  game_settle (game);
  g_assert_null (fp_coach_note (coach));
}

/* The coach of a reopened lesson resumes where it stopped. Other games have no coach. */
static void
test_opened (void)
{
  g_autofree char *path = NULL, *text = NULL;
  {
    g_autoptr (FpCoach) coach = begin_lesson (-1);
    FpGame *game = fp_coach_game (coach);
    fp_game_keep (game);
    answer (coach);
    text = g_strdup (fp_coach_note (coach)->text);
    path = g_strdup (fp_game_path (game));
  }
  FpGameOpening opening;
  g_autoptr (FpGame) game = fp_game_new_from_file (catalog_model, path, FALSE, 0, &opening);
  g_assert_nonnull (game);
  game_settle (game);
  g_autoptr (FpCoach) coach = fp_coach_of (game);
  g_assert_nonnull (coach);
  g_assert_cmpstr (fp_coach_note (coach)->text, ==, text);
  fp_game_opening_clear (&opening);
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (FpGame) other = fp_game_new (catalog_model, setup, 0);
  g_assert_null (fp_coach_of (other));
}

/* Notes about a decided encounter. */
typedef struct
{
  guint n_pointing; /* at the encounter */
  guint n_not_pointing; /* since the next one has begun */
} Points;

/* Plays the lesson from @chapter on and counts its notes about decided encounters. */
static void
count_points (int chapter, Points *points)
{
  g_autoptr (FpCoach) coach = begin_lesson (chapter);
  for (guint i = 0; i < 100 && !fp_game_over (fp_coach_game (coach)); i++)
    {
      for (; fp_coach_note (coach) != NULL; fp_coach_next (coach))
        {
          const FpCoachNote *note = fp_coach_note (coach);
          if (strstr (note->text, "Only one of you") == NULL && strstr (note->text, "wins this duel") == NULL)
            continue;
          if (g_strcmp0 (note->point, "encounter") == 0)
            points->n_pointing++;
          else
            points->n_not_pointing++;
        }
      answer (coach);
    }
}

/* A note about a finished encounter does not point at the next one. */
static void
test_points (void)
{
  Points points = { 0 };
  for (int chapter = -1; chapter < 8; chapter++)
    count_points (chapter, &points);
  g_assert_cmpuint (points.n_pointing, >, 0);
  g_assert_cmpuint (points.n_not_pointing, >, 0);
}

/* Returns TRUE if @text is about how a duel has ended. */
static gboolean
is_about_result (const char *text)
{
  return strstr (text, "Only one of you") != NULL || strstr (text, "wins the duel.") != NULL ||
         strstr (text, "wins this duel") != NULL || strstr (text, "All ships on the planet") != NULL;
}

/* Plays @chapter with held results. Returns the number of notes about them, which all come while
 * the result is to be seen. @reads: each note is read; otherwise none is shown twice. */
static guint
play_held (int chapter, gboolean reads)
{
  g_autoptr (FpCoach) coach = begin_lesson (chapter);
  FpGame *game = fp_coach_game (coach);
  guint n = 0;
  fp_game_hold_results (game, FP_HELD_RESULTS_ALL);
  for (guint i = 0; i < 30 && !fp_game_over (game); i++)
    {
      gboolean held = fp_game_is_at_result (game);
      for (; fp_coach_note (coach) != NULL && (reads || !held); fp_coach_next (coach))
        {
          g_assert_true (held || !is_about_result (fp_coach_note (coach)->text));
          g_assert_false (held && fp_coach_note (coach)->asks);
          n += is_about_result (fp_coach_note (coach)->text);
        }
      fp_game_leave_result (game);
      if (!held)
        fp_game_answer (game, i % g_list_model_get_n_items (game_decision (game)->options));
      game_settle (game);
    }
  return n;
}

/* Notes about a result come while it is held. If the learner goes on without reading, they don't
 * come beside another encounter. */
static void
test_held (void)
{
  guint n = 0;
  for (int chapter = 4; chapter < 7; chapter++)
    {
      n += play_held (chapter, TRUE);
      g_assert_cmpuint (play_held (chapter, FALSE), ==, 0);
    }
  g_assert_cmpuint (n, >, 2);
}

/* Looking back from a held result doesn't take its notes away. */
static void
test_held_past (void)
{
  g_autoptr (FpCoach) coach = begin_lesson (-1);
  FpGame *game = fp_coach_game (coach);
  fp_game_hold_results (game, FP_HELD_RESULTS_ALL);
  while (!fp_game_is_at_result (game))
    answer (coach);
  while (!is_about_result (fp_coach_note (coach)->text))
    fp_coach_next (coach);
  g_autofree char *text = g_strdup (fp_coach_note (coach)->text);
  fp_game_look_back (game, 1);
  g_assert_null (fp_coach_note (coach));
  fp_game_look_back (game, -1);
  g_assert_true (fp_game_is_at_result (game));
  g_assert_nonnull (fp_coach_note (coach));
  g_assert_cmpstr (fp_coach_note (coach)->text, ==, text);
}

/* A chapter announces once that it has shown most of its content. */
static void
test_chapters (void)
{
  g_autoptr (FpCoach) whole = begin_lesson (-1);
  guint n = fp_coach_n_chapters (whole);
  g_assert_cmpuint (n, >, 5);
  g_assert_cmpint (fp_coach_chapter (whole), ==, -1);
  guint all;
  /* The first note is shown but not yet read. */
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 0);
  g_assert_cmpuint (all, >, 0);
  fp_coach_next (whole);
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 1);
  fp_coach_back (whole);
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 0);
  g_assert_cmpuint (fp_coach_chapter_read (whole, n - 1, &all), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCoach) coach = begin_lesson ((int) i);
      guint finished = 0;
      while (finished == 0 && !fp_game_over (fp_coach_game (coach)))
        {
          for (; fp_coach_note (coach) != NULL; fp_coach_next (coach))
            {
              g_assert_cmpstr (fp_coach_note (coach)->chapter, ==, fp_coach_chapter_title (coach, i));
              finished += strstr (fp_coach_note (coach)->text, "That is the end of this chapter") != NULL;
            }
          answer (coach);
        }
      /* At the latest when the game is over. */
      g_assert_true (finished == 1 || fp_coach_note (coach) != NULL);
      read_all (coach);
      g_assert_null (fp_coach_note (coach));
    }
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/coach/notes", test_notes);
  g_test_add_func ("/coach/undo-and-past", test_undo_and_history);
  g_test_add_func ("/coach/opened", test_opened);
  g_test_add_func ("/coach/points", test_points);
  g_test_add_func ("/coach/held", test_held);
  g_test_add_func ("/coach/held-and-past", test_held_past);
  g_test_add_func ("/coach/chapters", test_chapters);
  int result = g_test_run ();
  g_assert_finalize_object (catalog_model);
  home_end ();
  return result;
}
