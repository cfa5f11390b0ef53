/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the table, for animations.
 *
 * FpGame emits “moving” with a GListModel of FpMoveItem if the viewer could see anything move. The
 * signal comes before lists and values change, and before “changed”. A player who takes a seat
 * sees all moves since they last looked. Before the curtain hides the table, “leaving” is emitted
 * with the seat of the previous viewer. Undo, redo, opening a game and looking back cause no moves.
 */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-move-item.h"

/* fp_game_hold: delays the computer's next answer until fp_game_release (), up to a time limit. */
void fp_game_hold (FpGame *self);

/* fp_game_release: ends the delay. */
void fp_game_release (FpGame *self);
