/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heuristics of Duel for computer players: the chance to win between two destiny cards, and the
 * weights of options. The numbers were fitted to games of computer players (docs/players.md). */
#include "editions/duel/duel-private.h"

#include <math.h>

enum
{
  MOST_PLANETS = 5,
  MOST_SUPPLY = 10,
  MOST_READY = 6,
  FEW_SHIPS = 3,
};

/* Classes of hand cards that differ in worth. */
typedef enum
{
  HAND_NEGATIVE,
  HAND_LOW,
  HAND_MIDDLE,
  HAND_HIGH,
  HAND_HIGHER,
  HAND_HIGHEST,
  HAND_SUPPORT,
  HAND_SUPPRESSION,
  HAND_PARITY,
  N_HAND,
} HandCard;

static const double of_planets[MOST_PLANETS + 1] = { 0, 0.2, 0.55, 1.0, 2.05, 3.5 };
static const double of_supply[MOST_SUPPLY + 1] = { -0.4, 0.3, 0.6, 0.75, 0.95, 1.1, 1.3, 1.4, 1.5, 1.65, 1.8 };
static const double of_ready[MOST_READY + 1] = { 0, 0.1, 0.3, 0.25, 0.2, 0.05, 0 };
static const double of_half[DUEL_N_ICONS] = {
  [DUEL_ICON_BLAST] = 0.04, [DUEL_ICON_SHIELD] = 0.045, [DUEL_ICON_RECOVER] = 0.12
};
static const double of_hand[N_HAND] = { 0.03, 0.01, 0, 0.05, 0.08, 0.08, 0.1, 0.1, 0.05 };
static const double of_deck[N_HAND] = { [HAND_HIGH] = 0.055, [HAND_HIGHER] = 0.055, [HAND_HIGHEST] = 0.055 };
static const double of_ally = 0.02, of_leader = 0.07, of_last_ships = -0.5;

static HandCard
hand_card (const FpCardDef *def)
{
  if (def->kind == DUEL_KIND_REINFORCEMENT)
    return def->field[DUEL_FIELD_ADDS] > 0   ? HAND_SUPPORT
           : def->field[DUEL_FIELD_ADDS] < 0 ? HAND_SUPPRESSION
                                             : HAND_PARITY;
  return def->value < 0    ? HAND_NEGATIVE
         : def->value < 8  ? HAND_LOW
         : def->value < 16 ? HAND_MIDDLE
         : def->value < 25 ? HAND_HIGH
         : def->value < 35 ? HAND_HIGHER
                           : HAND_HIGHEST;
}

static double
score (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int planets = duel_standing (e, seat), supply = s->places[DUEL_SUPPLY].ships[seat];
  double sum = of_planets[MIN (planets, MOST_PLANETS)] + of_supply[MIN (supply, MOST_SUPPLY)];

  sum += of_ready[MIN (s->zones[duel_zone (seat, DUEL_READY)].count, MOST_READY)];
  FP_EACH_CARD (s, duel_zone (seat, DUEL_READY), token)
    for (guint half = 0; half < 2; half++)
      sum += of_half[fp_engine_def (e, token)->field[DUEL_FIELD_ICON + half]] *
             fp_engine_def (e, token)->field[DUEL_FIELD_HALF + half];
  FP_EACH_CARD (s, duel_zone (seat, DUEL_HAND), card)
    sum += of_hand[hand_card (fp_engine_def (e, card))];
  FP_EACH_CARD (s, duel_zone (seat, DUEL_DECK), card)
    sum += of_deck[hand_card (fp_engine_def (e, card))];
  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    sum += s->cards[card].holder == seat ? of_ally : 0;
  sum += planets >= MOST_PLANETS - 1 && supply < FEW_SHIPS ? of_last_ships : 0;
  return sum + (duel_leader (s) == seat ? of_leader : 0);
}

double
duel_chance (FpEngine *e, uint8_t seat)
{
  return 1 / (1 + exp (score (e, duel_opponent (seat)) - score (e, seat)));
}

/* --- Weights of options --- */

/* Ships beyond the supply can't be sent. */
static guint
weigh_dial (const FpState *s, uint8_t seat, int dial)
{
  return dial == 1 || dial <= s->places[DUEL_SUPPLY].ships[seat];
}

/* Good plans weigh more than bad ones. */
static guint
weigh_plan (const FpCardDef *def)
{
  return 2 + (guint) CLAMP (def->value, 0, 40) / 2;
}

static guint
weigh_discard (const FpCardDef *def)
{
  return def->kind == DUEL_KIND_REINFORCEMENT || def->value > 13 ? 1 : def->value > 7 ? 3 : 5;
}

static gboolean
is_winning (FpEngine *e, uint8_t seat)
{
  int difference = duel_clout (e, seat) - duel_clout (e, duel_opponent (seat));

  return difference > 0 || (difference == 0 && duel_straggler (e->state) == seat);
}

/* A card that adds to a clout is for the own side, one that takes away for the other side. */
static guint
weigh_side (const FpEngine *e, const FpPendingDecision *pending, uint8_t side)
{
  int adds = fp_engine_def (e, duel_subject (e->state, pending))->field[DUEL_FIELD_ADDS];

  return adds == 0 || (adds > 0) == (side == pending->seat);
}

/* A player who is losing plays cards. A player who is winning passes. */
static void
weigh_cards (gboolean winning, const FpOption *options, guint n, guint *weights)
{
  for (guint i = 0; i < n; i++)
    weights[i] = winning == (options[i].kind == FP_OPTION_PASS) ? 5 : 1;
}

/* Weighs options that are about one card, dial or side each. */
static guint
weigh_one (const FpEngine *e, const FpPendingDecision *pending, const FpOption *option)
{
  const FpState *s = e->state;
  const FpCardDef *def = option->kind == FP_OPTION_CARD ? fp_engine_def (e, (uint16_t) option->value) : NULL;

  switch (pending->kind)
    {
    case DUEL_DECIDE_DIAL:
      return weigh_dial (s, pending->seat, option->value);
    case DUEL_DECIDE_SIDE:
      return s->frames[pending->frame].procedure != DUEL_play_reinforcements ||
             weigh_side (e, pending, (uint8_t) option->value);
    case DUEL_DECIDE_PLAN:
      return def != NULL ? weigh_plan (def) : 1;
    case DUEL_DECIDE_DISCARD:
      return def != NULL ? weigh_discard (def) : 1;
    default:
      return 1;
    }
}

void
duel_weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  if (pending->kind == DUEL_DECIDE_CARD)
    weigh_cards (is_winning (e, pending->seat), options, n, weights);
  else
    for (guint i = 0; i < n; i++)
      weights[i] = weigh_one (e, pending, &options[i]);
}
