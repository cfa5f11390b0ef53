/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heuristics for computer players: the chance to win between two turns, and the weights of
 * options. */
#include "editions/encounter/encounter.h"
#include "editions/encounter/encounter-module.h"

#include <math.h>

enum
{
  HIGH_CARD = 12,
};

/* The worth of the parts of a position, fitted to games of computer players (docs/players.md). The
 * more colonies there are, the more another one is worth; the last number is for more. */
static const double of_foreign[] = { 0, 0.45, 1.2, 2.1, 3.5 }, of_home[] = { 0, 0.05, 0.1, 0.3, 0.4, 0.5 };
static const double of_thin = -0.09; /* a foreign colony of a single ship */
static const double of_guest = -0.05; /* another player's colony in the own system */
static const double of_card = -0.1, of_high_card = 0.1, of_value = 0.009;
static const double of_turn = 0.36; /* an early next turn */

static double
worth_of_hand (const FpEngine *e, uint8_t seat)
{
  double worth = 0;

  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    {
      int value = fp_engine_def (e, card)->value;

      worth += of_card + of_value * value + (value >= HIGH_CARD ? of_high_card : 0);
    }
  return worth;
}

/* Returns the worth of what is easily lost: foreign colonies of a single ship, and planets with
 * other players' colonies in the own system. */
static double
worth_of_dangers (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  double worth = 0;

  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    {
      uint8_t system = encounter_system (s, place);

      if (system == FP_NOBODY)
        continue;
      if (system != seat)
        worth += s->places[place].ships[seat] == 1 ? of_thin : 0;
      else
        FP_EACH_SEAT (s, other)
          worth += other != seat && s->places[place].ships[other] > 0 ? of_guest : 0;
    }
  return worth;
}

/* Returns the worth of an early next turn, when the present one ends. */
static double
worth_of_turn (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  guint n = s->head.n_seats, after = (seat + n - encounter_offense (s) - 1) % n;

  return of_turn * (n - 1 - after) / MAX (n - 1, 1);
}

static double
score (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int foreign = encounter_foreign_colonies (s, seat), home = encounter_home_colonies (s, seat);

  return of_foreign[MIN (foreign, (int) G_N_ELEMENTS (of_foreign) - 1)] +
         of_home[MIN (home, (int) G_N_ELEMENTS (of_home) - 1)] + worth_of_hand (e, seat) + worth_of_dangers (e, seat) +
         worth_of_turn (e, seat) + encounter_worth_of_modules (e, seat);
}

/* The chances of all players add up to 1. */
double
encounter_chance (FpEngine *e, uint8_t seat)
{
  double all = 0;

  FP_EACH_SEAT (e->state, other)
    all += exp (score (e, other));
  return exp (score (e, seat)) / all;
}

/* A ship back from the Warp costs nothing. */
void
encounter_weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  gboolean deal = pending->kind == ENCOUNTER_DECIDE_PROPOSE || pending->kind == ENCOUNTER_DECIDE_ANSWER;
  gboolean colony = pending->kind == ENCOUNTER_DECIDE_COLONY;

  for (guint i = 0; i < n; i++)
    weights[i] = deal ? encounter_weigh_deal (e, pending, &options[i]) : !colony || options[i].kind != FP_OPTION_PASS;
}
