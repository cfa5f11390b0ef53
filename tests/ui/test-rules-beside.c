/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules beside the table: they come at the page of the question and go again, and log and card with them. */
#include "app/fp-rules-view.h"
#include "app/fp-settings.h"
#include "app/fp-table-page.h"
#include "app/fp-window.h"
#include "fixture/home.h"

static void
settle (void)
{
  for (guint i = 0; i < 60; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
}

static FpWindow *
open_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpBox) box = fp_box_new (&error);
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", NULL));
  g_assert_true (fp_game_setup_parse_seed (setup, "3", NULL));
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  return window;
}

static gboolean
is_on (FpWindow *window, const char *action)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), action);
  return g_variant_get_boolean (state);
}

static GtkWidget *
table_of (FpWindow *window)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), FP_TYPE_WINDOW, "table"));
}

static void
close_window (FpWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Of log and rules at most one is there, and what was there before comes back. */
static void
test_instead_of_log (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  for (guint log = 0; log < 2; log++)
    {
      g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (log > 0));
      g_assert_false (fp_table_page_shows_rules (table));
      g_action_group_activate_action (G_ACTION_GROUP (window), "show-rules", NULL);
      g_assert_true (fp_table_page_shows_rules (table));
      g_assert_true (is_on (window, "show-rules"));
      g_assert_false (is_on (window, "show-log"));
      g_action_group_activate_action (G_ACTION_GROUP (window), "show-rules", NULL);
      g_assert_false (fp_table_page_shows_rules (table));
      g_assert_cmpint (is_on (window, "show-log"), ==, log > 0);
    }
  g_assert_true (fp_window_show_rules (window, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-log", NULL);
  g_assert_false (is_on (window, "show-rules"));
  g_assert_true (is_on (window, "show-log"));
  close_window (window);
}

/* The page of the question, the keys, and finding in what one reads. */
static void
test_reading (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  FpRulesView *view = fp_table_page_rules (table);
  g_assert_null (fp_window_rules_place (window));
  g_assert_true (fp_window_show_rules (window, fp_window_rule (window)));
  g_assert_cmpstr (fp_window_rules_place (window), ==, fp_window_rule (window));
  settle ();
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (view)));
  g_action_group_activate_action (G_ACTION_GROUP (window), "find-in-log", NULL);
  g_assert_true (fp_table_page_shows_rules (table));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (view)));
  g_action_group_activate_action (G_ACTION_GROUP (window), "leave-rules", NULL);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (view)));
  g_assert_true (fp_table_page_shows_rules (table));
  g_action_group_activate_action (G_ACTION_GROUP (window), "find-in-log", NULL);
  g_assert_false (fp_table_page_shows_rules (table));
  g_assert_true (fp_window_show_rules (window, NULL));
  fp_window_hide_rules (window);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (table)));
  close_window (window);
}

/* Where no table is, there is nothing beside it. */
static void
test_no_table (void)
{
  g_autoptr (FpBox) box = fp_box_new (NULL);
  FpWindow *window = fp_window_new (NULL, box, 0);
  g_assert_false (fp_window_show_rules (window, "duel-ties"));
  g_assert_null (fp_window_rules_place (window));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "show-rules"));
  close_window (window);
}

int
main (int argc, char **argv)
{
  home_begin ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/rules-beside/instead-of-log", test_instead_of_log);
  g_test_add_func ("/rules-beside/reading", test_reading);
  g_test_add_func ("/rules-beside/no-table", test_no_table);
  int status = g_test_run ();
  home_end ();
  return status;
}
