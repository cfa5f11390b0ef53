/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the rules book in a window: accessible pages, search and history. */
#include <string.h>

#include "app/rules-book/fp-rules-find.h"
#include "app/rules-book/fp-rules-page.h"
#include "app/rules-book/fp-rules-results.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/rules-book/fp-rules-window.h"
#include "app/window/fp-settings.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "fixture/window.h"

/* Returns the first widget below @widget with @role whose label is @text. NULL matches any text. */
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

/* Headings, lists and links have their accessible roles. Each link of a text is also a button. */
static void
test_page (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
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

/* A card links to the rules it references, and a rule to its cards. */
static void
test_references (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWidget *card = g_object_ref_sink (fp_rules_page_new (box, "card:swarm", NULL));
  GtkWidget *rule = g_object_ref_sink (fp_rules_page_new (box, "duel-clout", NULL));
  GtkWidget *manual = g_object_ref_sink (fp_rules_page_new (box, "manual-keyboard", NULL));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_link (card, "duel-clout")), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Clout");
  g_assert_nonnull (find_link (card, "duel-aliens"));
  g_assert_nonnull (find (card, GTK_ACCESSIBLE_ROLE_HEADING, "Rules It Bends"));
  g_assert_nonnull (find_link (rule, "card:swarm"));
  g_assert_nonnull (find (rule, GTK_ACCESSIBLE_ROLE_HEADING, "Cards that bend it"));
  g_assert_null (find (rule, GTK_ACCESSIBLE_ROLE_HEADING, "Cards that use it"));
  g_assert_null (find (manual, GTK_ACCESSIBLE_ROLE_HEADING, "Cards that bend it"));
  g_assert_finalize_object (card);
  g_assert_finalize_object (rule);
  g_assert_finalize_object (manual);
}

/* In the rules window a card's link opens the page in place. */
static void
test_reference_opens (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  fp_rules_view_open (view, "card:swarm");
  main_loop_run_for (120);
  g_signal_emit_by_name (find_link (GTK_WIDGET (view), "duel-clout"), "clicked");
  main_loop_run_for (120);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "duel-clout");
  g_signal_emit_by_name (find_link (GTK_WIDGET (view), "card:swarm"), "clicked");
  main_loop_run_for (120);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "card:swarm");
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* Every page and every card can be shown. */
static void
test_all_pages (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
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
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "index");
  fp_rules_view_open (view, "duel-ties");
  fp_rules_window_open (FP_RULES_WINDOW (window), "duel-rulings#r30");
  main_loop_run_for (120);
  GObject *page = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "page");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 100);
  double position = gtk_adjustment_get_value (adjustment);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.back", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "duel-ties");
  main_loop_run_for (120);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 1);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.forward", NULL);
  main_loop_run_for (120);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - position), <, 1);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.open", "s", "card:swarm");
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (view), "rules.nothing", NULL));
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.forward", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, "card:swarm");
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* Returns the number of visible rows. */
static guint
count_rows (GtkListBox *list)
{
  GtkListBoxRow *row;
  guint n = 0;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (row));
  return n;
}

static void
test_search (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GSettings) settings = fp_settings_find ();
  GtkWindow *window = fp_rules_window_new (NULL, box, settings);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  GObject *stack = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "stack");
  GObject *page = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "results");
  GObject *results = gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_RULES_RESULTS, "results");
  GObject *entry = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), "who wins a tie");
  main_loop_run_for (120);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "results");
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (GTK_LIST_BOX (results), 0);
  g_assert_nonnull (first);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL, "Ties, Rules");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (g_str_has_prefix (fp_rules_view_place (view), "duel-ties"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "page");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_window_get_focus (window))), ==,
                   GTK_ACCESSIBLE_ROLE_DOCUMENT);
  /* The best results appear at once, the others after a delay. */
  fp_rules_view_find (view, "ship");
  g_assert_cmpuint (count_rows (GTK_LIST_BOX (results)), ==, 8);
  while (count_rows (GTK_LIST_BOX (results)) <= 20)
    g_main_context_iteration (NULL, TRUE);
  fp_rules_view_find (view, "straggeler");
  g_assert_cmpuint (count_rows (GTK_LIST_BOX (results)), ==, 8);
  fp_rules_view_find (view, "xyzzyplugh");
  g_assert_cmpuint (count_rows (GTK_LIST_BOX (results)), ==, 0);
  fp_rules_view_find (view, "<b>&\"");
  fp_rules_view_find (view, "dial");
  gtk_window_destroy (window);
  /* The place and the query are restored. */
  window = fp_rules_window_new (NULL, box, settings);
  view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  entry = gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, "entry");
  g_assert_true (g_str_has_prefix (fp_rules_view_place (view), "duel-ties"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "dial");
  gtk_window_destroy (window);
  main_loop_run_for (120);
  g_settings_reset (settings, "rules-place");
  g_settings_reset (settings, "rules-query");
}

