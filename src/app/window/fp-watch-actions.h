/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for watching computer players: “pause”, “step” and “open-hands”. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game.h"

typedef struct _FpWatchActions FpWatchActions;

/* fp_watch_actions_new: adds the actions to @window, which must outlive them. */
FpWatchActions *fp_watch_actions_new (GtkApplicationWindow *window);

/* fp_watch_actions_set_game: sets the game that is watched; NULL for none. */
void fp_watch_actions_set_game (FpWatchActions *self, FpGame *game);

/* fp_watch_actions_update: enables the actions that are possible now. @page is the name of the
 * window's page. */
void fp_watch_actions_update (FpWatchActions *self, const char *page);

/* fp_watch_actions_free: frees @self. Called when the window is finalized. */
void fp_watch_actions_free (FpWatchActions *self);
