/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching computer players play each other: halting them, letting them make one choice at a time, and looking into
 * their hands.  A watcher sees what lies open, and the hands if they want to.
 */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_is_watched: whether no person plays. */
gboolean fp_game_is_watched (FpGame *self);

/* fp_game_set_paused: whether the computer players halt.  Nothing in a game that isn't watched. */
void fp_game_set_paused (FpGame *self, gboolean paused);
gboolean fp_game_is_paused (FpGame *self);

/* fp_game_step: one more choice is made, as soon as it is thought over, then they halt. */
void fp_game_step (FpGame *self);

/* fp_game_set_open_hands: whether the list “hand” is the hands of all.  Nothing in a game that isn't watched. */
void fp_game_set_open_hands (FpGame *self, gboolean open);
gboolean fp_game_has_open_hands (FpGame *self);
