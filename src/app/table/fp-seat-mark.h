/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mark of a player: the shape that goes with the player's colour. It is drawn here because
 * fonts draw some of these characters much smaller than others. It is as high as a capital letter
 * and has the colour of text. Screen readers skip it, since the player's name stands beside it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_SEAT_MARK (fp_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatMark, fp_seat_mark, FP, SEAT_MARK, GtkWidget)

/* fp_seat_mark_new: returns a mark with @shape, a character as the model names it (“▲”), in the
 * colour called @colour. (transfer floating) */
GtkWidget *fp_seat_mark_new (const char *shape, const char *colour);

/* fp_seat_mark_set: changes shape and colour. */
void fp_seat_mark_set (FpSeatMark *self, const char *shape, const char *colour);

/* fp_seat_mark_path: adds the outline of @shape around the point @x, @y to @cr, about @size
 * high and wide. All shapes of one size cover about the same area. Adds nothing if the shape
 * is unknown. */
void fp_seat_mark_path (cairo_t *cr, const char *shape, double x, double y, double size);
