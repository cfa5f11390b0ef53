/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?” in a game being played. */
#pragma once

#include "session/game/fp-session.h"
#include "text/why/fp-text-why.h"

/* fp_session_why: all that @viewer (a seat; FP_NOBODY: a bystander) can know of why @session stands
 * as it does, of FpWhy. @session's game is played once more beside it for that, which takes some
 * milliseconds. Of one that doesn't stand where its choices lead (fp_session_pass ()) it says
 * nothing of what has just happened. Free with g_ptr_array_unref (). */
GPtrArray *fp_session_why (FpSession *session, uint8_t viewer);
