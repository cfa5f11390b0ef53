/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network's arithmetic. It takes no function of the C library but exp () for the last step. */
#include "players/fp-network.h"

#include <math.h>
#include <string.h>

static const double farthest = 8; /* bound of scaled inputs */

FpNetwork *
fp_network_new (const FpEdition *edition, guint n_seats, guint n_hidden)
{
  FpNetwork *network = g_new0 (FpNetwork, 1);
  gboolean has_features = fp_features_begin (&network->features, edition);
  g_assert (has_features && n_hidden <= FP_NETWORK_MOST_HIDDEN);
  network->n_seats = n_seats;
  network->n_inputs = (n_seats > 2 ? 3 : 2) * network->features.n;
  network->n_hidden = n_hidden;
  network->n_weights = network->n_inputs + n_hidden * (network->n_inputs + 2);
  network->weights = g_new0 (double, network->n_weights);
  return network;
}

void
fp_network_free (FpNetwork *network)
{
  if (network == NULL)
    return;
  g_free (network->weights);
  g_aligned_free (network->products);
  g_free (network);
}

gboolean
fp_network_take_seats (FpNetwork *network, guint n_seats)
{
  if ((network->n_seats > 2) != (n_seats > 2))
    return FALSE;
  if (network->n_seats != n_seats)
    {
      network->n_seats = n_seats;
      fp_network_arrange (network);
    }
  return TRUE;
}

void
fp_network_gather (const FpNetwork *network, const int16_t *figures, guint seat, double *input)
{
  const guint n = network->features.n, n_seats = network->n_seats;
  for (guint i = 0; i < n; i++)
    {
      int sum = 0, highest = G_MININT;
      for (guint other = 0; other < n_seats; other++)
        if (other != seat)
          {
            sum += figures[other * n + i];
            highest = MAX (highest, figures[other * n + i]);
          }
      input[i] = figures[seat * n + i];
      input[n + i] = (double) sum / (n_seats - 1);
      if (n_seats > 2)
        input[2 * n + i] = highest;
    }
}

double
fp_network_bend (double sum, double *slope)
{
  double below = 1 / (1 + fabs (sum));
  *slope = below * below;
  return sum * below;
}

/* Most inputs are 0, and these are left out. */
void
fp_network_pass (const FpNetwork *network, const int16_t *figures, guint seat, FpNetworkPass *pass)
{
  const double *direct = network->weights, *out = direct + network->n_inputs, *hidden = out + network->n_hidden;
  guint used[FP_NETWORK_MOST_INPUTS], n_used = 0;
  double slope;
  fp_network_gather (network, figures, seat, pass->input);
  pass->score = 0;
  for (guint i = 0; i < network->n_inputs; i++)
    {
      pass->input[i] = CLAMP (pass->input[i] * network->scale[i], -farthest, farthest);
      if (pass->input[i] == 0)
        continue;
      used[n_used++] = i;
      pass->score += direct[i] * pass->input[i];
    }
  for (guint unit = 0; unit < network->n_hidden; unit++, hidden += network->n_inputs + 1)
    {
      double sum = hidden[0];
      for (guint i = 0; i < n_used; i++)
        sum += hidden[1 + used[i]] * pass->input[used[i]];
      pass->sum[unit] = sum;
      pass->score += out[unit] * fp_network_bend (sum, &slope);
    }
}

void
fp_network_shares (const FpNetwork *network, const double *scores, double *shares)
{
  double highest = scores[0], sum = 0;
  for (guint seat = 1; seat < network->n_seats; seat++)
    highest = MAX (highest, scores[seat]);
  for (guint seat = 0; seat < network->n_seats; seat++)
    sum += shares[seat] = exp (scores[seat] - highest);
  for (guint seat = 0; seat < network->n_seats; seat++)
    shares[seat] /= sum;
}

/* --- Judging --- */

enum
{
  BLOCK = 16, /* hidden units whose sums are kept in registers */
};

/* The sums of hidden units in registers, and the score. */
typedef double Pair __attribute__ ((vector_size (2 * sizeof (double)), may_alias));
typedef struct
{
  Pair sum[BLOCK / 2];
  double score;
} Block;

