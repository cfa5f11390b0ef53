/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Log entries that are told in one sentence, because they happen at once (fp-batch.h). */
#pragma once

#include "session/game/fp-session.h"
#include "text/fp-text.h"

/* fp_joint_log_join: looks at the last entry of @log (of FpLogEntry) for each viewer of @n_seats
 * players and a bystander. If it tells the same as an entry of another player before it, the
 * earlier one gets a sentence about both, and the last one gets none. Entries below index @from
 * have been shown and don't change. @engine's state must be as right after the last event. */
void fp_joint_log_join (const GPtrArray *log, guint from, const FpEngine *engine, guint n_seats,
                        const FpTextNames *names);
