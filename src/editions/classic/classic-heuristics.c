/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heuristics for computer players: the chance to win between two turns, and the weights of
 * options. */
#include "editions/classic/classic.h"

#include <math.h>

/* Weights of the parts of a position. */
static const double of_foreign = 1.0, of_home = 0.35, of_ships = 0.05, of_card = 0.05, of_high_card = 0.1,
                    of_near = 0.6;

enum
{
  HIGH_CARD = 12,
  NEAR = 4, /* foreign colonies of a player about to win */
};

static double
worth_of_hand (const FpEngine *e, uint8_t seat)
{
  double worth = 0;

  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    worth += fp_engine_def (e, card)->value >= HIGH_CARD ? of_high_card : of_card;
  return worth;
}

static double
score (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int foreign = encounter_foreign_colonies (s, seat), home = encounter_home_colonies (s, seat);

  return of_foreign * foreign + (foreign >= NEAR ? of_near : 0) + of_home * MIN (home, 4) +
         of_ships * encounter_colony_ships (s, seat) + worth_of_hand (e, seat);
}

/* The chances of all players add up to 1. */
double
classic_chance (FpEngine *e, uint8_t seat)
{
  double all = 0;

  FP_EACH_SEAT (e->state, other)
    all += exp (score (e, other));
  return exp (score (e, seat)) / all;
}

/* A ship back from the Warp costs nothing. */
guint
classic_weigh (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, const FpOption *option)
{
  if (pending->kind == ENCOUNTER_DECIDE_PROPOSE || pending->kind == ENCOUNTER_DECIDE_ANSWER)
    return encounter_weigh_deal (option);
  return pending->kind == ENCOUNTER_DECIDE_COLONY && option->kind == FP_OPTION_PASS ? 0 : 1;
}
