/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes that nobody was asked for.
 *
 * Who has nothing to play passes unasked (Duel, ruling 37); at one screen that would tell the other person what is in a
 * hand.  A session can keep how the game stood at each such pass, so that whoever passed can be asked all the same: the
 * answer is always the same and goes nowhere, so the game, its file and its digests know nothing of it.  As long as a
 * pass is kept, what came to light after it counts as still to come for whoever takes something back.
 */
#pragma once

#include "session/game/fp-session.h"

/* Whose passes are kept. */
typedef enum
{
  FP_SILENT_PASSES_PERSONS = 1 << 0, /* to ask them all the same */
  FP_SILENT_PASSES_PLAYERS = 1 << 1, /* so that computer players take as long to pass as to choose */
} FpSilentPasses;

/* fp_session_keep_passes: keeps the passes that come of the next choices, of the kinds in @kept (0: none any more);
 * those that there are of other kinds are forgotten. */
void fp_session_keep_passes (FpSession *session, FpSilentPasses kept);

/* fp_session_n_passes: how many are kept. */
guint fp_session_n_passes (const FpSession *session);

/* fp_session_pass: a session of its own that stands where the first of them was made; its question is open, with the
 * one answer.  The log of @session went as far as *@log entries then.  Free with fp_session_free (). */
FpSession *fp_session_pass (FpSession *session, guint *log);

/* fp_session_drop_pass: the first of them is over. */
void fp_session_drop_pass (FpSession *session);
