/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a player in a game: answering the pending decision, taking a seat, undoing and
 * conceding. */
#pragma once

#include "app/table/fp-table-page.h"
#include "app/window/fp-banner.h"

typedef struct _FpGameActions FpGameActions;

/* fp_game_actions_new: adds the actions to @window, which must outlive them. @table, @banner (for
 * questions) and the buttons @undo and @redo belong to the window. */
FpGameActions *fp_game_actions_new (GtkApplicationWindow *window, FpTablePage *table, FpBanner *banner, GtkWidget *undo,
                                    GtkWidget *redo);

/* fp_game_actions_free: frees @self. Called when the window is finalized. */
void fp_game_actions_free (FpGameActions *self);

/* fp_game_actions_set_game: sets the game that is played; NULL for none. */
void fp_game_actions_set_game (FpGameActions *self, FpGame *game);

/* fp_game_actions_update: enables the actions that are possible now. @page is the name of the
 * window's page. While the player is @typing, keys have no other meaning: a digit typed into an
 * entry is not an answer. */
void fp_game_actions_update (FpGameActions *self, const char *page, gboolean typing);
