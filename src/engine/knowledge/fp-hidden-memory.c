/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card memory of hidden cards in states in which they were dealt anew. */
#include "engine/knowledge/fp-hidden-memory.h"

/* Returns the first of the @n cards @places with the definition @def, @otherwise if there is
 * none. */
static uint16_t
find_def (const FpState *s, const uint16_t *places, guint n, uint16_t def, uint16_t otherwise)
{
  for (guint i = 0; i < n; i++)
    if (s->cards[places[i]].def == def)
      return places[i];
  return otherwise;
}

void
fp_hidden_memory_follow (FpState *to, const FpState *from, const uint16_t *places, guint n)
{
  for (guint i = 0; i < from->head.n_memories; i++)
    {
      uint16_t card = from->memory[i].card;

      if (card < from->head.n_cards && to->cards[card].def != from->cards[card].def)
        to->memory[i].card = find_def (to, places, n, from->cards[card].def, card);
    }
}

void
fp_hidden_memory_trade (FpState *state, uint16_t card, uint16_t other)
{
  for (guint i = 0; i < state->head.n_memories; i++)
    if (state->memory[i].card == card)
      state->memory[i].card = other;
    else if (state->memory[i].card == other)
      state->memory[i].card = card;
}
