/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a grid of hundreds of tiles: only those near the visible part exist and are drawn. */
#include "app/widgets/fp-portrait-textures.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tile-grid.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

enum
{
  MANY = 500, /* tiles */
  COLUMNS = 5,
  SIZE = 60, /* pixels of a tile */
};

static GtkWidget *made[MANY]; /* NULL: the tile doesn't exist */

static GtkWidget *
new_tile (guint index, gpointer data)
{
  g_autofree char *id = g_strdup_printf ("tile-%u", index);
  GtkWidget *tile = gtk_button_new (), *portrait = fp_portrait_view_new (SIZE);
  fp_portrait_view_set (FP_PORTRAIT_VIEW (portrait), "", id);
  gtk_button_set_child (GTK_BUTTON (tile), portrait);
  g_set_weak_pointer (&made[index], tile);
  return tile;
}

static guint
count_made (void)
{
  guint n = 0;
  for (guint i = 0; i < MANY; i++)
    n += made[i] != NULL;
  return n;
}

/* Returns a window that shows the grid, whose adjustment it puts into @scroll. */
static GtkWidget *
new_window (FpTileGrid **grid, GtkAdjustment **scroll)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new ();
  *grid = FP_TILE_GRID (fp_tile_grid_new (COLUMNS, 6));
  *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_set_valign (GTK_WIDGET (*grid), GTK_ALIGN_START);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", *grid, NULL);
  fp_tile_grid_follow (*grid, *scroll);
  fp_tile_grid_fill (*grid, MANY, new_tile, NULL);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 300);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (500);
  return window;
}

static void
test_near (void)
{
  FpTileGrid *grid;
  GtkAdjustment *scroll;
  GtkWidget *window = new_window (&grid, &scroll);
  guint before = fp_portrait_textures_n_drawn (gtk_widget_get_display (window));
  g_assert_nonnull (made[0]);
  g_assert_null (made[MANY - 1]);
  g_assert_cmpuint (count_made (), <, MANY / 5);
  g_assert_cmpuint (count_made (), ==, fp_tile_grid_n_made (grid));
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  main_loop_run_for (500);
  /* The first tile may have the focus. */
  g_assert_null (made[1]);
  g_assert_nonnull (made[MANY - 1]);
  g_assert_cmpuint (count_made (), <, MANY / 5);
  g_assert_cmpuint (fp_portrait_textures_n_drawn (gtk_widget_get_display (window)) - before, <, MANY / 5);
  fp_tile_grid_clear (grid);
  main_loop_run_for (200);
  g_assert_cmpuint (count_made (), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The last tile has the room of the others: the grid is as high as if all tiles were there. */
static void
test_room (void)
{
  FpTileGrid *grid;
  GtkAdjustment *scroll;
  GtkWidget *window = new_window (&grid, &scroll);
  graphene_rect_t first, last;
  g_assert_true (gtk_widget_compute_bounds (made[0], GTK_WIDGET (grid), &first));
  double height = gtk_adjustment_get_upper (scroll);
  gtk_adjustment_set_value (scroll, height);
  main_loop_run_for (500);
  g_assert_true (gtk_widget_compute_bounds (made[MANY - 1], GTK_WIDGET (grid), &last));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), ==, height);
  g_assert_cmpfloat (last.size.width, ==, first.size.width);
  g_assert_cmpfloat_with_epsilon (last.origin.y + last.size.height, height, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A tile with the focus stays, and the next row is there for the arrow keys. */
static void
test_focus (void)
{
  FpTileGrid *grid;
  GtkAdjustment *scroll;
  GtkWidget *window = new_window (&grid, &scroll);
  g_assert_true (gtk_widget_grab_focus (made[0]));
  for (guint place = 0; place < MANY - COLUMNS; place += COLUMNS)
    {
      g_assert_nonnull (made[place + COLUMNS]);
      g_assert_true (gtk_widget_grab_focus (made[place + COLUMNS]));
      main_loop_run_for (60);
    }
  g_assert_null (made[1]);
  gtk_adjustment_set_value (scroll, 0);
  main_loop_run_for (500);
  g_assert_nonnull (made[1]);
  g_assert_nonnull (made[MANY - COLUMNS]);
  g_assert_null (made[MANY / 2]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Portraits are drawn once they come near, also where all widgets exist, as in a flow box. */
static void
test_out_of_view (void)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new (), *box = gtk_flow_box_new ();
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint before = fp_portrait_textures_n_drawn (gtk_widget_get_display (window));
  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *id = g_strdup_printf ("flow-%u", i);
      GtkWidget *portrait = fp_portrait_view_new (SIZE);
      fp_portrait_view_set (FP_PORTRAIT_VIEW (portrait), "", id);
      gtk_flow_box_append (GTK_FLOW_BOX (box), portrait);
    }
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", box, NULL);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 300);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (2000);
  guint first = fp_portrait_textures_n_drawn (gtk_widget_get_display (window)) - before;
  g_assert_cmpuint (first, >, 20);
  g_assert_cmpuint (first, <, MANY / 3);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  main_loop_run_for (2000);
  g_assert_cmpuint (fp_portrait_textures_n_drawn (gtk_widget_get_display (window)) - before, >, first + 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/tile-grid/near", test_near);
  g_test_add_func ("/tile-grid/room", test_room);
  g_test_add_func ("/tile-grid/focus", test_focus);
  g_test_add_func ("/tile-grid/out-of-view", test_out_of_view);
  return window_run ();
}
