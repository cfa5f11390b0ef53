/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what lies on the table: cards, planets, the hand and piles. */
#include "app/cards/fp-card-inspector.h"
#include "app/cards/fp-card-view.h"
#include "app/table/fp-globe-surface.h"
#include "app/table/fp-hand-fit.h"
#include "app/table/fp-hand-groups.h"
#include "app/table/fp-piles-view.h"
#include "app/table/fp-seat-ring.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"
#include "app/widgets/fp-spare-text.h"
#include "app/widgets/fp-symbol.h"
#include "app/widgets/fp-tooltip.h"
#include "fixture/window.h"
#include "model/items/fp-pile-item.h"

static GtkWidget *
new_card (const char *title)
{
  const FpCardFacts facts = { .number = 1,
                              .name = g_strdup_printf ("%s (31)", title),
                              .title = g_strdup (title),
                              .worth = g_strdup ("31"),
                              .numeral = g_strdup ("31"),
                              .kind = g_strdup ("plan"),
                              .kind_id = g_strdup ("plan"),
                              .option = -1 };
  g_autoptr (FpCardItem) item = fp_card_item_new (&facts);
  return fp_card_view_new (item, NULL);
}

/* A text that asks for no height ends behind a whole word, and takes no line that has no room. */
static void
test_spare_text (void)
{
  FpSpareText *text = g_object_ref_sink (g_object_new (FP_TYPE_SPARE_TEXT, NULL));
  int least, wanted, line = fp_measure_height (gtk_label_new ("Word"), -1);
  fp_spare_text_set (text, "Send any allies of either side home before cards are revealed.");
  gtk_widget_measure (GTK_WIDGET (text), GTK_ORIENTATION_VERTICAL, 100, &least, &wanted, NULL, NULL);
  g_assert_cmpint (wanted, ==, 0);
  g_autofree char *all = fp_spare_text_fit (text, 2000, line), *two = fp_spare_text_fit (text, 150, 2 * line);
  g_autofree char *none = fp_spare_text_fit (text, 150, line - 4), *little = fp_spare_text_fit (text, 40, line);
  g_assert_cmpstr (all, ==, "Send any allies of either side home before cards are revealed.");
  g_assert_true (g_str_has_prefix (two, "Send any allies") && g_str_has_suffix (two, "…"));
  g_assert_false (g_str_has_suffix (two, " …"));
  g_assert_null (none);
  g_assert_null (little);
  g_assert_finalize_object (text);
}

/* Returns the picture of the planet called @name. Free with g_free (). */
static guint8 *
draw_planet (const char *name, int size)
{
  guint8 *pixels = g_malloc0 ((gsize) size * (gsize) size * 4);
  cairo_surface_t *picture = cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_RGB24, size, size, size * 4);
  cairo_t *cr = cairo_create (picture);
  cairo_translate (cr, size / 2.0, size / 2.0);
  cairo_scale (cr, size / 2.0, size / 2.0);
  cairo_set_source_rgb (cr, 0.6, 0.3, 0.3);
  cairo_paint (cr);
  fp_globe_surface_draw (cr, name);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  return pixels;
}

/* Planets of one colour differ, even if their names differ in a digit only, and a planet looks the
 * same each time. */
static void
test_globes (void)
{
  enum
  {
    SIZE = 32,
    BYTES = SIZE * SIZE * 4,
    PLANETS = 5,
    DIFFERENT = 12, /* mean difference of a byte */
  };
  for (int i = 0; i < PLANETS; i++)
    for (int k = 0; k < PLANETS; k++)
      {
        g_autofree char *first = g_strdup_printf ("Red %d", i + 1), *second = g_strdup_printf ("Red %d", k + 1);
        g_autofree guint8 *one = draw_planet (first, SIZE), *other = draw_planet (second, SIZE);
        guint difference = 0;
        for (int at = 0; at < BYTES; at++)
          difference += (guint) ABS (one[at] - other[at]);
        g_test_message ("%s and %s: %u", first, second, difference / BYTES);
        if (i == k)
          g_assert_cmpuint (difference, ==, 0);
        else
          g_assert_cmpuint (difference / BYTES, >=, DIFFERENT);
      }
}

