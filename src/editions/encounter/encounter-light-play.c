/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light play in the games that a searching player imagines: what usually is good, as weights. */
#include "editions/encounter/encounter.h"
#include "engine/effects/fp-effects.h"

enum
{
  /* For each use of an alien that could be made, and of a card from a hand; a pass weighs
   * WEIGHT_OF_PASS for each of these. A card is spent, and most moments are not the right one. */
  WEIGHT_OF_POWER = 8,
  WEIGHT_OF_CARD = 1,
  WEIGHT_OF_PASS = 6,
  /* Encounter cards. */
  WEIGHT_OF_ENCOUNTER_CARD = 4,
  HIGHEST_VALUE = 40,
};

/* Returns TRUE if @option is the use of a card that is in the hand of @seat. */
static gboolean
is_from_hand (const FpEngine *e, uint8_t seat, const FpOption *option)
{
  return option->target >= 0 && e->state->cards[option->target].zone == encounter_zone (seat, ENCOUNTER_HAND);
}

static void
refine_window (const FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  for (guint i = 0; i < n; i++)
    if (options[i].kind != FP_OPTION_ABILITY)
      weights[i] *= WEIGHT_OF_PASS;
    else
      weights[i] *= is_from_hand (e, pending->seat, &options[i]) ? WEIGHT_OF_CARD : WEIGHT_OF_POWER;
}

/* High cards win encounters. */
static guint
weight_of_card (const FpEngine *e, const FpOption *option)
{
  if (option->kind != FP_OPTION_CARD)
    return 1;
  const FpCardDef *def = fp_engine_def (e, (uint16_t) option->value);
  return WEIGHT_OF_ENCOUNTER_CARD + (guint) CLAMP (def->value, 0, HIGHEST_VALUE) / 2;
}

/* A card of low value is discarded rather than one of high value. */
static guint
weight_of_discard (const FpEngine *e, const FpOption *option)
{
  if (option->kind != FP_OPTION_CARD)
    return 1;
  return 1 + (guint) (HIGHEST_VALUE - CLAMP (fp_engine_def (e, (uint16_t) option->value)->value, 0, HIGHEST_VALUE)) / 4;
}

/* Ships are taken from where there are many, so that no colony is given up. */
static guint
weight_of_place (const FpState *s, uint8_t seat, const FpOption *option)
{
  int ships = option->kind == FP_OPTION_PLANET ? s->places[option->value].ships[seat] : 0;

  return option->kind == FP_OPTION_PLANET && ships > 1 ? 2 * (guint) ships : 1;
}

void
encounter_refine (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  if (pending->kind == FP_DECIDE_WINDOW)
    refine_window (e, pending, options, n, weights);
  for (guint i = 0; i < n; i++)
    if (pending->kind == ENCOUNTER_DECIDE_CARD)
      weights[i] *= weight_of_card (e, &options[i]);
    else if (pending->kind == ENCOUNTER_DECIDE_DISCARD)
      weights[i] *= weight_of_discard (e, &options[i]);
    else if (pending->kind == ENCOUNTER_DECIDE_LOSE || pending->kind == ENCOUNTER_DECIDE_SHIPS)
      weights[i] *= weight_of_place (e->state, pending->seat, &options[i]);
}
