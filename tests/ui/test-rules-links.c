/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the links of the rules book: links in texts and their buttons lead to the right
 * places. */
#include "app/rules-book/fp-rules-page.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/rules-book/fp-rules-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

/* A page and the place its last link opened. */
typedef struct
{
  FpCatalogModel *box;
  GtkWidget *column;
  char *place; /* NULL if none */
  guint cards; /* number of links to cards tried */
} Page;

typedef gboolean (*Matches) (GtkWidget *widget, gconstpointer what);

static GtkWidget *
find (GtkWidget *widget, Matches matches, gconstpointer what)
{
  GtkWidget *found = matches (widget, what) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, matches, what);
  return found;
}

static gboolean
is_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_selectable (GTK_LABEL (widget)) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
is_name (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "rules-link") &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static GtkWidget *
find_button (GtkWidget *root, const char *name)
{
  GtkWidget *label = find (root, is_name, name);
  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

/* Follows the link of @label with the given @index. */
static void
follow_link (GtkWidget *label, guint index)
{
  g_auto (GStrv) parts = g_strsplit (gtk_label_get_label (GTK_LABEL (label)), "<a href=\"", -1);
  gboolean followed;
  g_assert_cmpuint (index + 1, <, g_strv_length (parts));
  *strchr (parts[index + 1], '"') = '\0';
  g_signal_emit_by_name (label, "activate-link", parts[index + 1], &followed);
  g_assert_true (followed);
}

static void
on_open (GSimpleAction *action, GVariant *place, gpointer data)
{
  Page *page = data;
  g_free (page->place);
  page->place = g_variant_dup_string (place, NULL);
}

/* Checks the place opened since the last check. */
static void
assert_place (Page *page, const char *place)
{
  g_autofree char *opened = g_steal_pointer (&page->place);
  g_assert_cmpstr (opened, ==, place);
}

/* A link's text contains the card's name or is part of it. */
static void
check_card (Page *page, const char *place, const char *words)
{
  g_autofree char *title = fp_rules_page_title (page->box, place);
  g_assert_nonnull (title);
  if (strstr (title, words) == NULL && strstr (words, title) == NULL)
    g_error ("“%s” leads to %s", words, title);
  GtkWidget *button = find_button (page->column, words);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  assert_place (page, place);
  GtkWidget *card = g_object_ref_sink (fp_rules_page_new (page->box, place, NULL));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  g_assert_finalize_object (card);
  page->cards++;
}

static void
check_links (Page *page, const FpBlock *block)
{
  GtkWidget *text = block->spans->len > 0 ? find (page->column, is_text, block->text) : NULL;
  for (guint i = 0, index = 0; i < block->spans->len && text != NULL; i++)
    {
      const FpSpan *span = &g_array_index (block->spans, FpSpan, i);
      gboolean card = span->kind == FP_SPAN_CARD;
      g_autofree char *words = g_strndup (block->text + span->start, span->end - span->start);
      g_autofree char *place = g_strconcat (card ? "card:" : "", span->target, NULL);
      if (span->kind != FP_SPAN_LINK && !card)
        continue;
      follow_link (text, index++);
      assert_place (page, place);
      if (card)
        check_card (page, place, words);
    }
  for (guint i = 0; i < block->blocks->len; i++)
    check_links (page, g_ptr_array_index (block->blocks, i));
}

/* Checks every page of the book. */
static void
test_all_links (void)
{
  static const GActionEntry entries[] = { { .name = "open", .activate = on_open, .parameter_type = "s" } };
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  const FpBook *book = fp_rules_book (box);
  Page page = { .box = box };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &page);
  gtk_widget_insert_action_group (window, "rules", G_ACTION_GROUP (actions));
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      const FpPage *shown = fp_book_page (book, i);
      page.column = fp_rules_page_new (box, shown->id, NULL);
      gtk_window_set_child (GTK_WINDOW (window), page.column);
      for (guint k = 0; k < shown->blocks->len; k++)
        check_links (&page, g_ptr_array_index (shown->blocks, k));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_test_message ("%u links to cards", page.cards);
  g_assert_cmpuint (page.cards, >, 50);
}

/* In the rules window a link to a card opens the card in place. */
static void
test_opens_in_place (void)
{
  static const char text_page[] = "duel-reveal-dials";
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_rules_window_new (NULL, box, NULL);
  FpRulesView *view = FP_RULES_VIEW (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  fp_rules_view_open (view, text_page);
  main_loop_run_for (120);
  g_signal_emit_by_name (find_button (GTK_WIDGET (view), "Unseen"), "clicked");
  g_assert_cmpstr (fp_rules_view_place (view), ==, "card:unseen");
  gtk_widget_activate_action (GTK_WIDGET (view), "rules.back", NULL);
  g_assert_cmpstr (fp_rules_view_place (view), ==, text_page);
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/rules-links/all", test_all_links);
  g_test_add_func ("/rules-links/turns-the-page", test_opens_in_place);
  return window_run ();
}
