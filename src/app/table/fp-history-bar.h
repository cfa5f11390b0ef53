/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands in place of the question while somebody looks back: which moment it is, how to go to others, how to return. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_HISTORY_BAR (fp_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpHistoryBar, fp_history_bar, FP, HISTORY_BAR, AdwBin)

/* fp_history_bar_show: shows the moment of @game that is looked at; hides the bar if nobody looks back. */
void fp_history_bar_show (FpHistoryBar *self, FpGame *game);
