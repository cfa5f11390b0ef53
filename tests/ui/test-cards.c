/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All cards: what is typed and chosen leaves those that are meant, and the keys lead from one part to the next. */
#include "app/pages/fp-alien-chooser.h"
#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-card-row.h"
#include "app/cards/fp-cards-window.h"
#include "app/window/fp-settings.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "fixture/window.h"

static gpointer
part (FpCardBrowser *browser, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (browser), FP_TYPE_CARD_BROWSER, name);
}

/* The drop-down list that has @item among its choices; *@at: where. */
static GtkDropDown *
find_filter (FpCardBrowser *browser, const char *item, guint *at)
{
  for (GtkWidget *child = gtk_widget_get_first_child (part (browser, "filters")); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkStringList *items = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (child)));
      for (*at = 0; *at < g_list_model_get_n_items (G_LIST_MODEL (items)); (*at)++)
        if (g_str_equal (gtk_string_list_get_string (items, *at), item))
          return GTK_DROP_DOWN (child);
    }
  return NULL;
}

static void
choose (FpCardBrowser *browser, const char *item)
{
  guint at;
  GtkDropDown *filter = find_filter (browser, item, &at);
  g_test_message ("%s", item);
  g_assert_nonnull (filter);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (filter)));
  gtk_drop_down_set_selected (filter, at);
}

/* The cards that are shown, of FpPrintedCard. */
static GPtrArray *
shown (FpCardBrowser *browser)
{
  GPtrArray *cards = g_ptr_array_new ();
  GtkListBoxRow *row;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (part (browser, "list"), i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      g_ptr_array_add (cards, fp_card_row_item (row));
  return cards;
}

static guint
count_shown (FpCardBrowser *browser)
{
  g_autoptr (GPtrArray) cards = shown (browser);
  return cards->len;
}

static FpCardBrowser *
new_browser (FpCatalogModel *box, const char *kind)
{
  g_autoptr (GListModel) cards = fp_catalog_model_cards (box, kind);
  FpCardBrowser *browser = g_object_ref_sink (g_object_new (FP_TYPE_CARD_BROWSER, NULL));
  fp_card_browser_open (browser, box, cards, "Cards", NULL, NULL);
  return browser;
}

static void
type (FpCardBrowser *browser, const char *text)
{
  fp_card_browser_find (browser, text);
  g_signal_emit_by_name (part (browser, "search"), "search-changed");
}

/* Each word is the beginning of one in name, text or clarification; capitals and accents don't count.  A name that is
 * typed means that card. */
static void
test_search (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  guint all = count_shown (browser);
  g_assert_cmpuint (all, >, 80);
  type (browser, "sWär");
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "swarm");
  type (browser, "clout straggler");
  g_autoptr (GPtrArray) found = shown (browser);
  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpuint (found->len, <, 10);
  g_assert_cmpstr (gtk_label_get_text (part (browser, "count")), !=, "");
  /* Of a clarification alone. */
  type (browser, "destroyed before add nothing");
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "swarm");
  g_assert_cmpuint (count_shown (browser), ==, 1);
  type (browser, "no card says xyzzy");
  g_assert_cmpuint (count_shown (browser), ==, 0);
  g_assert_null (fp_card_browser_chosen (browser));
  type (browser, "");
  g_assert_cmpuint (count_shown (browser), ==, all);
  g_assert_finalize_object (browser);
}

static void
test_filters (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  choose (browser, "Envoys");
  g_autoptr (GPtrArray) envoys = shown (browser);
  g_assert_cmpuint (envoys->len, >=, 10);
  for (guint i = 0; i < envoys->len; i++)
    g_assert_cmpstr (fp_printed_card_facts (g_ptr_array_index (envoys, i))->kind, ==, "envoy");
  choose (browser, "All Kinds");
  choose (browser, "Green (simple)");
  g_autoptr (GPtrArray) simple = shown (browser);
  g_assert_cmpuint (simple->len, >, 0);
  for (guint i = 0; i < simple->len; i++)
    g_assert_cmpint (fp_printed_card_facts (g_ptr_array_index (simple, i))->complexity_rank, ==, 1);
  choose (browser, "As printed");
  g_assert_cmpuint (count_shown (browser), <, simple->len);
  /* Nothing is both. */
  choose (browser, "Plans");
  g_assert_cmpuint (count_shown (browser), ==, 0);
  g_assert_null (fp_card_browser_chosen (browser));
  g_assert_false (gtk_widget_get_visible (part (browser, "reader")));
  type (browser, "xyzzy");
  gtk_widget_activate_action (GTK_WIDGET (browser), "browser.all", NULL);
  g_signal_emit_by_name (part (browser, "search"), "search-changed");
  g_assert_cmpuint (count_shown (browser), >, 80);
  g_assert_nonnull (fp_card_browser_chosen (browser));
  g_assert_true (gtk_widget_get_visible (part (browser, "reader")));
  g_assert_finalize_object (browser);
}

