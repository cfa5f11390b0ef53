/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Silent passes: passes that were made without asking. And results, which can be looked at.
 *
 * A seat that can only pass is not asked (ruling 37). At one screen that would tell the other
 * person what is in a hand. A session can keep the state at each silent pass, so that the seat can
 * be asked all the same. The answer is always the same and leads nowhere, so game, file and digests
 * know nothing of it. As long as a pass is kept, information revealed after it counts as still
 * hidden for undo.
 *
 * A session can also keep the state at each result of an encounter, so that the result can be shown
 * before the game goes on. Passes and results are moments in one row, in the order of the game.
 */
#pragma once

#include "session/game/fp-session.h"

/* Seats whose silent passes are kept. */
typedef enum
{
  FP_SILENT_PASSES_PERSONS = 1 << 0, /* to ask persons all the same */
  /* so that computer players take as long to pass as to choose */
  FP_SILENT_PASSES_PLAYERS = 1 << 1,
  /* those of persons in windows, so that whoever has nothing takes as long as whoever isn't
   * stopped */
  FP_SILENT_PASSES_WINDOWS = 1 << 2,
} FpSilentPasses;

/* fp_session_keep_passes: keeps the silent passes of the next choices, of the kinds in @kept (0:
 * none). Kept ones of other kinds are dropped. */
void fp_session_keep_passes (FpSession *session, FpSilentPasses kept);

/* fp_session_keep_results: with @keep, keeps the results of the next choices. */
void fp_session_keep_results (FpSession *session, gboolean keep);

/* fp_session_n_passes: returns the number of kept moments. */
guint fp_session_n_passes (const FpSession *session);

/* fp_session_result: returns the event that told the result if the first of them is one, else
 * NULL. Owned by the session. */
const FpEvent *fp_session_result (const FpSession *session);

/* fp_session_pass: returns a session at the first of them: at a pass with its decision open and one
 * option, at a result with no decision. The log of @session had *@log entries then. Free with
 * fp_session_free (). */
FpSession *fp_session_pass (FpSession *session, guint *log);

/* fp_session_drop_pass: drops the first of them. */
void fp_session_drop_pass (FpSession *session);
