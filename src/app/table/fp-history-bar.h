/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history bar: replaces the decision bar while a player looks back. It shows the moment and
 * offers ways to move to others and to return. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_HISTORY_BAR (fp_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpHistoryBar, fp_history_bar, FP, HISTORY_BAR, AdwBin)

/* fp_history_bar_show: shows the moment of @game that is looked at. The bar is hidden in the
 * present, and if @game is NULL. */
void fp_history_bar_show (FpHistoryBar *self, FpGame *game);
