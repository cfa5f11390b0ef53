/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts of the offers that are accepted in a series of games: what is traded, and who wins by it.
 */
#pragma once

#include "players/fp-player.h"

enum
{
  FP_DEAL_COUNTS_TERMS = 16, /* at most as many kinds of terms are counted (FpDealTermDef) */
};

typedef struct
{
  uint64_t offers; /* answered */
  uint64_t accepted;
  uint64_t of_term[FP_DEAL_COUNTS_TERMS]; /* accepted offers with a term of this kind */
  uint64_t gifts; /* accepted offers in which only one player gives something */
  uint64_t shared; /* accepted offers by which both players win the game together */
  uint64_t handed; /* accepted offers by which one of the two wins the game, but not the other */
} FpDealCounts;

/* The offer accepted last in a game; 0 is none. */
typedef struct
{
  FpSeats partners;
  guint encounter; /* FpTally.encounters at that time */
} FpAcceptedDeal;

/* fp_deal_counts_answer: counts the answer number @index to the open decision of @engine if it
 * answers an offer, and notes in @accepted an offer that it accepts. Call it before the answer is
 * given. */
void fp_deal_counts_answer (FpDealCounts *counts, FpEngine *engine, guint index, FpAcceptedDeal *accepted);

/* fp_deal_counts_end: counts how the game of @engine ended if the offer @accepted ended it. */
void fp_deal_counts_end (FpDealCounts *counts, const FpEngine *engine, const FpAcceptedDeal *accepted);

/* fp_deal_counts_add: adds @more to @counts. */
void fp_deal_counts_add (FpDealCounts *counts, const FpDealCounts *more);
