/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?” beside the table: what is asked and why, what just worked or didn't, what is in force, who leads.  As long as
 * it is seen it follows the game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WHY_PANEL (fp_why_panel_get_type ())
G_DECLARE_FINAL_TYPE (FpWhyPanel, fp_why_panel, FP, WHY_PANEL, AdwBin)

/* fp_why_panel_set_game: tells of @game (NULL: none). */
void fp_why_panel_set_game (FpWhyPanel *self, FpGame *game);
