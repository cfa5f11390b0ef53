/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the computer's thinking in another thread: same answers as without it, in time, and none
 * that are out of date. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-private.h"
#include "model/game/fp-game-session.h"
#include "model/game/fp-scheduler-private.h"
#include "model/fp-levels.h"

static gboolean
is_mine (FpGame *game)
{
  return fp_decision_item_facts (fp_game_question (game))->mine;
}

static guint
count_choices (FpGame *game)
{
  return fp_session_choices (fp_game_session (game))->len;
}

/* Returns TRUE while a forced pass is shown. */
static gboolean
shows_pass (FpGame *game)
{
  return fp_game_now (game) != fp_game_session (game);
}

/* Plays until the computer thinks in the other thread. */
static void
play_until_thinking (FpGame *game)
{
  while (!game->scheduler->thinks)
    {
      g_assert_false (fp_game_over (game));
      if (is_mine (game))
        fp_game_answer (game, 0);
      else
        g_main_context_iteration (NULL, TRUE);
    }
}

/* The choices of a game in the window equal those of the same game in the terminal. */
static void
test_same_as_terminal (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=regular:8", 3);
  g_autoptr (FpSession) session = fp_game_session_new (f->catalog_model, fp_game_setup (game));
  guint n_thoughts = 0;
  while (!fp_game_over (game))
    {
      n_thoughts += game->scheduler->thinks ? 1 : 0;
      if (is_mine (game))
        fp_game_answer (game, 0);
      else
        g_main_context_iteration (NULL, TRUE);
    }
  while (!fp_session_over (session))
    if (!fp_session_play (session))
      fp_session_answer (session, 0);
  const GPtrArray *one = fp_session_choices (fp_game_session (game)), *other = fp_session_choices (session);
  g_assert_cmpuint (n_thoughts, >, 0);
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const FpChoice *a = g_ptr_array_index (one, i), *b = g_ptr_array_index (other, i);
      g_assert_cmpstr (a->decision, ==, b->decision);
      g_assert_cmpstr (a->answer, ==, b->answer);
    }
}

/* A search that would take hours still answers in time. */
static void
test_ceiling (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=expert:1000000", 3);
  play_until_thinking (game);
  guint choices = count_choices (game);
  while (count_choices (game) == choices)
    g_main_context_iteration (NULL, TRUE);
}

/* Always ready at GTK's priority of painting, like a window whose frames take too long. */
static gboolean
paint_cb (gpointer frames)
{
  ++*(guint *) frames;
  return G_SOURCE_CONTINUE;
}

/* A game goes on beside a window that paints without a pause, with and without thinking. */
static void
test_busy_painting (CatalogFixture *f, gconstpointer data)
{
  enum
  {
    PAINTING = 120, /* GDK_PRIORITY_REDRAW */
  };
  guint frames = 0, painting = g_idle_add_full (PAINTING, paint_cb, &frames, NULL);
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=greedy,Bo=regular:8", 3);
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;
  while (!fp_game_over (game) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (painting);
  g_assert_true (fp_game_over (game));
  /* The window is painted between two answers, too. */
  g_assert_cmpuint (frames, >, count_choices (game) / 2);
}

static void
test_undo (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=expert:1000000", 3);
  play_until_thinking (game);
  guint choices = count_choices (game);
  g_assert_true (fp_game_can_undo (game));
  fp_game_undo (game);
  g_assert_true (is_mine (game));
  g_assert_false (game->scheduler->thinks);
  g_assert_cmpuint (count_choices (game), <, choices);
  choices = count_choices (game);
  main_loop_run_for (60);
  g_assert_true (is_mine (game));
  g_assert_cmpuint (count_choices (game), ==, choices);
  fp_game_redo (game);
  g_assert_true (game->scheduler->thinks);
}

/* The game does not change while the player looks back. */
static void
test_looking_back (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=regular", 3);
  play_until_thinking (game);
  guint choices = count_choices (game);
  fp_game_look_back (game, 0);
  g_assert_false (game->scheduler->thinks);
  main_loop_run_for (60);
  g_assert_cmpuint (count_choices (game), ==, choices);
  fp_game_look_back (game, -1);
  while (count_choices (game) == choices)
    g_main_context_iteration (NULL, TRUE);
}

/* Closing the window does not wait for the computer. */
static void
test_closing (CatalogFixture *f, gconstpointer data)
{
  FpGame *game = catalog_model_new_game (f->catalog_model, "Ada,Bo=expert:1000000", 3);
  play_until_thinking (game);
  g_assert_finalize_object (game);
  game = catalog_model_new_game (f->catalog_model, "Ada,Bo=expert:1000000", 4);
  play_until_thinking (game);
  guint choices = count_choices (game);
  fp_game_halt (game);
  main_loop_run_for (60);
  g_assert_cmpuint (count_choices (game), ==, choices);
  g_assert_finalize_object (game);
}

/* Returns TRUE if the computer may pass. */
static gboolean
could_pass (FpGame *game)
{
  const FpOptions *options = fp_engine_options (fp_session_engine (fp_game_session (game)));
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_PASS)
      return TRUE;
  return FALSE;
}

