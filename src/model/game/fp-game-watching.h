/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching computer players: pausing them, stepping through their choices, and showing their hands.
 * The watcher is a bystander and sees only open cards, unless the hands are shown. */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_is_watched: returns TRUE if no person plays. */
gboolean fp_game_is_watched (FpGame *self);

/* fp_game_set_paused: pauses the computer players. Does nothing unless the game is watched. */
void fp_game_set_paused (FpGame *self, gboolean paused);
gboolean fp_game_is_paused (FpGame *self);

/* fp_game_step: lets one more choice be made as soon as it is thought over, then pauses. */
void fp_game_step (FpGame *self);

/* fp_game_set_open_hands: puts the hands of all players into the list “hand”. Does nothing unless
 * the game is watched. */
void fp_game_set_open_hands (FpGame *self, gboolean open);
gboolean fp_game_has_open_hands (FpGame *self);
