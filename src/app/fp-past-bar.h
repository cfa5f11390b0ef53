/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands in place of the question while somebody looks back: which moment it is, how to go to others, how to return. */
#pragma once

#include <adwaita.h>

#include "model/fp-game.h"

#define FP_TYPE_PAST_BAR (fp_past_bar_get_type ())
G_DECLARE_FINAL_TYPE (FpPastBar, fp_past_bar, FP, PAST_BAR, AdwBin)

/* fp_past_bar_show: shows the moment of @game that is looked at; hides the bar if nobody looks back. */
void fp_past_bar_show (FpPastBar *self, FpGame *game);
