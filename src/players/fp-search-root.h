/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question that was put, in a search.  Its answers are tried in rounds: in each round every answer that is still
 * thought of is given in the same imagined deal, so that luck of the deal favours none of them.
 */
#pragma once

#include "players/fp-search.h"

/* An answer. */
typedef struct
{
  guint option; /* its index; of several that mean the same the first */
  guint visits;
  double value; /* mean chance to win, 0 to 1 */
  double now; /* in this round */
  double strategy; /* mixed: how often it is thought best to give it, now */
  double regret, share; /* mixed: as in FpArm */
  gboolean out; /* no longer thought of */
} FpRootArm;

typedef struct
{
  FpRootArm arm[FP_SEARCH_ARMS];
  guint n;
  guint next; /* arm to be tried */
  guint rounds;
  gboolean mixed; /* others answer theirs secretly at the same time */
  uint64_t seed; /* of the round */
  guint steps, budget; /* tried so far, in all */
  guint phase, phases; /* after each the worse half is no longer thought of; not where it is mixed */
} FpRoot;

/* fp_root_begin: another question with @n options that mean @keys and are worth a try as @weights says. */
void fp_root_begin (FpRoot *root, const uint64_t *keys, const guint *weights, guint n, gboolean mixed, guint budget);
/* fp_root_take: the arm to be tried next; begins a round with a seed from @random if one is due. */
const FpRootArm *fp_root_take (FpRoot *root, FpRandom *random);
/* fp_root_weight: how much is to be learned from the arm about others' answers: as if it were given as often as it
 * would be. */
double fp_root_weight (const FpRoot *root);
/* fp_root_learn: the game with the arm taken has ended. */
void fp_root_learn (FpRoot *root, double chance);
/* fp_root_shares: how often each arm would be given, into @shares. */
void fp_root_shares (const FpRoot *root, double shares[FP_SEARCH_ARMS]);
