/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the cards window: search, filters, and keyboard navigation between the parts. */
#include "app/pages/fp-alien-chooser.h"
#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-card-grid.h"
#include "app/cards/fp-card-row.h"
#include "app/cards/fp-cards-window.h"
#include "art/fp-portrait.h"
#include "app/widgets/fp-portrait-textures.h"
#include "app/window/fp-settings.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "fixture/window.h"
#include "engine/runner/fp-edition.h"
#include "model/game/fp-game-setup.h"

static gpointer
part (FpCardBrowser *browser, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (browser), FP_TYPE_CARD_BROWSER, name);
}

/* Returns the drop-down list that contains @item, and sets *@at to the position of @item. */
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

/* Returns the visible cards, of FpPrintedCard. */
static GPtrArray *
shown_cards (FpCardBrowser *browser)
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
  g_autoptr (GPtrArray) cards = shown_cards (browser);
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
type_query (FpCardBrowser *browser, const char *text)
{
  fp_card_browser_find (browser, text);
  g_signal_emit_by_name (part (browser, "search"), "search-changed");
}

/* Each word must be the start of a word in name, text or clarification, ignoring case and accents.
 * A query that matches a name selects that card. */
static void
test_search (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  guint all = count_shown (browser);
  g_assert_cmpuint (all, >, 80);
  type_query (browser, "sWär");
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "swarm");
  type_query (browser, "clout straggler");
  g_autoptr (GPtrArray) found = shown_cards (browser);
  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpuint (found->len, <, 10);
  g_assert_cmpstr (gtk_label_get_text (part (browser, "count")), !=, "");
  /* Words of a clarification only. */
  type_query (browser, "destroyed before add nothing");
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "swarm");
  g_assert_cmpuint (count_shown (browser), ==, 1);
  type_query (browser, "no card says xyzzy");
  g_assert_cmpuint (count_shown (browser), ==, 0);
  g_assert_null (fp_card_browser_chosen (browser));
  type_query (browser, "");
  g_assert_cmpuint (count_shown (browser), ==, all);
  g_assert_finalize_object (browser);
}

static void
test_filters (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  choose (browser, "Envoys");
  g_autoptr (GPtrArray) envoys = shown_cards (browser);
  g_assert_cmpuint (envoys->len, >=, 10);
  for (guint i = 0; i < envoys->len; i++)
    g_assert_cmpstr (fp_printed_card_facts (g_ptr_array_index (envoys, i))->kind, ==, "envoy");
  choose (browser, "All Kinds");
  choose (browser, "Green (simple)");
  g_autoptr (GPtrArray) simple = shown_cards (browser);
  g_assert_cmpuint (simple->len, >, 0);
  for (guint i = 0; i < simple->len; i++)
    g_assert_cmpint (fp_printed_card_facts (g_ptr_array_index (simple, i))->complexity_rank, ==, 1);
  choose (browser, "As printed");
  g_assert_cmpuint (count_shown (browser), <, simple->len);
  /* No card is both. */
  choose (browser, "Plans");
  g_assert_cmpuint (count_shown (browser), ==, 0);
  g_assert_null (fp_card_browser_chosen (browser));
  g_assert_false (gtk_widget_get_visible (part (browser, "reader")));
  type_query (browser, "xyzzy");
  gtk_widget_activate_action (GTK_WIDGET (browser), "browser.all", NULL);
  g_signal_emit_by_name (part (browser, "search"), "search-changed");
  g_assert_cmpuint (count_shown (browser), >, 80);
  g_assert_nonnull (fp_card_browser_chosen (browser));
  g_assert_true (gtk_widget_get_visible (part (browser, "reader")));
  g_assert_finalize_object (browser);
}

/* A user's own card set appears among the others and as a filter. */
static void
test_own_set (void)
{
  g_autofree char *folder = home_path ("fifth-planet/sets");
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  guint at;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  FpCardBrowser *browser = new_browser (box, NULL);
  g_assert_null (find_filter (browser, "Our Own", &at));
  g_assert_finalize_object (browser);
  g_assert_true (g_file_set_contents (path,
                                      "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='own' edition='duel' "
                                      "version='1'><name>Our Own</name>"
                                      "<alien id='baker' complexity='green' origin='original'>"
                                      "<name>Baker</name><ability id='bake'><text>Your clout is 1 more.</text>"
                                      "<modify what='clout' of='me' add='1'/></ability></alien></set>",
                                      -1, NULL));
  g_autoptr (FpCatalogModel) larger = catalog_model_open ();
  browser = new_browser (larger, NULL);
  choose (browser, "Our Own");
  g_assert_cmpuint (count_shown (browser), ==, 1);
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "baker");
  g_assert_finalize_object (browser);
  home_empty ();
}

