/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts of a player's answers that show its character: alliances, deals, bluffs, and uses of
 * others' abilities that it stops. */
#pragma once

#include "players/fp-player.h"

/* Decisions in which a kind of answer was possible, and those in which it was given. */
typedef struct
{
  uint64_t asked, taken;
} FpHabitCount;

typedef struct
{
  FpHabitCount inclined[FP_N_INCLINATIONS]; /* by what an option amounts to (FpInclination) */
  /* secret choices at the same time as others: taken if the player held another one for better */
  FpHabitCount bluffs;
  FpHabitCount stops; /* abilities that replace the use of another one (a zap) */
} FpHabitCounts;

/* fp_habit_counts_answer: counts the answer number @index of @player, who was just asked, to the
 * open decision of @engine. Call it before the answer is given. */
void fp_habit_counts_answer (FpHabitCounts *counts, FpEngine *engine, FpPlayer *player, guint index);

/* fp_habit_counts_add: adds @more to @counts. */
void fp_habit_counts_add (FpHabitCounts *counts, const FpHabitCounts *more);
