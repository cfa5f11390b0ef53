/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of watching computer players: pause, single steps and open hands, unless a person plays. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-watching.h"

static FpCatalogModel *catalog_model;

static FpGame *
new_game (const char *players)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  fp_game_setup_parse_players (setup, players, &error);
  g_assert_no_error (error);
  setup->seed = 6;
  return fp_game_new (catalog_model, setup, 0);
}

static guint
count_choices (FpGame *game)
{
  return fp_session_choices (fp_game_session (game))->len;
}

/* Runs the main loop for a while. */
static void
run_main_loop (void)
{
  for (guint i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

static void
play_to (FpGame *game, guint choices)
{
  while (count_choices (game) < choices)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_pause (gconstpointer players)
{
  g_autoptr (FpGame) game = new_game (players);
  g_assert_true (fp_game_is_watched (game));
  g_assert_false (fp_game_is_paused (game));
  play_to (game, 10);
  fp_game_set_paused (game, TRUE);
  guint choices = count_choices (game);
  run_main_loop ();
  g_assert_cmpuint (count_choices (game), ==, choices);
  g_assert_false (fp_decision_item_facts (fp_game_question (game))->thinks);
  for (guint i = 1; i <= 5; i++)
    {
      fp_game_step (game);
      fp_game_step (game);
      g_assert_true (fp_decision_item_facts (fp_game_question (game))->thinks);
      play_to (game, choices + i);
      run_main_loop ();
      g_assert_cmpuint (count_choices (game), ==, choices + i);
    }
  /* Looking back in between changes nothing. */
  fp_game_look_back (game, 2);
  fp_game_step (game);
  fp_game_look_back (game, -1);
  run_main_loop ();
  g_assert_cmpuint (count_choices (game), ==, choices + 5);
  fp_game_set_paused (game, FALSE);
  play_to (game, choices + 8);
}

/* The last step may end the game. */
static void
test_to_the_end (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=random,Bo=random");
  fp_game_set_paused (game, TRUE);
  while (!fp_game_over (game))
    {
      fp_game_step (game);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_nonnull (fp_game_ending (game));
  fp_game_step (game);
  fp_game_set_paused (game, FALSE);
  run_main_loop ();
}

static guint
count_in_hands (FpGame *game)
{
  guint n = 0;
  for (guint seat = 0; seat < 2; seat++)
    n += (guint) game_figure (game, seat, "hand");
  return n;
}

static const char *
owner_of (FpCardItem *card)
{
  const FpCardFacts *facts = fp_card_item_facts (card);
  gboolean orange = g_strcmp0 (facts->owner_colour, "orange") == 0;
  g_assert_cmpstr (facts->owner_colour, ==, orange ? "orange" : "blue");
  g_assert_cmpstr (facts->owner_shape, ==, orange ? "▲" : "●");
  return orange ? "Ada" : "Bo";
}

static void
test_open_hands (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=random,Bo=random");
  GListModel *hand = fp_game_hand (game);
  play_to (game, 10);
  fp_game_set_paused (game, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (hand), ==, 0);
  fp_game_set_open_hands (game, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (hand), ==, count_in_hands (game));
  g_assert_cmpuint (count_in_hands (game), >, 5);
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      g_autoptr (FpCardItem) read = fp_game_card (game, fp_card_item_facts (card)->number);
      g_assert_cmpstr (fp_card_item_facts (card)->note, ==, owner_of (card));
      g_assert_cmpstr (fp_card_item_facts (read)->name, ==, fp_card_item_facts (card)->name);
    }
  fp_game_set_open_hands (game, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (hand), ==, 0);
}

/* None of it is possible if a person plays. */
static void
test_not_watched (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random");
  g_assert_false (fp_game_is_watched (game));
  fp_game_set_paused (game, TRUE);
  g_assert_false (fp_game_is_paused (game));
  fp_game_step (game);
  g_assert_false (fp_game_is_paused (game));
  guint held = g_list_model_get_n_items (fp_game_hand (game));
  fp_game_set_open_hands (game, TRUE);
  g_assert_false (fp_game_has_open_hands (game));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, held);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_data_func ("/model/watching/pause/random", "Ada=random,Bo=random", test_pause);
  g_test_add_data_func ("/model/watching/pause/thinking", "Ada=novice:5,Bo=greedy:1", test_pause);
  g_test_add_func ("/model/watching/to-the-end", test_to_the_end);
  g_test_add_func ("/model/watching/open-hands", test_open_hands);
  g_test_add_func ("/model/watching/not-watched", test_not_watched);
  int status = g_test_run ();
  run_main_loop ();
  g_assert_finalize_object (catalog_model);
  return status;
}
