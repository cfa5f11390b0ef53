/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anchors: widgets that mark themselves as spots of the table, between which things move
 * (model/items/fp-move-item.h). */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  FP_MOTION_ANCHOR_AREA, /* things lie somewhere in it as widgets of their own */
  FP_MOTION_ANCHOR_FIGURE, /* the widget as a whole shows the things at the spot */
} FpMotionAnchorUse;

/* fp_motion_anchor_mark: makes @widget the spot named by @format, in place of any earlier one. */
void fp_motion_anchor_mark (GtkWidget *widget, FpMotionAnchorUse use, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_motion_anchor_use: returns the use of a marked widget; FP_MOTION_ANCHOR_AREA if unmarked. */
FpMotionAnchorUse fp_motion_anchor_use (GtkWidget *widget);

/* fp_motion_anchors_find: returns the visible marked widgets in the tree of @root by spot. Free
 * with g_hash_table_unref (). */
GHashTable *fp_motion_anchors_find (GtkWidget *root);
