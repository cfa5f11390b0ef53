/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions that save a game for others: “save-log”, “save-picture” and “report-fault”.
 *
 * Signal: “told” (sentence) with a message about what was done. */
#pragma once

#include "app/window/fp-banner.h"
#include "model/game/fp-game.h"

#define FP_TYPE_SHARE_ACTIONS (fp_share_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpShareActions, fp_share_actions, FP, SHARE_ACTIONS, GObject)

/* fp_share_actions_new: adds the actions to @window, which must outlive them. @pages and @banner
 * belong to the window. The picture has the page that is shown, the banner tells of trouble. */
FpShareActions *fp_share_actions_new (GtkApplicationWindow *window, GtkStack *pages, FpBanner *banner);

/* fp_share_actions_set_game: sets the game that is shared; NULL for none. */
void fp_share_actions_set_game (FpShareActions *self, FpGame *game);

/* fp_share_actions_update: enables the actions that are possible now. @page is the name of the
 * window's page. */
void fp_share_actions_update (FpShareActions *self, const char *page);
