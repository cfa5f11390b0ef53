/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the log in the window: filter, search and looking back. */
#include "app/panels/fp-log-panel.h"
#include "app/panels/fp-log-row.h"
#include "app/table/fp-history-bar.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-table-page.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/window/fp-window.h"

#include <string.h>

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

/* The drop-down list contains a list view, too, so the search starts below it. */
static GtkWidget *
log_list (FpWindow *window)
{
  GtkWidget *panel = find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL);
  GtkWidget *inside = gtk_widget_get_first_child (panel);
  return find (gtk_widget_get_last_child (inside), GTK_TYPE_LIST_VIEW);
}

static guint
count_lines (FpWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (log_list (window)))));
}

enum
{
  STILL = 2000, /* milliseconds until a question is open on a still table, with sanitizers */
};

static FpLogItem *
item_at (FpWindow *window, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (log_list (window)))), position);
}

/* Activates a line of the log, as a double click or Enter does. */
static void
activate (FpWindow *window, guint position)
{
  g_signal_emit_by_name (log_list (window), "activate", position);
}

/* Opens the turns that are over, which have folded. Returns their number. */
static guint
unfold_all (FpWindow *window)
{
  guint n = 0;
  for (guint i = count_lines (window); i > 0; i--)
    {
      g_autoptr (FpLogItem) item = item_at (window, i - 1);
      guint before = count_lines (window);
      if (!fp_log_item_facts (item)->heading)
        continue;
      activate (window, i - 1);
      n += count_lines (window) > before;
      if (count_lines (window) < before)
        activate (window, i - 1);
    }
  return n;
}

/* Returns a window after some answers. All turns of the log are open. */
static FpWindow *
new_window (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = 5;
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 500 && count_lines (window) < 40; i++)
    {
      unfold_all (window);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.choose", "i", 0);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.confirm", NULL);
      main_loop_run_for (10);
    }
  /* A question is open, not a held result. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  main_loop_run_for (STILL);
  g_assert_cmpuint (count_lines (window), >=, 40);
  /* Opening turns has scrolled up. */
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (guint i = 0; i < 3; i++)
    {
      gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
      main_loop_run_for (100);
    }
  return window;
}

static void
close_window (FpWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (300);
}

static void
test_search (void)
{
  FpWindow *window = new_window ();
  GtkWidget *panel = find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL);
  GtkWidget *list = log_list (window);
  guint all = count_lines (window);
  g_assert_cmpuint (all, >, 20);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find-in-log", NULL);
  main_loop_run_for (20);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_EDITABLE (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, panel));
  gtk_editable_set_text (GTK_EDITABLE (focus), "draws");
  main_loop_run_for (400);
  g_assert_cmpuint (count_lines (window), >, 0);
  g_assert_cmpuint (count_lines (window), <, all);
  gtk_editable_set_text (GTK_EDITABLE (focus), "xyzzy");
  main_loop_run_for (400);
  g_assert_cmpuint (count_lines (window), ==, 0);
  g_assert_false (gtk_widget_get_mapped (list));
  gtk_editable_set_text (GTK_EDITABLE (focus), "");
  main_loop_run_for (400);
  g_assert_cmpuint (count_lines (window), ==, all);
  close_window (window);
}

/* A turn that is over folds to one line, which tells its result. Enter and a click open and close
 * it, and a screen reader hears the line and whether it is open. */
static void
test_fold (void)
{
  FpWindow *window = new_window ();
  g_autoptr (FpLogItem) first = item_at (window, 0);
  const FpLogFacts *facts = fp_log_item_facts (first);
  g_assert_true (facts->heading);
  g_assert_nonnull (facts->summary);
  guint open = count_lines (window);
  activate (window, 0);
  main_loop_run_for (100);
  guint folded = count_lines (window);
  g_assert_cmpuint (folded, <, open);
  g_autoptr (FpLogItem) second = item_at (window, 1);
  g_assert_true (fp_log_item_facts (second)->heading);
  GtkWidget *row = find (log_list (window), FP_TYPE_LOG_ROW);
  g_assert_true (fp_log_row_item (FP_LOG_ROW (row)) == first);
  GtkLabel *label = GTK_LABEL (find (row, GTK_TYPE_LABEL));
  g_assert_cmpstr (gtk_label_get_text (label), ==, facts->summary);
  GtkWidget *line = gtk_widget_get_parent (row);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, facts->summary);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  activate (window, 0);
  main_loop_run_for (100);
  g_assert_cmpuint (count_lines (window), ==, open);
  g_assert_cmpstr (gtk_label_get_text (label), ==, facts->text);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  close_window (window);
}

