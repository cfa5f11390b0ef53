/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid of tiles of equal size below a scrolled window. Only tiles near the visible part exist:
 * they are made when they come near and go when they are far away. A tile with the focus stays.
 * GtkGridView would take focus and keys itself; here tiles are like other widgets on the table. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_TILE_GRID (fp_tile_grid_get_type ())
G_DECLARE_FINAL_TYPE (FpTileGrid, fp_tile_grid, FP, TILE_GRID, GtkWidget)

/* Returns a tile for place @index. (transfer floating) */
typedef GtkWidget *(*FpTileMaker) (guint index, gpointer data);

/* fp_tile_grid_new: returns an empty grid of at most @columns columns. (transfer floating) */
GtkWidget *fp_tile_grid_new (guint columns, int spacing);

/* fp_tile_grid_fill: shows @n tiles that @maker makes with @data. The first ones are made at once.
 */
void fp_tile_grid_fill (FpTileGrid *self, guint n, FpTileMaker maker, gpointer data);

/* fp_tile_grid_clear: removes all tiles. */
void fp_tile_grid_clear (FpTileGrid *self);

/* fp_tile_grid_follow: has the grid follow @scroll, the vertical adjustment of the scrolled window
 * that contains it. Call once. */
void fp_tile_grid_follow (FpTileGrid *self, GtkAdjustment *scroll);

/* fp_tile_grid_n_made: returns the number of tiles that exist. */
guint fp_tile_grid_n_made (FpTileGrid *self);
