/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of a window with a game. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

/* fp_window_title_show: sets the title of @window and of its header bar @widget: the players and
 * the progress of @game, or @page_title if @game is NULL. The accessible name also holds @status,
 * the latest news, which may be NULL. GTK 4.8 has no announcements, but a screen reader reads a
 * changed name of the active window. */
void fp_window_title_show (GtkWindow *window, AdwWindowTitle *widget, const char *page_title, FpGame *game,
                           const char *status);
