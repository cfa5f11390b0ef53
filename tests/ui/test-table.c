/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table's layout: widgets stay in place and in view. */
#include "app/table/fp-board-layout.h"
#include "app/widgets/fp-min-height-bin.h"
#include "app/table/fp-table-page.h"
#include "app/table/fp-table-scale.h"
#include "fixture/window.h"
#include "model/game/fp-game-history.h"

enum
{
  N_ANSWERS = 45, /* answers in each game */
  N_WIDTHS = 25, /* answers in a game whose width is measured */
  TIMEOUT = 20, /* seconds */
};

/* Size of the table for each seed: in windows of 1024 × 700 (twice), of the default size and of
 * 1600 × 1000. */
static const struct
{
  int width, height;
} tables[] = { { 1014, 646 }, { 1014, 646 }, { 1110, 704 }, { 1590, 946 } };

static GtkWidget *
part_of (FpTablePage *table, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (table), FP_TYPE_TABLE_PAGE, name));
}

static float
top_of (FpTablePage *table, GtkWidget *widget)
{
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (table), &bounds));
  return bounds.origin.y;
}

static gboolean
on_timeout (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Waits for the viewer's decision. Returns FALSE if the game is over. */
static gboolean
wait_for_question (FpGame *game)
{
  guint timeout = g_timeout_add_seconds (TIMEOUT, on_timeout, NULL);
  FpDecisionItem *decision;
  while (!fp_game_over (game) &&
         ((decision = fp_game_question (game)) == NULL || !fp_decision_item_facts (decision)->mine))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
  return !fp_game_over (game);
}

/* Everything that the position of the planets may depend on. */
typedef struct
{
  float y;
  int height;
  gboolean dense;
} Place;

static Place
measure_planets (FpTablePage *table)
{
  GtkWidget *planets = part_of (table, "planets");
  return (Place){ top_of (table, planets), gtk_widget_get_height (planets),
                  gtk_widget_has_css_class (GTK_WIDGET (table), "dense") };
}

/* Checks that the planets and everything above them are in view. */
static void
assert_in_sight (FpTablePage *table)
{
  GtkWidget *planets = part_of (table, "planets"), *space = part_of (table, "space");
  GtkWidget *board = gtk_widget_get_parent (space);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (space));
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_compute_bounds (planets, board, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (board));
  g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
}

/* Plays @game. Returns the number of times the planets have moved without a change in their
 * size. */
static guint
count_moves (FpTablePage *table, FpGame *game, guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n_moves = 0;
  Place last = { -1, -1, FALSE };
  for (guint i = 0; i < N_ANSWERS && wait_for_question (game); i++)
    {
      GListModel *options = fp_decision_item_facts (fp_game_question (game))->options;
      window_settle ();
      Place now = measure_planets (table);
      assert_in_sight (table);
      if (last.height == now.height && last.dense == now.dense && last.y != now.y)
        n_moves++;
      last = now;
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (options)));
    }
  return n_moves;
}

/* The history bar replaces the decision bar and takes the same room. */
static void
check_look_back (FpTablePage *table, FpGame *game)
{
  /* Waits for the consequences of the last answer. */
  wait_for_question (game);
  window_settle ();
  Place now = measure_planets (table);
  fp_game_look_back (game, fp_game_history_length (game) - 1);
  window_settle ();
  g_assert_cmpint (fp_game_history (game), >=, 0);
  Place then = measure_planets (table);
  if (then.height == now.height)
    g_assert_cmpfloat (then.y, ==, now.y);
  fp_game_look_back (game, -1);
  window_settle ();
  g_assert_cmpfloat (measure_planets (table).y, ==, now.y);
}

/* Returns a window with a game against a random player, after the first answer. */
static GtkWidget *
open_table (FpCatalogModel *box, guint seed, FpTablePage **table, FpGame **game)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  GtkWidget *window = gtk_window_new ();
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = seed;
  *game = fp_game_new (box, setup, 0);
  *table = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), tables[seed - 1].width, tables[seed - 1].height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (*table));
  fp_table_page_set_game (*table, *game);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_question (*game);
  fp_game_answer (*game, 0);
  return window;
}

