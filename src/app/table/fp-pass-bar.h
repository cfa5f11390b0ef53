/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass bar: a button to pass until cards are revealed, and a menu of the windows in which the
 * viewer wants to be asked (fp-game-passing.h). */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_PASS_BAR (fp_pass_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpPassBar, fp_pass_bar, FP, PASS_BAR, AdwBin)

/* fp_pass_bar_show: shows the bar if the viewer of @game (may be NULL) is asked in a window, wants
 * to play a card, or passes in other windows than usual without being asked. */
void fp_pass_bar_show (FpPassBar *self, FpGame *game);
