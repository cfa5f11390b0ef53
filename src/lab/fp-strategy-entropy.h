/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well computer players hide what they choose in secret: entropies of their answers at positions of real games.
 *
 * The positions come from games of `greedy` against itself, which never changes: position i is one question of game i
 * that several answer secretly at the same time, each as likely as another.  So a name such as “17/set-dials/5” (the
 * fifth secret question of game 17) means the same position as long as the rules and cards are the same.
 */
#pragma once

#include "players/fp-player.h"

/* What to measure.  Pointers are borrowed. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  const char *player; /* a name that fp_player_check () takes */
  guint positions; /* at least 1 */
  guint searches; /* of each position, with seeds of their own; at least 1 */
  uint64_t seed;
  guint jobs; /* threads, at least 1 */
} FpStrategyEntropy;

/* Figures of one position. */
typedef struct
{
  char name[64];
  guint procedure, kind; /* of the question: step and decision kind, as in FpDecision */
  guint options;
  double bits; /* entropy of what the player means to do, mean over the searches */
  double bits_seen; /* entropy of what it does, as who doesn't know the seed sees it: of the mean of the searches */
  double most; /* share of the commonest answer of that mean, 0 to 1 */
} FpStrategyEntropyFigures;

/* fp_strategy_entropy_measure: the figures of all positions of @mixing into @figures, in their order.  They don't
 * depend on the number of threads.  A game without a secret question leaves a name of "". */
void fp_strategy_entropy_measure (const FpStrategyEntropy *mixing, FpStrategyEntropyFigures *figures);
