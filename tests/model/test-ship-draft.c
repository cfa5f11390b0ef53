/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of ships from several places: a person chooses the places in any order. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-internal.h"
#include "model/items/fp-option-item.h"

static FpCatalogModel *catalog_model;

enum
{
  MOST_ANSWERS = 200,
  SHIPS = 4,
  ALL = 20, /* ships of a seat */
  LAST = 4, /* index of the option of the last planet */
};

static FpGame *
new_game (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo,Cy,Di", &error));
  g_assert_no_error (error);
  setup->seed = seed;
  setup->aliens = FP_GAME_ALIENS_NONE;
  return fp_game_new (catalog_model, setup, 0);
}

static const FpOptionFacts *
option (FpGame *game, guint index)
{
  g_autoptr (FpOptionItem) item = g_list_model_get_item (game_decision (game)->options, index);
  return fp_option_item_facts (item);
}

/* Returns a game in which the offense is asked how many ships it sends. */
static FpGame *
at_number (void)
{
  FpGame *game = new_game (1);
  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      game_settle (game);
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else if (game_decision (game)->usual && g_list_model_get_n_items (game_decision (game)->options) == SHIPS)
        return game;
      else
        fp_game_answer (game, 0);
    }
  g_assert_not_reached ();
}

/* Returns a game in which the offense has just chosen to send all four ships. */
static FpGame *
new_selection (void)
{
  FpGame *game = at_number ();
  fp_game_choose (game, SHIPS - 1);
  return game;
}

/* Returns the ships that @seat has left at its planet @number. */
static int
ships_at (FpGame *game, uint8_t seat, guint number)
{
  const FpState *state = fp_session_engine (fp_game_session (game))->state;
  guint planet = 0;
  for (guint i = 0; i < state->head.n_places; i++)
    if (state->places[i].card != FP_NO_CARD && state->places[i].ships[seat] > 0 && planet++ == number)
      return state->places[i].ships[seat];
  return 0;
}

/* Places are answered once each ship has one, whatever the order was. */
static void
test_any_order (void)
{
  g_autoptr (FpGame) game = new_selection ();
  uint8_t seat = fp_session_seat_to_decide (fp_game_session (game));
  int number = game_decision (game)->number;
  const guint places[SHIPS] = { LAST, 0, LAST, 2 };
  for (guint i = 0; i < SHIPS; i++)
    {
      g_assert_cmpint (game_decision (game)->number, ==, number);
      g_assert_true (option (game, places[i])->open);
      fp_game_choose (game, places[i]);
    }
  game_settle (game);
  g_assert_cmpint (game_decision (game)->number, >, number);
  const int left[] = { 3, 4, 3, 4, 2 };
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_assert_cmpint (ships_at (game, seat, i), ==, left[i]);
  game_close (game);
}

/* The question counts the ships and names their places. All can be put back. */
static void
test_put_back (void)
{
  g_autoptr (FpGame) game = new_selection ();
  fp_game_choose (game, LAST);
  fp_game_choose (game, 0);
  fp_game_choose (game, LAST);
  g_assert_nonnull (strstr (game_decision (game)->stake, "1 × "));
  g_assert_nonnull (strstr (game_decision (game)->stake, "2 × "));
  g_assert_nonnull (strstr (game_decision (game)->text, "(1 more)"));
  g_assert_true (option (game, 0)->picked);
  g_assert_false (option (game, 1)->picked);
  fp_game_put_back (game);
  g_assert_nonnull (strstr (game_decision (game)->text, "(4 more)"));
  g_assert_false (option (game, 0)->picked);
  game_close (game);
}

/* “The usual way” keeps the places chosen so far. */
static void
test_usual (void)
{
  g_autoptr (FpGame) game = new_selection ();
  uint8_t seat = fp_session_seat_to_decide (fp_game_session (game));
  fp_game_choose (game, LAST);
  fp_game_choose (game, LAST);
  fp_game_choose_usual (game);
  game_settle (game);
  g_assert_cmpint (ships_at (game, seat, LAST), ==, 2);
  g_assert_cmpint (ships_at (game, seat, 0), ==, 3);
  game_close (game);
}

/* “The usual way” answers the number, too: as many ships as leave no planet empty. */
static void
test_usual_number (void)
{
  g_autoptr (FpGame) game = at_number ();
  uint8_t seat = fp_session_seat_to_decide (fp_game_session (game));
  g_assert_true (game_decision (game)->usual);
  fp_game_choose_usual (game);
  game_settle (game);
  int left = 0;
  for (guint i = 0; i <= LAST; i++)
    {
      left += ships_at (game, seat, i);
      g_assert_cmpint (ships_at (game, seat, i), >=, 3);
    }
  g_assert_cmpint (left, ==, ALL - SHIPS);
  game_close (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/ship-draft/any-order", test_any_order);
  g_test_add_func ("/ship-draft/put-back", test_put_back);
  g_test_add_func ("/ship-draft/usual", test_usual);
  g_test_add_func ("/ship-draft/usual-number", test_usual_number);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
