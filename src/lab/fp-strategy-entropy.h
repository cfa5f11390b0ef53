/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entropy of computer players' mixed strategies: a measure of how well secret choices are hidden.
 *
 * The positions come from games of `greedy` against itself, which never changes. Position i is one
 * decision of game i that several players answer secretly at the same time, each equally likely. A
 * name such as “17/STEP/5” (the fifth secret decision of game 17) means the same position as
 * long as rules and cards are the same.
 */
#pragma once

#include "players/fp-player.h"

/* A measurement to make. Pointers are borrowed. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  const char *player; /* a name that fp_player_check () takes */
  guint positions; /* at least 1 */
  guint searches; /* searches of each position, each with its own seed; at least 1 */
  uint64_t seed;
  guint jobs; /* threads, at least 1 */
} FpStrategyEntropy;

/* Figures of one position. */
typedef struct
{
  char name[64];
  guint procedure, kind; /* step and decision kind of the decision, as in FpDecision */
  guint options;
  double bits; /* entropy of the player's intended strategy, mean over the searches */
  /* entropy of its answers to an observer without the seed: of the mean over the searches */
  double bits_seen;
  double most; /* share of the commonest answer of that mean, 0 to 1 */
} FpStrategyEntropyFigures;

/* fp_strategy_entropy_measure: puts the figures of all positions of @measurement into @figures, in
 * their order. The figures do not depend on the number of threads. A game without a secret decision
 * leaves the name "". */
void fp_strategy_entropy_measure (const FpStrategyEntropy *measurement, FpStrategyEntropyFigures *figures);
