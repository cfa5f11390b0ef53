/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stakes of the answers to the pending decision, in words. */
#pragma once

#include "engine/runner/fp-edition-texts.h"
#include "text/fp-text.h"

/* fp_text_stakes: returns what option @option of @engine's pending decision puts at stake, a line
 * for a button; @option −1: what the decision itself does, as sentences. NULL: nothing is certain.
 * Free with g_free (). */
char *fp_text_stakes (FpEngine *engine, int option, uint8_t viewer, const FpTextNames *names);

/* fp_text_talk: makes @talk the state of the talk in which @seat decides. Returns FALSE if there is
 * none. */
gboolean fp_text_talk (FpEngine *engine, uint8_t seat, FpTalk *talk);
