/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several answers in one line, for decisions that choose several cards. */
#pragma once

#include "session/game/fp-session.h"

/* fp_repl_option_number: returns the number printed in front of option @index. Numbers are their
 * own, so that nobody sends 3 ships by typing 4. */
int fp_repl_option_number (const FpOptions *options, guint index);

/* fp_repl_find_option: returns the index of the option that @text means to the seat that is asked
 * in @session, −1: none. @engine: that of @session, or one that plays ahead. */
int fp_repl_find_option (FpSession *session, FpEngine *engine, const char *text);

/* fp_repl_takes_several: returns TRUE if @decision takes several answers in any order. */
gboolean fp_repl_takes_several (const FpDecision *decision);

/* fp_repl_answer_several: gives the answers in @text, with blanks between them, in any order.
 * Returns FALSE and changes nothing if one of them does not fit. */
gboolean fp_repl_answer_several (FpSession *session, const char *text);