static GtkWidget *
part (FpRulesView *view, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (view), FP_TYPE_RULES_VIEW, name));
}

static FpRulesView *
view_of (GtkWindow *window)
{
  return FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
}

/* Returns the number of text runs with a background colour. */
static guint
count_marks (GtkLabel *label)
{
  PangoAttrIterator *at = pango_attr_list_get_iterator (pango_layout_get_attributes (gtk_label_get_layout (label)));
  guint marks = 0;
  do
    marks += pango_attr_iterator_get (at, PANGO_ATTR_BACKGROUND) != NULL;
  while (pango_attr_iterator_next (at));
  pango_attr_iterator_destroy (at);
  return marks;
}

/* A picture has its full height and an alternative text. */
static void
test_picture (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = view_of (window);
  fp_rules_view_open (view, "duel-duel");
  gtk_window_present (window);
  main_loop_run_for (120);
  GtkWidget *picture = find (part (view, "page"), GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_assert_true (GTK_IS_PICTURE (picture));
  g_assert_nonnull (gtk_picture_get_paintable (GTK_PICTURE (picture)));
  g_assert_true (g_str_has_prefix (gtk_picture_get_alternative_text (GTK_PICTURE (picture)), "The eleven steps"));
  g_assert_cmpint (gtk_widget_get_height (picture) * 5, >, gtk_widget_get_width (picture));
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

static void
type_query (GObject *entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  main_loop_run_for (120);
}

/* Matches in a page are marked and counted. Closing the bar removes all marks. */
static void
test_find (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = view_of (window);
  FpRulesFind *bar = FP_RULES_FIND (part (view, "find"));
  gtk_window_present (window);
  fp_rules_view_open (view, "duel-ties");
  main_loop_run_for (120);
  fp_rules_view_find_in_page (view);
  GObject *entry = gtk_widget_get_template_child (GTK_WIDGET (bar), FP_TYPE_RULES_FIND, "entry");
  GObject *count = gtk_widget_get_template_child (GTK_WIDGET (bar), FP_TYPE_RULES_FIND, "count");
  GtkWidget *text = find (part (view, "page"), GTK_ACCESSIBLE_ROLE_LABEL, NULL);
  type_query (entry, "s");
  type_query (entry, "STRAGGLER wins");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (count)), ==, "1 of 1");
  g_assert_cmpuint (count_marks (GTK_LABEL (text)), ==, 2); /* the emphasis ends inside the match */
  type_query (entry, "both");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (count)), "1 of "));
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (count)), "2 of "));
  fp_rules_find_go (bar, FALSE);
  fp_rules_find_go (bar, FALSE);
  g_assert_false (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (count)), "1 of "));
  type_query (entry, "xyzzy");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (count)), ==, "Not on this page");
  type_query (entry, "clout");
  fp_rules_view_open (view, "duel-winning#five");
  g_assert_true (fp_rules_find_is_open (bar));
  /* The search starts anew, whatever the scroll position of the previous page. */
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (part (view, "page")));
  fp_rules_view_open (view, "duel-clout");
  main_loop_run_for (120);
  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  fp_rules_view_open (view, "duel-ties");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (count)), "1 of "));
  /* On a new page the first match scrolls into view, unless a section was requested. */
  type_query (entry, "picked by chance");
  fp_rules_view_open (view, "duel-clout");
  fp_rules_view_open (view, "duel-rulings");
  main_loop_run_for (120);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), >, 0);
  g_signal_emit_by_name (entry, "stop-search");
  g_assert_false (fp_rules_find_is_open (bar));
  text = find (part (view, "page"), GTK_ACCESSIBLE_ROLE_LABEL, NULL);
  g_assert_cmpuint (count_marks (GTK_LABEL (text)), ==, 0);
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

