/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a game from its beginning, decision by decision, as one seat saw it. */
#pragma once

#include "session/game/fp-session.h"

/* fp_game_print: prints the game of @session up to its last choice as @viewer (FP_NOBODY: a
 * bystander) saw it: the events, the viewer's decisions with options and answer, the viewer's
 * knowledge of hidden cards whenever it changed, and of the others only that they were deciding. */
void fp_game_print (FpSession *session, uint8_t viewer);
