/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets side by side, as in a GtkBox.  But how wide each becomes never depends on how high it may be: a GtkBox asks
 * texts of several lines how wide they must be for a height, for which GTK breaks their lines again and again; on the
 * table that was half of all work. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_FAST_BOX (fp_fast_box_get_type ())
G_DECLARE_FINAL_TYPE (FpFastBox, fp_fast_box, FP, FAST_BOX, GtkWidget)

/* fp_fast_box_new: an empty one, with @spacing pixels between its widgets. */
GtkWidget *fp_fast_box_new (int spacing);

/* fp_fast_box_append: puts @child at the end.  It goes with gtk_widget_unparent (). */
void fp_fast_box_append (FpFastBox *self, GtkWidget *child);
