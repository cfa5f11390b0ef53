/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The “Why?” panel beside the table: the pending decision and its reasons, effects that just worked
 * or failed, effects in force, and the player who leads. While visible, the panel follows the
 * game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WHY_PANEL (fp_why_panel_get_type ())
G_DECLARE_FINAL_TYPE (FpWhyPanel, fp_why_panel, FP, WHY_PANEL, AdwBin)

/* fp_why_panel_set_game: explains @game; NULL for none. */
void fp_why_panel_set_game (FpWhyPanel *self, FpGame *game);
