/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds a widget and stays as high as that has ever been, so that what lies around it does not move when it shows less.
 * It forgets that when it becomes wider or narrower.  Of what may take its place the height can be kept from the
 * beginning.
 */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_STEADY (fp_steady_get_type ())
G_DECLARE_FINAL_TYPE (FpSteady, fp_steady, FP, STEADY, GtkWidget)

/* fp_steady_forget: from now on it is as high as what it holds wants to be now. */
void fp_steady_forget (FpSteady *self);

/* fp_steady_reserve: from now on it is at least as high as @other wants to be, which may lie in something that is
 * hidden but is not hidden itself. */
void fp_steady_reserve (FpSteady *self, GtkWidget *other);
