/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble with the current note of a lesson, and buttons to go on, go back, and read more. */
#pragma once

#include <adwaita.h>

#include "model/fp-coach.h"

#define FP_TYPE_COACH_BUBBLE (fp_coach_bubble_get_type ())
G_DECLARE_FINAL_TYPE (FpCoachBubble, fp_coach_bubble, FP, COACH_BUBBLE, AdwBin)

/* fp_coach_bubble_show: shows @note. @can_back is TRUE if there is a note before it. */
void fp_coach_bubble_show (FpCoachBubble *self, const FpCoachNote *note, gboolean can_back);
