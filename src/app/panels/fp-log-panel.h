/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log panel: the events of the game, newest at the end and grouped by turn. The log can
 * be searched, and its lines lead into the history.
 *
 * Signal “point” (FpLogItem or NULL): the line under the pointer or the focus, so that the table
 * can highlight its places. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_LOG_PANEL (fp_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (FpLogPanel, fp_log_panel, FP, LOG_PANEL, AdwBin)

/* fp_log_panel_set_game: shows the log of @game (NULL for none) and follows it. */
void fp_log_panel_set_game (FpLogPanel *self, FpGame *game);

/* fp_log_panel_wait: shows no new lines until fp_log_panel_catch_up (), because what they tell is
 * still to be seen on the table. */
void fp_log_panel_wait (FpLogPanel *self);
void fp_log_panel_catch_up (FpLogPanel *self);

/* fp_log_panel_set_reader: says that the log is read by seat @reader, −1 for nobody. Another reader
 * begins at the end of the log, and finds no line pointed at or opened. */
void fp_log_panel_set_reader (FpLogPanel *self, int reader);

/* fp_log_panel_look_at: marks the events right before the moment after @history choices; −1 for
 * the present. */
void fp_log_panel_look_at (FpLogPanel *self, int history);

/* fp_log_panel_find: opens the search entry. */
void fp_log_panel_find (FpLogPanel *self);

/* fp_log_panel_rule: returns the id of the rules page for the focused line, or NULL if
 * there is none. */
const char *fp_log_panel_rule (FpLogPanel *self);
