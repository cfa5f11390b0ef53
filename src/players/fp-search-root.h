/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The root decision of a search. Arms are tried in rounds. In each round every remaining arm is
 * tried in the same deal, so that luck of the deal favours none.
 *
 * The next tries don't depend on the results of the last ones. So they can be planned ahead and
 * played side by side, and their results are learned in the order of the plan. */
#pragma once

#include "players/fp-search.h"

enum
{
  FP_SEARCH_TRIES = 2 * FP_SEARCH_ARMS, /* most tries of a plan */
};

/* A playout to come. */
typedef struct
{
  guint option; /* index of the option it begins with */
  uint64_t seed; /* seed of its round */
} FpRootTry;

/* An answer to the root decision. */
typedef struct
{
  guint option; /* index of the option; of like ones the first */
  guint visits;
  double value; /* mean chance to win, 0 to 1 */
  double bias; /* worth beyond that, for a character; 0 otherwise */
  double now; /* value in this round */
  double strategy; /* mixed: probability in the current strategy */
  double regret, share; /* mixed: as in FpArm */
  gboolean out; /* TRUE once the arm is dropped */
} FpRootArm;

typedef struct
{
  FpRootArm arm[FP_SEARCH_ARMS];
  guint n;
  guint first; /* first remaining arm */
  guint next; /* arm to learn next */
  guint rounds;
  gboolean mixed; /* TRUE: other players answer secretly at the same time */
  uint64_t seed; /* of the round planned last */
  guint steps, budget; /* playouts so far, playouts in all */
  guint phase, phases; /* not mixed: after each phase the worse half is dropped */
} FpRoot;

/* fp_root_begin: starts another decision with @n options, whose meanings are @keys and whose
 * light-policy weights are @weights. */
void fp_root_begin (FpRoot *root, const uint64_t *keys, const guint *weights, guint n, gboolean mixed, guint budget);
/* fp_root_plan: puts the next tries into @tries, with room for FP_SEARCH_TRIES, and draws the seeds
 * of their rounds from @random. Returns their number. All must be learned before the next plan. */
guint fp_root_plan (FpRoot *root, FpRandom *random, FpRootTry *tries);
/* fp_root_weight: returns the weight with which the others learn from this playout: the probability
 * of the arm that is learned next. */
double fp_root_weight (const FpRoot *root);
/* fp_root_learn: files the result of the next try of the plan. */
void fp_root_learn (FpRoot *root, double chance);
/* fp_root_shares: puts the final probability of each arm into @shares. */
void fp_root_shares (const FpRoot *root, double shares[FP_SEARCH_ARMS]);
