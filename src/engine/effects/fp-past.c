/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes of the deeds of the running encounter: moves of ships, cards that left hands. */
#include "engine/effects/fp-past.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

void
fp_past_begin_step (FpEngine *engine, guint step)
{
  if (engine->edition->rules.keeps_past)
    fp_state_encounter (engine->state)->step = (uint8_t) step;
}

void
fp_past_note_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpState *s = engine->state;

  if (fp_past_step (engine) == FP_MACHINE_NONE || n == 0)
    return;
  if (s->head.n_past_moves == FP_MAX_PAST_MOVES)
    {
      s->head.n_past_moves--;
      memmove (s->past_moves, s->past_moves + 1, s->head.n_past_moves * sizeof *s->past_moves);
    }
  s->past_moves[s->head.n_past_moves++] = (FpPastMove){
    .step = (uint8_t) fp_past_step (engine), .seat = seat, .from = from, .to = to, .count = (uint8_t) n
  };
}

void
fp_past_note_played (FpEngine *engine, uint16_t card)
{
  guint step = fp_past_step (engine);

  if (step != FP_MACHINE_NONE)
    fp_card_left_hand (engine, card, engine->state->cards[card].zone, step);
}

void
fp_past_note_discarded (FpEngine *engine, uint16_t card, uint16_t source)
{
  guint step = fp_past_step (engine);
  uint16_t zone = engine->state->cards[card].zone;

  if (step != FP_MACHINE_NONE && source != FP_NO_CARD && fp_card_has_left_hand (engine, source) &&
      fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_OWNER)
    fp_card_left_hand (engine, card, zone, step);
}

void
fp_past_end (FpEngine *engine)
{
  engine->state->head.n_past_moves = 0;
}
