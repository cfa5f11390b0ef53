/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, newest at the end, grouped by destiny card, to be searched and looked back from.
 *
 * Signal “point” (FpLogItem, NULL: none): a line is pointed at, or gone to with the keys; where it took place may be
 * shown.
 */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_LOG_PANEL (fp_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (FpLogPanel, fp_log_panel, FP, LOG_PANEL, AdwBin)

/* fp_log_panel_set_game: shows the log of @game (NULL: none) and follows it. */
void fp_log_panel_set_game (FpLogPanel *self, FpGame *game);

/* fp_log_panel_look_at: marks what happened right before the moment after @past choices; −1: nobody looks back. */
void fp_log_panel_look_at (FpLogPanel *self, int past);

/* fp_log_panel_find: lets the player type what to look for. */
void fp_log_panel_find (FpLogPanel *self);

/* fp_log_panel_rule: the page of the rules about the line that has the focus; NULL: none has, or there is none. */
const char *fp_log_panel_rule (FpLogPanel *self);
