/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “why” of the REPL. */
#pragma once

#include "session/game/fp-session.h"

/* fp_repl_why: prints the explanations of @session's state that @viewer may know; with @program in
 * the words of the card language. */
void fp_repl_why (FpSession *session, uint8_t viewer, gboolean program);