/* The gallery shows only characters, as a grid. */
static void
test_gallery (void)
{
  home_empty ();
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_cards_window_new (NULL, box, NULL);
  GtkWidget *content = adw_window_get_content (ADW_WINDOW (window));
  FpCardBrowser *browser = FP_CARD_BROWSER (gtk_widget_get_last_child (content));
  guint all = count_shown (browser);
  gtk_window_present (window);
  fp_cards_window_show_gallery (FP_CARDS_WINDOW (window), TRUE);
  main_loop_run_for (300);
  g_assert_cmpuint (count_shown (browser), >, 20);
  g_assert_cmpuint (count_shown (browser), <, all);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (part (browser, "views")), ==, "grid");
  fp_cards_window_show_gallery (FP_CARDS_WINDOW (window), FALSE);
  g_assert_cmpuint (count_shown (browser), ==, all);
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* The cards of each edition are shown, all kinds of them. */
static void
test_editions (void)
{
  home_empty ();
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_cards_window_new (NULL, box, NULL);
  FpCardBrowser *browser = FP_CARD_BROWSER (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  g_autoptr (FpGameSetup) classic = fp_game_setup_new_nth (1);
  guint n_kinds = 0;
  gtk_window_present (window);
  fp_cards_window_show_edition (FP_CARDS_WINDOW (window), 1);
  main_loop_run_for (120);
  g_autoptr (GPtrArray) cards = shown_cards (browser);
  for (guint kind = 1; kind < classic->edition->n_kinds; kind++)
    for (guint i = 0; i < cards->len; i++)
      if (g_str_equal (fp_printed_card_facts (g_ptr_array_index (cards, i))->kind, classic->edition->kinds[kind].id))
        {
          n_kinds++;
          break;
        }
  g_assert_cmpuint (n_kinds, ==, classic->edition->n_kinds - 1);
  g_assert_nonnull (fp_card_browser_chosen (browser));
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

static void
test_keys (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  GtkWindow *window = fp_cards_window_new (NULL, box, NULL);
  FpCardBrowser *browser = FP_CARD_BROWSER (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
  gtk_window_present (window);
  main_loop_run_for (120);
  GtkWidget *search = part (browser, "search"), *details = part (browser, "reader");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
  g_signal_emit_by_name (search, "activate");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), details));
  gtk_widget_activate_action (gtk_window_get_focus (window), "browser.find", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), search));
  fp_card_browser_surprise (browser);
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (window)));
  gtk_window_destroy (window);
  main_loop_run_for (120);
}

/* The window restores its last size. */
static void
test_size (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GSettings) settings = fp_settings_find ();
  int width, height;
  GtkWindow *window = fp_cards_window_new (NULL, box, settings);
  gtk_window_set_default_size (window, 1000, 600);
  gtk_window_present (window);
  for (guint i = 0; i < 50 && gtk_widget_get_width (GTK_WIDGET (window)) != 1000; i++)
    main_loop_run_for (120);
  gtk_window_close (window);
  main_loop_run_for (120);
  window = fp_cards_window_new (NULL, box, settings);
  gtk_window_get_default_size (window, &width, &height);
  g_assert_cmpint (width, ==, 1000);
  g_assert_cmpint (height, ==, 600);
  gtk_window_destroy (window);
  main_loop_run_for (120);
  g_settings_reset (settings, "cards-width");
  g_settings_reset (settings, "cards-height");
}

static void
on_taken (FpAlienChooser *chooser, const char *id, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (id);
}

static void
count_up (guint *times)
{
  (*times)++;
}

/* The alien chooser works like the browser. The opponent's alien is left out, Enter chooses, and
 * the first Escape clears the search. */
static void
test_chooser (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GListModel) aliens = fp_catalog_model_cards (box, "alien");
  g_autofree char *taken = NULL;
  guint closed = 0;
  FpAlienChooser *chooser = g_object_ref_sink (g_object_new (FP_TYPE_ALIEN_CHOOSER, NULL));
  FpCardBrowser *browser =
      FP_CARD_BROWSER (gtk_widget_get_template_child (GTK_WIDGET (chooser), FP_TYPE_ALIEN_CHOOSER, "browser"));
  g_signal_connect (chooser, "taken", G_CALLBACK (on_taken), &taken);
  g_signal_connect_swapped (chooser, "closed", G_CALLBACK (count_up), &closed);
  fp_alien_chooser_open (chooser, box, "An Alien for Ada", aliens, "prime", (const char *[]){ "swarm", NULL });
  g_assert_cmpstr (fp_card_browser_chosen (browser), ==, "prime");
  g_assert_cmpuint (count_shown (browser), ==, g_list_model_get_n_items (aliens) - 1);
  type_query (browser, "swarm");
  g_assert_cmpstr (fp_card_browser_chosen (browser), !=, "swarm");
  type_query (browser, "xyzzy");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (part (browser, "views")), ==, "list");
  type_query (browser, "pitfall");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (part (browser, "views")), ==, "grid");
  FpPrintedCard *shown = fp_card_grid_selected (FP_CARD_GRID (part (browser, "grid")));
  g_assert_cmpstr (fp_printed_card_facts (shown)->id, ==, "pitfall");
  g_signal_emit_by_name (part (browser, "search"), "activate");
  g_assert_cmpstr (taken, ==, "pitfall");
  g_signal_emit_by_name (part (browser, "search"), "stop-search");
  g_assert_cmpuint (closed, ==, 0);
  g_signal_emit_by_name (part (browser, "search"), "stop-search");
  g_assert_cmpuint (closed, ==, 1);
  g_assert_finalize_object (chooser);
}

