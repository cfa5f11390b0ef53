/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Above the table: the bubble of a lesson, beside what it points at, and a ring around that.  It lies where it covers
 * least, and only the bubble is in anybody's way. */
#pragma once

#include "app/lesson/fp-coach-bubble.h"

#define FP_TYPE_COACH_LAYER (fp_coach_layer_get_type ())
G_DECLARE_FINAL_TYPE (FpCoachLayer, fp_coach_layer, FP, COACH_LAYER, GtkWidget)

/* fp_coach_layer_new: a layer above @table, which owns it. */
GtkWidget *fp_coach_layer_new (GtkWidget *table);

/* fp_coach_layer_set_coach: shows what @coach says (NULL: nobody). */
void fp_coach_layer_set_coach (FpCoachLayer *self, FpCoach *coach);

/* fp_coach_layer_bubble: the bubble, which is visible while something is said. */
GtkWidget *fp_coach_layer_bubble (FpCoachLayer *self);
