/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Batches: actions of several players that happen at once.
 *
 * First all players choose, and each action gets a row without a procedure (fp_batch_add ()). Then
 * FP_MACHINE_BATCH performs them: all are replaced and answered beforehand, all happen, and all are
 * answered. So no choice and no answer sees half of what happens. The “after” rounds come at the
 * end of the step or line, as for other actions. */
#pragma once

#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-procedure.h"

/* fp_batch_add: returns a row for the action @about, which the next batch of this step or line
 * performs. The row is valid until the next push; cards and ships are added as after
 * fp_action_begin (). Returns NULL if too many actions are under way. */
FpAction *fp_batch_add (FpEngine *engine, const FpAction *about);

/* fp_batch_last: returns the last row that is announced together with @row of a batch: rows behind
 * each other whose procedure has windows. A player is asked once for all of them. Without windows
 * it is @row. */
guint fp_batch_last (const FpEngine *engine, guint row);

/* fp_batch_happens: returns TRUE while one of the actions of a batch happens. Its event and those
 * of the others are told together. */
gboolean fp_batch_happens (const FpState *state);

/* fp_batch_run: the procedure FP_MACHINE_BATCH. Its result is the sum of the actions' results. */
FpFlow fp_batch_run (FpEngine *engine, FpFrame *frame);
