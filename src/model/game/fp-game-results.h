/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Held results: when an encounter has ended, the table stays as it was at that moment until the
 * viewer goes on. The question is then an item with `held` and the result in one sentence. */
#pragma once

#include "model/game/fp-held-moments.h"
#include "model/game/fp-game.h"

/* fp_game_hold_results: holds the results that @held says, from the next choice on. At first none
 * are held. */
void fp_game_hold_results (FpGame *self, FpHeldResults held);

/* fp_game_is_at_result: returns TRUE while a result is held. */
gboolean fp_game_is_at_result (FpGame *self);

/* fp_game_leave_result: goes on after a held result. Does nothing if none is held. */
void fp_game_leave_result (FpGame *self);
