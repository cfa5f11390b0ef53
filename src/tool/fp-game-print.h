/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game told from its beginning, decision by decision, as one seat lived through it. */
#pragma once

#include "session/game/fp-session.h"

/* fp_story_print: tells the game of @session up to its last choice as @viewer (FP_NOBODY: a bystander) saw it: what
 * happened, what was asked of them with the options and the answer, what they knew of hidden cards whenever that
 * changed; of the others only that they were deciding. */
void fp_story_print (FpSession *session, uint8_t viewer);
