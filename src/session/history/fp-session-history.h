/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session's history: its state after some of its choices, and other games that begin there. */
#pragma once

#include "session/game/fp-session.h"

/* fp_session_past: returns an independent session with the first @n choices of @session (at most
 * all). Free with fp_session_free (). */
FpSession *fp_session_past (FpSession *session, guint n);

/* fp_session_history_go: makes @past, a history of @session, have its first @n choices. */
void fp_session_history_go (FpSession *past, FpSession *session, guint n);

/* fp_session_branch: returns a new game that begins where @session last was about to begin a turn,
 * with the same players and cards. Everything that @viewer could not know then is dealt
 * anew, and chance goes on from @seed, so it tells nothing of @session. NULL if there is no such
 * moment, or no position is possible. Free with fp_session_free (). */
FpSession *fp_session_branch (FpSession *session, uint8_t viewer, uint64_t seed);

/* fp_session_branch_turn: returns the number of the turn that would come first in it,
 * −1: there is no such moment. */
int fp_session_branch_turn (FpSession *session);