static void
test_filter (void)
{
  FpWindow *window = new_window ();
  GtkWidget *subjects = find (find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL), GTK_TYPE_DROP_DOWN);
  guint all = count_lines (window);
  for (guint i = 1; i < 4; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (subjects), i);
      g_assert_cmpuint (count_lines (window), <, all);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (subjects), 0);
  g_assert_cmpuint (count_lines (window), ==, all);
  close_window (window);
}

/* While looking back the table is marked, and a bar replaces the decision bar. “Return” leads back
 * to the game. */
static void
test_look_back (void)
{
  FpWindow *window = new_window ();
  GtkWidget *table = find (GTK_WIDGET (window), FP_TYPE_TABLE_PAGE);
  GtkWidget *bar = find (table, FP_TYPE_HISTORY_BAR), *decision_bar = find (table, FP_TYPE_DECISION_BAR);
  g_assert_false (gtk_widget_get_mapped (bar));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", "s", "back");
  main_loop_run_for (50);
  g_assert_true (gtk_widget_get_mapped (bar) && !gtk_widget_get_mapped (decision_bar));
  g_assert_true (gtk_widget_has_css_class (table, "past"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), bar));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "i", 3);
  GtkWidget *scale = find (bar, GTK_TYPE_SCALE);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 3);
  gtk_range_set_value (GTK_RANGE (scale), 5);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 5);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.return-to-game", NULL);
  main_loop_run_for (50);
  g_assert_true (!gtk_widget_get_mapped (bar) && gtk_widget_get_mapped (decision_bar));
  g_assert_false (gtk_widget_has_css_class (table, "past"));
  close_window (window);
}

/* Sets @bounds to the last line that had appeared after @past choices. */
static void
find_last_line (FpWindow *window, int past, graphene_rect_t *bounds)
{
  GtkWidget *list = log_list (window), *last_line = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      FpLogItem *item = FP_IS_LOG_ROW (row) ? fp_log_row_item (FP_LOG_ROW (row)) : NULL;
      if (item != NULL && fp_log_item_facts (item)->choices <= past)
        last_line = child;
    }
  g_assert_nonnull (last_line);
  g_assert_true (gtk_widget_compute_bounds (last_line, gtk_widget_get_parent (list), bounds));
}

static double
distance_to_end (GtkAdjustment *down)
{
  return gtk_adjustment_get_upper (down) - gtk_adjustment_get_value (down) - gtk_adjustment_get_page_size (down);
}

/* The last line of the viewed moment lies outside the faded edges, whether the log scrolls up or
 * down. */
static void
test_line_in_view (void)
{
  static const int moments[] = { 8, 3, 9, 5, 7, 2, 6, 4 };
  const double fade = 14;
  FpWindow *window = new_window ();
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", "s", "back");
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      graphene_rect_t bounds;
      gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "i", moments[i]);
      main_loop_run_for (300);
      find_last_line (window, moments[i], &bounds);
      /* An edge fades only where lines lie beyond it. */
      double above = gtk_adjustment_get_value (down) > 0 ? fade : 0, below = distance_to_end (down) > 0 ? fade : 0;
      g_assert_cmpfloat (bounds.origin.y, >=, above);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller) - below);
    }
  close_window (window);
}

/* The end of the log stays in view when a bar opens above. A log scrolled up stays there. */
static void
test_stays_at_end (void)
{
  FpWindow *window = new_window ();
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find-in-log", NULL);
  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window))), "a");
  main_loop_run_for (400);
  double page_size = gtk_adjustment_get_page_size (down);
  g_assert_cmpfloat (distance_to_end (down), <=, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.concede", NULL);
  main_loop_run_for (300);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (down), <, page_size - 9);
  g_assert_cmpfloat (distance_to_end (down), <=, 1);
  gtk_adjustment_set_value (down, 60);
  main_loop_run_for (100);
  gtk_widget_set_size_request (gtk_widget_get_first_child (gtk_widget_get_ancestor (scroller, GTK_TYPE_BOX)), -1, 90);
  main_loop_run_for (300);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (down), <, page_size - 60);
  g_assert_cmpfloat (distance_to_end (down), >, 60);
  close_window (window);
}

/* Returns the contrast of each row of pixels in the lines of @list, 0 to 255: the difference
 * between its lightest and darkest pixel. */
