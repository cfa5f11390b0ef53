/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one page at a time (start, new game, table, curtain, end) and the actions on the game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WINDOW (fp_window_get_type ())
G_DECLARE_FINAL_TYPE (FpWindow, fp_window, FP, WINDOW, AdwApplicationWindow)

/* fp_window_new: a window with the start page.  Games are played with the cards of @box; @pace as in fp_game_new (). */
FpWindow *fp_window_new (GtkApplication *application, FpCatalogModel *box, guint pace);

/* fp_window_start: begins a new game set up as in @setup and shows its table; the one before it is put away. */
void fp_window_start (FpWindow *self, const FpGameSetup *setup);

/* fp_window_set_pace: @pace of its games from now on. */
void fp_window_set_pace (FpWindow *self, guint pace);

/* fp_window_rule: the page of the rules about the line of the log that has the focus, else about what the person at the
 * table is asked; NULL: nothing is. */
const char *fp_window_rule (FpWindow *self);

/* fp_window_is_free: whether no game is in it. */
gboolean fp_window_is_free (FpWindow *self);

/* fp_window_open: opens the game in @file: here if no game is in the window, else in another one.  What can't be opened
 * is told of. */
void fp_window_open (FpWindow *self, GFile *file);

/* fp_window_show_rules: shows the rules beside the table, at @place (as in fp_rules_view_open (); NULL: where they were
 * left), and gives them the keys.  FALSE: no table is shown beside which they could be. */
gboolean fp_window_show_rules (FpWindow *self, const char *place);

/* fp_window_hide_rules: they go away again. */
void fp_window_hide_rules (FpWindow *self);

/* fp_window_rules_place: what they show; owned by the window.  NULL: they aren't there. */
const char *fp_window_rules_place (FpWindow *self);