/* All cards of a hand are equally high, whatever they say, and no higher than the hand reserves. */
static void
test_faces (void)
{
  static const char *const briefs[] = { NULL, "Short.",
                                        "A sentence that is much too long for the two lines of a face." };
  GtkWidget *window = gtk_window_new (), *hand = gtk_flow_box_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int height = 0;
  gtk_widget_add_css_class (box, "hand");
  gtk_box_append (GTK_BOX (box), hand);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 300);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (briefs); i++)
    {
      const FpCardFacts facts = { .number = 1,
                                  .id = g_strdup ("card"),
                                  .name = g_strdup ("Card"),
                                  .title = g_strdup ("Card"),
                                  .numeral = g_strdup ("12"),
                                  .brief = g_strdup (briefs[i]),
                                  .kind = g_strdup ("plan"),
                                  .kind_id = g_strdup ("plan"),
                                  .option = -1 };
      g_autoptr (FpCardItem) item = fp_card_item_new (&facts);
      int least = 0;
      gtk_flow_box_insert (GTK_FLOW_BOX (hand), fp_card_view_new (item, NULL), -1);
      fp_hand_fit (GTK_FLOW_BOX (hand));
      window_settle ();
      gtk_widget_measure (hand, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, height);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Many cards become narrower instead of leaving the view. */
static void
test_hand (void)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new (), *hand = gtk_flow_box_new ();
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), hand);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (hand), TRUE);
  fp_hand_fit_install (GTK_FLOW_BOX (hand), GTK_SCROLLED_WINDOW (scroller));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 200);
  gtk_window_present (GTK_WINDOW (window));
  for (guint n = 1; n <= 10; n++)
    {
      gtk_flow_box_insert (GTK_FLOW_BOX (hand), new_card ("Nearly Unbeatable"), -1);
      fp_hand_fit (GTK_FLOW_BOX (hand));
      window_settle ();
      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
      g_assert_cmpint (gtk_widget_has_css_class (hand, "crowded"), ==, n > 6);
    }
  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 200);
  window_settle ();
  g_assert_false (gtk_widget_has_css_class (hand, "crowded"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Ten cards with short names are all in sight in the smallest window. */
static void
test_hand_squeezed (void)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new (), *hand = gtk_flow_box_new ();
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_add_css_class (scroller, "hand");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), hand);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (hand), TRUE);
  fp_hand_fit_install (GTK_FLOW_BOX (hand), GTK_SCROLLED_WINDOW (scroller));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  for (guint i = 0; i < 10; i++)
    gtk_flow_box_insert (GTK_FLOW_BOX (hand), new_card ("attack 31"), -1);
  fp_hand_fit (GTK_FLOW_BOX (hand));
  gtk_window_set_default_size (GTK_WINDOW (window), (int) (90 * fp_measure_character (hand)), 200);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  g_assert_true (gtk_widget_has_css_class (hand, "squeezed"));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Adds @n cards of the kind @kind to @hand. @lit: the last one answers the question. */
static void
add_kind (GtkWidget *hand, const char *kind, guint n, gboolean lit)
{
  for (guint i = 0; i < n; i++)
    {
      const FpCardFacts facts = { .number = 1,
                                  .name = g_strdup (kind),
                                  .title = g_strdup (kind),
                                  .numeral = g_strdup_printf ("%u", i),
                                  .kind = g_strdup (kind),
                                  .kind_id = g_strdup (kind),
                                  .option = lit && i + 1 == n ? 0 : -1 };
      g_autoptr (FpCardItem) item = fp_card_item_new (&facts);
      gtk_flow_box_insert (GTK_FLOW_BOX (hand), fp_card_view_new (item, NULL), -1);
    }
}

