/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects of the habits of a character on a search. */
#pragma once

#include "players/fp-character.h"
#include "players/fp-playout.h"

/* fp_habits_value: returns what the result of @playout is worth to its seat, 0 to 1. Without habits
 * the chance to win. */
double fp_habits_value (const FpHabits *habits, const FpPlayout *playout);

/* fp_habits_bias: returns how much @option of the open decision is worth beyond what it leads to.
 */
double fp_habits_bias (const FpHabits *habits, const FpEngine *engine, const FpOption *option);

/* fp_habits_mix: mixes the @shares of @n answers in secret with even ones. */
void fp_habits_mix (const FpHabits *habits, double *shares, guint n);
