/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Training: hidden units learn what no linear judgement can, and a saved training goes on. */
#include "lab/fp-training.h"

#include "editions/duel/fp-duel.h"
#include "fixture/catalog.h"
#include "fixture/duel.h"

enum
{
  GAMES = 900,
  EPOCHS = 150,
  HIDDEN = 6,
};

/* Returns positions in which the seat wins that has one of two features, but not both. Every seat
 * has others that mean nothing. */
static FpTrainingPositions *
either_or (void)
{
  FpTrainingPositions *positions = fp_training_positions_new (fp_duel_edition (), 2);
  g_autofree int16_t *figures = g_new0 (int16_t, 2 * positions->features.n);
  FpRandom random;
  fp_random_seed (&random, 1);
  for (positions->games = 0; positions->games < GAMES; positions->games++)
    {
      guint winner = fp_random_below (&random, 2);
      FpTrainingPosition row = { .game = (uint32_t) positions->games,
                                 .winners = (FpSeats) (1U << winner),
                                 .chance = { 0.5F, 0.5F } };
      for (guint seat = 0; seat < 2; seat++)
        {
          int16_t *own = figures + seat * positions->features.n;
          own[0] = (int16_t) fp_random_below (&random, 2);
          own[1] = seat == winner ? (int16_t) !own[0] : own[0];
          own[2] = (int16_t) fp_random_below (&random, 9);
        }
      fp_training_positions_add (positions, &row, figures);
    }
  return positions;
}

static FpTrainingFigures
figures_after (const FpTrainingPositions *positions, guint hidden)
{
  const FpTrainingOptions options = { .hidden = hidden, .decay = 0.01, .seed = 1 };
  g_autoptr (FpTraining) training = fp_training_new (positions, &options);
  FpTrainingFigures figures;
  for (guint i = 0; i < EPOCHS; i++)
    fp_training_epoch (training);
  fp_training_measure (training, &figures);
  return figures;
}

static void
test_learns (void)
{
  g_autoptr (FpTrainingPositions) positions = either_or ();
  FpTrainingFigures linear = figures_after (positions, 0), network = figures_after (positions, HIDDEN);
  g_test_message ("linear %.4f, network %.4f", linear.network, network.network);
  g_assert_cmpuint (network.positions, ==, GAMES / 5);
  g_assert_cmpfloat_with_epsilon (network.even, network.edition, 1e-6);
  g_assert_cmpfloat (linear.network, >, 0.95 * linear.even);
  g_assert_cmpfloat (network.network, <, 0.85 * network.even);
}

/* A training goes on from its saved state as if it hadn't stopped, and from no other's. */
static void
test_goes_on (void)
{
  g_autoptr (FpTrainingPositions) positions = either_or ();
  FpTrainingOptions options = { .hidden = 2, .decay = 0.1, .seed = 4 };
  g_autoptr (FpTraining) training = fp_training_new (positions, &options);
  g_autoptr (FpTraining) next = fp_training_new (positions, &options);
  fp_training_epoch (training);
  g_autofree char *state = fp_training_save (training);
  g_assert_true (fp_training_restore (next, state));
  g_assert_cmpuint (fp_training_epochs (next), ==, 1);
  g_assert_cmpfloat (fp_training_epoch (training), ==, fp_training_epoch (next));
  g_autofree char *one = fp_training_save (training), *other = fp_training_save (next);
  g_assert_cmpstr (one, ==, other);
  options.seed = 5;
  g_autoptr (FpTraining) stranger = fp_training_new (positions, &options);
  g_assert_false (fp_training_restore (stranger, state));
  g_assert_cmpuint (fp_training_epochs (stranger), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/training/learns", test_learns);
  g_test_add_func ("/training/goes-on", test_goes_on);
  return g_test_run ();
}
