/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on the table, for those who show it moving.
 *
 * FpGame emits “moving” with a GListModel of FpMoveItem before its lists and properties change, and “changed”
 * afterwards, if anything has moved that the viewer could see.  Whoever takes a seat sees what has moved since they
 * looked last; so before the curtain hides the table “leaving” is emitted, with the seat whose eyes leave it.  Undo,
 * redo, opening a game and looking back move nothing: the table is as it is at once.
 */
#pragma once

#include "model/game/fp-game.h"
#include "model/items/fp-move-item.h"

/* fp_game_hold: the computer's next answer waits until fp_game_release (), so that one can follow, but not for ever. */
void fp_game_hold (FpGame *self);

/* fp_game_release: it need not wait any more. */
void fp_game_release (FpGame *self);
