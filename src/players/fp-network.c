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
fp_network_shares (const FpNetwork *network, const FpNetworkPass *passes, double *shares)
{
  double highest = passes[0].score, sum = 0;
  for (guint seat = 1; seat < network->n_seats; seat++)
    highest = MAX (highest, passes[seat].score);
  for (guint seat = 0; seat < network->n_seats; seat++)
    sum += shares[seat] = exp (passes[seat].score - highest);
  for (guint seat = 0; seat < network->n_seats; seat++)
    shares[seat] /= sum;
}

void
fp_network_judge (const FpNetwork *network, FpEngine *engine, double *shares)
{
  int16_t figures[FP_MAX_SEATS * FP_MAX_FEATURES];
  FpNetworkPass passes[FP_MAX_SEATS];
  for (guint seat = 0; seat < network->n_seats; seat++)
    fp_features_measure (&network->features, engine, (uint8_t) seat, figures + seat * network->features.n);
  for (guint seat = 0; seat < network->n_seats; seat++)
    fp_network_pass (network, figures, seat, &passes[seat]);
  fp_network_shares (network, passes, shares);
}
