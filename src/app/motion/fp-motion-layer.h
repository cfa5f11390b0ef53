/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on the table, drawn above it.  Only the picture is late: what the widgets below say, what has the focus
 * and what can be answered is new at once.  Any key or click ends what is still moving, and so does the next change. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game.h"

#define FP_TYPE_MOTION_LAYER (fp_motion_layer_get_type ())
G_DECLARE_FINAL_TYPE (FpMotionLayer, fp_motion_layer, FP, MOTION_LAYER, GtkWidget)

/* fp_motion_layer_new: a layer over @table, below which the spots are. */
GtkWidget *fp_motion_layer_new (GtkWidget *table);

/* fp_motion_layer_set_game: shows what moves in @game, NULL: in none.  To be called after whoever shows the game has
 * connected to it. */
void fp_motion_layer_set_game (FpMotionLayer *self, FpGame *game);

/* fp_motion_layer_is_moving: whether the picture has not come to rest yet, or is about to move; when it rests
 * “rested” is emitted. */
gboolean fp_motion_layer_is_moving (FpMotionLayer *self);

/* fp_motion_layer_finish: everything is where it goes. */
void fp_motion_layer_finish (FpMotionLayer *self);
