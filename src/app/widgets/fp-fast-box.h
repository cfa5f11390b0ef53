/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A horizontal box like GtkBox, except that widths never depend on the height. A GtkBox asks
 * wrapping labels for their width at a given height, for which GTK breaks their lines again and
 * again. With GtkBoxLayout in its place an answer takes almost three times the work (15 ms →
 * 44 ms, tools/measure-window). */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_FAST_BOX (fp_fast_box_get_type ())
G_DECLARE_FINAL_TYPE (FpFastBox, fp_fast_box, FP, FAST_BOX, GtkWidget)

/* fp_fast_box_new: returns an empty box with @spacing pixels between its children. (transfer
 * floating) */
GtkWidget *fp_fast_box_new (int spacing);

/* fp_fast_box_append: adds @child at the end. gtk_widget_unparent () removes it. */
void fp_fast_box_append (FpFastBox *self, GtkWidget *child);
