/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of cards that trade their numbers. The place of a card in its zone, and everything that
 * belongs to that place, moves along. */
#pragma once

#include "engine/state/fp-state.h"

/* fp_card_rows_renumber: gives the card of row @from[i] the row @to[i]. @to: the same @n rows in
 * another order. All tables of @state name each card by its new row, but the locals of frames, the
 * variables and the open decision do not: none of these may name one of the rows. */
void fp_card_rows_renumber (FpState *state, const uint16_t *from, const uint16_t *to, guint n);
