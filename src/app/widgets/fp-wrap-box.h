/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box of widgets in their natural widths, wrapped into lines. Tab stops once at the box; arrow
 * keys move between its children. GtkFlowBox lays its children out in columns of equal width, and
 * AdwWrapBox came with libadwaita 1.7. The test is /templates/wrap-box in
 * tests/ui/test-templates.c. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_WRAP_BOX (fp_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (FpWrapBox, fp_wrap_box, FP, WRAP_BOX, GtkWidget)

/* fp_wrap_box_append: adds @child at the end. */
void fp_wrap_box_append (FpWrapBox *self, GtkWidget *child);

/* fp_wrap_box_clear: removes all children. */
void fp_wrap_box_clear (FpWrapBox *self);

/* fp_wrap_box_set_spacing: sets the space between children and between lines, in pixels; 6
 * by default. */
void fp_wrap_box_set_spacing (FpWrapBox *self, int spacing);
