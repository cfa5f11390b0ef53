/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table the spots are that moves tell of (model/items/fp-move-item.h): a widget says of itself which it
 * is. */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  FP_MOTION_ANCHOR_AREA, /* things lie somewhere in it, and are widgets of their own */
  FP_MOTION_ANCHOR_FIGURE, /* as a whole it shows what lies there */
} FpMotionAnchorUse;

/* fp_motion_anchor_mark: @widget is the spot that @format makes, instead of the one it was. */
void fp_motion_anchor_mark (GtkWidget *widget, FpMotionAnchorUse use, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_motion_anchor_use: what was said of a marked widget. */
FpMotionAnchorUse fp_motion_anchor_use (GtkWidget *widget);

/* fp_motion_anchors_find: the marked widgets below @root that are to be seen, by spot.  Free with g_hash_table_unref
 * (). */
GHashTable *fp_motion_anchors_find (GtkWidget *root);
