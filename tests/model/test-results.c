/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of held results: the table stays at the result until the viewer goes on. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "model/game/fp-game-results.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-log-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-side-item.h"

static FpCatalogModel *catalog_model;

static FpGame *
new_game (const char *players, FpHeldResults held)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = 5;
  setup->aliens = FP_GAME_ALIENS_NONE;
  FpGame *game = fp_game_new (catalog_model, setup, 0);
  fp_game_hold_results (game, held);
  game_settle (game);
  return game;
}

static char *
last_line (FpGame *game)
{
  GListModel *log = fp_game_log (game);
  g_autoptr (FpLogItem) last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  return g_strdup (fp_log_item_facts (last)->text);
}

/* The encounter is on the table with the totals, the log ends with the result, and nothing can be
 * answered: a key pressed now was not meant for the next question. Returns TRUE if somebody won by
 * totals. */
static gboolean
check_result (FpGame *game)
{
  const FpDecisionFacts *question = game_decision (game);
  g_autofree char *line = last_line (game), *text = g_strdup (question->text);
  guint choices = (guint) question->number;
  g_assert_true (question->held);
  g_assert_false (question->mine);
  g_assert_cmpuint (g_list_model_get_n_items (question->options), ==, 0);
  g_assert_nonnull (fp_game_encounter (game));
  fp_game_answer (game, 0);
  fp_game_choose (game, 0);
  fp_game_confirm (game);
  g_assert_true (fp_game_is_at_result (game));
  g_assert_cmpint (game_decision (game)->number, ==, choices);
  g_assert_cmpstr (game_decision (game)->text, ==, text);
  /* Log and result put it differently, but both end with the totals: “…, 18 to 6.” */
  g_autofree char *end = strstr (line, " to ") != NULL ? g_strdup (strrchr (line, ',')) : NULL;
  g_assert_true (end == NULL || g_str_has_suffix (text, end));
  return end != NULL;
}

/* Plays a game by first answers. Returns the number of held results; @totals counts those by
 * totals. */
static guint
play (FpGame *game, guint *totals)
{
  guint results = 0;
  while (!fp_game_over (game))
    {
      if (fp_game_is_at_result (game))
        {
          guint before = g_list_model_get_n_items (fp_game_log (game));
          *totals += check_result (game);
          results++;
          fp_game_leave_result (game);
          game_settle (game);
          /* Behind the curtain there is no log. */
          g_assert_true (fp_game_curtain (game) >= 0 || g_list_model_get_n_items (fp_game_log (game)) >= before);
          continue;
        }
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        fp_game_answer (game, 0);
      game_settle (game);
    }
  return results;
}

static void
test_held (void)
{
  guint totals = 0;
  g_autoptr (FpGame) game = new_game ("Ada,Bo=random", FP_HELD_RESULTS_ALL);
  g_assert_cmpuint (play (game, &totals), >, 4);
  g_assert_cmpuint (totals, >, 2);
}

/* The same game ends in the same way, whether results are held or not. */
static void
test_same_game (void)
{
  guint totals = 0;
  g_autoptr (FpGame) held = new_game ("Ada,Bo", FP_HELD_RESULTS_MINE),
                     plain = new_game ("Ada,Bo", FP_HELD_RESULTS_NONE);
  g_assert_cmpuint (play (held, &totals), >, 4);
  g_assert_cmpuint (play (plain, &totals), ==, 0);
  g_assert_cmpstr (fp_game_ending (held), ==, fp_game_ending (plain));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (held)), ==, g_list_model_get_n_items (fp_game_log (plain)));
}

/* No person takes part in a game of computers, so nothing is held unless all results are. */
static void
test_watched (void)
{
  guint totals = 0;
  g_autoptr (FpGame) game = new_game ("Ada=random,Bo=random", FP_HELD_RESULTS_MINE);
  g_assert_cmpuint (play (game, &totals), ==, 0);
}

/* Returns a game of three with aliens of the 2000 edition. The computer answers after @pace
 * milliseconds. */
static FpGame *
new_game_of_three (guint64 seed, guint pace)
{
  static const char *const aliens[] = { "empath", "oracle", "vulch" };
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada=person,Bo=random,Cy=random", &error));
  setup->seed = seed;
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  for (guint seat = 0; seat < G_N_ELEMENTS (aliens); seat++)
    fp_game_setup_settle (setup, seat, aliens[seat]);
  return fp_game_new (catalog_model, setup, pace);
}

