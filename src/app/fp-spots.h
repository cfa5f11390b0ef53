/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table the spots are that moves tell of (model/fp-move-item.h): a widget says of itself which it is. */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  FP_SPOT_AREA, /* things lie somewhere in it, and are widgets of their own */
  FP_SPOT_FIGURE, /* as a whole it shows what lies there */
} FpSpotUse;

/* fp_spot_mark: @widget is the spot that @format makes, instead of the one it was. */
void fp_spot_mark (GtkWidget *widget, FpSpotUse use, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_spot_use: what was said of a marked widget. */
FpSpotUse fp_spot_use (GtkWidget *widget);

/* fp_spots_find: the marked widgets below @root that are to be seen, by spot.  Free with g_hash_table_unref (). */
GHashTable *fp_spots_find (GtkWidget *root);
