/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a lesson says now, with buttons to go on, back, and to read more. */
#pragma once

#include <adwaita.h>

#include "model/fp-coach.h"

#define FP_TYPE_COACH_BUBBLE (fp_coach_bubble_get_type ())
G_DECLARE_FINAL_TYPE (FpCoachBubble, fp_coach_bubble, FP, COACH_BUBBLE, AdwBin)

/* fp_coach_bubble_show: shows @note; @can_back: there is one before it. */
void fp_coach_bubble_show (FpCoachBubble *self, const FpCoachNote *note, gboolean can_back);
