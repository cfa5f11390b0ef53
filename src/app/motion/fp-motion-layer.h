/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motion layer: draws moving pieces above the table. Only the image is delayed. The text, focus
 * and options of the widgets below are up to date at once, but a question waits until the motion
 * has ended (fp-table-page.c). Any key or click ends the motion, and so does the next change. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game.h"

#define FP_TYPE_MOTION_LAYER (fp_motion_layer_get_type ())
G_DECLARE_FINAL_TYPE (FpMotionLayer, fp_motion_layer, FP, MOTION_LAYER, GtkWidget)

/* fp_motion_layer_new: returns a layer over @table, which contains the anchors. (transfer
 * floating) */
GtkWidget *fp_motion_layer_new (GtkWidget *table);

/* fp_motion_layer_set_game: shows the motions of @game; NULL for none. Call this after the widgets
 * that show the game have connected to it. */
void fp_motion_layer_set_game (FpMotionLayer *self, FpGame *game);

/* fp_motion_layer_is_moving: returns TRUE during a motion or if one is about to start. “rested” is
 * emitted at its end. */
gboolean fp_motion_layer_is_moving (FpMotionLayer *self);

/* fp_motion_layer_guard: with @guards, the key or click that ends a motion has no other effect,
 * because a question that isn't shown yet must not be answered. */
void fp_motion_layer_guard (FpMotionLayer *self, gboolean guards);

/* fp_motion_layer_finish: ends the motion at once, with every piece at its destination. */
void fp_motion_layer_finish (FpMotionLayer *self);
