/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An open decision, given to its computer player to think about in another thread.
 *
 * It copies what it needs when it is made, so the session may go on, or be freed, meanwhile; a late
 * answer is dropped. The answer is that of fp_session_play () after as much thinking.
 */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpThinking FpThinking;

/* fp_thinking_new: returns an object for the open decision of @session, which a computer player
 * has; NULL: a person must decide, or the game is over. The session's edition and catalog must live
 * as long. Free with fp_thinking_free (), not while a thread thinks. */
FpThinking *fp_thinking_new (FpSession *session);
void fp_thinking_free (FpThinking *thinking);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpThinking, fp_thinking_free)

/* fp_thinking_takes_time: returns TRUE if the computer player of @seat thinks before it chooses. */
gboolean fp_thinking_takes_time (FpSession *session, uint8_t seat);

/* fp_thinking_go_on: thinks @steps more steps, in one thread at a time. FALSE: it has thought
 * enough, or was cancelled. With 0 steps: returns TRUE if there is anything to think about. */
gboolean fp_thinking_go_on (FpThinking *thinking, guint steps);

/* fp_thinking_cancel: makes fp_thinking_go_on () return soon. Thread-safe. */
void fp_thinking_cancel (FpThinking *thinking);

/* fp_thinking_answer: answers the decision of @session after the thinking so far. FALSE: the
 * decision is no longer open, and nothing happens. */
gboolean fp_thinking_answer (FpThinking *thinking, FpSession *session);
