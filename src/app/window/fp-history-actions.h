/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for looking back at a game: “look-back”, “look-at”, “return-to-game” and
 * “go-on-from-past”.
 *
 * Signal “branched” (FpGame): the player goes on from the past in this new game. The receiver shows
 * it. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game.h"

#define FP_TYPE_HISTORY_ACTIONS (fp_history_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpHistoryActions, fp_history_actions, FP, HISTORY_ACTIONS, GObject)

/* fp_history_actions_new: adds the actions to @window, which must outlive them. */
FpHistoryActions *fp_history_actions_new (GtkApplicationWindow *window);

/* fp_history_actions_set_game: sets the game to look back at; NULL for none. */
void fp_history_actions_set_game (FpHistoryActions *self, FpGame *game);

/* fp_history_actions_update: enables the actions that are possible now. @page is the name of the
 * window's page. */
void fp_history_actions_update (FpHistoryActions *self, const char *page);