/* Eight figures. */
enum
{
  LANES = 8,
};
typedef int16_t Figures __attribute__ ((vector_size (LANES * sizeof (int16_t)), may_alias));
typedef int16_t SomeFigures __attribute__ ((vector_size (sizeof (Figures)), may_alias, aligned (_Alignof(int16_t))));

/* Hidden units in whole blocks, then the weight for the score. */
static guint
row_size (const FpNetwork *network)
{
  return (MAX (network->n_hidden, 1) + BLOCK - 1) / BLOCK * BLOCK + 2;
}

void
fp_network_arrange (FpNetwork *network)
{
  const guint n = network->features.n, n_inputs = network->n_inputs, size = row_size (network);
  const double *hidden = network->weights + n_inputs + network->n_hidden;
  g_aligned_free (network->products);
  network->products = g_aligned_alloc0 ((n_inputs * FP_NETWORK_FIGURES + 1) * size, sizeof (double), sizeof (Pair));
  for (guint unit = 0; unit < network->n_hidden; unit++)
    network->products[n_inputs * FP_NETWORK_FIGURES * size + unit] = hidden[unit * (n_inputs + 1)];
  for (guint i = 0; i < n_inputs; i++)
    for (guint figure = 0; figure < FP_NETWORK_FIGURES; figure++)
      {
        double *row = network->products + (i * FP_NETWORK_FIGURES + figure) * size;
        double number = i / n == 1 ? (double) figure / (network->n_seats - 1) : figure;
        double input = CLAMP (number * network->scale[i], -farthest, farthest);
        for (guint unit = 0; unit < network->n_hidden; unit++)
          row[unit] = hidden[unit * (n_inputs + 1) + 1 + i] * input;
        row[size - 2] = network->weights[i] * input;
      }
}

/* One figure of each feature. */
typedef struct
{
  const int16_t *figures;
  uint64_t used[(FP_MAX_FEATURES + 63) / 64]; /* bit per feature: its figure is not 0 */
  gboolean usual; /* TRUE: the network keeps the products of all of them */
} Part;

/* Returns a bit for each of eight figures that is not 0, and adds the bits of the figures to
 * @all. */
static inline uint64_t
used_of_eight (const int16_t *figures, Figures *all)
{
  const Figures bits = { 1, 2, 4, 8, 16, 32, 64, 128 };
  Figures row = *(const SomeFigures *) (const void *) figures, used = (row != 0) & bits;
  uint64_t half[2];
  *all |= row;
  memcpy (half, &used, sizeof half);
  /* adds up four numbers of 16 bits in the highest one */
  return (half[0] + half[1]) * 0x0001000100010001ULL >> 48;
}

static Part
look_at (const FpNetwork *network, const int16_t *figures)
{
  Part part = { .figures = figures };
  Figures all = { 0 };
  guint i = 0, n = network->features.n, rest = 0;
  for (; i + LANES <= n; i += LANES)
    part.used[i / 64] |= used_of_eight (figures + i, &all) << i % 64;
  for (; i < n; i++)
    {
      rest |= (uint16_t) figures[i];
      part.used[i / 64] |= (uint64_t) (figures[i] != 0) << i % 64;
    }
  for (guint lane = 0; lane < LANES; lane++)
    rest |= (uint16_t) all[lane];
  part.usual = rest < FP_NETWORK_FIGURES;
  return part;
}

/* Adds the inputs @first and following, those of @part, to the hidden units from @unit on. @block
 * is a value of its own, so that the compiler keeps it in registers. */
static inline Block
add_part (const FpNetwork *network, const Part *part, guint first, guint unit, Block block)
{
  const gsize size = row_size (network), last = size - 2 - unit;
  const double *base = network->products + first * FP_NETWORK_FIGURES * size + unit;
  for (guint word = 0; word < G_N_ELEMENTS (part->used); word++, base += 64 * FP_NETWORK_FIGURES * size)
    for (uint64_t left = part->used[word]; left != 0; left &= left - 1)
      {
        gsize i = (gsize) __builtin_ctzll (left), figure = (uint16_t) part->figures[word * 64 + i];
        const double *products = base + (i * FP_NETWORK_FIGURES + figure) * size;
        const Pair *pairs = __builtin_assume_aligned (products, sizeof (Pair));
#pragma GCC unroll 8
        for (guint k = 0; k < BLOCK / 2; k++)
          block.sum[k] += pairs[k];
        block.score += products[last];
      }
  return block;
}

