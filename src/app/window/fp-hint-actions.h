/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The action “hint”, which opens the hints, and their button. */
#pragma once

#include "app/panels/fp-hint-popover.h"

typedef struct _FpHintActions FpHintActions;

/* fp_hint_actions_new: adds the action to @window, which must outlive it. @button and its @popover
 * belong to the window. */
FpHintActions *fp_hint_actions_new (GtkApplicationWindow *window, GtkMenuButton *button, FpHintPopover *popover);

/* fp_hint_actions_set_game: sets the game that the hints are about; NULL for none. */
void fp_hint_actions_set_game (FpHintActions *self, FpGame *game);

/* fp_hint_actions_update: enables the action if a hint is possible now, and shows the button beside
 * a game. @page is the name of the window's page. */
void fp_hint_actions_update (FpHintActions *self, const char *page);

/* fp_hint_actions_free: frees @self. Called when the window is finalized. */
void fp_hint_actions_free (FpHintActions *self);
