/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layer of a lesson above the table: a bubble beside its target, and a ring around the target.
 * The bubble is placed where it covers least. Only the bubble receives pointer events. */
#pragma once

#include "app/lesson/fp-coach-bubble.h"

#define FP_TYPE_COACH_LAYER (fp_coach_layer_get_type ())
G_DECLARE_FINAL_TYPE (FpCoachLayer, fp_coach_layer, FP, COACH_LAYER, GtkWidget)

/* fp_coach_layer_new: returns a layer above @table, which owns it. (transfer floating) */
GtkWidget *fp_coach_layer_new (GtkWidget *table);

/* fp_coach_layer_set_coach: shows the notes of @coach; NULL for none. */
void fp_coach_layer_set_coach (FpCoachLayer *self, FpCoach *coach);

/* fp_coach_layer_set_waits: with @waits, shows no note until the table is still. */
void fp_coach_layer_set_waits (FpCoachLayer *self, gboolean waits);

/* fp_coach_layer_take_focus: moves the focus from the table to the note, if there is one. */
void fp_coach_layer_take_focus (FpCoachLayer *self);

/* fp_coach_layer_bubble: returns the bubble, which is visible while a note is shown; owned by
 * the layer. */
GtkWidget *fp_coach_layer_bubble (FpCoachLayer *self);
