/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where options say that ships and cards would go, there they go. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-moves.h"
#include "model/items/fp-option-item.h"

enum
{
  GAMES = 40,
  MOST_ANSWERS = 400,
};

typedef struct
{
  char *from, *goes; /* of what was answered last; NULL: nothing */
  int count, card; /* ships; number of the card, −1: none */
  gboolean seen; /* it has moved so */
  guint dials, numbers, cards,
      kept; /* questions met: how many ships, which cards; how many of the last two came true */
} Watch;

static void
on_moving (FpGame *game, GListModel *moves, Watch *watch)
{
  for (guint i = 0; watch->goes != NULL && i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (FpMoveItem) item = g_list_model_get_item (moves, i);
      const FpMoveFacts *move = fp_move_item_facts (item);
      if (g_strcmp0 (move->to, watch->goes) != 0)
        continue;
      if (watch->from != NULL)
        watch->seen |=
            move->kind == FP_MOVE_SHIPS && g_strcmp0 (move->from, watch->from) == 0 && move->count == watch->count;
      else
        watch->seen |= move->kind == FP_MOVE_CARD && move->card != NULL;
    }
}

/* A dial says how many ships go to the planet that is fought over, from the supply or, as a card has it, the Warp;
 * when, comes later. */
static void
check_dial (const FpOptionFacts *option, Watch *watch)
{
  g_assert_true (g_strcmp0 (option->from, "supply/orange") == 0 || g_strcmp0 (option->from, "warp") == 0);
  g_assert_true (g_str_has_prefix (option->goes, "ships/"));
  watch->dials++;
}

/* Answers with the option @index, and looks whether it does as it said. */
static void
answer (FpGame *game, guint index, Watch *watch)
{
  const FpDecisionFacts *question = fp_decision_item_facts (fp_game_question (game));
  g_autoptr (FpOptionItem) item = g_list_model_get_item (question->options, index);
  const FpOptionFacts *option = fp_option_item_facts (item);
  gboolean number = option->from != NULL && g_strcmp0 (question->id, "set-dials") != 0;
  gboolean card = g_strcmp0 (option->goes, "discard/orange") == 0 && !question->several;
  g_clear_pointer (&watch->from, g_free);
  g_clear_pointer (&watch->goes, g_free);
  if (g_strcmp0 (question->id, "set-dials") == 0)
    check_dial (option, watch);
  if (number || card)
    {
      watch->from = g_strdup (option->from);
      watch->goes = g_strdup (option->goes);
      watch->count = number ? (int) g_ascii_strtoll (option->id, NULL, 10) : 0;
      watch->seen = FALSE;
      watch->numbers += number;
      watch->cards += card;
    }
  fp_game_answer (game, index);
  watch->kept += (number || card) && watch->seen;
}

static void
play (FpCatalogModel *box, guint64 seed, Watch *watch)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", &error));
  setup->seed = seed;
  g_autoptr (FpGame) game = fp_game_new (box, setup, 0);
  g_signal_connect (game, "moving", G_CALLBACK (on_moving), watch);
  for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
    {
      while (!fp_game_over (game) && !fp_decision_item_facts (fp_game_question (game))->mine)
        g_main_context_iteration (NULL, TRUE);
      if (fp_game_over (game))
        break;
      guint n = g_list_model_get_n_items (fp_decision_item_facts (fp_game_question (game))->options);
      answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n), watch);
    }
}

/* Cards can turn an answer into something else, and a group's last card says for all where they go: so nearly all. */
static void
test_ways (void)
{
  FpCatalogModel *box = box_open ();
  Watch watch = { 0 };
  for (guint64 seed = 1; seed <= GAMES; seed++)
    play (box, seed, &watch);
  g_test_message ("%u dials, %u numbers, %u cards, %u as they said", watch.dials, watch.numbers, watch.cards,
                  watch.kept);
  g_assert_cmpuint (watch.dials, >, GAMES);
  g_assert_cmpuint (watch.numbers, >, 10);
  g_assert_cmpuint (watch.kept, ==, watch.numbers + watch.cards);
  g_free (watch.from);
  g_free (watch.goes);
  g_object_unref (box);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ways/as-they-say", test_ways);
  int result = g_test_run ();
  home_end ();
  return result;
}
