/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle made of a moment of a game. */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_can_make_puzzle: returns TRUE if the game is over and somebody looks back at a moment.
 * Before its end a puzzle would show the players' hands. */
gboolean fp_game_can_make_puzzle (FpGame *self);

/* fp_game_make_puzzle: proves in another thread that exactly one answer wins at the moment looked
 * at, and writes a puzzle among the user's own. Calls @done in the main thread.
 * fp_game_make_puzzle_finish: returns the puzzle's file, or NULL with @error: a sentence,
 * translated, about the reason. Free with g_free (). */
void fp_game_make_puzzle (FpGame *self, GAsyncReadyCallback done, gpointer data);
char *fp_game_make_puzzle_finish (FpGame *self, GAsyncResult *result, GError **error);
