/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that ships and cards go to the destinations their options announce. */
#include "fixture/catalog-model.h"
#include "fixture/duel.h"
#include "fixture/home.h"
#include "model/game/fp-game-moves.h"
#include "model/items/fp-option-item.h"

enum
{
  GAMES = 40,
  MAX_ANSWERS = 400,
};

typedef struct
{
  char *from, *goes; /* of the last answer, or NULL */
  int count, card; /* ships; number of the card, or −1 */
  gboolean confirmed; /* the announced move was seen */
  guint secrets, numbers, cards,
      n_confirmed; /* numbers of options with a destination, and of those whose move was seen */
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
        watch->confirmed |=
            move->kind == FP_MOVE_SHIPS && g_strcmp0 (move->from, watch->from) == 0 && move->count == watch->count;
      else
        watch->confirmed |= move->kind == FP_MOVE_CARD && move->card != NULL;
    }
}

/* A number set in secret announces that ships go to the disputed planet, from the supply or, by a
 * card, from the Warp. The move comes later. */
static void
check_secret_destination (const FpOptionFacts *option, Watch *watch)
{
  g_assert_true (g_strcmp0 (option->from, "supply/orange") == 0 || g_strcmp0 (option->from, "warp") == 0);
  g_assert_true (g_str_has_prefix (option->goes, "ships/"));
  watch->secrets++;
}

/* Answers with the option @index and counts whether the announced move happens. */
static void
answer (FpGame *game, guint index, Watch *watch)
{
  const FpDecisionFacts *decision = fp_decision_item_facts (fp_game_question (game));
  g_autoptr (FpOptionItem) item = g_list_model_get_item (decision->options, index);
  const FpOptionFacts *option = fp_option_item_facts (item);
  gboolean number = option->from != NULL && g_strcmp0 (decision->id, DUEL_SET_DIALS) != 0;
  gboolean card = g_strcmp0 (option->goes, "discard/orange") == 0 && !decision->several;
  g_clear_pointer (&watch->from, g_free);
  g_clear_pointer (&watch->goes, g_free);
  if (g_strcmp0 (decision->id, DUEL_SET_DIALS) == 0)
    check_secret_destination (option, watch);
  if (number || card)
    {
      watch->from = g_strdup (option->from);
      watch->goes = g_strdup (option->goes);
      watch->count = number ? (int) g_ascii_strtoll (option->id, NULL, 10) : 0;
      watch->confirmed = FALSE;
      watch->numbers += number;
      watch->cards += card;
    }
  fp_game_answer (game, index);
  watch->n_confirmed += (number || card) && watch->confirmed;
}

static void
play (FpCatalogModel *catalog_model, guint64 seed, Watch *watch)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", &error));
  setup->seed = seed;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  g_signal_connect (game, "moving", G_CALLBACK (on_moving), watch);
  for (guint i = 0; i < MAX_ANSWERS && !fp_game_over (game); i++)
    {
      while (!fp_game_over (game) && !fp_decision_item_facts (fp_game_question (game))->mine)
        g_main_context_iteration (NULL, TRUE);
      if (fp_game_over (game))
        break;
      guint n = g_list_model_get_n_items (fp_decision_item_facts (fp_game_question (game))->options);
      answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n), watch);
    }
}

/* Groups are left out because their last card stands for all of them. */
static void
test_destinations (void)
{
  FpCatalogModel *catalog_model = catalog_model_open ();
  Watch watch = { 0 };
  for (guint64 seed = 1; seed <= GAMES; seed++)
    play (catalog_model, seed, &watch);
  g_test_message ("%u secrets, %u numbers, %u cards, %u as they said", watch.secrets, watch.numbers, watch.cards,
                  watch.n_confirmed);
  g_assert_cmpuint (watch.secrets, >, GAMES);
  g_assert_cmpuint (watch.numbers, >, 10);
  g_assert_cmpuint (watch.n_confirmed, ==, watch.numbers + watch.cards);
  g_free (watch.from);
  g_free (watch.goes);
  g_object_unref (catalog_model);
}

/* Returns the id of the open decision of the person, NULL: the game is over. */
static const char *
wait_for_question (FpGame *game)
{
  while (!fp_game_over (game) && !fp_decision_item_facts (fp_game_question (game))->mine)
    g_main_context_iteration (NULL, TRUE);
  return fp_game_over (game) ? NULL : fp_decision_item_facts (fp_game_question (game))->id;
}

/* Checks that each place offered is left for the mothership, or for a carrier. */
static void
check_places (FpGame *game, const char *goes)
{
  GListModel *options = fp_decision_item_facts (fp_game_question (game))->options;

  g_assert_cmpuint (g_list_model_get_n_items (options), >, 1);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);

      g_assert_true (g_str_has_prefix (option->from, "ships/"));
      g_assert_cmpstr (option->goes, ==, goes);
    }
}

/* Ships of several colonies can be moved by hand, once their number is said. */
static void
test_several_places (void)
{
  FpCatalogModel *catalog_model = catalog_model_open ();
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random,Cy=random", &error));
  setup->seed = 3;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  const char *asked = wait_for_question (game);
  for (guint i = 0; i < MAX_ANSWERS && asked != NULL && strcmp (asked, "gather-ships/ships") != 0; i++)
    {
      fp_game_answer (game, 0);
      asked = wait_for_question (game);
    }
  g_assert_cmpstr (asked, ==, "gather-ships/ships");
  fp_game_answer (game, 1);
  g_assert_cmpstr (wait_for_question (game), ==, "gather-ships/ships");
  check_places (game, "gate");
  g_object_unref (catalog_model);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ways/as-they-say", test_destinations);
  g_test_add_func ("/ways/several-places", test_several_places);
  int result = g_test_run ();
  home_end ();
  return result;
}
