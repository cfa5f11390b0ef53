/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Epochs of Adam, the choice of the best one, and the state between two epochs as text. */
#include "lab/fp-training.h"

#include <math.h>
#include <string.h>

enum
{
  BATCH = 64, /* positions of a step */
  HELD_OUT = 5, /* the last of so many parts of the games is held out */
  CHOOSING = 8, /* every so many-th of the others chooses the epoch */
};

/* Speed of the steps, and how it falls by epoch. */
static const double rate = 0.002, slow_down = 0.15;
/* As Adam's paper has them. */
static const double mean_fades = 0.9, square_fades = 0.999, tiny = 1e-8;
/* Largest first weight of a hidden unit, by the root of its number of inputs. */
static const double first_weights = 0.5;

struct _FpTraining
{
  const FpTrainingPositions *positions;
  FpTrainingOptions options;
  FpNetwork *network; /* the running weights */
  FpNetwork *best;
  double best_loss; /* of @best, on the games that choose */
  guint epochs;
  guint64 steps;
  double *gradient, *mean, *square; /* by weight */
  GArray *learn, *choose, *held_out; /* of guint: positions */
};

static const FpTrainingPosition *
row_of (const FpTraining *training, guint index)
{
  return &g_array_index (training->positions->rows, FpTrainingPosition, index);
}

/* Returns @seat's part of the win in the game of position @row. */
static double
won (const FpTrainingPosition *row, guint seat)
{
  return row->winners >> seat & 1 ? 1.0 / __builtin_popcount (row->winners) : 0;
}

static void
divide_games (FpTraining *training)
{
  const FpTrainingPositions *positions = training->positions;
  uint64_t first_held_out = positions->games - positions->games / HELD_OUT;
  training->learn = g_array_new (FALSE, FALSE, sizeof (guint));
  training->choose = g_array_new (FALSE, FALSE, sizeof (guint));
  training->held_out = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < positions->rows->len; i++)
    {
      uint32_t game = row_of (training, i)->game;
      GArray *part = game >= first_held_out ? training->held_out
                     : game % CHOOSING == 0 ? training->choose
                                            : training->learn;
      g_array_append_val (part, i);
    }
}

/* Makes each input's mean square 1 over the positions that are learned from. */
static void
set_scales (FpTraining *training)
{
  FpNetwork *network = training->network;
  g_autofree double *sum = g_new0 (double, network->n_inputs);
  double input[FP_NETWORK_MOST_INPUTS];
  for (guint i = 0; i < training->learn->len; i++)
    for (guint seat = 0; seat < network->n_seats; seat++)
      {
        guint index = g_array_index (training->learn, guint, i);
        fp_network_gather (network, fp_training_positions_of (training->positions, index), seat, input);
        for (guint k = 0; k < network->n_inputs; k++)
          sum[k] += input[k] * input[k];
      }
  for (guint i = 0; i < network->n_inputs; i++)
    network->scale[i] = sum[i] > 0 ? sqrt (training->learn->len * network->n_seats / sum[i]) : 0;
}

/* Gives hidden units random weights. */
static void
set_first_weights (FpTraining *training)
{
  FpNetwork *network = training->network;
  double most = first_weights / sqrt (network->n_inputs);
  FpRandom random;
  fp_random_seed (&random, training->options.seed);
  for (guint i = network->n_inputs + network->n_hidden; i < network->n_weights; i++)
    network->weights[i] = most * (fp_random_next (&random) / 2147483648.0 - 1);
}

static void
keep_best (FpTraining *training, double loss)
{
  training->best_loss = loss;
  memcpy (training->best->scale, training->network->scale, sizeof training->best->scale);
  memcpy (training->best->weights, training->network->weights, training->network->n_weights * sizeof (double));
}

FpTraining *
fp_training_new (const FpTrainingPositions *positions, const FpTrainingOptions *options)
{
  const FpEdition *edition = positions->features.edition;
  FpTraining *training = g_new0 (FpTraining, 1);
  training->positions = positions;
  training->options = *options;
  training->network = fp_network_new (edition, positions->n_seats, options->hidden);
  training->best = fp_network_new (edition, positions->n_seats, options->hidden);
  training->gradient = g_new0 (double, training->network->n_weights);
  training->mean = g_new0 (double, training->network->n_weights);
  training->square = g_new0 (double, training->network->n_weights);
  divide_games (training);
  set_scales (training);
  set_first_weights (training);
  keep_best (training, HUGE_VAL);
  return training;
}

