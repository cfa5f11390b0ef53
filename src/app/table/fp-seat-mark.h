/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shape that goes with a player's colour, drawn by ourselves: fonts draw some of these signs much smaller than
 * others. It is as high as a capital letter of the type around it, and has the colour of text there.  Screen readers
 * pass it over: the player's name stands beside it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_SEAT_MARK (fp_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatMark, fp_seat_mark, FP, SEAT_MARK, GtkWidget)

/* fp_seat_mark_new: one that shows @shape, a character as the model names it (“▲”), in the colour called @colour. */
GtkWidget *fp_seat_mark_new (const char *shape, const char *colour);

/* fp_seat_mark_set: shows another. */
void fp_seat_mark_set (FpSeatMark *self, const char *shape, const char *colour);

/* fp_seat_mark_path: the outline of @shape around the point @x, @y, about @size high and wide; all shapes of one size
 * cover about the same area.  Nothing for a shape that is not known. */
void fp_seat_mark_path (cairo_t *cr, const char *shape, double x, double y, double size);
