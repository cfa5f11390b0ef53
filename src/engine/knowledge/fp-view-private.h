/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of a view, for views and their keys. */
#pragma once

#include "engine/knowledge/fp-view.h"

/* fp_view_face: returns FpCard.face of @card, a card that @viewer sees, or 0 if @viewer doesn't see
 * its face: while a token lies face down, only its player does. */
uint8_t fp_view_face (const FpEngine *engine, uint8_t viewer, uint16_t card);

/* fp_view_numbers: writes the numbers of @seat in @encounter that are to be seen to @numbers, and
 * FP_NOT_SHOWN for the others (FP_SEAT_NUMBERS items, the unused ones 0). */
void fp_view_numbers (const FpEngine *engine, const FpEncounter *encounter, uint8_t seat, int8_t *numbers);

/* fp_view_cards: fills in the zones and cards of @view, and the pools of unseen cards. Its other
 * members before @encounter are set. */
void fp_view_cards (const FpEngine *engine, FpView *view);