void
fp_training_free (FpTraining *training)
{
  if (training == NULL)
    return;
  fp_network_free (training->network);
  fp_network_free (training->best);
  g_free (training->gradient);
  g_free (training->mean);
  g_free (training->square);
  g_array_unref (training->learn);
  g_array_unref (training->choose);
  g_array_unref (training->held_out);
  g_free (training);
}

/* --- Losses --- */

static double
loss_of (const FpTrainingPosition *row, const double *shares, guint n_seats)
{
  double loss = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    if (won (row, seat) > 0)
      loss -= won (row, seat) * log (MAX (shares[seat], 1e-9));
  return loss;
}

static void
judge (const FpNetwork *network, const FpTraining *training, guint index, FpNetworkPass *passes, double *shares)
{
  double scores[FP_MAX_SEATS];
  for (guint seat = 0; seat < network->n_seats; seat++)
    {
      fp_network_pass (network, fp_training_positions_of (training->positions, index), seat, &passes[seat]);
      scores[seat] = passes[seat].score;
    }
  fp_network_shares (network, scores, shares);
}

static double
mean_loss (const FpTraining *training, const FpNetwork *network, const GArray *part)
{
  FpNetworkPass passes[FP_MAX_SEATS];
  double shares[FP_MAX_SEATS], sum = 0;
  for (guint i = 0; i < part->len; i++)
    {
      guint index = g_array_index (part, guint, i);
      judge (network, training, index, passes, shares);
      sum += loss_of (row_of (training, index), shares, network->n_seats);
    }
  return sum / MAX (part->len, 1);
}

void
fp_training_measure (const FpTraining *training, FpTrainingFigures *figures)
{
  const GArray *part = training->held_out;
  const guint n_seats = training->positions->n_seats;
  double sum = 0;
  for (guint i = 0; i < part->len; i++)
    {
      const FpTrainingPosition *row = row_of (training, g_array_index (part, guint, i));
      double shares[FP_MAX_SEATS];
      for (guint seat = 0; seat < n_seats; seat++)
        shares[seat] = (double) row->chance[seat];
      sum += loss_of (row, shares, n_seats);
    }
  *figures = (FpTrainingFigures){ part->len, log (n_seats), sum / MAX (part->len, 1),
                                  mean_loss (training, training->best, part) };
}

/* --- An epoch --- */

/* Adds a seat's part of the gradient. @error: the slope of the loss by the seat's score. */
static void
add_gradient (FpTraining *training, const FpNetworkPass *pass, double error)
{
  const FpNetwork *network = training->network;
  const guint n = network->n_inputs;
  const double *out = network->weights + n;
  double *gradient = training->gradient, *hidden = gradient + n + network->n_hidden;
  for (guint i = 0; i < n; i++)
    gradient[i] += error * pass->input[i];
  for (guint unit = 0; unit < network->n_hidden; unit++, hidden += n + 1)
    {
      double slope, bent = fp_network_bend (pass->sum[unit], &slope), back = error * out[unit] * slope;
      gradient[n + unit] += error * bent;
      hidden[0] += back;
      for (guint i = 0; i < n; i++)
        hidden[1 + i] += back * pass->input[i];
    }
}

/* Takes a step against the gradient of @n positions. */
static void
step (FpTraining *training, guint n)
{
  FpNetwork *network = training->network;
  double speed = rate / (1 + slow_down * training->epochs);
  double steps = (double) ++training->steps;
  double of_mean = 1 / (1 - pow (mean_fades, steps)), of_square = 1 / (1 - pow (square_fades, steps));
  double shrink = 1 - training->options.decay * speed;
  for (guint i = 0; i < network->n_weights; i++)
    {
      double slope = training->gradient[i] / n;
      training->gradient[i] = 0;
      training->mean[i] += (1 - mean_fades) * (slope - training->mean[i]);
      training->square[i] += (1 - square_fades) * (slope * slope - training->square[i]);
      network->weights[i] = shrink * network->weights[i] -
                            speed * training->mean[i] * of_mean / (sqrt (training->square[i] * of_square) + tiny);
    }
}

