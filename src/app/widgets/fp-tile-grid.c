/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grid of tiles that exist only near the visible part. */
#include "app/widgets/fp-tile-grid.h"

#include "app/widgets/fp-measure.h"

struct _FpTileGrid
{
  GtkWidget parent_instance;
  GHashTable *tiles; /* place + 1 → GtkWidget, a child */
  GtkAdjustment *scroll; /* NULL: none is followed */
  FpTileMaker maker;
  gpointer data;
  guint n, most_columns;
  int spacing;
  int width, height; /* greatest tile so far, pixels */
  guint source; /* makes and removes tiles, 0: none */
};

G_DEFINE_FINAL_TYPE (FpTileGrid, fp_tile_grid, GTK_TYPE_WIDGET)

enum
{
  FIRST = 24, /* tiles that are made before it is known which are visible */
  NEAR = 1, /* rows beyond the visible part, to which the focus can move */
  FAR = 6, /* rows beyond the visible part, behind which tiles go */
};

static GtkWidget *
tile_at (FpTileGrid *self, guint place)
{
  return g_hash_table_lookup (self->tiles, GUINT_TO_POINTER (place + 1));
}

static void
make_tile (FpTileGrid *self, guint place)
{
  GtkWidget *before = place > 0 ? tile_at (self, place - 1) : NULL;
  if (tile_at (self, place) != NULL)
    return;
  GtkWidget *tile = self->maker (place, self->data);
  /* Tab and screen readers go by the order of the children. */
  for (guint i = place; before == NULL && i > 0; i--)
    before = tile_at (self, i - 1);
  gtk_widget_insert_after (tile, GTK_WIDGET (self), before);
  g_hash_table_insert (self->tiles, GUINT_TO_POINTER (place + 1), tile);
}

static void
remove_tile (FpTileGrid *self, guint place)
{
  GtkWidget *tile = tile_at (self, place);
  if (tile == NULL || gtk_widget_get_focus_child (GTK_WIDGET (self)) == tile)
    return;
  g_hash_table_remove (self->tiles, GUINT_TO_POINTER (place + 1));
  gtk_widget_unparent (tile);
}

static guint
count_columns (FpTileGrid *self, int width)
{
  int fit = (width + self->spacing) / MAX (self->width + self->spacing, 1);
  return (guint) CLAMP (fit, 1, (int) self->most_columns);
}

static guint
count_rows (FpTileGrid *self, guint columns)
{
  return (self->n + columns - 1) / columns;
}

/* Makes the tiles near the visible part and removes those far from it. */
static gboolean
update_cb (gpointer data)
{
  FpTileGrid *self = data;
  guint columns = count_columns (self, gtk_widget_get_width (data));
  double row = self->height + self->spacing;
  self->source = 0;
  if (self->scroll == NULL || gtk_adjustment_get_page_size (self->scroll) < 1 || gtk_widget_get_width (data) <= 0)
    return G_SOURCE_REMOVE;
  int first = (int) (gtk_adjustment_get_value (self->scroll) / row);
  int last = (int) ((gtk_adjustment_get_value (self->scroll) + gtk_adjustment_get_page_size (self->scroll)) / row);
  for (guint place = 0; place < self->n; place++)
    {
      int at = (int) (place / columns);
      if (at >= first - NEAR && at <= last + NEAR)
        make_tile (self, place);
      else if (at < first - FAR || at > last + FAR)
        remove_tile (self, place);
    }
  return G_SOURCE_REMOVE;
}

/* Tiles must not come or go during the layout. */
static void
update_soon (FpTileGrid *self)
{
  if (self->source == 0 && self->n > 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static GtkSizeRequestMode
fp_tile_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Tiles that come later have room in the cells of those before. A longer name makes all cells
 * higher. */
static void
measure_tiles (FpTileGrid *self, int *least)
{
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    {
      int minimum, natural;
      gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      self->width = MAX (self->width, natural);
      self->height = MAX (self->height, fp_measure_height (tile, natural));
    }
}

static void
fp_tile_grid_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  FpTileGrid *self = FP_TILE_GRID (widget);
  int least = 0;
  measure_tiles (self, &least);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = (int) self->most_columns * (self->width + self->spacing) - self->spacing;
      return;
    }
  guint columns = for_size >= 0 ? count_columns (self, for_size) : self->most_columns;
  int rows = (int) count_rows (self, columns);
  *minimum = *natural = rows > 0 ? rows * (self->height + self->spacing) - self->spacing : 0;
}

static void
fp_tile_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpTileGrid *self = FP_TILE_GRID (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = (int) count_columns (self, width), cell = (width + self->spacing) / columns - self->spacing;
  GHashTableIter iter;
  gpointer key, tile;
  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, &key, &tile))
    {
      int place = (int) GPOINTER_TO_UINT (key) - 1;
      int x = place % columns * (cell + self->spacing), y = place / columns * (self->height + self->spacing);
      gtk_widget_size_allocate (tile, &(GtkAllocation){ mirrored ? width - x - cell : x, y, cell, self->height }, -1);
    }
  update_soon (self);
}

static void
fp_tile_grid_dispose (GObject *object)
{
  FpTileGrid *self = FP_TILE_GRID (object);
  fp_tile_grid_clear (self);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->tiles, g_hash_table_unref);
  g_clear_object (&self->scroll);
  G_OBJECT_CLASS (fp_tile_grid_parent_class)->dispose (object);
}

static void
fp_tile_grid_class_init (FpTileGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_tile_grid_dispose;
  widget_class->get_request_mode = fp_tile_grid_get_request_mode;
  widget_class->measure = fp_tile_grid_measure;
  widget_class->size_allocate = fp_tile_grid_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "flowbox");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
fp_tile_grid_init (FpTileGrid *self)
{
  self->tiles = g_hash_table_new (NULL, NULL);
}

GtkWidget *
fp_tile_grid_new (guint columns, int spacing)
{
  FpTileGrid *self = g_object_new (FP_TYPE_TILE_GRID, NULL);
  self->most_columns = columns;
  self->spacing = spacing;
  return GTK_WIDGET (self);
}

void
fp_tile_grid_fill (FpTileGrid *self, guint n, FpTileMaker maker, gpointer data)
{
  fp_tile_grid_clear (self);
  self->n = n;
  self->maker = maker;
  self->data = data;
  for (guint place = 0; place < MIN (n, FIRST); place++)
    make_tile (self, place);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fp_tile_grid_clear (FpTileGrid *self)
{
  GtkWidget *tile;
  self->n = 0;
  self->width = self->height = 0;
  if (self->tiles != NULL)
    g_hash_table_remove_all (self->tiles);
  while ((tile = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (tile);
}

void
fp_tile_grid_follow (FpTileGrid *self, GtkAdjustment *scroll)
{
  g_set_object (&self->scroll, scroll);
  g_signal_connect_object (scroll, "value-changed", G_CALLBACK (update_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scroll, "changed", G_CALLBACK (update_soon), self, G_CONNECT_SWAPPED);
}

guint
fp_tile_grid_n_made (FpTileGrid *self)
{
  return g_hash_table_size (self->tiles);
}
