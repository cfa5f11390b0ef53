/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the option to ask two persons even if they can only pass. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game.h"
#include "model/items/fp-option-item.h"

static FpCatalogModel *catalog_model;

static FpGame *
new_game (const char *players, gboolean ask_always)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = 5;
  setup->aliens = FP_GAME_ALIENS_NONE;
  FpGame *game = fp_game_new (catalog_model, setup, 0);
  fp_game_set_asks_forced_passes (game, ask_always);
  return game;
}

/* A decision with one option is a pass. Its consequences are not visible yet. */
static void
check_pass (FpGame *game)
{
  g_autoptr (FpOptionItem) pass = g_list_model_get_item (game_decision (game)->options, 0);
  g_autofree char *status = g_strdup (fp_game_status (game));
  guint log = g_list_model_get_n_items (fp_game_log (game));
  g_assert_cmpstr (fp_option_item_facts (pass)->id, ==, "pass");
  g_assert_false (fp_game_can_undo (game));
  g_assert_false (fp_game_can_concede (game));
  fp_game_undo (game);
  g_assert_cmpstr (fp_game_status (game), ==, status);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), ==, log);
}

/* Plays a game and returns the answers to decisions with several options. All others are counted in
 * @passes. @n_delayed counts the passes after which the log grows, as when a card is turned
 * over. */
static GArray *
play (FpGame *game, guint *passes, guint *n_delayed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint));
  while (!fp_game_over (game))
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      g_assert_cmpuint (n, >, 0);
      if (n == 1)
        {
          guint log = g_list_model_get_n_items (fp_game_log (game));
          check_pass (game);
          ++*passes;
          fp_game_answer (game, 0);
          if (fp_game_curtain (game) >= 0)
            fp_game_take_seat (game);
          *n_delayed += g_list_model_get_n_items (fp_game_log (game)) > log ? 1 : 0;
          continue;
        }
      guint answer = (guint) g_rand_int_range (rand, 0, (gint32) n);
      g_array_append_val (answers, answer);
      fp_game_answer (game, answer);
    }
  return answers;
}

/* The game itself is the same with and without these decisions. */
static void
test_passes (void)
{
  guint passes = 0, no_passes = 0, n_delayed = 0;
  g_autoptr (FpGame) game = new_game ("Ada,Bo", TRUE), other = new_game ("Ada,Bo", FALSE);
  g_autoptr (GArray) answers = play (game, &passes, &n_delayed), others = play (other, &no_passes, &n_delayed);
  g_assert_cmpuint (passes, >, 2);
  g_assert_cmpuint (n_delayed, >, 2);
  g_assert_cmpuint (no_passes, ==, 0);
  g_assert_cmpuint (answers->len, ==, others->len);
  g_assert_true (memcmp (answers->data, others->data, answers->len * sizeof (guint)) == 0);
  g_assert_cmpstr (fp_game_ending (game), ==, fp_game_ending (other));
}

/* Turning the option off ends a pending pass. */
static void
test_switched_off (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo", TRUE);
  for (guint n = 2; n > 1;)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      n = g_list_model_get_n_items (game_decision (game)->options);
      if (n > 1)
        fp_game_answer (game, n - 1);
    }
  fp_game_set_asks_forced_passes (game, FALSE);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  g_assert_cmpuint (g_list_model_get_n_items (game_decision (game)->options), >, 1);
}

/* A person alone with the computer is not asked. */
static void
test_alone (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random", TRUE);
  while (!fp_game_over (game))
    if (game_decision (game)->mine)
      {
        g_assert_cmpuint (g_list_model_get_n_items (game_decision (game)->options), >, 1);
        fp_game_answer (game, 0);
      }
    else
      g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/model/ask-always/passes", test_passes);
  g_test_add_func ("/model/ask-always/switched-off", test_switched_off);
  g_test_add_func ("/model/ask-always/alone", test_alone);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
