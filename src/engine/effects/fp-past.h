/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes of the deeds of the running encounter, step by step, so that going back can undo them
 * (fp-going-back.h).
 *
 * Only editions with FpEditionRules.keeps_past keep them. The past of an encounter ends with it. Of
 * nested encounters, the steps of the outermost count. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_past_begin_step: the running encounter begins @step, one of its steps. */
void fp_past_begin_step (FpEngine *engine, guint step);

/* fp_past_step: returns the step of the encounter in which something happens now. FP_MACHINE_NONE:
 * the edition keeps no past, or no encounter is running. */
static inline guint
fp_past_step (const FpEngine *engine)
{
  return fp_state_in_encounter (engine->state) ? engine->state->head.encounters[0].step : FP_MACHINE_NONE;
}

/* fp_past_note_ships: @n ships of @seat have moved from place @from to place @to. If there is no
 * room, the oldest move can't be undone any more. */
void fp_past_note_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n);

/* fp_past_note_played: @card is about to be played from the hand in which it lies.
 * fp_past_note_discarded: @card is about to be discarded by a rule of card @source. Kept if @source
 * was played, and @card lies in a hand. */
void fp_past_note_played (FpEngine *engine, uint16_t card);
void fp_past_note_discarded (FpEngine *engine, uint16_t card, uint16_t source);

/* fp_past_end: the outermost encounter is over. */
void fp_past_end (FpEngine *engine);
