/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The root decision of a search.
 *
 * If nobody else answers at the same time, sequential halving is used: after each part of the
 * budget the worse half of the arms is dropped. Else regret matching is used with the regrets of
 * whole rounds, which need no estimate.
 */
#include "players/fp-search-root.h"

/* An arm that would be taken less often than in one of the rounds is not taken, within these
 * bounds. Few rounds say little about small shares. */
static const double seldom_at_most = 0.1, seldom_at_least = 0.02;
static const double uniform_share = 0.15; /* as in fp-search-choice.c */

enum
{
  PLANS = 32, /* least number of plans of a whole search */
};

static gboolean
is_new (const uint64_t *keys, guint index)
{
  for (guint i = 0; i < index; i++)
    if (keys[i] == keys[index])
      return FALSE;
  return TRUE;
}

void
fp_root_begin (FpRoot *root, const uint64_t *keys, const guint *weights, guint n, gboolean mixed, guint budget)
{
  gboolean all_silly = TRUE;
  *root = (FpRoot){ .mixed = mixed, .budget = budget, .phases = 1 };
  for (guint i = 0; i < n; i++)
    all_silly = all_silly && weights[i] == 0;
  for (guint i = 0; i < n && root->n < FP_SEARCH_ARMS; i++)
    if ((all_silly || weights[i] > 0) && is_new (keys, i))
      root->arm[root->n++].option = i;
  for (guint i = 0; i < root->n; i++)
    root->arm[i].strategy = 1.0 / root->n;
  while (1U << root->phases < root->n)
    root->phases++;
}

static guint
count_left (const FpRoot *root)
{
  guint left = 0;
  for (guint i = 0; i < root->n; i++)
    left += !root->arm[i].out;
  return left;
}

/* Returns TRUE if the worse half is dropped after @steps playouts, at the end of a round. */
static gboolean
halves_after (const FpRoot *root, guint steps)
{
  return !root->mixed && root->phase + 1 < root->phases &&
         (uint64_t) steps * root->phases >= (uint64_t) root->budget * (root->phase + 1);
}

/* Returns the remaining arm behind @arm, the first one at the end of a round. */
static guint
next_left (const FpRoot *root, guint arm)
{
  do
    arm = (arm + 1) % root->n;
  while (root->arm[arm].out);
  return arm;
}

guint
fp_root_plan (FpRoot *root, FpRandom *random, FpRootTry *tries)
{
  guint n = 0, arm = root->next;
  guint most = MIN (root->budget - root->steps, CLAMP (root->budget / PLANS, 1, FP_SEARCH_TRIES));
  while (n < most)
    {
      if (arm == root->first)
        {
          if (n > 0 && halves_after (root, root->steps + n))
            break;
          root->seed = fp_random_next (random);
          root->seed = root->seed << 32 | fp_random_next (random);
        }
      tries[n++] = (FpRootTry){ root->arm[arm].option, root->seed };
      arm = next_left (root, arm);
    }
  return n;
}

double
fp_root_weight (const FpRoot *root)
{
  return root->mixed ? (1 - uniform_share) * root->arm[root->next].strategy * root->n + uniform_share : 1;
}

static void
match_regrets (FpRoot *root)
{
  double mean = 0, sum = 0;
  for (guint i = 0; i < root->n; i++)
    mean += root->arm[i].strategy * root->arm[i].now;
  for (guint i = 0; i < root->n; i++)
    {
      FpRootArm *arm = &root->arm[i];
      arm->regret += arm->now - mean;
      arm->share += arm->strategy * root->rounds;
      sum += MAX (0, arm->regret);
    }
  for (guint i = 0; i < root->n; i++)
    root->arm[i].strategy = sum > 0 ? MAX (0, root->arm[i].regret) / sum : 1.0 / root->n;
}

static double
worth (const FpRootArm *arm)
{
  return arm->value + arm->bias;
}

/* Returns the number of remaining arms that are better than @arm. */
static guint
rank (const FpRoot *root, const FpRootArm *arm)
{
  guint better = 0;
  for (guint i = 0; i < root->n; i++)
    better += !root->arm[i].out &&
              (worth (&root->arm[i]) > worth (arm) || (worth (&root->arm[i]) == worth (arm) && &root->arm[i] < arm));
  return better;
}

static void
halve (FpRoot *root)
{
  gboolean stays[FP_SEARCH_ARMS];
  guint left = count_left (root);
  for (guint i = 0; i < root->n; i++)
    stays[i] = !root->arm[i].out && rank (root, &root->arm[i]) < (left + 1) / 2;
  for (guint i = 0; i < root->n; i++)
    root->arm[i].out = !stays[i];
  while (root->arm[root->first].out)
    root->first++;
  root->next = root->first;
  root->phase++;
}

void
fp_root_learn (FpRoot *root, double chance)
{
  FpRootArm *arm = &root->arm[root->next];
  arm->now = chance;
  arm->visits++;
  arm->value += (chance - arm->value) / arm->visits;
  root->steps++;
  root->next = next_left (root, root->next);
  if (root->next != root->first)
    return;
  root->rounds++;
  if (root->mixed)
    match_regrets (root);
  else if (halves_after (root, root->steps))
    halve (root);
}

void
fp_root_shares (const FpRoot *root, double shares[FP_SEARCH_ARMS])
{
  double all = 0, sum = 0;
  double too_seldom = CLAMP (1.0 / MAX (root->rounds, 1), seldom_at_least, seldom_at_most);
  for (guint i = 0; i < root->n; i++)
    all += root->arm[i].share;
  for (guint i = 0; i < root->n; i++)
    {
      const FpRootArm *arm = &root->arm[i];
      if (root->mixed && all > 0)
        shares[i] = arm->share >= too_seldom * all ? arm->share : 0;
      else
        shares[i] = !arm->out && rank (root, arm) == 0;
      sum += shares[i];
    }
  for (guint i = 0; i < root->n; i++)
    shares[i] /= sum;
}