/* A set of the user's is there with the others, and can be chosen. */
static void
test_own_set (void)
{
  g_autofree char *folder = home_path ("fifth-planet/sets");
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  guint at;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_autoptr (FpCatalogModel) box = box_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  GtkDropDown *filter = find_filter (browser, "Duel", &at);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (filter)));
  g_assert_finalize_object (browser);
  g_assert_true (g_file_set_contents (path,
                                      "<set xmlns='https://fifthplanet.github.io/ns/set/1' id='own' edition='duel' "
                                      "version='1'><name>Our Own</name>"
                                      "<alien id='baker' complexity='green' origin='original'>"
                                      "<name>Baker</name><ability id='bake'><text>Your clout is 1 more.</text>"
                                      "<modify what='clout' of='me' add='1'/></ability></alien></set>",
                                      -1, NULL));
  g_autoptr (FpCatalogModel) larger = box_open ();
  browser = new_browser (larger, NULL);
  choose (browser, "Our Own");
  g_assert_cmpuint (count_shown (browser), ==, 1);
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "baker");
  g_assert_finalize_object (browser);
  home_empty ();
}

static void
test_keys (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  GtkWindow *window = fp_cards_window_new (NULL, box, NULL);
  FpCardBrowser *browser = FP_CARD_BROWSER (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  box_idle (120);
  GtkWidget *search = part (browser, "search"), *reader = part (browser, "reader");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
  g_signal_emit_by_name (search, "activate");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), reader));
  gtk_widget_activate_action (gtk_window_get_focus (window), "browser.find", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
  fp_card_browser_surprise (browser);
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (window)));
  gtk_window_destroy (window);
  box_idle (120);
}

/* The window is as large as it was last. */
static void
test_size (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (GSettings) settings = fp_settings_find ();
  int width, height;
  GtkWindow *window = fp_cards_window_new (NULL, box, settings);
  gtk_window_set_default_size (window, 1000, 600);
  gtk_window_present (window);
  box_idle (120);
  gtk_window_close (window);
  box_idle (120);
  window = fp_cards_window_new (NULL, box, settings);
  gtk_window_get_default_size (window, &width, &height);
  g_assert_cmpint (width, ==, 1000);
  g_assert_cmpint (height, ==, 600);
  gtk_window_destroy (window);
  box_idle (120);
  g_settings_reset (settings, "cards-width");
  g_settings_reset (settings, "cards-height");
}

static void
keep_id (FpAlienChooser *chooser, const char *id, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (id);
}

static void
count_up (guint *times)
{
  (*times)++;
}

/* The chooser of aliens has the same parts: another's alien is not there, Enter takes, Escape first empties. */
static void
test_chooser (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (GListModel) aliens = fp_catalog_model_cards (box, "alien");
  g_autofree char *taken = NULL;
  guint closed = 0;
  FpAlienChooser *chooser = g_object_ref_sink (g_object_new (FP_TYPE_ALIEN_CHOOSER, NULL));
  FpCardBrowser *browser =
      FP_CARD_BROWSER (gtk_widget_get_template_child (GTK_WIDGET (chooser), FP_TYPE_ALIEN_CHOOSER, "browser"));
  g_signal_connect (chooser, "taken", G_CALLBACK (keep_id), &taken);
  g_signal_connect_swapped (chooser, "closed", G_CALLBACK (count_up), &closed);
  fp_alien_chooser_open (chooser, box, "An Alien for Ada", aliens, "prime", "swarm");
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "prime");
  g_assert_cmpuint (count_shown (browser), ==, g_list_model_get_n_items (aliens) - 1);
  type (browser, "swarm");
  g_assert_cmpstr (fp_card_browser_chosen (browser), !=, "swarm");
  type (browser, "pitfall");
  g_signal_emit_by_name (part (browser, "search"), "activate");
  g_assert_cmpstr (taken, ==, "pitfall");
  g_signal_emit_by_name (part (browser, "search"), "stop-search");
  g_assert_cmpuint (closed, ==, 0);
  g_signal_emit_by_name (part (browser, "search"), "stop-search");
  g_assert_cmpuint (closed, ==, 1);
  g_assert_finalize_object (chooser);
}

/* The card that is chosen from the beginning is in sight, however far down it stands. */
static void
test_chosen_in_sight (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (GListModel) aliens = fp_catalog_model_cards (box, "alien");
  g_autoptr (FpPrintedCard) last = g_list_model_get_item (aliens, g_list_model_get_n_items (aliens) - 1);
  GtkWidget *window = gtk_window_new ();
  FpCardBrowser *browser = g_object_new (FP_TYPE_CARD_BROWSER, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 300);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (browser));
  gtk_window_present (GTK_WINDOW (window));
  fp_card_browser_open (browser, box, aliens, "Aliens", fp_printed_card_facts (last)->id, NULL);
  box_idle (300);
  GtkListBox *list = part (browser, "list");
  GtkAdjustment *scroll = gtk_list_box_get_adjustment (list);
  graphene_rect_t row;
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (gtk_list_box_get_selected_row (list)), GTK_WIDGET (list), &row));
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), >, 0);
  g_assert_cmpfloat (row.origin.y + row.size.height, <=,
                     gtk_adjustment_get_value (scroll) + gtk_adjustment_get_page_size (scroll) + 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/cards/search", test_search);
  g_test_add_func ("/cards/filters", test_filters);
  g_test_add_func ("/cards/own-set", test_own_set);
  g_test_add_func ("/cards/keys", test_keys);
  g_test_add_func ("/cards/size", test_size);
  g_test_add_func ("/cards/chooser", test_chooser);
  g_test_add_func ("/cards/chosen-in-sight", test_chosen_in_sight);
  return window_run ();
}
