/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson beside a game: one note after the other, nothing twice, and nothing while somebody looks back. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/fp-coach.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-history.h"

static FpCatalogModel *box;

static FpCoach *
begin (int chapter)
{
  FpCoach *coach = fp_coach_begin (box, chapter, "Ada", "Robot", 0);
  g_assert_nonnull (coach);
  box_settle (fp_coach_game (coach));
  return coach;
}

static void
answer (FpCoach *coach)
{
  fp_game_answer (fp_coach_game (coach), 0);
  box_settle (fp_coach_game (coach));
}

/* How many notes there were. */
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
  g_autoptr (FpCoach) coach = begin (-1);
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
  /* The open question comes last, and is always to be answered. */
  g_assert_true (asks);
  g_assert_true (planet);
  fp_coach_next (coach);
  g_assert_null (fp_coach_note (coach));
}

/* What has been read is not said again when a choice is taken back; nothing is said of the past. */
static void
test_undo_and_past (void)
{
  g_autoptr (FpCoach) coach = begin (-1);
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
  box_settle (game);
  g_assert_null (fp_coach_note (coach));
}

/* Another coach at the game that was opened again knows where it stands; other games have none. */
static void
test_opened (void)
{
  g_autofree char *path = NULL, *text = NULL;
  {
    g_autoptr (FpCoach) coach = begin (-1);
    FpGame *game = fp_coach_game (coach);
    fp_game_keep (game);
    answer (coach);
    text = g_strdup (fp_coach_note (coach)->text);
    path = g_strdup (fp_game_path (game));
  }
  FpGameOpening opening;
  g_autoptr (FpGame) game = fp_game_new_from_file (box, path, FALSE, 0, &opening);
  g_assert_nonnull (game);
  box_settle (game);
  g_autoptr (FpCoach) coach = fp_coach_of (game);
  g_assert_nonnull (coach);
  g_assert_cmpstr (fp_coach_note (coach)->text, ==, text);
  fp_game_opening_clear (&opening);
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (FpGame) other = fp_game_new (box, setup, 0);
  g_assert_null (fp_coach_of (other));
}

/* What is said of a duel that is over doesn't point at the next one. */
static void
test_points (void)
{
  g_autoptr (FpCoach) coach = begin (-1);
  guint pointed = 0, not_pointed = 0;
  for (guint i = 0; i < 100 && !fp_game_over (fp_coach_game (coach)); i++)
    {
      for (; fp_coach_note (coach) != NULL; fp_coach_next (coach))
        {
          const FpCoachNote *note = fp_coach_note (coach);
          gboolean now = g_strcmp0 (note->point, "encounter") == 0;
          if (strstr (note->text, "Only one of you") != NULL || strstr (note->text, "clout was counted") != NULL)
            not_pointed += !now;
          else
            pointed += now;
        }
      answer (coach);
    }
  g_assert_cmpuint (pointed, >, 0);
  g_assert_cmpuint (not_pointed, >, 0);
}

/* A chapter says when it has shown what it is about, once. */
static void
test_chapters (void)
{
  g_autoptr (FpCoach) whole = begin (-1);
  guint n = fp_coach_n_chapters (whole);
  g_assert_cmpuint (n, >, 5);
  g_assert_cmpint (fp_coach_chapter (whole), ==, -1);
  guint all;
  /* What is due has come, but nobody has read it. */
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 0);
  g_assert_cmpuint (all, >, 0);
  fp_coach_next (whole);
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 1);
  fp_coach_back (whole);
  g_assert_cmpuint (fp_coach_chapter_read (whole, 0, &all), ==, 0);
  g_assert_cmpuint (fp_coach_chapter_read (whole, n - 1, &all), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCoach) coach = begin ((int) i);
      guint said = 0;
      while (said == 0 && !fp_game_over (fp_coach_game (coach)))
        {
          for (; fp_coach_note (coach) != NULL; fp_coach_next (coach))
            {
              g_assert_cmpstr (fp_coach_note (coach)->chapter, ==, fp_coach_chapter_title (coach, i));
              said += strstr (fp_coach_note (coach)->text, "That was the most of this chapter") != NULL;
            }
          answer (coach);
        }
      /* At the end of the game at the latest. */
      g_assert_true (said == 1 || fp_coach_note (coach) != NULL);
      read_all (coach);
      g_assert_null (fp_coach_note (coach));
    }
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  box = box_open ();
  g_test_add_func ("/coach/notes", test_notes);
  g_test_add_func ("/coach/undo-and-past", test_undo_and_past);
  g_test_add_func ("/coach/opened", test_opened);
  g_test_add_func ("/coach/points", test_points);
  g_test_add_func ("/coach/chapters", test_chapters);
  int result = g_test_run ();
  g_assert_finalize_object (box);
  home_end ();
  return result;
}
