/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network's arithmetic. It takes no function of the C library but exp () for the last step. */
#include "players/fp-network.h"

#include <math.h>

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
  g_free (network->by_input);
  g_free (network);
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

void
fp_network_arrange (FpNetwork *network)
{
  const double *hidden = network->weights + network->n_inputs + network->n_hidden;
  g_free (network->by_input);
  network->by_input = g_new (double, network->n_inputs * network->n_hidden);
  for (guint unit = 0; unit < network->n_hidden; unit++, hidden += network->n_inputs + 1)
    for (guint i = 0; i < network->n_inputs; i++)
      network->by_input[i * network->n_hidden + unit] = hidden[1 + i];
}

/* A score while inputs are added to it. */
typedef struct
{
  const FpNetwork *network;
  double score;
  double sum[FP_NETWORK_MOST_HIDDEN]; /* of each hidden unit */
} Score;

/* Adds input @i. @figure: without its scale. */
static void
add_input (Score *score, guint i, double figure)
{
  const FpNetwork *network = score->network;
  double input = CLAMP (figure * network->scale[i], -farthest, farthest);
  const double *restrict weight = network->by_input + i * network->n_hidden;
  double *restrict sum = score->sum;
  if (input == 0)
    return;
  score->score += network->weights[i] * input;
  for (guint unit = 0; unit < network->n_hidden; unit++)
    sum[unit] += weight[unit] * input;
}

/* Adds the means of the others' figures and their highest ones. */
static void
add_others (Score *score, const int16_t *figures, guint seat)
{
  const guint n = score->network->features.n, n_seats = score->network->n_seats;
  int highest[FP_MAX_FEATURES];
  for (guint i = 0; i < n; i++)
    {
      int sum = 0;
      highest[i] = G_MININT;
      for (guint other = 0; other < n_seats; other++)
        if (other != seat)
          {
            sum += figures[other * n + i];
            highest[i] = MAX (highest[i], figures[other * n + i]);
          }
      if (sum != 0)
        add_input (score, n + i, (double) sum / (n_seats - 1));
    }
  for (guint i = 0; i < n && n_seats > 2; i++)
    if (highest[i] != 0)
      add_input (score, 2 * n + i, highest[i]);
}

/* Adds up in the same order as fp_network_pass (), so that both give the same score to the last
 * bit. */
double
fp_network_score (const FpNetwork *network, const int16_t *figures, guint seat)
{
  const guint n = network->features.n, n_inputs = network->n_inputs;
  const double *out = network->weights + n_inputs, *hidden = out + network->n_hidden;
  Score score;
  double slope;
  score.network = network;
  score.score = 0;
  for (guint unit = 0; unit < network->n_hidden; unit++)
    score.sum[unit] = hidden[unit * (n_inputs + 1)];
  for (guint i = 0; i < n; i++)
    if (figures[seat * n + i] != 0)
      add_input (&score, i, figures[seat * n + i]);
  add_others (&score, figures, seat);
  for (guint unit = 0; unit < network->n_hidden; unit++)
    score.score += out[unit] * fp_network_bend (score.sum[unit], &slope);
  return score.score;
}

void
fp_network_judge (const FpNetwork *network, FpEngine *engine, double *shares)
{
  int16_t figures[FP_MAX_SEATS * FP_MAX_FEATURES];
  double scores[FP_MAX_SEATS];
  for (guint seat = 0; seat < network->n_seats; seat++)
    fp_features_measure (&network->features, engine, (uint8_t) seat, figures + seat * network->features.n);
  for (guint seat = 0; seat < network->n_seats; seat++)
    scores[seat] = fp_network_score (network, figures, seat);
  fp_network_shares (network, scores, shares);
}
