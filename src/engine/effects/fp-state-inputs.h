/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of the effects that wait for a state. While no input changes, the answers of their
 * conditions don't either. */
#pragma once

#include "engine/effects/fp-trigger-candidates.h"

/* fp_state_inputs_same: returns TRUE if each effect that waits for a state would be evaluated as
 * last time. Then the work of that is counted. @open: the rules being resolved now. */
gboolean fp_state_inputs_same (FpEngine *engine, const FpOpenAnswers *open);

/* fp_state_inputs_seen: all effects that wait for a state have been evaluated, and none fires.
 * @work: FpEngine.work_done before. @open: as above. */
void fp_state_inputs_seen (FpEngine *engine, const FpOpenAnswers *open, guint work);
