/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log in the window: its filter and its search, and looking back from there. */
#include "app/panels/fp-log-panel.h"
#include "app/panels/fp-log-row.h"
#include "app/table/fp-history-bar.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-table-page.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

static FpCatalogModel *box;

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The drop-down has a list, too. */
static GtkWidget *
log_list (FpWindow *window)
{
  GtkWidget *panel = find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL);
  GtkWidget *inside = gtk_widget_get_first_child (panel);
  return find (gtk_widget_get_last_child (inside), GTK_TYPE_LIST_VIEW);
}

static guint
n_lines (FpWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (log_list (window)))));
}

/* A window in which some questions have been answered. */
static FpWindow *
new_window (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 5;
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 500 && n_lines (window) < 40; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.choose", "i", 0);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.confirm", NULL);
      box_idle (10);
    }
  g_assert_cmpuint (n_lines (window), >=, 40);
  return window;
}

static void
close_window (FpWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  box_idle (300);
}

static void
test_search (void)
{
  FpWindow *window = new_window ();
  GtkWidget *panel = find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL);
  GtkWidget *list = log_list (window);
  guint all = n_lines (window);
  g_assert_cmpuint (all, >, 20);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find-in-log", NULL);
  box_idle (20);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_EDITABLE (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, panel));
  gtk_editable_set_text (GTK_EDITABLE (focus), "draws");
  box_idle (400);
  g_assert_cmpuint (n_lines (window), >, 0);
  g_assert_cmpuint (n_lines (window), <, all);
  gtk_editable_set_text (GTK_EDITABLE (focus), "xyzzy");
  box_idle (400);
  g_assert_cmpuint (n_lines (window), ==, 0);
  g_assert_false (gtk_widget_get_mapped (list));
  gtk_editable_set_text (GTK_EDITABLE (focus), "");
  box_idle (400);
  g_assert_cmpuint (n_lines (window), ==, all);
  close_window (window);
}

static void
test_filter (void)
{
  FpWindow *window = new_window ();
  GtkWidget *subjects = find (find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL), GTK_TYPE_DROP_DOWN);
  guint all = n_lines (window);
  for (guint i = 1; i < 4; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (subjects), i);
      g_assert_cmpuint (n_lines (window), <, all);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (subjects), 0);
  g_assert_cmpuint (n_lines (window), ==, all);
  close_window (window);
}

/* The table is marked, a bar stands in place of the question, and Return leads back. */
static void
test_look_back (void)
{
  FpWindow *window = new_window ();
  GtkWidget *table = find (GTK_WIDGET (window), FP_TYPE_TABLE_PAGE);
  GtkWidget *bar = find (table, FP_TYPE_HISTORY_BAR), *question = find (table, FP_TYPE_DECISION_BAR);
  g_assert_false (gtk_widget_get_mapped (bar));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", "s", "back");
  box_idle (50);
  g_assert_true (gtk_widget_get_mapped (bar) && !gtk_widget_get_mapped (question));
  g_assert_true (gtk_widget_has_css_class (table, "past"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), bar));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "i", 3);
  GtkWidget *scale = find (bar, GTK_TYPE_SCALE);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 3);
  gtk_range_set_value (GTK_RANGE (scale), 5);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 5);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.return-to-game", NULL);
  box_idle (50);
  g_assert_true (!gtk_widget_get_mapped (bar) && gtk_widget_get_mapped (question));
  g_assert_false (gtk_widget_has_css_class (table, "past"));
  close_window (window);
}

/* The last line that had happened when @past choices were made, as it lies in the log. */
static void
find_then (FpWindow *window, int past, graphene_rect_t *bounds)
{
  GtkWidget *list = log_list (window), *then = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      FpLogItem *item = FP_IS_LOG_ROW (row) ? fp_log_row_item (FP_LOG_ROW (row)) : NULL;
      if (item != NULL && fp_log_item_facts (item)->choices <= past)
        then = child;
    }
  g_assert_nonnull (then);
  g_assert_true (gtk_widget_compute_bounds (then, gtk_widget_get_parent (list), bounds));
}

/* What had happened last at the moment looked at lies where nothing fades away, whether it was above or below. */
static void
test_then (void)
{
  static const int moments[] = { 8, 3, 9, 5, 7, 2, 6, 4 };
  const double fade = 14;
  FpWindow *window = new_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", "s", "back");
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      graphene_rect_t bounds;
      gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "i", moments[i]);
      box_idle (300);
      find_then (window, moments[i], &bounds);
      g_assert_cmpfloat (bounds.origin.y, >=, fade);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (gtk_widget_get_parent (log_list (window))) - fade);
    }
  close_window (window);
}

static double
below (GtkAdjustment *down)
{
  return gtk_adjustment_get_upper (down) - gtk_adjustment_get_value (down) - gtk_adjustment_get_page_size (down);
}

/* The last line is in sight still when a bar opens above, and who reads further up stays there. */
static void
test_end (void)
{
  FpWindow *window = new_window ();
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find-in-log", NULL);
  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window))), "a");
  box_idle (400);
  double high = gtk_adjustment_get_page_size (down);
  g_assert_cmpfloat (below (down), <=, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.concede", NULL);
  box_idle (300);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (down), <, high - 9);
  g_assert_cmpfloat (below (down), <=, 1);
  gtk_adjustment_set_value (down, 60);
  box_idle (100);
  gtk_widget_set_size_request (gtk_widget_get_first_child (gtk_widget_get_parent (scroller)), -1, 90);
  box_idle (300);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (down), <, high - 60);
  g_assert_cmpfloat (below (down), >, 60);
  close_window (window);
}

