/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: one page at a time (start, new game, table, curtain, end) and the actions on the game. */
#pragma once

#include <adwaita.h>

#include "model/fp-game.h"

#define FP_TYPE_WINDOW (fp_window_get_type ())
G_DECLARE_FINAL_TYPE (FpWindow, fp_window, FP, WINDOW, AdwApplicationWindow)

/* fp_window_new: a window with the start page.  Games are played with the cards of @box; @pace as in fp_game_new (). */
FpWindow *fp_window_new (GtkApplication *application, FpBox *box, guint pace);

/* fp_window_start: begins a new game set up as in @setup and shows its table. */
void fp_window_start (FpWindow *self, const FpGameSetup *setup);
