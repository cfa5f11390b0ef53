/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that a module adds to the table by its layout: figures of a player, pieces beside planets,
 * and cards in force. */
#include "editions/mini/mini.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "engine/runner/fp-actions.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-figure-item.h"
#include "model/items/fp-piece-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-seat-item.h"

enum
{
  ANSWERS = 60,
};

static FpCatalogModel *catalog_model;

static FpGame *
new_game (gboolean lanterns)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("mini", &error);
  g_assert_no_error (error);
  fp_game_setup_resize (setup, 3);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  setup->seed = 2;
  setup->modules = lanterns ? 1U << MINI_OPTION_LANTERNS : 0;
  return fp_game_new (catalog_model, setup, 0);
}

/* Returns the number of pieces beside all planets. */
static int
count_pieces (FpGame *game)
{
  int n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_planets (game)); i++)
    {
      g_autoptr (FpPlanetItem) planet = g_list_model_get_item (fp_game_planets (game), i);
      GListModel *pieces = fp_planet_item_facts (planet)->pieces;
      for (guint k = 0; k < g_list_model_get_n_items (pieces); k++)
        {
          g_autoptr (FpPieceItem) piece = g_list_model_get_item (pieces, k);
          g_assert_cmpstr (fp_piece_item_facts (piece)->name, ==, "Lanterns");
          g_assert_null (fp_piece_item_facts (piece)->owner);
          n += fp_piece_item_facts (piece)->number;
        }
    }
  return n;
}

static guint
count_figures (FpGame *game, const char *id)
{
  g_autoptr (FpSeatItem) seat = fp_game_seat (game, 0);
  GListModel *figures = fp_seat_item_facts (seat)->figures;
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (FpFigureItem) figure = g_list_model_get_item (figures, i);
      n += g_str_equal (fp_figure_item_facts (figure)->id, id);
    }
  return n;
}

/* Puts a lantern into the zone of cards in force. */
static void
light_beacon (FpGame *game)
{
  FpEngine *engine = fp_session_engine (fp_game_session (game));
  uint16_t deck = fp_module_zone (engine->edition, MINI_MODULE_LANTERNS, 0, 0);
  uint16_t beacon = fp_module_zone (engine->edition, MINI_MODULE_LANTERNS, 2, 0);
  g_assert_cmpuint (engine->state->zones[deck].count, >, 0);
  fp_move_card (engine, engine->state->zones[deck].first, beacon, FP_TOP, FP_FACE_UP);
}

/* Plays @game. Returns the most pieces beside planets at any time. */
static int
play (FpGame *game)
{
  int most = 0;
  for (guint i = 0; i < ANSWERS && game_next (game); i++)
    {
      most = MAX (most, count_pieces (game));
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      if (n > 0)
        fp_game_answer (game, i * 5 % n);
    }
  return most;
}

static void
test_module (void)
{
  g_autoptr (FpGame) game = new_game (TRUE);
  game_settle (game);
  g_assert_cmpuint (count_figures (game, "lit"), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_in_force (game)), ==, 0);
  light_beacon (game);
  g_assert_cmpint (play (game), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_in_force (game)), ==, 1);
  g_autoptr (FpCardItem) card = g_list_model_get_item (fp_game_in_force (game), 0);
  g_assert_cmpstr (fp_card_item_facts (card)->note, ==, "Beacon");
  game_close (game);
}

static void
test_without (void)
{
  g_autoptr (FpGame) game = new_game (FALSE);
  game_settle (game);
  g_assert_cmpuint (count_figures (game, "lit"), ==, 0);
  g_assert_cmpint (play (game), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_in_force (game)), ==, 0);
  game_close (game);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/table/module", test_module);
  g_test_add_func ("/table/without", test_without);
  int status = g_test_run ();
  catalog_model_close (catalog_model);
  home_end ();
  return status;
}
