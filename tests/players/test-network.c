/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Networks that judge positions: chances for whatever lies on the table, files, and players that
 * judge by them. */
#include "players/fp-networks.h"

#include <math.h>

#include "engine/knowledge/fp-determinize.h"
#include "fixture/duel.h"
#include "players/fp-player.h"
#include "players/game.h"

enum
{
  HIDDEN = 4,
};

static const FpCatalog *catalog;

/* Returns a network with random weights. */
static FpNetwork *
random_network_for (guint n_seats, guint n_hidden)
{
  FpNetwork *network = fp_network_new (duel_edition (), n_seats, n_hidden);
  FpRandom random;
  fp_random_seed (&random, 1);
  for (guint i = 0; i < network->n_weights; i++)
    network->weights[i] = fp_random_below (&random, 2001) / 1000.0 - 1;
  for (guint i = 0; i < network->n_inputs; i++)
    network->scale[i] = 0.25 + 0.25 * (i % 4);
  fp_network_arrange (network);
  return network;
}

static FpNetwork *
random_network (void)
{
  return random_network_for (2, HIDDEN);
}

static void
judge (const FpNetwork *network, const int16_t *figures, double *shares)
{
  double scores[2];
  fp_network_scores (network, figures, scores);
  for (guint seat = 0; seat < 2; seat++)
    {
      FpNetworkPass pass;
      fp_network_pass (network, figures, seat, &pass);
      g_assert_cmpfloat (scores[seat], ==, pass.score);
    }
  fp_network_shares (network, scores, shares);
}

/* Chances add up to 1 for any numbers, and are swapped with the seats. An input that was always 0
 * in the training means nothing. */
static void
test_chances (void)
{
  g_autoptr (FpNetwork) network = random_network ();
  const guint n = network->features.n;
  g_autofree int16_t *figures = g_new0 (int16_t, 2 * n), *swapped = g_new0 (int16_t, 2 * n);
  double shares[2], others[2];
  FpRandom random;
  fp_random_seed (&random, 2);
  for (guint round = 0; round < 100; round++)
    {
      guint range = round % 2 == 0 ? 5 : 65535;
      for (guint i = 0; i < 2 * n; i++)
        swapped[(i + n) % (2 * n)] = figures[i] = (int16_t) ((int) fp_random_below (&random, range) - (int) range / 2);
      judge (network, figures, shares);
      judge (network, swapped, others);
      g_assert_true (isfinite (shares[0]) && shares[0] >= 0 && shares[0] <= 1);
      g_assert_cmpfloat_with_epsilon (shares[0] + shares[1], 1, 1e-9);
      g_assert_cmpfloat_with_epsilon (shares[0], others[1], 1e-9);
    }
  network->scale[3] = network->scale[n + 3] = 0;
  judge (network, figures, shares);
  figures[3] = (int16_t) (figures[3] + 9);
  judge (network, figures, others);
  g_assert_cmpfloat (shares[0], ==, others[0]);
}

/* Scores of usual and unusual figures are those of fp_network_pass () to the last bit, with any
 * number of seats and hidden units. */
static void
test_scores (void)
{
  static const guint seats[] = { 2, 2, 2, 3, 8 }, units[] = { 0, 16, 37, 5, 20 };
  FpRandom random;
  fp_random_seed (&random, 3);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autoptr (FpNetwork) network = random_network_for (seats[i], units[i]);
      const guint n = seats[i] * network->features.n;
      g_autofree int16_t *figures = g_new0 (int16_t, n);
      for (guint round = 0; round < 100; round++)
        {
          double scores[FP_MAX_SEATS];
          for (guint k = 0; k < n; k++)
            figures[k] = (int16_t) (fp_random_below (&random, 2) * fp_random_below (&random, 5));
          figures[round % n] = (int16_t) (FP_NETWORK_FIGURES - 2 + (int) round % 4);
          figures[(round + 9) % n] = (int16_t) (round % 3 == 0 ? -1 : 0);
          fp_network_scores (network, figures, scores);
          for (guint seat = 0; seat < seats[i]; seat++)
            {
              FpNetworkPass pass;
              fp_network_pass (network, figures, seat, &pass);
              g_assert_cmpfloat (scores[seat], ==, pass.score);
            }
        }
    }
}

/* A network for several players judges games of any such number, as if it were for them. */
static void
test_seats (void)
{
  g_autoptr (FpNetwork) network = random_network_for (4, HIDDEN);
  g_autoptr (FpNetwork) of_seven = random_network_for (7, HIDDEN);
  const guint n = 7 * network->features.n;
  g_autofree int16_t *figures = g_new0 (int16_t, n);
  double scores[FP_MAX_SEATS], expected[FP_MAX_SEATS];
  FpRandom random;
  fp_random_seed (&random, 4);
  for (guint i = 0; i < n; i++)
    figures[i] = (int16_t) fp_random_below (&random, 4);
  g_assert_false (fp_network_take_seats (network, 2));
  g_assert_cmpuint (network->n_seats, ==, 4);
  g_assert_true (fp_network_take_seats (network, 7));
  fp_network_scores (network, figures, scores);
  fp_network_scores (of_seven, figures, expected);
  for (guint seat = 0; seat < 7; seat++)
    g_assert_cmpfloat (scores[seat], ==, expected[seat]);
}