/* Returns the score of the inputs in @parts: a seat's own, then those of the others. Adds up in the
 * same order as fp_network_pass (), so that both give the same score to the last bit. */
static double
add_up (const FpNetwork *network, const Part *const *parts, guint n_parts)
{
  const guint n_inputs = network->n_inputs, n_hidden = network->n_hidden;
  const double *out = network->weights + n_inputs;
  const double *biases = network->products + n_inputs * FP_NETWORK_FIGURES * row_size (network);
  double score = 0, sum[BLOCK], slope;
  for (guint unit = 0; unit == 0 || unit < n_hidden; unit += BLOCK)
    {
      Block block = { .score = score };
      memcpy (block.sum, biases + unit, sizeof block.sum);
      for (guint part = 0; part < n_parts; part++)
        block = add_part (network, parts[part], part * network->features.n, unit, block);
      memcpy (sum, block.sum, sizeof sum);
      if (unit == 0)
        score = block.score;
      for (guint k = 0; k < BLOCK && unit + k < n_hidden; k++)
        score += out[unit + k] * fp_network_bend (sum[k], &slope);
    }
  return score;
}

/* Puts the sums of the others' figures into @others, and the highest ones behind them. */
static void
join_others (const FpNetwork *network, const int16_t *figures, guint seat, int16_t *others)
{
  const guint n = network->features.n;
  for (guint i = 0; i < n; i++)
    {
      int sum = 0, highest = G_MININT16;
      for (guint other = 0; other < network->n_seats; other++)
        if (other != seat)
          {
            sum += figures[other * n + i];
            highest = MAX (highest, figures[other * n + i]);
          }
      others[i] = (int16_t) CLAMP (sum, -1, FP_NETWORK_FIGURES);
      others[n + i] = (int16_t) highest;
    }
}

/* Returns the score of a seat whose inputs are @parts. @usual: the network keeps all products. */
static double
score_parts (const FpNetwork *network, const int16_t *figures, guint seat, const Part *const *parts, gboolean usual)
{
  FpNetworkPass pass;
  if (usual)
    return add_up (network, parts, network->n_seats > 2 ? 3 : 2);
  fp_network_pass (network, figures, seat, &pass);
  return pass.score;
}

/* Returns the score of @seat, which has several others. */
static double
score_against_several (const FpNetwork *network, const int16_t *figures, const Part *own, guint seat)
{
  int16_t others[2 * FP_MAX_FEATURES] = { 0 };
  join_others (network, figures, seat, others);
  const Part sums = look_at (network, others), highest = look_at (network, others + network->features.n);
  const Part *parts[] = { own, &sums, &highest };
  return score_parts (network, figures, seat, parts, own->usual && sums.usual && highest.usual);
}

void
fp_network_scores (const FpNetwork *network, const int16_t *figures, double *scores)
{
  Part own[FP_MAX_SEATS];
  for (guint seat = 0; seat < network->n_seats; seat++)
    own[seat] = look_at (network, figures + seat * network->features.n);
  for (guint seat = 0; seat < network->n_seats; seat++)
    if (network->n_seats > 2)
      scores[seat] = score_against_several (network, figures, &own[seat], seat);
    else
      {
        const Part *parts[] = { &own[seat], &own[1 - seat] };
        scores[seat] = score_parts (network, figures, seat, parts, own[0].usual && own[1].usual);
      }
}

void
fp_network_judge (const FpNetwork *network, FpEngine *engine, double *shares)
{
  int16_t figures[FP_MAX_SEATS * FP_MAX_FEATURES];
  double scores[FP_MAX_SEATS];
  for (guint seat = 0; seat < network->n_seats; seat++)
    fp_features_measure (&network->features, engine, (uint8_t) seat, figures + seat * network->features.n);
  fp_network_scores (network, figures, scores);
  fp_network_shares (network, scores, shares);
}
