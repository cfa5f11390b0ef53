/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes that nobody was asked for.
 *
 * Who has nothing to play passes unasked (Duel, ruling 37); at one screen that would tell the other person what is in a
 * hand.  A session can keep how the game stood at each such pass, so that whoever passed can be asked all the same: the
 * answer is always the same and goes nowhere, so the game, its file and its digests know nothing of it.
 */
#pragma once

#include "session/fp-session.h"

/* fp_session_keep_passes: keeps the passes of persons that come of the next choices, or none any more, or those that
 * there are. */
void fp_session_keep_passes (FpSession *session, gboolean keep);

/* fp_session_n_passes: how many are kept. */
guint fp_session_n_passes (const FpSession *session);

/* fp_session_pass: a session of its own that stands where the first of them was made; its question is open, with the
 * one answer.  The log of @session went as far as *@log entries then.  Free with fp_session_free (). */
FpSession *fp_session_pass (FpSession *session, guint *log);

/* fp_session_drop_pass: the first of them is over. */
void fp_session_drop_pass (FpSession *session);