/* Returns the cards of @hand in sight: “A” is one, “(A)” stands for a closed group. */
static char *
say_hand (GtkWidget *hand)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkFlowBoxChild *view;
  for (int i = 0; (view = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (hand), i)) != NULL; i++)
    {
      const char *name = fp_card_item_facts (fp_card_inspector_card (GTK_WIDGET (view)))->title;
      gboolean closed = gtk_widget_has_css_class (GTK_WIDGET (view), "stack");
      if (gtk_widget_get_visible (GTK_WIDGET (view)))
        g_string_append_printf (text, closed ? "(%c)" : "%c", g_ascii_toupper (*name));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_hand (GtkWidget *hand, const char *expected)
{
  window_settle ();
  g_autofree char *said = say_hand (hand);
  g_assert_cmpstr (said, ==, expected);
}

/* The largest groups of a large hand close, but none with a card that answers the question. The
 * number on a card, and Enter on a closed group, open and close it. */
static void
test_hand_groups (void)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new (), *hand = gtk_flow_box_new ();
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_add_css_class (scroller, "hand");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), hand);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (hand), TRUE);
  fp_hand_fit_install (GTK_FLOW_BOX (hand), GTK_SCROLLED_WINDOW (scroller));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  add_kind (hand, "attack", 6, FALSE);
  add_kind (hand, "negotiate", 2, FALSE);
  add_kind (hand, "reinforcement", 4, TRUE);
  add_kind (hand, "flare", 3, FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), (int) (125 * fp_measure_character (hand)), 200);
  gtk_window_present (GTK_WINDOW (window));
  fp_hand_fit (GTK_FLOW_BOX (hand));
  assert_hand (hand, "(A)NNRRRRFFF");
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
  GtkWidget *first = GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (hand), 0));
  g_assert_true (fp_hand_groups_open (first));
  assert_hand (hand, "AAAAAANNRRRR(F)");
  g_assert_false (fp_hand_groups_open (first));
  g_signal_emit_by_name (first, "fold");
  assert_hand (hand, "(A)NNRRRRFFF");
  g_signal_emit_by_name (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (hand), 6), "fold");
  assert_hand (hand, "(A)(N)RRRRFFF");
  g_signal_emit_by_name (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (hand), 8), "fold");
  assert_hand (hand, "(A)(N)RRRRFFF");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The cards fit at any width, even if a long word makes a card wider than preferred. */
static void
test_hand_words (void)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new (), *hand = gtk_flow_box_new ();
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), hand);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (hand), TRUE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (hand), 6);
  fp_hand_fit_install (GTK_FLOW_BOX (hand), GTK_SCROLLED_WINDOW (scroller));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  for (guint i = 0; i < 6; i++)
    gtk_flow_box_insert (GTK_FLOW_BOX (hand), new_card ("Wholly Mammothsome"), -1);
  fp_hand_fit (GTK_FLOW_BOX (hand));
  for (int width = 800; width >= 560; width -= 20)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, 200);
      gtk_window_present (GTK_WINDOW (window));
      window_settle ();
      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* An icon is one object for all images, each of which has the size of an icon. An unknown one is
 * that of a card face down. */
static void
test_symbols (void)
{
  GtkWidget *window = gtk_window_new (), *glyph = fp_labels_glyph ("fp-ship-symbolic");
  g_assert_true (gtk_image_get_paintable (GTK_IMAGE (glyph)) == fp_symbol_find ("fp-ship-symbolic"));
  g_assert_true (fp_symbol_find ("fp-ship-symbolic") != fp_symbol_find ("fp-plan-symbolic"));
  gtk_widget_set_halign (glyph, GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), glyph);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  g_assert_cmpint (gtk_widget_get_width (glyph), >=, 8);
  g_assert_cmpint (gtk_widget_get_width (glyph), <=, 32);
  fp_labels_set_icon (GTK_IMAGE (glyph), "fp-no-such-symbolic");
  g_assert_true (FP_IS_SYMBOL (gtk_image_get_paintable (GTK_IMAGE (glyph))));
  fp_labels_set_icon (GTK_IMAGE (glyph), "pan-end-symbolic");
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (glyph)), ==, "pan-end-symbolic");
  window_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Seven players stand in as few lines as have room, and three at most. */