/* Deals, compensation and a power that is lost or regained are held like results. */
static void
test_moments (void)
{
  static const char *const words[] = { " make a deal.", " as compensation", "You lose the power of " };
  guint found = 0;
  for (guint64 seed = 1; seed <= 12 && found != (1U << G_N_ELEMENTS (words)) - 1; seed++)
    {
      g_autoptr (FpGame) game = new_game_of_three (seed, 0);
      fp_game_hold_results (game, FP_HELD_RESULTS_ALL);
      for (guint i = 0; i < 500 && !fp_game_over (game); i++)
        {
          game_settle (game);
          if (fp_game_over (game))
            break;
          const FpDecisionFacts *question = game_decision (game);
          for (guint k = 0; question->held && k < G_N_ELEMENTS (words); k++)
            found |= strstr (question->text, words[k]) != NULL ? 1U << k : 0;
          guint n = g_list_model_get_n_items (question->options);
          if (question->held)
            fp_game_leave_result (game);
          else if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_assert_cmphex (found, ==, (1U << G_N_ELEMENTS (words)) - 1);
}

/* A result of others stays for about two seconds and leaves by itself, but not while the viewer's
 * own one is held. */
static void
test_brief (void)
{
  guint brief = 0, own = 0;
  g_autoptr (FpGame) game = new_game_of_three (3, 1);
  fp_game_hold_results (game, FP_HELD_RESULTS_MINE);
  for (guint i = 0; i < 300 && !fp_game_over (game) && (brief < 2 || own < 2); i++)
    {
      game_settle (game);
      if (fp_game_over (game))
        break;
      g_autofree char *text = g_strdup (game_decision (game)->text);
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      if (!fp_game_is_at_result (game))
        {
          fp_game_answer (game, i * 5 % n);
          continue;
        }
      main_loop_run_for (1000);
      g_assert_true (fp_game_is_at_result (game));
      g_assert_cmpstr (game_decision (game)->text, ==, text);
      main_loop_run_for (1600);
      gboolean gone = !fp_game_is_at_result (game) || g_strcmp0 (game_decision (game)->text, text) != 0;
      brief += gone;
      own += !gone;
      fp_game_leave_result (game);
    }
  g_assert_cmpuint (brief, >=, 2);
  g_assert_cmpuint (own, >=, 2);
  game_close (game);
}

/* --- Ships of a side --- */

/* Returns the ships of @fleets, a list of FpFleetItem. */
static int
count_ships (GListModel *fleets)
{
  int ships = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fleets); i++)
    {
      g_autoptr (FpFleetItem) fleet = g_list_model_get_item (fleets, i);
      ships += fp_fleet_item_facts (fleet)->ships;
    }
  return ships;
}

/* Without aliens each ship of a side counts one in its total, and no other ship does. Returns the
 * number of totals with ships. */
static guint
check_ships (FpGame *game)
{
  GListModel *sides = fp_encounter_item_facts (fp_game_encounter (game))->sides;
  guint found = 0;
  for (guint i = 0; i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (sides, i);
      const FpSideFacts *facts = fp_side_item_facts (side);
      g_autofree char *ships = g_strdup_printf ("+%d", count_ships (facts->mains) + count_ships (facts->allies));
      for (guint k = 0; facts->counted && k < g_list_model_get_n_items (facts->rows); k++)
        {
          g_autoptr (FpSideRowItem) row = g_list_model_get_item (facts->rows, k);
          if (g_strcmp0 (fp_side_row_item_facts (row)->text, "Ships") != 0)
            continue;
          g_assert_cmpstr (fp_side_row_item_facts (row)->value, ==, ships);
          found++;
        }
    }
  return found;
}

/* Returns the total of @name that the log told last. */
static int
told_total (FpGame *game, const char *name)
{
  GListModel *log = fp_game_log (game);
  g_autofree char *words = g_strdup_printf ("%s's total is ", name);
  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (log, i - 1);
      const char *text = fp_log_item_facts (item)->text;
      if (text != NULL && g_str_has_prefix (text, words))
        return (int) g_ascii_strtoll (text + strlen (words), NULL, 10);
    }
  g_assert_not_reached ();
}

/* Once somebody has won, a total on the table is the one that was told: none is made anew of the
 * ships that are left. Returns the number of sides without a total. */
static guint
check_totals (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  GListModel *sides = encounter != NULL ? fp_encounter_item_facts (encounter)->sides : NULL;
  gboolean decided = FALSE;
  guint without = 0;
  for (guint i = 0; sides != NULL && i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (sides, i);
      decided = decided || fp_side_item_facts (side)->winner;
    }
  for (guint i = 0; decided && i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (sides, i);
      const FpSideFacts *facts = fp_side_item_facts (side);
      without += !facts->counted;
      if (facts->counted)
        g_assert_cmpint (facts->total, ==, told_total (game, facts->name));
    }
  return without;
}

static void
test_ships (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint found = 0, without = 0;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random,Cy=random", NULL));
  setup->seed = 5;
  setup->aliens = FP_GAME_ALIENS_NONE;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  fp_game_hold_results (game, FP_HELD_RESULTS_ALL);
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    if (fp_game_is_at_result (game))
      {
        found += check_ships (game);
        fp_game_leave_result (game);
      }
    else
      {
        guint n = g_list_model_get_n_items (game_decision (game)->options);
        without += check_totals (game);
        fp_game_answer (game, (guint) g_rand_int_range (random, 0, (gint32) n));
      }
  g_test_message ("%u totals, %u sides without", found, without);
  g_assert_cmpuint (found, >, 10);
  g_assert_cmpuint (without, >, 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/results/held", test_held);
  g_test_add_func ("/results/same-game", test_same_game);
  g_test_add_func ("/results/watched", test_watched);
  g_test_add_func ("/results/moments", test_moments);
  g_test_add_func ("/results/brief", test_brief);
  g_test_add_func ("/results/ships", test_ships);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