static GArray *
measure_contrast (FpWindow *window, GtkWidget *list)
{
  enum
  {
    EDGE = 24, /* pixels at the sides, which the scroll bar may cover */
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

/* Waits until @list was drawn a few times. */
static void
draw (GtkWidget *list)
{
  guint left = 4;
  gtk_widget_add_tick_callback (list, count_frame, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns the contrast once two successive drawings are equal. Free with g_array_unref (). */
static GArray *
measure_stable_contrast (FpWindow *window, GtkWidget *list)
{
  GArray *rows = NULL, *before = NULL;
  do
    {
      g_clear_pointer (&before, g_array_unref);
      before = rows;
      draw (list);
      rows = measure_contrast (window, list);
    }
  while (before == NULL || before->len != rows->len ||
         memcmp (before->data, rows->data, rows->len * sizeof (int)) != 0);
  g_array_unref (before);
  return rows;
}

/* Checks that the edge at the top or bottom is fainter in @faded than in @plain. Returns TRUE if
 * there was text in it. */
static gboolean
check_edge (GArray *faded, GArray *plain, gboolean below)
{
  enum
  {
    RIM = 3, /* rows of pixels at the rim, which the fade doesn't cover */
    FADED_ROWS = 4, /* rows next to them with at most two thirds of the contrast */
    TEXT_CONTRAST = 100, /* contrast of text */
  };
  gboolean letters = FALSE;
  for (guint i = RIM; i < RIM + FADED_ROWS; i++)
    {
      g_assert_cmpint (3 * contrast (faded, below, i), <=, 2 * contrast (plain, below, i));
      letters = letters || contrast (plain, below, i) > TEXT_CONTRAST;
    }
  return letters;
}

/* A line that is cut off at the top or bottom fades out. All other lines keep their contrast. */
static void
test_fade (void)
{
  enum
  {
    MARGIN = 20, /* pixels from the edge */
  };
  FpWindow *window = new_window ();
  GtkWidget *scroller = gtk_widget_get_ancestor (log_list (window), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_autoptr (GtkCssProvider) none = gtk_css_provider_new ();
  GtkStyleProvider *plain_style = GTK_STYLE_PROVIDER (none);
  gboolean above = FALSE, below = FALSE;
  /* The button “Newest” lies above the lower edge and would be measured instead of the lines. */
  g_autoptr (GtkCssProvider) bare = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (bare, ".side-panel overlay > button.osd { opacity: 0; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (bare),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  gtk_css_provider_load_from_data (
      none, ".side-panel undershoot.top, .side-panel undershoot.bottom { background: none; }", -1);
  for (guint i = 0; i < 6; i++)
    {
      /* The log first reaches its end by itself. */
      g_autoptr (GArray) before = measure_stable_contrast (window, scroller);
      gtk_adjustment_set_value (down, 60 + 5 * i);
      g_autoptr (GArray) faded = measure_stable_contrast (window, scroller);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), plain_style,
                                                  GTK_STYLE_PROVIDER_PRIORITY_USER);
      g_autoptr (GArray) plain = measure_stable_contrast (window, scroller);
      gtk_style_context_remove_provider_for_display (gdk_display_get_default (), plain_style);
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (down), 60 + 5 * i, 1);
      g_assert_cmpuint (faded->len, ==, plain->len);
      g_assert_cmpuint (faded->len, >, 4 * MARGIN);
      above = check_edge (faded, plain, FALSE) || above;
      below = check_edge (faded, plain, TRUE) || below;
      for (guint y = MARGIN; y < faded->len - MARGIN; y++)
        g_assert_cmpint (g_array_index (faded, int, y), ==, g_array_index (plain, int, y));
    }
  g_assert_true (above && below);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (bare));
  close_window (window);
}

/* Adds to @lines and @portraits the rows below @root and those that show a character. */
static void
count_portraits (GtkWidget *root, guint *lines, guint *portraits)
{
  if (FP_IS_LOG_ROW (root) && fp_log_row_item (FP_LOG_ROW (root)) != NULL)
    {
      const char *text = fp_log_item_facts (fp_log_row_item (FP_LOG_ROW (root)))->text;
      GtkWidget *portrait = find (root, FP_TYPE_PORTRAIT_VIEW);
      gboolean alien = strstr (text, "plays the alien") != NULL;
      *lines += alien;
      *portraits += gtk_widget_get_visible (portrait);
      g_assert_true (!alien || gtk_widget_get_visible (portrait));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_portraits (child, lines, portraits);
}

/* Lines about an alien begin with the alien's portrait, lines about no character have none. */
static void
test_portraits (void)
{
  FpWindow *window = new_window ();
  guint lines = 0, portraits = 0;
  gtk_widget_activate_action (log_list (window), "list.scroll-to-item", "u", 0);
  main_loop_run_for (100);
  count_portraits (log_list (window), &lines, &portraits);
  g_assert_cmpuint (lines, >, 0);
  g_assert_cmpuint (portraits, <, count_lines (window));
  close_window (window);
}

/* --- Highlights --- */

/* Returns the number of highlighted widgets below @root. */
static guint
count_lit (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "lit");
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_lit (child);
  return n;
}

/* Returns the row of a visible line that is about a player. */
static GtkWidget *
line_of_player (FpWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_last_child (log_list (window)); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      FpLogItem *item = FP_IS_LOG_ROW (row) ? fp_log_row_item (FP_LOG_ROW (row)) : NULL;
      if (item != NULL && gtk_widget_get_mapped (child) && fp_log_item_facts (item)->seats != 0)
        return row;
    }
  g_assert_not_reached ();
}

