/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Habits in a search: what a result is worth, what an option is worth by itself, and how secret
 * choices are mixed. */
#include "players/fp-habits.h"

#include <math.h>

/* Weights of habits that are as strong as can be. */
static const double of_grudges = 0.5, of_inclination = 0.04, of_bluffs = 0.35;

/* Returns the largest share of another seat. */
static double
best_other (const FpPlayout *playout)
{
  double best = 0;

  for (guint seat = 0; seat < playout->state->head.n_seats; seat++)
    if (seat != playout->seat)
      best = MAX (best, playout->shares[seat]);
  return best;
}

double
fp_habits_value (const FpHabits *habits, const FpPlayout *playout)
{
  double value = playout->chance, weight = of_grudges * habits->grudges;

  if (habits->risk != 0)
    value = pow (value, habits->risk > 0 ? 1 + habits->risk : 1 / (1 - habits->risk));
  return weight > 0 ? (value + weight * (1 - best_other (playout))) / (1 + weight) : value;
}

double
fp_habits_bias (const FpHabits *habits, const FpEngine *engine, const FpOption *option)
{
  const FpEditionThinking *thinking = &engine->edition->thinking;

  if (thinking->inclination == NULL)
    return 0;
  switch (thinking->inclination (&engine->state->head.pending, option))
    {
    case FP_INCLINATION_NONE:
    case FP_N_INCLINATIONS:
      break;
    case FP_INCLINATION_INVITE:
    case FP_INCLINATION_JOIN:
      return of_inclination * habits->alliances;
    case FP_INCLINATION_DEAL:
      return of_inclination * habits->deals;
    }
  return 0;
}

void
fp_habits_mix (const FpHabits *habits, double *shares, guint n)
{
  double even = of_bluffs * MAX (habits->bluffs, 0);

  for (guint i = 0; i < n && even > 0; i++)
    shares[i] = (1 - even) * shares[i] + even / n;
}