static void
close_table (GtkWidget *window, FpTablePage *table, FpGame *game)
{
  fp_table_page_set_game (table, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (game);
}

static FpCatalogModel *
open_without_animations (void)
{
  g_autoptr (GError) error = NULL;
  FpCatalogModel *box = fp_catalog_model_new (&error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return box;
}

/* The planets stay in place from one decision to the next. */
static void
test_planets_stay (void)
{
  g_autoptr (FpCatalogModel) box = open_without_animations ();
  for (guint seed = 1; seed <= G_N_ELEMENTS (tables); seed++)
    {
      FpTablePage *table;
      FpGame *game;
      GtkWidget *window = open_table (box, seed, &table, &game);
      check_look_back (table, game);
      guint moves = count_moves (table, game, seed);
      g_test_message ("game %u at a width of %d: moved %u times", seed, tables[seed - 1].width, moves);
      g_assert_cmpuint (moves, ==, 0);
      check_look_back (table, game);
      close_table (window, table, game);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* The same holds if the history bar is higher than any decision bar, as with a tall font. The room
 * for the bar is reserved. */
static void
test_high_history_bar (void)
{
  g_autoptr (FpCatalogModel) box = open_without_animations ();
  g_autoptr (GtkCssProvider) high = gtk_css_provider_new ();
  GdkDisplay *display = gdk_display_get_default ();
  FpTablePage *table;
  FpGame *game;
  gtk_css_provider_load_from_data (high, ".past-bar { min-height: 150px; }", -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (high), GTK_STYLE_PROVIDER_PRIORITY_USER);
  GtkWidget *window = open_table (box, 1, &table, &game);
  check_look_back (table, game);
  close_table (window, table, game);
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (high));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* The bin keeps its maximum height as long as its width stays the same. */
static void
test_min_height (void)
{
  GtkWidget *bin = g_object_ref_sink (g_object_new (FP_TYPE_MIN_HEIGHT_BIN, NULL));
  GtkWidget *child = gtk_label_new ("one");
  int height, low;
  gtk_widget_set_parent (child, bin);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &low, NULL, NULL, NULL);
  gtk_widget_set_size_request (child, -1, 200);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 200);
  gtk_widget_allocate (bin, 300, 200, -1, NULL);
  gtk_widget_set_size_request (child, -1, -1);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 200);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 310, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, low);
  fp_min_height_bin_forget (FP_MIN_HEIGHT_BIN (bin));
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, low);
  g_assert_finalize_object (bin);
}

/* The bin reserves the height of a widget that may replace its child, even a hidden one. */
static void
test_reserve (void)
{
  GtkWidget *bin = g_object_ref_sink (g_object_new (FP_TYPE_MIN_HEIGHT_BIN, NULL));
  GtkWidget *child = gtk_label_new ("one"), *hidden = g_object_ref_sink (adw_bin_new ()),
            *other = gtk_label_new ("other");
  int height;
  gtk_widget_set_parent (child, bin);
  adw_bin_set_child (ADW_BIN (hidden), other);
  gtk_widget_set_visible (hidden, FALSE);
  gtk_widget_set_size_request (other, -1, 120);
  fp_min_height_bin_reserve (FP_MIN_HEIGHT_BIN (bin), other);
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 120);
  fp_min_height_bin_forget (FP_MIN_HEIGHT_BIN (bin));
  gtk_widget_measure (bin, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 120);
  g_assert_finalize_object (hidden);
  g_assert_finalize_object (bin);
}

/* Each step takes effect a few frames later. */
static void
assert_density (GtkWidget *page, gboolean dense, gboolean crammed)
{
  for (guint i = 0; i < 5; i++)
    window_settle ();
  g_assert_cmpint (gtk_widget_has_css_class (page, "dense"), ==, dense);
  g_assert_cmpint (gtk_widget_has_css_class (page, "crammed"), ==, crammed);
}

/* The table becomes dense if its content does not fit, then crammed. The steps are undone one by
 * one when other content fits. */