static void
test_seat_ring (void)
{
  enum
  {
    PLAYERS = 7,
    WIDTH = 100, /* of each, with the gap behind it nearly 110 */
  };
  static const struct
  {
    int width, columns;
  } rows[] = { { 770, 7 }, { 700, 4 }, { 430, 4 }, { 400, 3 }, { 320, 3 } };
  FpSeatRing *ring = g_object_ref_sink (g_object_new (FP_TYPE_SEAT_RING, NULL));
  int least;
  for (guint i = 0; i < PLAYERS; i++)
    {
      GtkWidget *player = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_set_size_request (player, WIDTH, 20);
      fp_seat_ring_append (ring, player);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (rows[i].width / fp_seat_ring_column (ring, rows[i].width), ==, rows[i].columns);
  gtk_widget_measure (GTK_WIDGET (ring), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 3 * (WIDTH + 10));
  g_assert_finalize_object (ring);
}

/* Appends the texts of all labels of @widget to @words. */
static void
add_words (GtkWidget *widget, GString *words)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

static void
assert_piles (GtkWidget *piles, const char *expected)
{
  g_autoptr (GString) words = g_string_new (NULL);
  add_words (piles, words);
  g_assert_cmpstr (words->str, ==, expected);
}

/* If the names of the piles need two lines, only the next pile shows its name. The others have a
 * tooltip. */
static void
test_piles (void)
{
  static const char *const names[] = { "Entdeckungskarten", "Ereigniskarten", "Auffrischungskarten" };
  GtkWidget *piles = g_object_ref_sink (g_object_new (FP_TYPE_PILES_VIEW, NULL));
  g_autoptr (GListStore) items = g_list_store_new (FP_TYPE_PILE_ITEM);
  int named, brief;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const FpPileFacts facts = { .name = g_strdup (names[i]),
                                  .id = g_strdup ("event"),
                                  .icon = g_strdup ("fp-event-symbolic"),
                                  .count = 7,
                                  .next = i == 0 };
      g_autoptr (FpPileItem) item = fp_pile_item_new (&facts);
      g_list_store_append (items, item);
    }
  fp_piles_view_show (FP_PILES_VIEW (piles), G_LIST_MODEL (items));
  gtk_widget_measure (piles, GTK_ORIENTATION_VERTICAL, 300, &named, NULL, NULL, NULL);
  fp_piles_view_set_brief (FP_PILES_VIEW (piles), TRUE);
  gtk_widget_measure (piles, GTK_ORIENTATION_VERTICAL, 300, &brief, NULL, NULL, NULL);
  g_assert_cmpint (brief, <, named);
  GtkWidget *last = gtk_widget_get_last_child (adw_bin_get_child (ADW_BIN (piles)));
  g_assert_cmpstr (fp_tooltip_get (last), ==, "Auffrischungskarten 7");
  assert_piles (piles, "Entdeckungskarten\u00a07|next|7|7|");
  fp_piles_view_set_brief (FP_PILES_VIEW (piles), FALSE);
  assert_piles (piles, "Entdeckungskarten\u00a07|next|Ereigniskarten\u00a07|Auffrischungskarten\u00a07|");
  g_assert_finalize_object (piles);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  g_test_add_func ("/table-parts/spare-text", test_spare_text);
  g_test_add_func ("/table-parts/globes", test_globes);
  g_test_add_func ("/table-parts/faces", test_faces);
  g_test_add_func ("/table-parts/hand", test_hand);
  g_test_add_func ("/table-parts/hand-squeezed", test_hand_squeezed);
  g_test_add_func ("/table-parts/hand-groups", test_hand_groups);
  g_test_add_func ("/table-parts/hand-words", test_hand_words);
  g_test_add_func ("/table-parts/symbols", test_symbols);
  g_test_add_func ("/table-parts/seat-ring", test_seat_ring);
  g_test_add_func ("/table-parts/piles", test_piles);
  return window_run ();
}
