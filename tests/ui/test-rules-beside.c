/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes beside the table in place of log and card, and goes again: the rules, and “Why?”. */
#include "app/panels/fp-log-row.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/window/fp-settings.h"
#include "app/table/fp-table-page.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

static FpWindow *
open_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", NULL));
  g_assert_true (fp_game_setup_parse_seed (setup, "3", NULL));
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  box_idle (120);
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
  box_idle (120);
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
  box_idle (120);
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

/* The button below @widget that does @action. */
static GtkWidget *
find_action (GtkWidget *widget, const char *action)
{
  if (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_action (child, action);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A line of the log that has the focus leads to its rule, by F1 and by a button. */
static void
test_log_line (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  g_autofree char *of_question = g_strdup (fp_window_rule (window));
  FpLogPanel *log = fp_table_page_log (table);
  GtkWidget *list = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (log), FP_TYPE_LOG_PANEL, "list"));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (TRUE));
  box_idle (120);
  g_assert_null (fp_log_panel_rule (log));
  g_assert_true (gtk_widget_grab_focus (list));
  box_idle (120);
  g_assert_cmpstr (fp_log_panel_rule (log), !=, NULL);
  g_assert_cmpstr (fp_window_rule (window), ==, fp_log_panel_rule (log));
  g_assert_cmpstr (fp_window_rule (window), !=, of_question);
  /* Without a window manager no row hears of the focus, so it is opened by hand. */
  FpLogRow *row = FP_LOG_ROW (gtk_widget_get_first_child (gtk_widget_get_focus_child (list)));
  g_autoptr (GListStore) cards = g_list_store_new (FP_TYPE_CARD_ITEM);
  g_autoptr (FpCatalogModel) box = fp_catalog_model_new (NULL);
  fp_log_row_open (row, G_LIST_MODEL (cards), fp_rules_of_line (box, fp_log_row_item (row)));
  g_assert_nonnull (find_action (GTK_WIDGET (row), "app.rules-page"));
  close_window (window);
}

/* “Why?” comes in the place of log and card as the rules do, and takes the focus. */
static void
test_why (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-why", NULL);
  box_idle (120);
  g_assert_cmpstr (fp_table_page_side (table), ==, "why");
  g_assert_false (is_on (window, "show-log"));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, fp_table_page_why (table)));
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "Ada is asked");
  g_assert_true (fp_window_show_rules (window, NULL));
  g_assert_false (is_on (window, "show-why"));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-why", NULL);
  g_assert_false (fp_table_page_shows_rules (table));
  g_action_group_activate_action (G_ACTION_GROUP (window), "hide-why", NULL);
  g_assert_cmpstr (fp_table_page_side (table), ==, "log");
  g_assert_true (is_on (window, "show-log"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (table)));
  close_window (window);
}

/* It follows the game as long as it is seen. */
static void
test_why_follows (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  GtkWidget *first;
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-why", NULL);
  box_idle (120);
  first = g_object_ref (gtk_window_get_focus (GTK_WINDOW (window)));
  g_action_group_activate_action (G_ACTION_GROUP (window), "answer", g_variant_new_int32 (0));
  box_idle (120);
  g_assert_cmpstr (fp_table_page_side (table), ==, "why");
  g_assert_null (gtk_widget_get_parent (first));
  g_object_unref (first);
  close_window (window);
}

/* Where no table is, there is nothing beside it. */
static void
test_no_table (void)
{
  g_autoptr (FpCatalogModel) box = fp_catalog_model_new (NULL);
  FpWindow *window = fp_window_new (NULL, box, 0);
  g_assert_false (fp_window_show_rules (window, "duel-ties"));
  g_assert_null (fp_window_rules_place (window));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "show-rules"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "show-why"));
  close_window (window);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/rules-beside/instead-of-log", test_instead_of_log);
  g_test_add_func ("/rules-beside/reading", test_reading);
  g_test_add_func ("/rules-beside/log-line", test_log_line);
  g_test_add_func ("/rules-beside/why", test_why);
  g_test_add_func ("/rules-beside/why-follows", test_why_follows);
  g_test_add_func ("/rules-beside/no-table", test_no_table);
  return window_run ();
}
