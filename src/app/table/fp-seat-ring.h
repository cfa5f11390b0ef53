/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players side by side in columns of equal width: in one line if there is room, else in two. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_SEAT_RING (fp_seat_ring_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatRing, fp_seat_ring, FP, SEAT_RING, GtkWidget)

/* fp_seat_ring_append: adds @child at the end. gtk_widget_unparent () removes it. */
void fp_seat_ring_append (FpSeatRing *self, GtkWidget *child);

/* fp_seat_ring_column: returns the width of a column within @width, both in pixels. */
int fp_seat_ring_column (FpSeatRing *self, int width);