/* Moves the focus to a line that is about a player, which highlights the player. */
static void
focus_line (FpWindow *window)
{
  gtk_widget_grab_focus (gtk_widget_get_parent (line_of_player (window)));
  main_loop_run_for (50);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), >, 0);
}

/* Does what the pointer does when it comes to a line that is about a player. */
static void
point_at_line (FpWindow *window)
{
  GtkWidget *row = line_of_player (window);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "enter", 1.0, 1.0);
    }
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), >, 0);
}

/* The line is gone with the game: the next one, of another edition, begins without a highlight. */
static void
test_highlight_next_game (void)
{
  FpWindow *window = new_window ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL);
  focus_line (window);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  fp_window_start (window, setup);
  main_loop_run_for (300);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), ==, 0);
  close_window (window);
}

/* Without a game nothing is highlighted. */
static void
test_highlight_no_game (void)
{
  FpWindow *window = new_window ();
  FpTablePage *table = FP_TABLE_PAGE (find (GTK_WIDGET (window), FP_TYPE_TABLE_PAGE));
  focus_line (window);
  fp_table_page_set_game (table, NULL);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), ==, 0);
  close_window (window);
}

/* Searches the log for what is in no line, and for everything. */
static void
search_for_nothing (FpWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find-in-log", NULL);
  GtkEditable *search = GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_editable_set_text (search, "xyzzy");
  main_loop_run_for (400);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), ==, 0);
  gtk_editable_set_text (search, "");
  main_loop_run_for (400);
}

/* A line vanishes below the pointer, or with the focus. The table is looked at as it was. An undo
 * takes lines away, and a question has the focus. */
static void
test_highlight_moves_on (void)
{
  FpWindow *window = new_window ();
  GtkWidget *question = find (GTK_WIDGET (window), FP_TYPE_DECISION_BAR);
  focus_line (window);
  search_for_nothing (window);
  point_at_line (window);
  search_for_nothing (window);
  focus_line (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "i", 1);
  main_loop_run_for (300);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.return-to-game", NULL);
  main_loop_run_for (300);
  gtk_widget_grab_focus (question);
  main_loop_run_for (100);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), ==, 0);
  focus_line (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  main_loop_run_for (300);
  gtk_widget_grab_focus (question);
  main_loop_run_for (100);
  g_assert_cmpuint (count_lit (GTK_WIDGET (window)), ==, 0);
  close_window (window);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  box = catalog_model_open ();
  g_test_add_func ("/log/search", test_search);
  g_test_add_func ("/log/fold", test_fold);
  g_test_add_func ("/log/filter", test_filter);
  g_test_add_func ("/log/look-back", test_look_back);
  g_test_add_func ("/log/then", test_line_in_view);
  g_test_add_func ("/log/portraits", test_portraits);
  g_test_add_func ("/log/highlight/next-game", test_highlight_next_game);
  g_test_add_func ("/log/highlight/no-game", test_highlight_no_game);
  g_test_add_func ("/log/highlight/moves-on", test_highlight_moves_on);
  g_test_add_func ("/log/end", test_stays_at_end);
  g_test_add_func ("/log/fade", test_fade);
  int status = window_run ();
  g_object_unref (box);
  return status;
}
