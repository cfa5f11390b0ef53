/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands below the question for who watches computer players: to halt them, to go choice by choice, to look into their
 * hands. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_WATCH_BAR (fp_watch_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpWatchBar, fp_watch_bar, FP, WATCH_BAR, AdwBin)

/* fp_watch_bar_show: shows itself if @game is watched and goes on, else hides. */
void fp_watch_bar_show (FpWatchBar *self, FpGame *game);
