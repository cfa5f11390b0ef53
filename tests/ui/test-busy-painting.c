/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a window that paints without a pause, as where each frame takes longer than the time
 * between two frames. A source at the priority of painting is always ready. */
#include "app/pages/fp-end-page.h"
#include "app/panels/fp-log-panel.h"
#include "app/widgets/fp-pulse.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "fixture/window.h"

enum
{
  MOST_SECONDS = 120, /* for a whole game, with sanitizers */
};

static FpCatalogModel *box;

static gboolean
paint_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Returns the first widget of @type below @root, or NULL. */
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

static FpWindow *
new_window (const char *first, const char *second)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_resize (setup, 2);
  fp_game_setup_seat (setup, 0, first);
  fp_game_setup_seat (setup, 1, second);
  setup->seed = 5;
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Runs the main loop. main_loop_run_for () waits until nothing is ready. */
static void
run_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* Computer players play to the end page. Without motions this takes seconds. */
static void
test_whole_game (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  guint painting = g_idle_add_full (GDK_PRIORITY_REDRAW, paint_cb, NULL, NULL);
  FpWindow *window = new_window ("greedy", "greedy");
  GtkWidget *end_page = find (GTK_WIDGET (window), FP_TYPE_END_PAGE);
  gint64 end = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  while (!gtk_widget_get_mapped (end_page) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (end_page));
  g_source_remove (painting);
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (300);
}

static guint
count_lines (GtkWidget *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* The log follows its end. */
static void
test_log (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  guint painting = g_idle_add_full (GDK_PRIORITY_REDRAW, paint_cb, NULL, NULL);
  FpWindow *window = new_window (NULL, "random");
  GtkWidget *panel = find (GTK_WIDGET (window), FP_TYPE_LOG_PANEL);
  GtkWidget *list = find (gtk_widget_get_last_child (gtk_widget_get_first_child (panel)), GTK_TYPE_LIST_VIEW);
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (guint i = 0; i < 500 && count_lines (list) < 40; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.choose", "i", 0);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.confirm", NULL);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
      run_for (20);
    }
  run_for (500);
  double end = gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down);
  g_assert_cmpfloat (end, >, gtk_adjustment_get_page_size (down));
  g_assert_cmpfloat (gtk_adjustment_get_value (down), >=, end - 1);
  g_source_remove (painting);
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_for (300);
}

static void
count_cb (GdkFrameClock *clock, guint *frames)
{
  ++*frames;
}

/* Returns the number of frames of @widget within two seconds. */
static guint
count_frames (GtkWidget *widget)
{
  guint frames = 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gulong handler = g_signal_connect (clock, "paint", G_CALLBACK (count_cb), &frames);
  main_loop_run_for (2000);
  g_signal_handler_disconnect (clock, handler);
  return frames;
}

/* A pulse takes two frames a second, and none while it does not move. */
static void
test_pulse (void)
{
  GtkWidget *window = gtk_window_new (), *pulse = g_object_new (FP_TYPE_PULSE, NULL);
  gtk_window_set_child (GTK_WINDOW (window), pulse);
  gtk_window_present (GTK_WINDOW (window));
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", TRUE, NULL);
  main_loop_run_for (500);
  g_assert_cmpuint (count_frames (window), ==, 0);
  fp_pulse_set_active (FP_PULSE (pulse), TRUE);
  guint frames = count_frames (window);
  g_assert_cmpuint (frames, >=, 2);
  g_assert_cmpuint (frames, <=, 5);
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", FALSE, NULL);
  main_loop_run_for (1000);
  g_assert_cmpuint (count_frames (window), ==, 0);
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", TRUE, NULL);
  fp_pulse_set_active (FP_PULSE (pulse), FALSE);
  main_loop_run_for (100);
  g_assert_cmpuint (count_frames (window), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  box = catalog_model_open ();
  g_test_add_func ("/busy-painting/whole-game", test_whole_game);
  g_test_add_func ("/busy-painting/log", test_log);
  g_test_add_func ("/busy-painting/pulse", test_pulse);
  int status = window_run ();
  g_object_unref (box);
  return status;
}