static void
test_text_size (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GSettings) settings = fp_settings_find ();
  GtkWindow *window = fp_rules_window_new (NULL, box, settings);
  FpRulesView *view = view_of (window);
  for (guint i = 0; i < 10; i++)
    gtk_widget_activate_action (GTK_WIDGET (view), "rules.larger", NULL);
  g_assert_true (gtk_widget_has_css_class (part (view, "stack"), "rules-text-200"));
  g_assert_cmpint (g_settings_get_int (settings, "rules-text-size"), ==, 200);
  gtk_window_set_default_size (window, 500, 400);
  gtk_window_present (window);
  main_loop_run_for (120);
  gtk_window_close (window);
  main_loop_run_for (120);
  window = fp_rules_window_new (NULL, box, settings);
  int width, position;
  gtk_window_get_default_size (window, &width, &position);
  g_assert_cmpint (width, ==, 500);
  g_assert_cmpint (position, ==, 400);
  g_assert_true (gtk_widget_has_css_class (part (view_of (window), "stack"), "rules-text-200"));
  gtk_widget_activate_action (GTK_WIDGET (view_of (window)), "rules.smaller", NULL);
  g_assert_cmpint (g_settings_get_int (settings, "rules-text-size"), ==, 175);
  gtk_widget_activate_action (GTK_WIDGET (view_of (window)), "rules.usual-size", NULL);
  g_assert_true (gtk_widget_has_css_class (part (view_of (window), "stack"), "rules-text-100"));
  gtk_window_destroy (window);
  main_loop_run_for (120);
  g_settings_reset (settings, "rules-text-size");
  g_settings_reset (settings, "rules-width");
  g_settings_reset (settings, "rules-height");
}

