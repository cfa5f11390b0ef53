/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card memory of hidden cards in states in which they were dealt anew. Everybody has seen what is
 * remembered of a card, such as its play; the place where it lies now is hidden. */
#pragma once

#include "engine/state/fp-state.h"

/* fp_hidden_memory_follow: in @to, dealt anew from @from, gives what @from remembers of each of the
 * @n cards @places to the card of the same definition. */
void fp_hidden_memory_follow (FpState *to, const FpState *from, const uint16_t *places, guint n);

/* fp_hidden_memory_trade: gives what @state remembers of @card to @other, and the other way. */
void fp_hidden_memory_trade (FpState *state, uint16_t card, uint16_t other);
