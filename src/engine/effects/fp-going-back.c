/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going back in an encounter: what has been done since is undone. */
#include "engine/effects/fp-going-back.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-past.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"

/* Returns TRUE if what was noted in @noted was done since the outermost encounter began @step. */
static gboolean
is_since (const FpEngine *engine, guint noted, guint step)
{
  guint kind = engine->state->head.encounters[0].kind;

  return noted != FP_MACHINE_NONE &&
         fp_engine_step_rank (engine, kind, noted) >= fp_engine_step_rank (engine, kind, step);
}

/* Takes moves of ships back, the latest first. */
static void
take_back_ships (FpEngine *engine, guint step)
{
  FpState *s = engine->state;

  while (s->head.n_past_moves > 0 && is_since (engine, s->past_moves[s->head.n_past_moves - 1].step, step))
    {
      guint left = s->head.n_past_moves - 1U;
      FpPastMove move = s->past_moves[left];
      int n;

      s->head.n_past_moves = (uint8_t) left;
      n = fp_move_ships (engine, move.seat, move.to, move.from, move.count);
      s->head.n_past_moves = (uint8_t) left;
      FP_EMIT (engine, SHIPS_MOVED, .seat = move.seat, .from = move.to, .to = move.from, .count = (int16_t) n);
    }
}

/* Returns TRUE if everybody knows where @card lies. */
static gboolean
is_in_sight (const FpState *s, uint16_t card)
{
  return (s->cards[card].flags & FP_CARD_FACE_UP) || (fp_seats_all (s) & ~s->cards[card].known) == 0;
}

static void
take_back_card (FpEngine *engine, uint16_t card, uint16_t hand)
{
  FpState *s = engine->state;

  if (!is_in_sight (s, card) || s->cards[card].zone == hand)
    return;
  s->cards[card].holder = FP_NOBODY;
  fp_move_card (engine, card, hand, FP_BOTTOM, FP_FACE_DOWN);
  FP_EMIT (engine, CARDS_MOVED, .seat = s->zones[hand].owner, .count = 1, .n_cards = 1, .cards = { card },
           .seen = 0xff);
}

/* Forgets a memory of @card since @step, and returns it in @memory. The latest ones come first.
 * Returns FALSE if there is none, except of @spared. */
static gboolean
forget_latest (FpEngine *engine, guint step, uint16_t spared, FpMemory *memory)
{
  FpState *s = engine->state;

  for (guint i = s->head.n_memories; i > 0; i--)
    {
      *memory = s->memory[i - 1];
      if (memory->kind == FP_MEMORY_COUNTER || memory->card == spared ||
          !is_since (engine, (guint) memory->value, step))
        continue;
      fp_memory_remove (engine, i - 1);
      return TRUE;
    }
  return FALSE;
}

void
fp_go_back (FpEngine *engine, guint step, uint16_t card)
{
  FpMemory memory;

  fp_effect_go_back (engine, engine->state->head.n_encounters, step, card);
  if (fp_past_step (engine) == FP_MACHINE_NONE)
    return;
  take_back_ships (engine, step);
  while (forget_latest (engine, step, card, &memory))
    if (memory.kind == FP_MEMORY_LEFT_HAND)
      take_back_card (engine, memory.card, memory.index);
}