static void
test_dense (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_label_new (NULL);
  g_autoptr (FpTableScale) scale = fp_table_scale_new (space, GTK_SCROLLED_WINDOW (space));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), content);
  gtk_window_set_child (GTK_WINDOW (window), space);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  assert_density (space, FALSE, FALSE);
  gtk_widget_set_size_request (content, -1, 900);
  assert_density (space, TRUE, TRUE);
  g_assert_true (fp_table_scale_is_crammed (scale));
  g_assert_true (fp_table_scale_is_packed (scale));
  fp_table_scale_look (scale, TRUE);
  assert_density (space, TRUE, TRUE);
  gtk_widget_set_size_request (content, -1, 100);
  window_settle ();
  fp_table_scale_look (scale, FALSE);
  fp_table_scale_look (scale, TRUE);
  assert_density (space, TRUE, TRUE);
  g_assert_true (fp_table_scale_is_packed (scale));
  fp_table_scale_look (scale, TRUE);
  assert_density (space, TRUE, TRUE);
  g_assert_false (fp_table_scale_is_packed (scale));
  fp_table_scale_look (scale, TRUE);
  assert_density (space, TRUE, FALSE);
  fp_table_scale_look (scale, TRUE);
  assert_density (space, FALSE, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Sets the height of @content. Returns TRUE if the page is then packed. */
static gboolean
is_packed_with (FpTableScale *scale, GtkWidget *content, int height)
{
  gtk_widget_set_size_request (content, -1, height);
  for (guint i = 0; i < 5; i++)
    window_settle ();
  return fp_table_scale_is_packed (scale);
}

/* Content that fits and content that does not, in turn, change the density ever less often. */
static void
test_no_swing (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new (), *content = gtk_label_new (NULL);
  g_autoptr (FpTableScale) scale = fp_table_scale_new (space, GTK_SCROLLED_WINDOW (space));
  guint lowered = 0;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), content);
  gtk_window_set_child (GTK_WINDOW (window), space);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  assert_density (space, FALSE, FALSE);
  for (guint i = 0; i < 8; i++)
    {
      g_assert_true (is_packed_with (scale, content, 900));
      g_assert_true (is_packed_with (scale, content, 100));
      fp_table_scale_look (scale, TRUE);
      fp_table_scale_look (scale, TRUE);
      lowered += !is_packed_with (scale, content, 100);
    }
  g_assert_cmpuint (lowered, ==, 4);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 310);
  g_assert_true (is_packed_with (scale, content, 900));
  g_assert_true (is_packed_with (scale, content, 100));
  fp_table_scale_look (scale, TRUE);
  fp_table_scale_look (scale, TRUE);
  g_assert_false (is_packed_with (scale, content, 100));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Content that shrinks before the effect of the dense style is known counts as well. */
static void
test_content_shrinks_first (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new (), *content = gtk_label_new (NULL);
  g_autoptr (FpTableScale) scale = fp_table_scale_new (space, GTK_SCROLLED_WINDOW (space));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), content);
  gtk_window_set_child (GTK_WINDOW (window), space);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  assert_density (space, FALSE, FALSE);
  gtk_widget_set_size_request (content, -1, 900);
  while (!gtk_widget_has_css_class (space, "dense"))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_size_request (content, -1, 100);
  fp_table_scale_look (scale, TRUE);
  assert_density (space, FALSE, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The table is no longer dense once there is more room for the same content. */
static void
test_more_room (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new (), *content = gtk_label_new (NULL);
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *bar = gtk_label_new ("bar");
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *side = gtk_label_new ("side");
  g_autoptr (FpTableScale) scale = fp_table_scale_new (page, GTK_SCROLLED_WINDOW (space));
  gtk_widget_set_size_request (bar, -1, 200);
  gtk_widget_set_size_request (side, 300, -1);
  gtk_widget_set_size_request (content, -1, 250);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_set_hexpand (space, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), content);
  gtk_box_append (GTK_BOX (page), space);
  gtk_box_append (GTK_BOX (page), side);
  gtk_box_append (GTK_BOX (outer), bar);
  gtk_box_append (GTK_BOX (outer), page);
  gtk_window_set_child (GTK_WINDOW (window), outer);
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 300);
  gtk_window_present (GTK_WINDOW (window));
  assert_density (page, TRUE, TRUE);
  gtk_widget_set_visible (bar, FALSE);
  assert_density (page, FALSE, FALSE);
  gtk_widget_set_size_request (content, -1, 320);
  assert_density (page, TRUE, TRUE);
  gtk_widget_set_size_request (content, -1, 250);
  assert_density (page, TRUE, TRUE);
  gtk_widget_set_visible (side, FALSE);
  assert_density (page, FALSE, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* If there is too little room, the planets stay in view and the part above them scrolls. */
static void
test_board (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new (), *planets = gtk_label_new ("planets");
  GtkWidget *board = g_object_new (FP_TYPE_BOARD_LAYOUT, NULL), *upper = gtk_label_new ("duel");
  graphene_rect_t bounds;
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (space), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), upper);
  gtk_widget_set_parent (space, board);
  gtk_widget_set_parent (planets, board);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  for (int height = 50; height <= 950; height += 300)
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (space));
      gtk_widget_set_size_request (upper, -1, height);
      window_settle ();
      g_assert_true (gtk_widget_compute_bounds (planets, board, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (board));
      g_assert_cmpint (gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down), ==, height > 100);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that opens with too much content is dense from the start. */
