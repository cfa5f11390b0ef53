/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of deals: an offer is composed of terms in any order, made, and shown to the other
 * player. */
#include "fixture/catalog-model.h"
#include "model/game/fp-deal-clock.h"
#include "model/game/fp-game-deal.h"
#include "model/game/fp-game-history.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-side-item.h"
#include "model/items/fp-side-row-item.h"

static FpCatalogModel *catalog_model;

enum
{
  MOST_ANSWERS = 600,
};

static FpGame *
new_game (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo,Cy", &error));
  g_assert_no_error (error);
  setup->seed = seed;
  setup->aliens = FP_GAME_ALIENS_NONE;
  return fp_game_new (catalog_model, setup, 0);
}

/* Returns the index of the option @id, −1 if there is none. */
static int
find_option (const FpDecisionFacts *decision, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (decision->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (decision->options, i);
      if (g_str_equal (fp_option_item_facts (option)->id, id))
        return fp_option_item_facts (option)->index;
    }
  return -1;
}

static gboolean
has_deal (FpGame *game)
{
  return game_decision (game)->deal != NULL;
}

/* Returns the deal of the open decision, which must have one. */
static const FpDealFacts *
deal (FpGame *game)
{
  g_assert_true (has_deal (game));
  return fp_deal_item_facts (game_decision (game)->deal);
}

/* Plays until an offer can be composed: everybody negotiates. Returns FALSE if nobody does. */
static gboolean
play_to_talk (FpGame *game)
{
  for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
    {
      game_settle (game);
      if (fp_game_curtain (game) >= 0)
        {
          fp_game_take_seat (game);
          continue;
        }
      if (has_deal (game) && deal (game)->composed)
        return TRUE;
      fp_game_answer (game, (guint) MAX (find_option (game_decision (game), "negotiate"), 0));
    }
  return FALSE;
}

static FpGame *
new_talk (void)
{
  for (guint64 seed = 1; seed < 40; seed++)
    {
      FpGame *game = new_game (seed);
      if (play_to_talk (game))
        return game;
      game_close (game);
      g_object_unref (game);
    }
  g_assert_not_reached ();
}

static int
first (GListModel *terms)
{
  g_autoptr (FpTermItem) term = g_list_model_get_item (terms, 0);
  return fp_term_item_facts (term)->index;
}

static char *
text_of (GListModel *terms)
{
  g_autoptr (FpTermItem) term = g_list_model_get_item (terms, 0);
  return g_strdup (fp_term_item_facts (term)->text);
}

static guint
count (GListModel *terms)
{
  return g_list_model_get_n_items (terms);
}

/* A term that the viewer gets is added before one that the viewer gives, and a removed term can be
 * added again. The other player sees the offer from the other side. */
static void
test_compose (void)
{
  g_autoptr (FpGame) game = new_talk ();
  int number = game_decision (game)->number;
  g_assert_cmpint (deal (game)->opens, ==, find_option (game_decision (game), "compose"));
  g_assert_false (deal (game)->complete);
  fp_game_make_offer (game);
  g_assert_cmpint (game_decision (game)->number, ==, number);
  g_assert_cmpuint (count (deal (game)->given) + count (deal (game)->taken), ==, 0);
  guint to_take = count (deal (game)->to_take);
  fp_game_add_term (game, (guint) first (deal (game)->to_take));
  g_assert_cmpuint (count (deal (game)->taken), ==, 1);
  g_assert_true (deal (game)->complete);
  fp_game_remove_term (game, (guint) first (deal (game)->taken));
  g_assert_cmpuint (count (deal (game)->to_take), ==, to_take);
  fp_game_add_term (game, (guint) first (deal (game)->to_take));
  fp_game_add_term (game, (guint) first (deal (game)->to_give));
  g_assert_cmpuint (count (deal (game)->given), ==, 1);
  g_assert_cmpuint (count (deal (game)->taken), ==, 1);
  g_autofree char *given = text_of (deal (game)->given), *taken = text_of (deal (game)->taken);
  int speaker = game_decision (game)->seat;
  fp_game_make_offer (game);
  game_settle (game);
  fp_game_take_seat (game);
  game_settle (game);
  g_assert_cmpint (game_decision (game)->seat, !=, speaker);
  g_assert_true (has_deal (game));
  g_assert_false (deal (game)->composed);
  g_autofree char *other_given = text_of (deal (game)->given), *other_taken = text_of (deal (game)->taken);
  g_assert_cmpstr (other_given, ==, taken);
  g_assert_cmpstr (other_taken, ==, given);
  fp_game_add_term (game, 0);
  g_assert_cmpuint (count (deal (game)->given), ==, 1);
  game_close (game);
}

