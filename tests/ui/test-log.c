/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log in the window: its filter and its search, and looking back from there. */
#include "app/fp-log-panel.h"
#include "app/fp-past-bar.h"
#include "app/fp-question-bar.h"
#include "app/fp-table-page.h"
#include "app/fp-window.h"
#include "fixture/box.h"
#include "fixture/home.h"

static FpBox *box;

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
  GtkWidget *bar = find (table, FP_TYPE_PAST_BAR), *question = find (table, FP_TYPE_QUESTION_BAR);
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

int
main (int argc, char **argv)
{
  home_begin ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  box = box_open ();
  g_test_add_func ("/log/search", test_search);
  g_test_add_func ("/log/filter", test_filter);
  g_test_add_func ("/log/look-back", test_look_back);
  int status = g_test_run ();
  g_object_unref (box);
  home_end ();
  return status;
}