/* Returns the positions that are learned from in the order of the next epoch. */
static guint *
shuffle (const FpTraining *training)
{
  guint n = training->learn->len;
  guint *order = g_memdup2 (training->learn->data, n * sizeof (guint));
  FpRandom random;
  fp_random_seed (&random, fp_random_derive (training->options.seed, training->epochs + 1));
  for (guint i = n; i > 1; i--)
    {
      guint other = fp_random_below (&random, i), kept = order[i - 1];
      order[i - 1] = order[other];
      order[other] = kept;
    }
  return order;
}

double
fp_training_epoch (FpTraining *training)
{
  g_autofree guint *order = shuffle (training);
  FpNetworkPass passes[FP_MAX_SEATS];
  double shares[FP_MAX_SEATS];
  guint n = training->learn->len;
  for (guint i = 0; i < n; i++)
    {
      judge (training->network, training, order[i], passes, shares);
      for (guint seat = 0; seat < training->network->n_seats; seat++)
        add_gradient (training, &passes[seat], shares[seat] - won (row_of (training, order[i]), seat));
      if ((i + 1) % BATCH == 0 || i + 1 == n)
        step (training, i % BATCH + 1);
    }
  training->epochs++;
  double loss = mean_loss (training, training->network, training->choose);
  if (loss < training->best_loss)
    keep_best (training, loss);
  return loss;
}

guint
fp_training_epochs (const FpTraining *training)
{
  return training->epochs;
}

const FpNetwork *
fp_training_network (const FpTraining *training)
{
  return training->best;
}

/* --- The state between two epochs --- */

/* Returns the bits of @number, which lose nothing in a file. */
static uint64_t
bits_of (double number)
{
  uint64_t bits;
  memcpy (&bits, &number, sizeof bits);
  return bits;
}

/* Returns a line that tells this training from others. */
static char *
describe (const FpTraining *training)
{
  const FpTrainingPositions *positions = training->positions;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_checksum_update (sum, (const guchar *) positions->figures->data, positions->figures->len * sizeof (int16_t));
  for (guint i = 0; i < positions->rows->len; i++)
    {
      const uint32_t outcome[] = { row_of (training, i)->game, row_of (training, i)->winners };
      g_checksum_update (sum, (const guchar *) outcome, sizeof outcome);
    }
  return g_strdup_printf (FP_TRAINING_BEGINS " 1 positions %.16s hidden %u decay %016" G_GINT64_MODIFIER
                                             "x seed %" G_GUINT64_FORMAT "\n",
                          g_checksum_get_string (sum), training->options.hidden,
                          (guint64) bits_of (training->options.decay), (guint64) training->options.seed);
}

static void
add_numbers (GString *text, const double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%016" G_GINT64_MODIFIER "x\n", (guint64) bits_of (numbers[i]));
}

char *
fp_training_save (const FpTraining *training)
{
  g_autofree char *head = describe (training);
  const double sums[] = { training->epochs, (double) training->steps, training->best_loss };
  guint n = training->network->n_weights;
  GString *text = g_string_new (head);
  add_numbers (text, sums, G_N_ELEMENTS (sums));
  add_numbers (text, training->network->weights, n);
  add_numbers (text, training->best->weights, n);
  add_numbers (text, training->mean, n);
  add_numbers (text, training->square, n);
  return g_string_free (text, FALSE);
}

/* Reads @n numbers and nothing else. */
static gboolean
read_numbers (const char *text, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;
      uint64_t bits = g_ascii_strtoull (text, &end, 16);
      if (end == text || *end != '\n')
        return FALSE;
      memcpy (&numbers[i], &bits, sizeof bits);
      text = end + 1;
    }
  return *text == '\0';
}

gboolean
fp_training_restore (FpTraining *training, const char *text)
{
  g_autofree char *head = describe (training);
  const guint n = training->network->n_weights, all = 3 + 4 * n;
  g_autofree double *numbers = g_new0 (double, all);
  if (!g_str_has_prefix (text, head) || !read_numbers (text + strlen (head), numbers, all))
    return FALSE;
  training->epochs = (guint) numbers[0];
  training->steps = (guint64) numbers[1];
  training->best_loss = numbers[2];
  memcpy (training->network->weights, numbers + 3, n * sizeof (double));
  memcpy (training->best->weights, numbers + 3 + n, n * sizeof (double));
  memcpy (training->mean, numbers + 3 + 2 * n, n * sizeof (double));
  memcpy (training->square, numbers + 3 + 3 * n, n * sizeof (double));
  return TRUE;
}
