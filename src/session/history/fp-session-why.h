/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?” in a running game. */
#pragma once

#include "session/game/fp-session.h"
#include "text/why/fp-text-why.h"

/* fp_session_why: returns the explanations of @session's state that @viewer (a seat; FP_NOBODY: a
 * bystander) may know, of FpWhy. @program: as in fp_text_why_program (). The game is replayed for
 * that, which takes some milliseconds. For a session that is not where its choices lead
 * (fp_session_pass ()) recent triggers are left out. Free with g_ptr_array_unref (). */
GPtrArray *fp_session_why (FpSession *session, uint8_t viewer, gboolean program);
