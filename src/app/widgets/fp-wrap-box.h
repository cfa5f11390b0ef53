/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of widgets, each as wide as it wants, that goes on in the next line where it is too long.  One stop for Tab;
 * arrow keys go from widget to widget. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_WRAP_BOX (fp_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (FpWrapBox, fp_wrap_box, FP, WRAP_BOX, GtkWidget)

/* fp_wrap_box_append: adds @child at the end. */
void fp_wrap_box_append (FpWrapBox *self, GtkWidget *child);

/* fp_wrap_box_clear: takes all children out. */
void fp_wrap_box_clear (FpWrapBox *self);

/* fp_wrap_box_set_spacing: between widgets and between lines, in pixels; 6 unless it is set. */
void fp_wrap_box_set_spacing (FpWrapBox *self, int spacing);
