/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of what is looked at again and again: the effects that wait for a state, and the cards
 * that effects show. While no input changes, the answers don't either. */
#pragma once

#include "engine/effects/fp-trigger-candidates.h"

/* fp_state_inputs_same: returns TRUE if each effect that waits for a state would be evaluated as
 * last time. Then the work of that is counted. @open: the rules being resolved now. */
gboolean fp_state_inputs_same (FpEngine *engine, const FpOpenAnswers *open);

/* fp_state_inputs_seen: all effects that wait for a state have been evaluated, and none fires.
 * @work: FpEngine.work_done before. @open: as above. */
void fp_state_inputs_seen (FpEngine *engine, const FpOpenAnswers *open, guint work);

/* fp_card_inputs_seen: the answers to @query, a query about cards, have been worked out
 * (fp_query_cards ()). An edition asks only one query so. @work: as above.
 * fp_card_inputs_same: returns TRUE if the answers would be the same as then. Then the work of that
 * is counted.
 * fp_card_inputs_forget: lets the answers count as changed. */
gboolean fp_card_inputs_same (FpEngine *engine);
void fp_card_inputs_seen (FpEngine *engine, guint query, guint work);
void fp_card_inputs_forget (FpEngine *engine);