/* How dark the darkest and how light the lightest is in each row of pixels of the lines, which are in @list: the
 * difference, 0 to 255. */
static GArray *
look_at_lines (FpWindow *window, GtkWidget *list)
{
  enum
  {
    EDGE = 24, /* pixels at the sides, where the scroll bar comes and goes */
  };
  int width = gtk_widget_get_width (GTK_WIDGET (window)), height = gtk_widget_get_height (GTK_WIDGET (window));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (int));
  g_assert_true (gtk_widget_compute_bounds (list, GTK_WIDGET (window), &bounds));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cairo = cairo_create (picture);
  gsk_render_node_draw (node, cairo);
  cairo_surface_flush (picture);
  int left = (int) bounds.origin.x + EDGE, right = (int) (bounds.origin.x + bounds.size.width) - EDGE;
  for (int y = (int) bounds.origin.y; y < (int) (bounds.origin.y + bounds.size.height); y++)
    {
      const guchar *row = cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture);
      int dark = 255, light = 0;
      for (int x = left; x < right; x++)
        {
          dark = MIN (dark, row[4 * x + 1]);
          light = MAX (light, row[4 * x + 1]);
        }
      light -= dark;
      g_array_append_val (rows, light);
    }
  cairo_destroy (cairo);
  cairo_surface_destroy (picture);
  gsk_render_node_unref (node);
  return rows;
}

static int
contrast (GArray *rows, gboolean from_below, guint i)
{
  return g_array_index (rows, int, from_below ? rows->len - 1 - i : i);
}

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;
  gtk_widget_queue_draw (widget);
  return --*left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Lets @list be drawn a few times, however long that takes on this machine. */
static void
draw (GtkWidget *list)
{
  guint left = 4;
  gtk_widget_add_tick_callback (list, count_frame, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The lines once they look the same from one picture to the next.  Free with g_array_unref (). */
static GArray *
look_at_still_lines (FpWindow *window, GtkWidget *list)
{
  GArray *rows = NULL, *before = NULL;
  do
    {
      g_clear_pointer (&before, g_array_unref);
      before = rows;
      draw (list);
      rows = look_at_lines (window, list);
    }
  while (before == NULL || before->len != rows->len ||
         memcmp (before->data, rows->data, rows->len * sizeof (int)) != 0);
  g_array_unref (before);
  return rows;
}

/* At the edge that is above or below @faded is fainter than @plain; whether there were letters in it. */
static gboolean
check_edge (GArray *faded, GArray *plain, gboolean below)
{
  enum
  {
    FAINT = 4, /* rows of pixels with less than half of the contrast */
    LETTERS = 100, /* contrast of what can be read */
  };
  gboolean letters = FALSE;
  for (guint i = 0; i < FAINT; i++)
    {
      g_assert_cmpint (contrast (faded, below, i), <=, contrast (plain, below, i) / 2);
      letters = letters || contrast (plain, below, i) > LETTERS;
    }
  return letters;
}

/* Where lines go on out of sight the one that is cut fades away, above and below; all others are as they are. */
static void
test_fade (void)
{
  enum
  {
    DEEP = 20, /* pixels from the edge */
  };
  FpWindow *window = new_window ();
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_autoptr (GtkCssProvider) none = gtk_css_provider_new ();
  GtkStyleProvider *plain_style = GTK_STYLE_PROVIDER (none);
  gboolean above = FALSE, below = FALSE;
  gtk_css_provider_load_from_data (
      none, ".side-panel undershoot.top, .side-panel undershoot.bottom { background: none; }", -1);
  for (guint i = 0; i < 6; i++)
    {
      /* First the log is to have come to its end by itself. */
      g_autoptr (GArray) before = look_at_still_lines (window, scroller);
      gtk_adjustment_set_value (down, 60 + 5 * i);
      g_autoptr (GArray) faded = look_at_still_lines (window, scroller);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), plain_style,
                                                  GTK_STYLE_PROVIDER_PRIORITY_USER);
      g_autoptr (GArray) plain = look_at_still_lines (window, scroller);
      gtk_style_context_remove_provider_for_display (gdk_display_get_default (), plain_style);
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (down), 60 + 5 * i, 1);
      g_assert_cmpuint (faded->len, ==, plain->len);
      g_assert_cmpuint (faded->len, >, 4 * DEEP);
      above = check_edge (faded, plain, FALSE) || above;
      below = check_edge (faded, plain, TRUE) || below;
      for (guint y = DEEP; y < faded->len - DEEP; y++)
        g_assert_cmpint (g_array_index (faded, int, y), ==, g_array_index (plain, int, y));
    }
  g_assert_true (above && below);
  close_window (window);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  box = box_open ();
  g_test_add_func ("/log/search", test_search);
  g_test_add_func ("/log/filter", test_filter);
  g_test_add_func ("/log/look-back", test_look_back);
  g_test_add_func ("/log/then", test_then);
  g_test_add_func ("/log/end", test_end);
  g_test_add_func ("/log/fade", test_fade);
  int status = window_run ();
  g_object_unref (box);
  return status;
}