/* Returns the visible part of the computer's turn: delay, decision and possible actions. */
static char *
describe_turn (FpGame *game)
{
  const FpDecisionFacts *decision = fp_decision_item_facts (fp_game_question (game));
  return g_strdup_printf ("%u %d %s %s %d %d %d %d %s", fp_scheduler_delay (game->scheduler, fp_game_now (game)),
                          game->scheduler->timeout > 0 || game->scheduler->overdue, decision->name, decision->text,
                          fp_game_can_redo (game), fp_game_can_concede (game), fp_game_over (game),
                          fp_game_curtain (game), fp_game_undo_hint (game));
}

/* A forced pass takes as long as a voluntary one and looks the same, so there is no timing side
 * channel. */
static void
test_pass_timing (CatalogFixture *f, gconstpointer data)
{
  const guint pace = GPOINTER_TO_UINT (data), beat = 3;
  g_autoptr (GHashTable) turns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint passes = 0, choices = 0;
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=random", seed);
      fp_game_set_pace (game, pace);
      game->scheduler->beat = beat;
      while (!fp_game_over (game))
        {
          const FpDecisionFacts *decision = fp_decision_item_facts (fp_game_question (game));
          if (decision->mine)
            {
              fp_game_answer (game, 0);
              continue;
            }
          if (shows_pass (game) || could_pass (game))
            {
              char *turn = describe_turn (game);
              g_assert_cmpuint (fp_scheduler_delay (game->scheduler, fp_game_now (game)), ==, MAX (pace, beat));
              g_hash_table_add (turns, turn);
              passes += shows_pass (game) ? 1 : 0;
              choices += !shows_pass (game) ? 1 : 0;
            }
          g_main_context_iteration (NULL, TRUE);
        }
    }
  g_assert_cmpuint (passes, >, 4);
  g_assert_cmpuint (choices, >, 4);
  g_assert_cmpuint (g_hash_table_size (turns), ==, 1);
}

/* The same holds before any thinking was measured. Thinking behind a pass does not affect later
 * delays. */
static void
test_first_pass_timing (CatalogFixture *f, gconstpointer data)
{
  const guint beat = 3;
  g_autoptr (GHashTable) turns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint passes = 0, n_thoughts = 0;
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=regular:4", seed);
      while (!fp_game_over (game))
        {
          gboolean mine = is_mine (game), timed = !mine && (shows_pass (game) || could_pass (game));
          if (timed)
            {
              game->scheduler->beat = 0;
              g_assert_cmpuint (fp_scheduler_delay (game->scheduler, fp_game_now (game)), >=, 500);
              g_hash_table_add (turns, describe_turn (game));
              passes += shows_pass (game) ? 1 : 0;
              n_thoughts += game->scheduler->thinks ? 1 : 0;
              game->scheduler->beat = beat;
            }
          if (mine)
            fp_game_answer (game, 0);
          else
            g_main_context_iteration (NULL, TRUE);
          g_assert_true (!timed || game->scheduler->beat == beat);
        }
    }
  g_assert_cmpuint (passes, >, 4);
  g_assert_cmpuint (n_thoughts, >, 4);
  g_assert_cmpuint (g_hash_table_size (turns), ==, 1);
}

