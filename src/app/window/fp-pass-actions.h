/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions for passing without being asked, and for cards that are wanted. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game.h"

typedef struct _FpPassActions FpPassActions;

/* fp_pass_actions_new: adds the actions to @window. The settings keep by name what players
 * say; @settings may be NULL. Free with fp_pass_actions_free (). */
FpPassActions *fp_pass_actions_new (GtkApplicationWindow *window, GSettings *settings);
void fp_pass_actions_free (FpPassActions *self);

/* fp_pass_actions_set_game: sets the game that is played, NULL: none. */
void fp_pass_actions_set_game (FpPassActions *self, FpGame *game);

/* fp_pass_actions_update: enables the actions that the page and the game allow. */
void fp_pass_actions_update (FpPassActions *self, const char *page);