/* On every page, text of double size fits beside the table in a window 1024 pixels wide. */
static void
test_large_pages (void)
{
  enum
  {
    PANEL = 300, /* pixels, less than the panel has */
  };
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  const FpBook *book = fp_rules_book (box);
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = view_of (window);
  int width = 0, max_width = 0;
  window_style ();
  for (guint i = 0; i < 10; i++)
    gtk_widget_activate_action (GTK_WIDGET (view), "rules.larger", NULL);
  fp_rules_view_set_narrow (view);
  gtk_window_present (window);
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      fp_rules_view_open (view, fp_book_page (book, i)->id);
      gtk_widget_measure (part (view, "page"), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (width > PANEL)
        g_test_message ("%s is %d pixels wide", fp_book_page (book, i)->id, width);
      max_width = MAX (max_width, width);
    }
  g_assert_cmpint (max_width, <=, PANEL);
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* Every page is listed once in the contents. They expand to the current page and open others. */
static void
test_contents (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  const FpBook *book = fp_rules_book (box);
  g_autoptr (GListModel) roots = fp_rules_contents (box);
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      guint n = 0;
      for (guint j = 0; j < g_list_model_get_n_items (roots); j++)
        {
          g_autoptr (FpContentsItem) root = g_list_model_get_item (roots, j);
          n += fp_contents_item_leads_to (root, fp_book_page (book, i)->id);
        }
      g_assert_cmpuint (n, ==, 1);
    }
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = view_of (window);
  fp_rules_view_open (view, "duel-ties#cards");
  GtkListView *list = GTK_LIST_VIEW (find (part (view, "contents"), GTK_ACCESSIBLE_ROLE_LIST, NULL));
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (list));
  g_autoptr (FpContentsItem) item = gtk_tree_list_row_get_item (gtk_single_selection_get_selected_item (selection));
  g_assert_cmpstr (fp_contents_item_place (item), ==, "duel-ties");
  g_signal_emit_by_name (list, "activate", gtk_single_selection_get_selected (selection) + 1);
  g_assert_cmpstr (fp_rules_view_place (view), !=, "duel-ties#cards");
  fp_rules_view_set_narrow (view);
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.contents", NULL);
  g_assert_true (adw_flap_get_reveal_flap (ADW_FLAP (part (view, "flap"))));
  fp_rules_view_open (view, "duel-ties");
  g_assert_false (adw_flap_get_reveal_flap (ADW_FLAP (part (view, "flap"))));
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* A damaged page is reported in a bar, and the others can be read. */
static void
test_damaged_page (void)
{
  g_autofree char *help = g_strdup (g_getenv ("FIFTH_PLANET_HELP"));
  g_autofree char *own = home_path ("help"), *folder = g_build_filename (own, "C", NULL);
  static const char *const texts[][2] = {
    { "index.page", "<page xmlns='http://projectmallard.org/1.0/' id='index' type='guide'><title>A</title></page>" },
    { "duel-ties.page", "<page xmlns='http://projectmallard.org/1.0/' id='duel-ties'><title>Ties</ti" },
  };
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_build_filename (folder, texts[i][0], NULL);
      g_assert_true (g_file_set_contents (path, texts[i][1], -1, NULL));
    }
  g_setenv ("FIFTH_PLANET_HELP", own, TRUE);
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = view_of (window);
  g_assert_true (gtk_widget_get_visible (part (view, "trouble")));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (part (view, "trouble_text"))), "duel-ties.page:"));
  g_assert_nonnull (find (part (view, "page"), GTK_ACCESSIBLE_ROLE_HEADING, "A"));
  gtk_info_bar_response (GTK_INFO_BAR (part (view, "trouble")), GTK_RESPONSE_CLOSE);
  g_assert_false (gtk_widget_get_visible (part (view, "trouble")));
  gtk_window_destroy (window);
  main_loop_run_for (120);
  g_setenv ("FIFTH_PLANET_HELP", help, TRUE);
}

/* Without a book the window says so. */
static void
test_no_book (void)
{
  g_autofree char *help = g_strdup (g_getenv ("FIFTH_PLANET_HELP"));
  g_setenv ("FIFTH_PLANET_HELP", "/nowhere", TRUE);
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_assert_null (fp_rules_book (box));
  g_assert_nonnull (fp_rules_trouble (box));
  g_autofree char *trouble = NULL;
  g_autoptr (GListModel) found = fp_rules_find (box, "tie", &trouble);
  g_assert_null (trouble);
  g_assert_cmpuint (g_list_model_get_n_items (found), ==, 0);
  GtkWidget *column = g_object_ref_sink (fp_rules_page_new (box, "index", NULL));
  g_assert_nonnull (find (column, GTK_ACCESSIBLE_ROLE_HEADING, "This page is missing"));
  g_assert_finalize_object (column);
  g_setenv ("FIFTH_PLANET_HELP", help, TRUE);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/rules/page", test_page);
  g_test_add_func ("/rules/touches", test_references);
  g_test_add_func ("/rules/touch-opens", test_reference_opens);
  g_test_add_func ("/rules/all-pages", test_all_pages);
  g_test_add_func ("/rules/history", test_history);
  g_test_add_func ("/rules/search", test_search);
  g_test_add_func ("/rules/picture", test_picture);
  g_test_add_func ("/rules/find", test_find);
  g_test_add_func ("/rules/text-size", test_text_size);
  g_test_add_func ("/rules/large-pages", test_large_pages);
  g_test_add_func ("/rules/contents", test_contents);
  g_test_add_func ("/rules/damaged-page", test_damaged_page);
  g_test_add_func ("/rules/no-book", test_no_book);
  return window_run ();
}
