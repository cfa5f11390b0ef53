/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of an arm at a node, and learning from the playout's result.
 *
 * Decisions of one player with full information about the others' answers use UCB1, counted over
 * the playouts in which the arm was available. Decisions that several players answer secretly at
 * the same time use regret matching, which learns a mixed strategy. Sources and numbers:
 * docs/players.md.
 */
#include "players/fp-search.h"

#include <math.h>

static const double exploration = 0.12; /* exploration weight of UCB1 */
static const double uniform_share = 0.15; /* share of mixed choices spent on uniform exploration */
/* smallest weight of the newest playout in an arm's value: the others learn, too */
static const double slowest = 0.01;

/* Returns an arm that was never tried, −1: there is none. */
static int
pick_new (const FpTree *tree, const FpVisit *visit, const guint *weights, FpRandom *random)
{
  guint fresh[FP_SEARCH_ARMS];
  gboolean any = FALSE;
  for (guint i = 0; i < visit->n; i++)
    {
      fresh[i] = fp_tree_visited (tree, visit, i)->visits == 0 ? weights[i] : 0;
      any = any || fresh[i] > 0;
    }
  return any ? (int) fp_playout_pick (fresh, visit->n, random) : -1;
}

/* Plainly silly arms are skipped as long as there is any other. */
static guint
pick_best (const FpTree *tree, const FpVisit *visit, const guint *weights)
{
  guint best = 0;
  double highest = -1;
  for (guint i = 0; i < visit->n; i++)
    {
      const FpArm *arm = fp_tree_visited (tree, visit, i);
      if (weights[i] == 0 || arm->visits == 0)
        continue;
      double bound = arm->value + exploration * sqrt (log (arm->offered + 1.0) / arm->visits);
      if (bound > highest)
        {
          highest = bound;
          best = i;
        }
    }
  return best;
}

static void
match_regrets (const FpTree *tree, FpVisit *visit, const guint *weights)
{
  double sum = 0, even = 0;
  for (guint i = 0; i < visit->n; i++)
    {
      visit->strategy[i] = weights[i] > 0 ? fp_tree_visited (tree, visit, i)->regret : 0;
      sum += visit->strategy[i];
      even += weights[i];
    }
  for (guint i = 0; i < visit->n; i++)
    visit->strategy[i] = sum > 0 ? visit->strategy[i] / sum : weights[i] / even;
}

static guint
pick_mixed (const FpTree *tree, FpVisit *visit, const guint *weights, FpRandom *random)
{
  double drawn = fp_random_next (random) / 4294967296.0, even = 0;
  guint last = 0;
  match_regrets (tree, visit, weights);
  for (guint i = 0; i < visit->n; i++)
    even += weights[i] > 0;
  for (guint i = 0; i < visit->n; i++)
    {
      double odds = (1 - uniform_share) * visit->strategy[i] + (weights[i] > 0 ? uniform_share / even : 0);
      if (odds <= 0)
        continue;
      last = i;
      visit->odds = odds;
      drawn -= odds;
      if (drawn < 0)
        break;
    }
  return last;
}

void
fp_choice_make (const FpTree *tree, FpVisit *visit, const guint *weights, FpRandom *random)
{
  static const guint alike[FP_SEARCH_ARMS] = { [0 ... FP_SEARCH_ARMS - 1] = 1 };
  gboolean any = FALSE;
  for (guint i = 0; i < visit->n; i++)
    any = any || weights[i] > 0;
  if (!any)
    weights = alike;
  if (visit->mixed)
    {
      visit->chosen = pick_mixed (tree, visit, weights, random);
      return;
    }
  int fresh = pick_new (tree, visit, weights, random);
  visit->chosen = fresh >= 0 ? (guint) fresh : pick_best (tree, visit, weights);
}

/* Each arm's value is estimated by its mean. The playout's result corrects the estimate for the arm
 * taken (a baseline, which lowers the variance). */
static void
learn_mixture (const FpTree *tree, const FpVisit *visit, double value, double weight)
{
  double guess[FP_SEARCH_ARMS], mean = 0;
  guint visits = fp_tree_node (tree, visit->node)->visits;
  for (guint i = 0; i < visit->n; i++)
    {
      guess[i] = fp_tree_arm (tree, visit->arm[i])->value;
      if (i == visit->chosen)
        guess[i] += (value - guess[i]) / visit->odds;
      mean += guess[i] * visit->strategy[i];
    }
  for (guint i = 0; i < visit->n; i++)
    {
      FpArm *arm = fp_tree_arm (tree, visit->arm[i]);
      arm->regret = MAX (0, arm->regret + weight * (guess[i] - mean));
      arm->share += weight * visit->strategy[i] * visits;
    }
}

void
fp_choice_learn (FpTree *tree, FpVisit *visit, double value, double weight)
{
  fp_tree_enter (tree, visit);
  FpNode *node = fp_tree_node (tree, visit->node);
  FpArm *arm = fp_tree_arm (tree, visit->arm[visit->chosen]);
  node->visits++;
  for (guint i = 0; i < visit->n; i++)
    fp_tree_arm (tree, visit->arm[i])->offered++;
  if (node->mixed)
    learn_mixture (tree, visit, value, weight);
  arm->visits++;
  arm->value += (value - arm->value) * MAX (1.0 / arm->visits, slowest);
}