/* After a refusal the other player's draft begins with the offer that was refused. */
static void
test_counter (void)
{
  g_autoptr (FpGame) game = new_talk ();
  fp_game_add_term (game, (guint) first (deal (game)->to_give));
  g_autofree char *given = text_of (deal (game)->given);
  fp_game_make_offer (game);
  game_settle (game);
  fp_game_take_seat (game);
  fp_game_answer (game, (guint) find_option (game_decision (game), "refuse"));
  game_settle (game);
  g_assert_true (deal (game)->composed);
  g_autofree char *taken = text_of (deal (game)->taken);
  g_assert_cmpstr (taken, ==, given);
  game_close (game);
}

/* Makes an offer of the first term, for which the other person must sit down. */
static void
pass_offer_on (FpGame *game)
{
  fp_game_add_term (game, (guint) first (deal (game)->to_give));
  fp_game_make_offer (game);
  game_settle (game);
}

/* The clock runs for both persons together, stands behind the curtain, and ends the talk. */
static void
test_clock (void)
{
  g_autoptr (FpGame) game = new_talk ();
  g_autoptr (FpDealClock) clock = fp_deal_clock_new (game);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, -1);
  fp_deal_clock_pass (clock, 1000);
  g_assert_true (has_deal (game));
  fp_deal_clock_set_limit (clock, 60);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, 60);
  fp_deal_clock_pass (clock, 20);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, 40);
  pass_offer_on (game);
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, -1);
  fp_deal_clock_pass (clock, 1000);
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  fp_game_take_seat (game);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, 40);
  int number = game_decision (game)->number;
  fp_deal_clock_pass (clock, 40);
  game_settle (game);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, -1);
  g_assert_true (fp_game_curtain (game) >= 0 || game_decision (game)->number != number);
  game_close (game);
}

/* Undoing the end of a talk gives the whole time again, and looking back stops the clock. */
static void
test_clock_again (void)
{
  g_autoptr (FpGame) game = new_talk ();
  g_autoptr (FpDealClock) clock = fp_deal_clock_new (game);
  fp_deal_clock_set_limit (clock, 60);
  fp_game_look_back (game, 0);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, -1);
  fp_game_look_back (game, -1);
  fp_deal_clock_pass (clock, 60);
  game_settle (game);
  fp_game_undo (game);
  game_settle (game);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  g_assert_cmpint (fp_deal_clock_left (clock), ==, 60);
  game_close (game);
}

/* The stage of a deal shows the cards that were revealed. They make no totals. */
static void
test_stage (void)
{
  g_autoptr (FpGame) game = new_talk ();
  GListModel *sides = fp_encounter_item_facts (fp_game_encounter (game))->sides;
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) item = g_list_model_get_item (sides, i);
      g_autoptr (GListModel) rows = game_side (game, i);
      guint n_cards = 0;
      for (guint k = 0; k < g_list_model_get_n_items (rows); k++)
        {
          g_autoptr (FpSideRowItem) row = g_list_model_get_item (rows, k);
          n_cards += fp_side_row_item_facts (row)->card != NULL;
        }
      g_assert_cmpuint (n_cards, ==, 1);
      g_assert_false (fp_side_item_facts (item)->counted);
    }
  game_close (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/deal/compose", test_compose);
  g_test_add_func ("/deal/counter", test_counter);
  g_test_add_func ("/deal/stage", test_stage);
  g_test_add_func ("/deal/clock", test_clock);
  g_test_add_func ("/deal/clock-again", test_clock_again);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
