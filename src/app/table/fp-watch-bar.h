/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The watch bar below the decision bar: lets a spectator of computer players pause them, advance
 * choice by choice, and look into their hands. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WATCH_BAR (fp_watch_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpWatchBar, fp_watch_bar, FP, WATCH_BAR, AdwBin)

/* fp_watch_bar_show: shows the bar if @game is watched and not over, and the present is shown.
 * Otherwise, and if @game is NULL, the bar is hidden. */
void fp_watch_bar_show (FpWatchBar *self, FpGame *game);
