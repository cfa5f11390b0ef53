/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the side panel: the rules and “Why?” replace log and card. */
#include "app/panels/fp-log-row.h"
#include "app/rules-book/fp-rules-results.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/window/fp-settings.h"
#include "app/table/fp-table-page.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"
#include "model/game/fp-game-options.h"

/* Opens a game with @setup (transfer full), in which only the first player is a person. */
static FpWindow *
open_game (FpGameSetup *full_setup)
{
  g_autoptr (FpGameSetup) setup = full_setup;
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  g_assert_true (fp_game_setup_parse_seed (setup, "3", NULL));
  FpWindow *window = fp_window_new (NULL, box, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (120);
  return window;
}

static FpWindow *
open_table (void)
{
  return open_game (fp_game_setup_new ());
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
  main_loop_run_for (120);
}

/* Log and rules exclude each other. Hiding the rules restores the previous state. */
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

/* The rules open at the page of the decision. Keys and the search work in the rules. */
static void
test_reading (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  FpRulesView *view = fp_table_page_rules (table);
  g_assert_null (fp_window_rules_place (window));
  g_assert_true (fp_window_show_rules (window, fp_window_rule (window)));
  g_assert_cmpstr (fp_window_rules_place (window), ==, fp_window_rule (window));
  main_loop_run_for (120);
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

/* Returns the first widget below @widget that is called @name, or NULL. */
static GtkWidget *
find_called (GtkWidget *widget, const char *name)
{
  gboolean group = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_GROUP;
  g_autofree char *wrong =
      group ? gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name) : NULL;
  if (group && wrong == NULL)
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_called (child, name);
  return found;
}

/* The rules follow the game: F1 opens its edition's book, pages say what its modules change, and
 * the search answers from its book first. */
static void
test_of_game (void)
{
  static const char note[] = "With the module Four planets: Four colonies win";
  g_autoptr (GError) error = NULL;
  FpGameSetup *setup = fp_game_setup_new_called ("cosmic", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < fp_game_setup_n_modules (setup); i++)
    fp_game_setup_set_module (setup, i, g_str_equal (fp_game_setup_module_id (setup, i), "four-planets"));
  FpWindow *window = open_game (setup);
  GtkWidget *view = GTK_WIDGET (fp_table_page_rules (FP_TABLE_PAGE (table_of (window))));
  g_assert_true (g_str_has_prefix (fp_window_rule (window), "cosmic-"));
  g_assert_true (fp_window_show_rules (window, "cosmic-winning"));
  g_assert_nonnull (find_called (view, note));
  g_assert_true (fp_window_show_rules (window, "cosmic-ties"));
  g_assert_null (find_called (view, note));
  GObject *results = gtk_widget_get_template_child (view, FP_TYPE_RULES_VIEW, "results");
  GObject *list = gtk_widget_get_template_child (GTK_WIDGET (results), FP_TYPE_RULES_RESULTS, "results");
  GObject *entry = gtk_widget_get_template_child (view, FP_TYPE_RULES_VIEW, "entry");
  fp_rules_view_find (FP_RULES_VIEW (view), "who wins a tie");
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (g_str_has_prefix (fp_window_rules_place (window), "cosmic-ties"));
  close_window (window);
}

/* Returns the button below @widget that activates @action. */
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

/* A focused line of the log leads to its rules page, with F1 and with a button. */
static void
test_log_line (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  g_autofree char *decision_page = g_strdup (fp_window_rule (window));
  FpLogPanel *log = fp_table_page_log (table);
  GtkWidget *list = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (log), FP_TYPE_LOG_PANEL, "list"));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (TRUE));
  main_loop_run_for (120);
  g_assert_null (fp_log_panel_rule (log));
  g_assert_true (gtk_widget_grab_focus (list));
  main_loop_run_for (120);
  g_assert_cmpstr (fp_log_panel_rule (log), !=, NULL);
  g_assert_cmpstr (fp_window_rule (window), ==, fp_log_panel_rule (log));
  g_assert_cmpstr (fp_window_rule (window), !=, decision_page);
  /* Without a window manager no row gets the focus, so the test opens the row itself. */
  FpLogRow *row = FP_LOG_ROW (gtk_widget_get_first_child (gtk_widget_get_focus_child (list)));
  g_autoptr (GListStore) cards = g_list_store_new (FP_TYPE_CARD_ITEM);
  g_autoptr (FpCatalogModel) box = fp_catalog_model_new (NULL);
  fp_log_row_open (row, G_LIST_MODEL (cards), fp_rules_of_line (box, fp_log_row_item (row)));
  g_assert_nonnull (find_action (GTK_WIDGET (row), "app.rules-page"));
  close_window (window);
}

/* “Why?” replaces log and card and takes the focus. */
static void
test_why (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-why", NULL);
  main_loop_run_for (120);
  g_assert_cmpstr (fp_table_page_side (table), ==, "why");
  g_assert_false (is_on (window, "show-log"));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, fp_table_page_why (table)));
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "Your decision");
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

/* “Why?” follows the game while it is visible. */
static void
test_why_follows (void)
{
  FpWindow *window = open_table ();
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  GtkWidget *first;
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-why", NULL);
  main_loop_run_for (120);
  first = g_object_ref (gtk_window_get_focus (GTK_WINDOW (window)));
  g_action_group_activate_action (G_ACTION_GROUP (window), "answer", g_variant_new_int32 (0));
  main_loop_run_for (120);
  g_assert_cmpstr (fp_table_page_side (table), ==, "why");
  g_assert_null (gtk_widget_get_parent (first));
  g_object_unref (first);
  close_window (window);
}

/* Returns the width of the part @name of @table. */
static int
width_of (FpTablePage *table, const char *name)
{
  return gtk_widget_get_width (
      GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (table), FP_TYPE_TABLE_PAGE, name)));
}

/* In the smallest window the board of four players keeps to its place beside the rules. */
static void
test_four (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random,Cy=random,Di=random", NULL));
  g_assert_true (fp_game_setup_parse_seed (setup, "3", NULL));
  FpWindow *window = fp_window_new (NULL, box, 0);
  FpTablePage *table = FP_TABLE_PAGE (table_of (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 700);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 7; i++)
    {
      main_loop_run_for (120);
      g_action_group_activate_action (G_ACTION_GROUP (window), "answer", g_variant_new_int32 (0));
    }
  g_assert_true (fp_window_show_rules (window, NULL));
  window_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (table)), <=, 1024);
  g_assert_cmpint (width_of (table, "sky"), <, 720);
  g_assert_cmpint (width_of (table, "space"), <=, width_of (table, "sky"));
  close_window (window);
}

/* Without a table there is no side panel. */
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
  window_style ();
  g_test_add_func ("/rules-beside/instead-of-log", test_instead_of_log);
  g_test_add_func ("/rules-beside/reading", test_reading);
  g_test_add_func ("/rules-beside/of-game", test_of_game);
  g_test_add_func ("/rules-beside/log-line", test_log_line);
  g_test_add_func ("/rules-beside/why", test_why);
  g_test_add_func ("/rules-beside/why-follows", test_why_follows);
  g_test_add_func ("/rules-beside/four", test_four);
  g_test_add_func ("/rules-beside/no-table", test_no_table);
  return window_run ();
}
