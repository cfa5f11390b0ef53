/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing without being asked. In a window (a question that gathers all that a player can use or
 * play at a moment) the viewer can pass ahead: until cards are revealed, or in all windows but
 * some.
 *
 * Such a pass is an ordinary answer. It takes as long as the silent pass of a player who has
 * nothing to use, and no curtain comes before it, so nobody learns anything from it. */
#pragma once

#include "model/game/fp-game.h"

/* The windows in which a player is asked. */
typedef enum
{
  FP_GAME_STOPS_ALWAYS,
  FP_GAME_STOPS_AT_USE, /* those that answer a power or a card that somebody uses */
  FP_GAME_STOPS_AT_REVEAL, /* those from the moment on when cards are revealed */
  FP_GAME_STOPS_NEVER,
} FpGameStops;

/* fp_game_asks_window: returns TRUE if the viewer is asked in a window. */
gboolean fp_game_asks_window (FpGame *self);

/* fp_game_can_pass_until_reveal: returns TRUE if the viewer is asked in a window, the edition
 * reveals cards, and those of the encounter have not been revealed.
 * fp_game_pass_until_reveal: passes, and in all windows until cards are revealed. */
gboolean fp_game_can_pass_until_reveal (FpGame *self);
void fp_game_pass_until_reveal (FpGame *self);

/* fp_game_stops: returns the windows in which the viewer is asked. fp_game_set_stops: sets them,
 * from the open window on. */
FpGameStops fp_game_stops (FpGame *self);
void fp_game_set_stops (FpGame *self, FpGameStops stops);
