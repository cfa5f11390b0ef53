/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game, with the eyes of who sits there now, and going on from there.
 *
 * While somebody looks back everything that FpGame shows is as it was then, but the log, which is whole, and whether
 * the game is over.  Nothing can be answered or taken back, and the computer waits: who returns finds the game as they
 * left it, and has missed nothing.
 *
 * Properties of FpGame: past (choices made at the moment looked at, −1: nobody looks back), past-length (choices made
 * in all), past-text (what was asked then, and answered; NULL: nobody looks back).
 */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_history, fp_game_history_length, fp_game_history_text: the properties. */
int fp_game_history (FpGame *self);
int fp_game_history_length (FpGame *self);
const char *fp_game_history_text (FpGame *self);

/* fp_game_can_look_back: whether there is a past, and somebody may see it: behind the curtain nobody does. */
gboolean fp_game_can_look_back (FpGame *self);

/* fp_game_look_back: shows the game as it was after @choices choices, at most all of them; −1: as it is. */
void fp_game_look_back (FpGame *self, int choices);

/* fp_game_history_turns: after how many choices each destiny card was drawn, of guint, in rising order.  Free with
 * g_array_unref (). */
GArray *fp_game_history_turns (FpGame *self);

/* fp_game_branch_turn: with which destiny card a new game from the moment looked at would begin; −1: none can, or
 * nobody looks back. */
int fp_game_branch_turn (FpGame *self);

/* fp_game_branch: a new game with the same players that begins where the moment's destiny card was about to be drawn.
 * All that the viewer could not know then is dealt anew with @seed.  It is kept in no file until fp_game_keep ().  NULL
 * where fp_game_branch_turn () is −1.  (transfer full) */
FpGame *fp_game_branch (FpGame *self, guint64 seed);
