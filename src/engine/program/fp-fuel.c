/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuel of programs. Without it programs that answer each other would never end. */
#include "engine/program/fp-fuel.h"

#include "engine/knowledge/fp-knowledge.h"
#include "engine/runner/fp-procedure.h"

enum
{
  SPARE_FRAMES = 16, /* stack frames reserved for the rules of the game themselves */
};

void
fp_fuel_tell (FpEngine *engine, uint16_t card)
{
  FpSeats seen = 0;

  FP_EACH_SEAT (engine->state, seat)
    if (card != FP_NO_CARD && fp_card_seen (engine, card, seat))
      seen |= (FpSeats) (1 << seat);
  FP_EMIT (engine, OUT_OF_FUEL, .n_cards = card == FP_NO_CARD ? 0 : 1, .cards = { card }, .seen = seen);
}

void
fp_fuel_gone (FpEngine *engine, uint16_t card)
{
  engine->state->head.fuel = 0;
  fp_fuel_tell (engine, card);
}

gboolean
fp_fuel (FpEngine *engine, uint16_t card)
{
  FpHead *head = &engine->state->head;

  if (head->fuel == 0)
    return FALSE;
  if (--head->fuel > 0 && head->n_frames + SPARE_FRAMES < FP_MAX_FRAMES)
    return TRUE;
  fp_fuel_gone (engine, card);
  return FALSE;
}
