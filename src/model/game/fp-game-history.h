/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game as the current viewer, and branching off from there.
 *
 * While somebody looks back, everything that FpGame shows is as it was then, except the log and
 * fp_game_over (). Nothing can be answered or undone, and computer players wait. After returning
 * the game is as it was left.
 */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_history: returns the number of choices at the position looked at, −1 in the present. */
int fp_game_history (FpGame *self);

/* fp_game_history_length: returns the number of all choices. */
int fp_game_history_length (FpGame *self);

/* fp_game_history_text: returns the decision at the position looked at and its answer, NULL in the
 * present; owned by the game. */
const char *fp_game_history_text (FpGame *self);

/* fp_game_can_look_back: returns TRUE if there is a history and the viewer may see it. Behind the
 * curtain nobody may. */
gboolean fp_game_can_look_back (FpGame *self);

/* fp_game_look_back: shows the game as it was after @choices choices, at most all; −1 returns to
 * the present. */
void fp_game_look_back (FpGame *self, int choices);

/* fp_game_history_turns: returns the number of choices before each turn, an array
 * of guint in rising order. Free with g_array_unref (). */
GArray *fp_game_history_turns (FpGame *self);

/* fp_game_branch_turn: returns the first turn of a new game that branches off at the
 * position looked at. Returns −1 if no game can, or nobody looks back. */
int fp_game_branch_turn (FpGame *self);

/* fp_game_branch: returns a new game with the same players. It begins before the draw of the
 * turn current at the position looked at. All cards unknown to the viewer then are dealt
 * anew with @seed. The new game has no file until fp_game_keep (). Returns NULL if
 * fp_game_branch_turn () is −1. (transfer full) */
FpGame *fp_game_branch (FpGame *self, guint64 seed);
