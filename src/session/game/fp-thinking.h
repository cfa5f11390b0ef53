/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An open question, laid before the computer player that is asked, to be thought over in another thread.
 *
 * It copies all it needs when it is made, so the session may go on, or go away, meanwhile; an answer that comes too
 * late is not given.  What is answered is what fp_session_play () would have answered, if there was as much thinking.
 */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpThinking FpThinking;

/* fp_thinking_new: the open question of @session for its computer player; NULL: a person is asked, or the game is
 * over.  The session's edition and catalog must live as long.  Free with fp_thinking_free (), not while somebody
 * thinks. */
FpThinking *fp_thinking_new (FpSession *session);
void fp_thinking_free (FpThinking *thinking);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpThinking, fp_thinking_free)

/* fp_thinking_takes_time: whether the computer player of @seat thinks before it makes a choice. */
gboolean fp_thinking_takes_time (FpSession *session, uint8_t seat);

/* fp_thinking_go_on: thinks @steps steps more, from any one thread; FALSE: it has thought enough, or was cancelled.
 * With 0 steps: whether there is anything to be thought about. */
gboolean fp_thinking_go_on (FpThinking *thinking, guint steps);

/* fp_thinking_cancel: makes fp_thinking_go_on () return soon; from any thread. */
void fp_thinking_cancel (FpThinking *thinking);

/* fp_thinking_answer: answers the question of @session, after as much thinking as there was.  FALSE: it is no longer
 * open, and nothing happens. */
gboolean fp_thinking_answer (FpThinking *thinking, FpSession *session);
