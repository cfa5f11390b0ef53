/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two persons are asked even where they can only pass, if they want that. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game.h"
#include "model/items/fp-option-item.h"

static FpCatalogModel *box;

static FpGame *
new_game (const char *players, gboolean asks_always)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = 5;
  setup->aliens = FP_GAME_ALIENS_NONE;
  FpGame *game = fp_game_new (box, setup, 0);
  fp_game_set_asks_forced_passes (game, asks_always);
  return game;
}

/* What only one answer can be given to is about passing, and nothing of what comes of it shows yet. */
static void
check_pass (FpGame *game)
{
  g_autoptr (FpOptionItem) pass = g_list_model_get_item (box_question (game)->options, 0);
  g_autofree char *status = g_strdup (fp_game_status (game));
  guint log = g_list_model_get_n_items (fp_game_log (game));
  g_assert_cmpstr (fp_option_item_facts (pass)->id, ==, "pass");
  g_assert_false (fp_game_can_undo (game));
  g_assert_false (fp_game_can_concede (game));
  fp_game_undo (game);
  g_assert_cmpstr (fp_game_status (game), ==, status);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), ==, log);
}

/* Plays a game; returns the answers that there was a choice of, and counts the others into @passes.  Where a card is
 * turned over after a pass the log is longer then: that is counted into @later. */
static GArray *
play (FpGame *game, guint *passes, guint *later)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint));
  while (!fp_game_over (game))
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      guint n = g_list_model_get_n_items (box_question (game)->options);
      g_assert_cmpuint (n, >, 0);
      if (n == 1)
        {
          guint log = g_list_model_get_n_items (fp_game_log (game));
          check_pass (game);
          ++*passes;
          fp_game_answer (game, 0);
          if (fp_game_curtain (game) >= 0)
            fp_game_take_seat (game);
          *later += g_list_model_get_n_items (fp_game_log (game)) > log ? 1 : 0;
          continue;
        }
      guint answer = (guint) g_rand_int_range (rand, 0, (gint32) n);
      g_array_append_val (answers, answer);
      fp_game_answer (game, answer);
    }
  return answers;
}

/* The game itself is the same. */
static void
test_passes (void)
{
  guint passes = 0, none = 0, later = 0;
  g_autoptr (FpGame) game = new_game ("Ada,Bo", TRUE), other = new_game ("Ada,Bo", FALSE);
  g_autoptr (GArray) answers = play (game, &passes, &later), others = play (other, &none, &later);
  g_assert_cmpuint (passes, >, 2);
  g_assert_cmpuint (later, >, 2);
  g_assert_cmpuint (none, ==, 0);
  g_assert_cmpuint (answers->len, ==, others->len);
  g_assert_true (memcmp (answers->data, others->data, answers->len * sizeof (guint)) == 0);
  g_assert_cmpstr (fp_game_ending (game), ==, fp_game_ending (other));
}

/* Who no longer wants it isn't kept waiting. */
static void
test_switched_off (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo", TRUE);
  for (guint n = 2; n > 1;)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      n = g_list_model_get_n_items (box_question (game)->options);
      if (n > 1)
        fp_game_answer (game, n - 1);
    }
  fp_game_set_asks_forced_passes (game, FALSE);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  g_assert_cmpuint (g_list_model_get_n_items (box_question (game)->options), >, 1);
}

/* Who is alone with the computer hides nothing. */
static void
test_alone (void)
{
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random", TRUE);
  while (!fp_game_over (game))
    if (box_question (game)->mine)
      {
        g_assert_cmpuint (g_list_model_get_n_items (box_question (game)->options), >, 1);
        fp_game_answer (game, 0);
      }
    else
      g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  box = box_open ();
  g_test_add_func ("/model/ask-always/passes", test_passes);
  g_test_add_func ("/model/ask-always/switched-off", test_switched_off);
  g_test_add_func ("/model/ask-always/alone", test_alone);
  int status = g_test_run ();
  g_assert_finalize_object (box);
  return status;
}
