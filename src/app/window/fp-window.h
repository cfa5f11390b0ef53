/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one page at a time (start, new game, table, curtain, end) and the actions on the
 * game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WINDOW (fp_window_get_type ())
G_DECLARE_FINAL_TYPE (FpWindow, fp_window, FP, WINDOW, AdwApplicationWindow)

/* fp_window_new: returns a window with the start page. Games use the cards of @catalog_model. @pace
 * is as in fp_game_new (). */
FpWindow *fp_window_new (GtkApplication *application, FpCatalogModel *catalog_model, guint pace);

/* fp_window_start: starts a new game with @setup and shows its table. The previous game is
 * closed. */
void fp_window_start (FpWindow *self, const FpGameSetup *setup);

/* fp_window_set_pace: sets the @pace of this window's games from now on. */
void fp_window_set_pace (FpWindow *self, guint pace);

/* fp_window_rule: returns the rules page about the focused line of the log. If no line has the
 * focus, returns the page about the pending decision, or NULL if there is none. */
const char *fp_window_rule (FpWindow *self);

/* fp_window_is_free: returns TRUE if the window has no game. */
gboolean fp_window_is_free (FpWindow *self);

/* fp_window_game: returns the game of the window, or NULL. Owned by the window. */
FpGame *fp_window_game (FpWindow *self);

/* fp_window_edition: returns the number of the edition of the window's game in the order of the
 * program, or -1 if the window has no game. */
int fp_window_edition (FpWindow *self);

/* fp_window_open: opens the game in @file, here if the window has no game, else in a new window.
 * Errors are shown to the player. */
void fp_window_open (FpWindow *self, GFile *file);

/* fp_window_show_rules: shows the rules beside the table and focuses them. @place is as in
 * fp_rules_view_open (); NULL keeps the last page. Returns FALSE if no table is shown. */
gboolean fp_window_show_rules (FpWindow *self, const char *place);

/* fp_window_hide_rules: hides the rules. */
void fp_window_hide_rules (FpWindow *self);

/* fp_window_rules_place: returns the page the rules show, or NULL if they are hidden. Owned by the
 * window. */
const char *fp_window_rules_place (FpWindow *self);
