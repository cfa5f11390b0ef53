/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book in a window: pages are made of what a screen reader knows, search and history lead where they should.
 */
#include <string.h>

#include "app/fp-rules-page.h"
#include "app/fp-rules-view.h"
#include "app/fp-rules-window.h"
#include "app/fp-settings.h"
#include "fixture/home.h"

static FpBox *
open_box (void)
{
  g_autoptr (GError) error = NULL;
  FpBox *box = fp_box_new (&error);
  g_assert_no_error (error);
  return box;
}

static void
settle (void)
{
  for (guint i = 0; i < 60; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
}

/* The first widget below @widget with @role whose label (or name in a label inside) is @text; NULL text: any. */
static GtkWidget *
find (GtkWidget *widget, GtkAccessibleRole role, const char *text)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role &&
      (text == NULL || (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, role, text);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_link (GtkWidget *widget, const char *place)
{
  GVariant *target = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) : NULL;
  if (target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) &&
      g_str_equal (g_variant_get_string (target, NULL), place))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child, place);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Headings, lists and links are what they are called, and every link of a text is a button, too. */
static void
test_page (void)
{
  g_autoptr (FpBox) box = open_box ();
  GtkWidget *at = NULL;
  GtkWidget *column = g_object_ref_sink (fp_rules_page_new (box, "duel-reveal-dials#exceptions", &at));
  GtkWidget *title = find (column, GTK_ACCESSIBLE_ROLE_HEADING, "Reveal dials");
  GtkWidget *section = find (column, GTK_ACCESSIBLE_ROLE_HEADING, "Exceptions");
  g_assert_nonnull (title);
  g_assert_nonnull (section);
  g_assert_true (at == section);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
  g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_LIST, NULL));
  g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL));
  g_assert_nonnull (find_link (column, "duel-no-ships"));
  g_assert_nonnull (find_link (column, "duel-rulings#r23"));
  g_assert_nonnull (find_link (column, "card:unseen"));
  g_assert_finalize_object (column);
}

/* Each page there is can be shown, and each card. */
static void
test_all_pages (void)
{
  g_autoptr (FpBox) box = open_box ();
  const FpBook *book = fp_rules_book (box);
  g_assert_null (fp_rules_trouble (box));
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      const FpPage *page = fp_book_page (book, i);
      GtkWidget *column = g_object_ref_sink (fp_rules_page_new (box, page->id, NULL));
      g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_HEADING, page->title));
      g_assert_finalize_object (column);
    }
  GtkWidget *card = g_object_ref_sink (fp_rules_page_new (box, "card:grumpus", NULL));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "Grumpus");
  g_assert_finalize_object (card);
  const char *const nowhere[] = { "duel-nowhere", "card:nobody", "", "#", "duel-ties#nowhere" };
  for (guint i = 0; i < G_N_ELEMENTS (nowhere); i++)
    {
      GtkWidget *column = g_object_ref_sink (fp_rules_page_new (box, nowhere[i], NULL));
      g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_HEADING, NULL));
      g_assert_finalize_object (column);
    }
}

static void
test_history (void)
{
  g_autoptr (FpBox) box = open_box ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "index");
  fp_rules_view_open (view, "duel-ties");
  fp_rules_window_open (FP_RULES_WINDOW (window), "duel-rulings#r30");
  settle ();
  GObject *page = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "page");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 100);
  double height = gtk_adjustment_get_value (adjustment);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.back", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "duel-ties");
  settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 1);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.forward", NULL);
  settle ();
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - height), <, 1);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.open", "s", "card:swarm");
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (view), "rules.nothing", NULL));
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.forward", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "card:swarm");
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.contents", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "index");
  gtk_window_destroy (window);
  settle ();
}

static void
test_search (void)
{
  g_autoptr (FpBox) box = open_box ();
  g_autoptr (GSettings) settings = fp_settings_find ();
  GtkWindow *window = fp_rules_window_new (NULL, box, settings);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  GObject *stack = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "stack");
  GObject *results = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "results");
  GObject *entry = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), "who wins a tie");
  settle ();
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "results");
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (GTK_LIST_BOX (results), 0);
  g_assert_nonnull (first);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL, "Ties, Rules");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (g_str_has_prefix (fp_rules_view_place (view), "duel-ties"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "page");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_window_get_focus (window))), ==,
                   GTK_ACCESSIBLE_ROLE_DOCUMENT);
  fp_rules_view_find (view, "xyzzyplugh");
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (results), 0));
  fp_rules_view_find (view, "<b>&\"");
  fp_rules_view_find (view, "dial");
  gtk_window_destroy (window);
  /* Place and query are there again. */
  window = fp_rules_window_new (NULL, box, settings);
  view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  entry = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "entry");
  g_assert_true (g_str_has_prefix (fp_rules_view_place (view), "duel-ties"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "dial");
  gtk_window_destroy (window);
  settle ();
  g_settings_reset (settings, "rules-place");
  g_settings_reset (settings, "rules-query");
}

/* Without the book the window says so. */
static void
test_no_book (void)
{
  g_autofree char *help = g_strdup (g_getenv ("FIFTH_PLANET_HELP"));
  g_setenv ("FIFTH_PLANET_HELP", "/nowhere", TRUE);
  g_autoptr (FpBox) box = open_box ();
  g_assert_null (fp_rules_book (box));
  g_assert_nonnull (fp_rules_trouble (box));
  g_autoptr (GListModel) found = fp_rules_find (box, "tie");
  g_assert_cmpuint (g_list_model_get_n_items (found), ==, 0);
  GtkWidget *column = g_object_ref_sink (fp_rules_page_new (box, "index", NULL));
  g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_HEADING, "This page is missing"));
  g_assert_finalize_object (column);
  g_setenv ("FIFTH_PLANET_HELP", help, TRUE);
}

int
main (int argc, char **argv)
{
  home_begin ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/rules/page", test_page);
  g_test_add_func ("/rules/all-pages", test_all_pages);
  g_test_add_func ("/rules/history", test_history);
  g_test_add_func ("/rules/search", test_search);
  g_test_add_func ("/rules/no-book", test_no_book);
  int status = g_test_run ();
  home_end ();
  return status;
}
