/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds a widget and stays as high as that has ever been, so that what lies around it does not move when it shows less.
 * It forgets that when it becomes wider or narrower.  Of what may take its place the height can be kept from the
 * beginning.
 */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_MIN_HEIGHT_BIN (fp_min_height_bin_get_type ())
G_DECLARE_FINAL_TYPE (FpMinHeightBin, fp_min_height_bin, FP, MIN_HEIGHT_BIN, GtkWidget)

/* fp_min_height_bin_forget: from now on it is as high as what it holds wants to be now. */
void fp_min_height_bin_forget (FpMinHeightBin *self);

/* fp_min_height_bin_reserve: from now on it is at least as high as @other wants to be, which may lie in something that
 * is hidden but is not hidden itself. */
void fp_min_height_bin_reserve (FpMinHeightBin *self, GtkWidget *other);