static void
test_dense_at_once (void)
{
  GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_label_new (NULL);
  g_autoptr (FpTableScale) scale = fp_table_scale_new (space, GTK_SCROLLED_WINDOW (space));
  gtk_widget_set_size_request (content, -1, 900);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (space), content);
  gtk_window_set_child (GTK_WINDOW (window), space);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  assert_density (space, TRUE, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Type grows by steps of the window's size. Where a step leaves room over, the table is spacious,
 * too. */
static void
test_spacious (void)
{
  static const struct
  {
    int width, height;
    gboolean spacious;
  } sizes[] = {
    { 1280, 800, FALSE },  { 1500, 859, FALSE }, { 1499, 870, FALSE }, { 1500, 870, TRUE },
    { 1600, 1000, FALSE }, { 1800, 1032, TRUE }, { 1920, 1080, TRUE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = gtk_window_new (), *space = gtk_scrolled_window_new ();
      g_autoptr (FpTableScale) scale = fp_table_scale_new (space, GTK_SCROLLED_WINDOW (space));
      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_child (GTK_WINDOW (window), space);
      gtk_widget_set_size_request (window, sizes[i].width, sizes[i].height);
      gtk_window_present (GTK_WINDOW (window));
      window_settle ();
      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      g_assert_cmpint (gtk_widget_has_css_class (space, "spacious"), ==, sizes[i].spacious);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Plays @setup with first options in a window of 1024 × 700, which no question may widen. */
static void
check_width (FpCatalogModel *box, FpGameSetup *setup)
{
  GtkWidget *window = gtk_window_new (), *page = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  g_autoptr (FpGame) game = fp_game_new (box, setup, 0);
  FpTablePage *table = FP_TABLE_PAGE (page);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), tables[0].width, tables[0].height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  fp_table_page_set_game (table, game);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < N_WIDTHS && wait_for_question (game); i++)
    {
      int least;
      window_settle ();
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: at least %d wide", fp_game_setup_edition (setup), least);
      g_assert_cmpint (least, <=, tables[0].width);
      g_assert_cmpint (gtk_widget_get_width (page), ==, tables[0].width);
      fp_game_answer (game, 0);
    }
  fp_table_page_set_game (table, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_width (void)
{
  g_autoptr (FpCatalogModel) box = open_without_animations ();
  for (guint edition = 0; edition < 2; edition++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (edition);
      setup->seed = 5;
      check_width (box, setup);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  g_test_add_func ("/table/stands-still", test_planets_stay);
  g_test_add_func ("/table/high-past", test_high_history_bar);
  g_test_add_func ("/table/steady", test_min_height);
  g_test_add_func ("/table/reserve", test_reserve);
  g_test_add_func ("/table/dense", test_dense);
  g_test_add_func ("/table/no-swing", test_no_swing);
  g_test_add_func ("/table/dense-meanwhile", test_content_shrinks_first);
  g_test_add_func ("/table/dense-at-once", test_dense_at_once);
  g_test_add_func ("/table/roomier", test_more_room);
  g_test_add_func ("/table/board", test_board);
  g_test_add_func ("/table/spacious", test_spacious);
  g_test_add_func ("/table/width", test_width);
  return window_run ();
}