/* A bend goes through 0, is bounded, and has the slope that it says. */
static void
test_bend (void)
{
  for (double sum = -5; sum <= 5; sum += 0.25)
    {
      double slope, unused, near = 1e-6;
      double value = fp_network_bend (sum, &slope);
      g_assert_cmpfloat (fabs (value), <, 1);
      g_assert_cmpfloat_with_epsilon (fp_network_bend (-sum, &unused), -value, 1e-12);
      g_assert_cmpfloat_with_epsilon (
          (fp_network_bend (sum + near, &unused) - fp_network_bend (sum - near, &unused)) / (2 * near), slope, 1e-5);
    }
}

/* A file keeps the network; a network that is read is written with the same bytes. */
static void
test_file (void)
{
  g_autoptr (FpNetwork) network = random_network ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = fp_network_write (network);
  g_autoptr (FpNetwork) again = fp_network_read (text, duel_edition (), &error);
  g_assert_no_error (error);
  g_autofree char *copy = fp_network_write (again);
  g_assert_cmpstr (text, ==, copy);
  for (guint i = 0; i < network->n_weights; i++)
    g_assert_cmpfloat_with_epsilon (network->weights[i], again->weights[i], 1e-5);
  g_assert_null (fp_network_read ("fifth-planet network 2\n", duel_edition (), &error));
  g_assert_error (error, FP_NETWORK_ERROR, FP_NETWORK_ERROR_BROKEN);
}

/* Features count all rules in force of the seat, whatever card they are of. */
static void
test_rules (void)
{
  FpFeatures features;
  int16_t figures[FP_MAX_FEATURES];
  guint rules = 0;
  Game game;
  g_assert_true (fp_features_begin (&features, duel_edition ()));
  game_begin (&game, catalog, 4);
  for (uint32_t made = 0; made < 60 && fp_engine_over (game.engine) == FALSE; made++)
    {
      FP_EACH_SEAT (game.state, seat)
        {
          int sum = 0, expected = 0;
          fp_features_measure (&features, game.engine, seat, figures);
          for (guint i = features.edition->thinking.n_features; i < features.n; i++)
            sum += figures[i];
          for (guint i = 0; i < game.state->head.n_effects; i++)
            expected += game.state->effects[i].me == seat;
          g_assert_cmpint (sum, ==, expected);
          rules += (guint) sum;
        }
      fp_engine_answer (game.engine, made % fp_engine_options (game.engine)->n);
    }
  g_assert_cmpuint (rules, >, 0);
  game_end (&game);
}

/* A player that judges by a network gives other answers than without, the same ones again, and the
 * same in a game that differs only in what its seat can't know. */
static void
test_player (void)
{
  g_autoptr (FpNetwork) network = random_network ();
  g_autoptr (FpPlayer) player = fp_player_new ("novice:12", 3, 0, NULL);
  g_autoptr (FpPlayer) blind = fp_player_new ("random", 3, 0, NULL);
  FpState *other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  guint differ = 0, asked = 0;
  FpRandom random;
  FpDecision decision;
  Game game;
  fp_random_seed (&random, 5);
  game_begin (&game, catalog, 6);
  for (uint32_t made = 0; fp_engine_decision (game.engine, &decision); made++)
    {
      if (made % 3 == 0 && fp_engine_options (game.engine)->n > 1)
        {
          fp_player_judge (player, NULL);
          guint usual = fp_player_choose (player, game.engine, made);
          fp_player_judge (player, network);
          guint answer = fp_player_choose (player, game.engine, made);
          fp_determinize (game.engine, decision.seat, &random, other);
          fp_engine_use (game.engine, other);
          g_assert_cmpuint (fp_player_choose (player, game.engine, made), ==, answer);
          fp_engine_use (game.engine, game.state);
          differ += usual != answer;
          asked++;
        }
      fp_engine_answer (game.engine, fp_player_choose (blind, game.engine, made));
    }
  g_assert_cmpuint (asked, >, 10);
  g_assert_cmpuint (differ, >, 0);
  game_end (&game);
  g_aligned_free (other);
}

/* Duel's network is built in, and what searches uses it unless it is told not to. */
static void
test_built_in (void)
{
  g_autoptr (FpNetwork) network = fp_networks_find (duel_edition (), 2);
  g_autoptr (FpPlayer) usual = fp_player_new ("novice", 3, 0, NULL);
  g_autoptr (FpPlayer) plain = fp_player_new ("novice", 3, 0, NULL);
  g_autoptr (FpPlayer) told = fp_player_new ("novice", 3, 0, NULL);
  guint differ = 0;
  Game game;
  g_assert_nonnull (network);
  g_assert_null (fp_networks_find (duel_edition (), 8));
  fp_player_judge_plainly (plain);
  fp_player_judge (told, network);
  game_begin (&game, catalog, 9);
  for (uint32_t made = 0; made < 40 && !fp_engine_over (game.engine); made++)
    {
      guint answer = fp_player_choose (usual, game.engine, made);
      g_assert_cmpuint (fp_player_choose (told, game.engine, made), ==, answer);
      differ += fp_player_choose (plain, game.engine, made) != answer;
      fp_engine_answer (game.engine, answer);
    }
  g_assert_cmpuint (differ, >, 0);
  game_end (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog = duel_catalog ();
  g_test_add_func ("/network/chances", test_chances);
  g_test_add_func ("/network/scores", test_scores);
  g_test_add_func ("/network/seats", test_seats);
  g_test_add_func ("/network/bend", test_bend);
  g_test_add_func ("/network/file", test_file);
  g_test_add_func ("/network/rules", test_rules);
  g_test_add_func ("/network/player", test_player);
  g_test_add_func ("/network/built-in", test_built_in);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
