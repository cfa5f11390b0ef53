/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin that stays as high as its child has ever been, so that its surroundings do not move when
 * the child shrinks. A change of width resets the height. The height of an alternative to the child
 * can be reserved from the beginning. A size request would have to know the height beforehand.
 * The tests are /table/steady and /table/reserve in tests/ui/test-table.c. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_MIN_HEIGHT_BIN (fp_min_height_bin_get_type ())
G_DECLARE_FINAL_TYPE (FpMinHeightBin, fp_min_height_bin, FP, MIN_HEIGHT_BIN, GtkWidget)

/* fp_min_height_bin_forget: resets the height to the natural height of the child. */
void fp_min_height_bin_forget (FpMinHeightBin *self);

/* fp_min_height_bin_set_loose: TRUE: the bin is only as high as its child. */
void fp_min_height_bin_set_loose (FpMinHeightBin *self, gboolean loose);

/* fp_min_height_bin_reserve: reserves at least the natural height of @other. An ancestor of @other
 * may be hidden, but not @other itself. */
void fp_min_height_bin_reserve (FpMinHeightBin *self, GtkWidget *other);