/* The initially selected card is scrolled into view. */
static void
test_selected_is_visible (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GListModel) aliens = fp_catalog_model_cards (box, "alien");
  g_autoptr (FpPrintedCard) last = g_list_model_get_item (aliens, g_list_model_get_n_items (aliens) - 1);
  GtkWidget *window = gtk_window_new ();
  FpCardBrowser *browser = g_object_new (FP_TYPE_CARD_BROWSER, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 300);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (browser));
  gtk_window_present (GTK_WINDOW (window));
  fp_card_browser_open (browser, box, aliens, "Aliens", fp_printed_card_facts (last)->id, NULL);
  main_loop_run_for (300);
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

/* Threads draw portraits. A picture is there soon, is kept, and is drawn once whoever waits. One
 * that nobody waits for any more is not drawn. */
static void
test_portraits_in_threads (void)
{
  enum
  {
    MANY = 40, /* more than the threads have begun by the time they are forgotten */
  };
  const FpPortraitKey wanted = { .text = "", .id = "wanted", .rim = { 1, 1, 1, 1 }, .size = 400 };
  GtkWidget *window = gtk_window_new (), *other = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (100);
  guint before = fp_portrait_textures_n_drawn (gtk_widget_get_display (window));
  g_assert_null (fp_portrait_textures_get (window, &wanted));
  g_assert_null (fp_portrait_textures_get (other, &wanted));
  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *id = g_strdup_printf ("unwanted-%u", i);
      const FpPortraitKey unwanted = { .text = "", .id = id, .rim = { 1, 1, 1, 1 }, .size = 401 };
      g_assert_null (fp_portrait_textures_get (other, &unwanted));
    }
  fp_portrait_textures_forget (other);
  main_loop_run_for (2000);
  guint drawn = fp_portrait_textures_n_drawn (gtk_widget_get_display (window)) - before;
  g_assert_cmpuint (drawn, >=, 1);
  g_assert_cmpuint (drawn, <, MANY / 2);
  g_autoptr (GdkTexture) first = fp_portrait_textures_get (window, &wanted);
  g_autoptr (GdkTexture) kept = fp_portrait_textures_get (window, &wanted);
  g_assert_nonnull (first);
  g_assert_true (kept == first);
  fp_portrait_textures_forget (window);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (other));
}

/* Fails unless cards of @kind have a drawing whose parts are all known. */
static void
check_drawing (const char *kind)
{
  g_autofree char *path = g_strdup_printf ("/io/github/fifthplanet/FifthPlanet/drawings/%s.drawing", kind);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  g_test_message ("%s", kind);
  g_assert_nonnull (bytes);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (FpPortrait) drawing = fp_portrait_parse (text, kind);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);
  /* The licence and the line for the whole are no parts. */
  g_assert_cmpuint (drawing->parts->len, ==, g_strv_length (lines) - 2);
}

/* A card with a large number has a name below it that doesn't repeat the number. Each kind of card
 * that is dealt or drawn has a drawing. */
static void
test_faces (void)
{
  FpCatalogModel *catalog_model = catalog_model_open ();
  g_autoptr (GHashTable) drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (FpGameSetup) setup = NULL;
  guint n_named = 0;
  for (guint i = 0; (setup = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      g_autoptr (GListModel) cards = fp_catalog_model_cards (fp_catalog_model_of (catalog_model, setup->edition), NULL);
      for (guint k = 0; k < g_list_model_get_n_items (cards); k++)
        {
          g_autoptr (FpPrintedCard) card = g_list_model_get_item (cards, k);
          const FpCardFacts *facts = fp_card_item_facts (fp_printed_card_facts (card)->card);
          if (facts->numeral != NULL)
            g_assert_null (strstr (facts->title, facts->numeral));
          n_named += facts->numeral != NULL && !g_str_has_prefix (facts->name, facts->title);
          if (facts->portrait == NULL && facts->brief != NULL && g_hash_table_add (drawn, g_strdup (facts->kind_id)))
            check_drawing (facts->kind_id);
        }
      g_clear_pointer (&setup, fp_game_setup_free);
    }
  g_assert_cmpuint (n_named, >=, 25);
  catalog_model_close (catalog_model);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/cards/search", test_search);
  g_test_add_func ("/cards/filters", test_filters);
  g_test_add_func ("/cards/own-set", test_own_set);
  g_test_add_func ("/cards/gallery", test_gallery);
  g_test_add_func ("/cards/editions", test_editions);
  g_test_add_func ("/cards/keys", test_keys);
  g_test_add_func ("/cards/size", test_size);
  g_test_add_func ("/cards/chooser", test_chooser);
  g_test_add_func ("/cards/chosen-in-sight", test_selected_is_visible);
  g_test_add_func ("/cards/faces", test_faces);
  g_test_add_func ("/cards/portraits-in-threads", test_portraits_in_threads);
  return window_run ();
}
