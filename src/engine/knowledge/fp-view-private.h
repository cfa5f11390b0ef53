/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of a view, for views and their keys. */
#pragma once

#include "engine/knowledge/fp-view.h"

/* fp_view_face: returns FpCard.face of @card, a card that @viewer sees, or 0 if @viewer doesn't see
 * its face: while a token lies face down, only its player does. */
uint8_t fp_view_face (const FpEngine *engine, uint8_t viewer, uint16_t card);

/* fp_view_encounter: fills @out with the running encounter as it is seen by whom the engine looks
 * for (fp_engine_look ()). */
void fp_view_encounter (FpEngine *engine, FpViewEncounter *out);

/* fp_view_cards: fills in the zones and cards of @view, and the pools of unseen cards. Its other
 * members before @encounter are set. */
void fp_view_cards (const FpEngine *engine, FpView *view);
