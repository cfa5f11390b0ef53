/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules of the running encounter that cards have changed, in one line each. */
#pragma once

#include "text/fp-text.h"

/* fp_text_changed_rules: returns what is different in the running encounter, as far as @viewer can
 * know: “The lower total wins: Anti-Matter”. A rule that a card may still change is told likewise.
 * NULL: nothing is different. The lines are in the order of the edition's table. Free with
 * g_strfreev (). */
char **fp_text_changed_rules (FpEngine *engine, uint8_t viewer, const FpTextNames *names);
