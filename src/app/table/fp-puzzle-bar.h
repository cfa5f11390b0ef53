/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzle bar: above the table of a puzzle it shows the task, the hands of the others, and what
 * the answer is worth, with buttons for a hint, the solution, another try and the next puzzle. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-puzzle-play.h"

#define FP_TYPE_PUZZLE_BAR (fp_puzzle_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpPuzzleBar, fp_puzzle_bar, FP, PUZZLE_BAR, AdwBin)

/* fp_puzzle_bar_set_play: shows @play. The bar is hidden if @play is NULL. */
void fp_puzzle_bar_set_play (FpPuzzleBar *self, FpPuzzlePlay *play);
