/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simulations: the same figures with any number of threads, consistent sums, rates. */
#include "editions/classic/fp-classic.h"
#include "fixture/catalog.h"
#include "fixture/duel.h"
#include "session/game/fp-editions.h"
#include "lab/fp-simulate.h"

static const FpCatalog *catalog;

static FpSimulationResult *
simulate (guint jobs, gboolean mirror, uint64_t deals, uint64_t seed)
{
  FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  FpSimulation simulation = {
    .edition = fp_edition_nth (0),
    .catalog = catalog,
    .n_seats = 2,
    .players = { "random", "random" },
    .deals = deals,
    .seed = seed,
    .jobs = jobs,
    .mirror = mirror,
    .reach = TRUE,
  };
  fp_simulate (&simulation, result);
  result->seconds = 0;
  return result;
}

static void
result_free (FpSimulationResult *result)
{
  fp_simulation_clear (result);
  g_free (result);
}

static void
test_jobs (void)
{
  FpSimulationResult *one = simulate (1, FALSE, 100, 5);
  FpSimulationResult *three = simulate (3, FALSE, 100, 5);
  FpSimulationResult *other = simulate (1, FALSE, 100, 6);
  int cards = (int) (catalog->cards->len * sizeof (uint64_t));
  int abilities = (int) (catalog->abilities->len * sizeof (uint64_t));
  g_assert_cmpmem (one->alien_games, cards, three->alien_games, cards);
  g_assert_cmpmem (one->alien_parts, cards, three->alien_parts, cards);
  g_assert_cmpmem (one->coverage.abilities, abilities, three->coverage.abilities, abilities);
  g_assert_cmpuint (one->decisions, !=, other->decisions);
  fp_simulation_clear (one);
  fp_simulation_clear (three);
  g_assert_cmpmem (one, sizeof *one, three, sizeof *three);
  result_free (one);
  result_free (three);
  result_free (other);
}

static void
test_sums (void)
{
  FpSimulationResult *result = simulate (2, TRUE, 50, 1);
  uint64_t ended = result->stuck + result->shared + result->nobody, turns = 0, by_seat = 0, by_player = 0;
  g_assert_cmpuint (result->games, ==, 100);
  for (guint i = 0; i < G_N_ELEMENTS (result->ended); i++)
    ended += result->ended[i];
  for (guint i = 0; i < G_N_ELEMENTS (result->turns); i++)
    turns += result->turns[i];
  for (guint i = 0; i < 2; i++)
    {
      by_seat += result->seat_parts[i];
      by_player += result->player_parts[i];
    }
  g_assert_cmpuint (ended, ==, 100);
  g_assert_cmpuint (turns, ==, 100);
  g_assert_cmpuint (by_seat, ==, by_player);
  g_assert_cmpuint (by_seat, ==, (100 - result->stuck - result->nobody) * FP_SIMULATION_PARTS);
  g_assert_cmpuint (result->ended[FP_ENDING_NONE], ==, 0);
  g_assert_cmpuint (result->ended[fp_edition_ending (duel_edition (), FP_ENDS_CONCEDED)], ==, 0);
  result_free (result);
}

/* Each player keeps its alien in both games of a deal, and nobody else has it. */
static void
test_aliens (void)
{
  FpSimulationResult result = { 0 };
  FpSimulation simulation = {
    .edition = fp_edition_nth (0),
    .catalog = catalog,
    .n_seats = 2,
    .players = { "random", "random" },
    .aliens = { "duel:underdog", NULL },
    .deals = 20,
    .seed = 3,
    .jobs = 2,
    .mirror = TRUE,
  };
  int underdog = fp_catalog_find (catalog, "underdog");
  uint64_t others = 0;
  fp_simulate (&simulation, &result);
  g_assert_cmpuint (result.alien_games[underdog], ==, 40);
  g_assert_cmpuint (result.alien_parts[underdog], ==, result.player_parts[0]);
  for (int def = 0; def < (int) catalog->cards->len; def++)
    others += def != underdog ? result.alien_games[def] : 0;
  g_assert_cmpuint (others, ==, 40);
  fp_simulation_clear (&result);
}

/* Plays both aliens of a nasty set, whose games have no other bound than the edition's, as greedy
 * players do. Returns the number of undecided games, of 4. */
