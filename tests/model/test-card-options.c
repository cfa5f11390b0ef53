/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of cards that stand for options: a card that can be played now is the option of its
 * ability. */
#include <stdlib.h>
#include <string.h>

#include "fixture/catalog-model.h"
#include "model/items/fp-option-item.h"

enum
{
  MOST_SEEDS = 20,
  MOST_ANSWERS = 300,
};

static FpGame *
new_game (FpCatalogModel *catalog_model, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random,Cy=random", &error));
  g_assert_no_error (error);
  setup->seed = seed;
  setup->aliens = FP_GAME_ALIENS_NONE;
  return fp_game_new (catalog_model, setup, 0);
}

/* Checks the cards of the hand in a window. Returns the number of cards that can be played. */
static guint
check_hand (FpGame *game)
{
  GListModel *options = game_decision (game)->options, *hand = fp_game_hand (game);
  guint playable = 0;
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      int wanted = -1;
      for (guint k = 0; k < g_list_model_get_n_items (options); k++)
        {
          g_autoptr (FpOptionItem) option = g_list_model_get_item (options, k);
          FpCardItem *other = fp_option_item_facts (option)->card;
          if (other != NULL && fp_card_item_facts (other)->number == facts->number)
            wanted = fp_option_item_facts (option)->index;
        }
      g_assert_cmpint (facts->option, ==, wanted);
      playable += wanted >= 0;
    }
  return playable;
}

static void
test_window (CatalogFixture *f, gconstpointer data)
{
  guint playable = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS && playable < 3; seed++)
    {
      g_autoptr (FpGame) game = new_game (f->catalog_model, seed);
      game_settle (game);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          const FpDecisionFacts *decision = game_decision (game);
          if (g_str_has_suffix (decision->id, "/window"))
            playable += check_hand (game);
          /* The last answer of a window passes. */
          fp_game_answer (game, g_list_model_get_n_items (decision->options) - 1);
          game_settle (game);
        }
      game_close (game);
    }
  g_assert_cmpuint (playable, >=, 3);
}

/* Returns a game of a person against a random player, at the person's first question. */
static FpGame *
begin_game (CatalogFixture *f, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", NULL));
  setup->seed = seed;
  FpGame *game = fp_game_new (f->catalog_model, setup, 0);
  game_settle (game);
  return game;
}

/* Small cards have the keys in the order in which they lie, whenever they came there. */
static void
test_small_cards (CatalogFixture *f, gconstpointer data)
{
  guint asked = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS; seed++)
    {
      g_autoptr (FpGame) game = begin_game (f, seed);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          const FpDecisionFacts *decision = game_decision (game);
          guint n = g_list_model_get_n_items (decision->options);
          gboolean of_cards = g_str_has_suffix (decision->id, "/ready");
          for (guint k = 0; of_cards && k < n; k++)
            {
              g_autoptr (FpOptionItem) option = g_list_model_get_item (decision->options, k);
              g_assert_cmpint (atoi (fp_option_item_facts (option)->key), ==, (int) k + 1);
            }
          asked += of_cards && n > 2;
          fp_game_answer (game, (guint) (seed + i) % n);
          game_settle (game);
        }
      game_close (game);
    }
  g_assert_cmpuint (asked, >=, 3);
}

/* Returns the number of option @index, by its key. */
static int
number_of (GListModel *options, int index)
{
  for (guint k = 0; k < g_list_model_get_n_items (options); k++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, k);
      const FpOptionFacts *facts = fp_option_item_facts (option);
      if (facts->index == index)
        return facts->key == NULL ? 11 : strcmp (facts->key, "0") == 0 ? 10 : atoi (facts->key);
    }
  g_assert_not_reached ();
}

/* Checks that the keys of the cards in the hand rise. Returns the number of like cards that are
 * options of their own. */
static guint
check_keys (FpGame *game)
{
  GListModel *options = game_decision (game)->options, *hand = fp_game_hand (game);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint alike = 0, seen = 0;
  int last = 0;
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      if (facts->option < 0)
        continue;
      int number = number_of (options, facts->option);
      gboolean known = !g_hash_table_add (names, g_strdup (facts->name)), shared = (seen >> number & 1) != 0;
      /* Like cards share an option where any of them will do. */
      g_assert_true (shared ? known : number > last || number > 10);
      alike += known && !shared;
      seen |= 1u << number;
      last = MAX (last, number);
    }
  return alike;
}

/* Cards of the hand have the keys in the order in which they lie, like cards, too. */
static void
test_hand_keys (CatalogFixture *f, gconstpointer data)
{
  guint alike = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS; seed++)
    {
      g_autoptr (FpGame) game = begin_game (f, seed);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          alike += check_keys (game);
          fp_game_answer (game, (guint) (seed + i) % n);
          game_settle (game);
        }
      game_close (game);
    }
  g_assert_cmpuint (alike, >=, 3);
}

/* The hand is grouped: cards of a kind lie side by side, whenever they were drawn. */
static void
test_groups (CatalogFixture *f, gconstpointer data)
{
  for (guint64 seed = 1; seed <= MOST_SEEDS; seed++)
    {
      g_autoptr (FpGame) game = new_game (f->catalog_model, seed);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      game_settle (game);
      GListModel *hand = fp_game_hand (game);
      const char *last = NULL;
      for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
        {
          g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
          const char *kind = fp_card_item_facts (card)->kind_id;
          if (g_strcmp0 (kind, last) != 0)
            g_assert_true (g_hash_table_add (seen, g_strdup (kind)));
          last = kind;
        }
      game_close (game);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_test ("/card-options/window", test_window);
  catalog_test ("/card-options/small-cards", test_small_cards);
  catalog_test ("/card-options/hand-keys", test_hand_keys);
  catalog_test ("/card-options/groups", test_groups);
  return g_test_run ();
}