/* During a pass its consequences are not visible yet, and it can be undone. */
static void
test_undo_during_pass (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  guint n_tried = 0;
  fp_game_setup_seat (setup, 1, "random");
  for (setup->seed = 1; setup->seed <= 4; setup->seed++)
    {
      g_autoptr (FpGame) game = fp_game_new (f->catalog_model, setup, 0);
      while (!fp_game_over (game))
        {
          guint before = count_choices (game), log = g_list_model_get_n_items (fp_game_log (game));
          if (!is_mine (game))
            {
              g_main_context_iteration (NULL, TRUE);
              continue;
            }
          fp_game_answer (game, 0);
          if (!shows_pass (game) || !fp_game_can_undo (game))
            continue;
          fp_game_undo (game);
          g_assert_true (is_mine (game));
          g_assert_false (shows_pass (game));
          g_assert_cmpuint (count_choices (game), <=, before);
          g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), <=, log);
          fp_game_answer (game, 0);
          n_tried++;
        }
    }
  g_assert_cmpuint (n_tried, >, 3);
}

/* Each level and each character has a name and a description. Unknown ones are errors. */
static void
test_levels (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;
  for (; fp_level_nth (n) != NULL; n++)
    {
      g_assert_true (fp_level_check (fp_level_nth (n), NULL));
      g_assert_nonnull (fp_level_gist (fp_level_nth (n)));
      g_assert_true (g_hash_table_add (names, fp_level_name (fp_level_nth (n))));
      g_assert_false (g_hash_table_contains (names, fp_level_nth (n)));
    }
  g_assert_cmpuint (n, >=, 5 + 8);
  g_assert_true (fp_level_check (fp_level_usual (), NULL));
  g_autofree char *deeper = fp_level_name ("expert:500");
  g_assert_cmpstr (deeper, ==, "Expert (500)");
  const char *const unknown_levels[] = { "grandmaster", "expert:", "expert:many", "" };
  for (guint i = 0; i < G_N_ELEMENTS (unknown_levels); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_false (fp_level_check (unknown_levels[i], &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
    }
}

/* Saves the game, closes it and returns the path. Free with g_free (). */
static char *
save_and_close (FpGame *game)
{
  fp_game_keep (game);
  fp_game_answer (game, 0);
  char *path = g_strdup (fp_game_path (game));
  game_close (game);
  return path;
}

/* A save file names the level. An unknown level is reported, and no choice is lost. */
static void
test_save (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo=expert:40", 3);
  while (!is_mine (game))
    g_main_context_iteration (NULL, TRUE);
  g_autofree char *path = save_and_close (game);
  g_auto (FpGameOpening) opening = { 0 }, wrong = { 0 };
  g_autoptr (FpGame) again = fp_game_new_from_file (f->catalog_model, path, TRUE, 0, &opening);
  g_assert_null (opening.trouble);
  g_assert_cmpstr (fp_game_setup (again)->seats[1].player, ==, "expert:40");
  g_assert_null (fp_game_setup (again)->seats[0].player);

  g_autofree char *text = NULL;
  gsize length;
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_auto (GStrv) parts = g_strsplit (text, "expert:40", -1);
  g_autofree char *other = g_strjoinv ("grandmaster", parts);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  g_autoptr (FpGame) unknown = fp_game_new_from_file (f->catalog_model, path, FALSE, 0, &wrong);
  g_assert_nonnull (unknown);
  g_assert_nonnull (wrong.trouble);
  g_assert_nonnull (strstr (wrong.details, "grandmaster"));
  g_assert_null (fp_game_setup (unknown)->seats[1].player);
  g_assert_cmpuint (count_choices (unknown), ==, count_choices (game));
  g_assert_cmpstr (fp_game_path (unknown), !=, path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  home_begin ();
  catalog_test ("/model/thinking/as-at-once", test_same_as_terminal);
  catalog_test ("/model/thinking/ceiling", test_ceiling);
  catalog_test ("/model/thinking/busy-painting", test_busy_painting);
  catalog_test ("/model/thinking/undo", test_undo);
  catalog_test ("/model/thinking/looking-back", test_looking_back);
  catalog_test ("/model/thinking/closing", test_closing);
  g_test_add ("/model/thinking/silence/quick", CatalogFixture, GUINT_TO_POINTER (0), catalog_set_up, test_pass_timing,
              catalog_tear_down);
  g_test_add ("/model/thinking/silence/slow", CatalogFixture, GUINT_TO_POINTER (5), catalog_set_up, test_pass_timing,
              catalog_tear_down);
  catalog_test ("/model/thinking/silence/first", test_first_pass_timing);
  catalog_test ("/model/thinking/silence/undo", test_undo_during_pass);
  g_test_add_func ("/model/thinking/levels", test_levels);
  catalog_test ("/model/thinking/save", test_save);
  int status = g_test_run ();
  home_end ();
  return status;
}