static uint64_t
undecided (const char *set)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sets", "nasty", set, NULL);
  FpCatalog *cards = duel_catalog_with (path);
  FpSimulationResult result = { 0 };
  FpSimulation simulation = {
    .edition = fp_edition_nth (0),
    .catalog = cards,
    .n_seats = 2,
    .players = { "greedy", "greedy" },
    .aliens = { "one", "two" },
    .deals = 4,
    .seed = 1,
    .jobs = 2,
  };
  uint64_t stuck;

  fp_simulate (&simulation, &result);
  g_assert_cmpuint (result.games, ==, 4);
  g_assert_cmpuint (result.dropped, ==, 0);
  g_assert_cmpuint (result.decisions, <, FP_MOST_ANSWERS);
  stuck = result.stuck;
  fp_simulation_clear (&result);
  fp_catalog_free (cards);
  return stuck;
}

/* A replaced play counts as a pass, so that such games are decided as usual. */
static void
test_replaced_plays (void)
{
  g_assert_cmpuint (undecided ("no-plays.xml"), ==, 0);
}

/* If nobody can send ships, the encounter begins again for ever, and ruling 62 ends it. */
static void
test_replaced_numbers (void)
{
  g_assert_cmpuint (undecided ("no-dials.xml"), >, 0);
}

/* Each accepted offer is a deal that is made, with terms, and few games end by one. */
static void
test_traded (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "classic", NULL);
  g_autoptr (FpCatalog) classic = catalog_load (fp_classic_edition (), (const char *const[]){ folder, NULL });
  FpSimulation simulation = {
    .edition = fp_classic_edition (),
    .catalog = classic,
    .n_seats = 4,
    .players = { "random", "random", "random", "random" },
    .deals = 12,
    .seed = 1,
    .jobs = 2,
  };
  FpSimulationResult result = { 0 };
  fp_simulate (&simulation, &result);
  const FpDealCounts *traded = &result.traded;
  uint64_t terms = 0;
  for (guint kind = 0; kind < FP_DEAL_COUNTS_TERMS; kind++)
    terms += traded->of_term[kind];
  g_test_message ("%u offers, %u accepted, %u made, %u gifts, %u games handed over", (guint) traded->offers,
                  (guint) traded->accepted, (guint) result.deals, (guint) traded->gifts, (guint) traded->handed);
  g_assert_cmpuint (traded->accepted, >, 0);
  g_assert_cmpuint (traded->accepted, ==, result.deals);
  g_assert_cmpuint (traded->offers, >=, traded->accepted);
  g_assert_cmpuint (terms, >=, traded->accepted);
  g_assert_cmpuint (traded->gifts, <=, traded->accepted);
  g_assert_cmpuint (traded->shared + traded->handed, <=, MIN (traded->accepted, result.games));
  fp_simulation_clear (&result);
}

static void
test_rate (void)
{
  double low, high;
  /* Wilson's interval for 50 of 100, from published tables. */
  g_assert_cmpfloat_with_epsilon (fp_simulation_rate (50 * FP_SIMULATION_PARTS, 100, &low, &high), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (low, 0.4038, 1e-4);
  g_assert_cmpfloat_with_epsilon (high, 0.5962, 1e-4);
  g_assert_cmpfloat_with_epsilon (fp_simulation_rate (0, 10, &low, &high), 0, 1e-12);
  g_assert_cmpfloat_with_epsilon (low, 0, 1e-12);
  g_assert_cmpfloat_with_epsilon (high, 0.2775, 1e-4);
}

static void
test_turns (void)
{
  g_autofree FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  result->games = 20;
  for (guint turns = 1; turns <= 20; turns++)
    result->turns[turns] = 1;
  g_assert_cmpuint (fp_simulation_turns (result, 0.05), ==, 1);
  g_assert_cmpuint (fp_simulation_turns (result, 0.5), ==, 10);
  g_assert_cmpuint (fp_simulation_turns (result, 0.95), ==, 19);
  g_assert_cmpuint (fp_simulation_turns (result, 1), ==, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog = duel_catalog ();
  g_test_add_func ("/simulate/jobs", test_jobs);
  g_test_add_func ("/simulate/sums", test_sums);
  g_test_add_func ("/simulate/aliens", test_aliens);
  g_test_add_func ("/simulate/replaced-plays", test_replaced_plays);
  g_test_add_func ("/simulate/replaced-numbers", test_replaced_numbers);
  g_test_add_func ("/simulate/traded", test_traded);
  g_test_add_func ("/simulate/rate", test_rate);
  g_test_add_func ("/simulate/turns", test_turns);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
