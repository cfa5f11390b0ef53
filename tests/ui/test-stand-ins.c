/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what stands for options on a table with systems: players and planets need no second row
 * of buttons. */
#include "app/input/fp-option-target.h"
#include "app/table/fp-table-page.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"
#include "model/game/fp-game-results.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-seat-item.h"

enum
{
  ANSWERS = 16, /* answers in the game */
  SEED = 61,
};

static FpGame *
new_game (FpCatalogModel *catalog_model)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random,Cy=random,Di=random", &error));
  g_assert_no_error (error);
  setup->seed = SEED;
  setup->aliens = FP_GAME_ALIENS_NONE;
  return fp_game_new (catalog_model, setup, 0);
}

static gboolean
is_player (FpGame *game, const char *label)
{
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_seats (game)); i++)
    {
      g_autoptr (FpSeatItem) seat = g_list_model_get_item (fp_game_seats (game), i);
      if (strcmp (fp_seat_item_facts (seat)->name, label) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_planet (FpGame *game, const char *label)
{
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_planets (game)); i++)
    {
      g_autoptr (FpPlanetItem) planet = g_list_model_get_item (fp_game_planets (game), i);
      if (strcmp (fp_planet_item_facts (planet)->name, label) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Counts the players and planets among the options in @counts. Each must be in sight. */
static void
check_question (FpGame *game, FpTablePage *table, guint counts[2])
{
  FpDecisionItem *question = fp_game_question (game);
  GListModel *options = fp_decision_item_facts (question)->options;
  g_autoptr (GPtrArray) in_sight = fp_option_target_mark_all (GTK_WIDGET (table), question);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      const char *label = fp_option_item_facts (item)->label;
      gboolean player = is_player (game, label), planet = is_planet (game, label);
      if ((player || planet) && in_sight->pdata[i] == NULL)
        g_error ("“%s” can't be chosen on the table: %s", label, fp_decision_item_facts (question)->text);
      counts[0] += player;
      counts[1] += planet;
    }
}

static void
test_systems (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = new_game (f->catalog_model);
  FpTablePage *table = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  GtkWidget *window = gtk_window_new ();
  guint counts[2] = { 0 };
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (table));
  fp_table_page_set_game (table, game);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < ANSWERS && !fp_game_over (game); i++)
    {
      game_settle (game);
      if (fp_game_is_at_result (game))
        {
          fp_game_leave_result (game);
          continue;
        }
      check_question (game, table, counts);
      fp_game_answer (game, i % g_list_model_get_n_items (game_decision (game)->options));
    }
  g_test_message ("%u players, %u planets", counts[0], counts[1]);
  g_assert_cmpuint (counts[0], >, 0);
  g_assert_cmpuint (counts[1], >, 0);
  fp_table_page_set_game (table, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  game_close (game);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  catalog_test ("/stand-ins/systems", test_systems);
  return window_run ();
}
