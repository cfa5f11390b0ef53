/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of names: they are whole in the picture of a saved game, and told once on a button. */
#include "app/pages/fp-curtain-page.h"
#include "app/pages/fp-table-picture.h"
#include "app/table/fp-option-button.h"
#include "app/widgets/fp-toast.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"

enum
{
  WIDTH = 560, /* of the picture on the start page */
};

/* Adds the labels below @widget to @labels. */
static void
find_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (GTK_IS_LABEL (widget))
    g_ptr_array_add (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_labels (child, labels);
}

static FpRecentItem *
new_recent (CatalogFixture *f, const char *players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->aliens = FP_GAME_ALIENS_NONE;
  g_autoptr (FpGame) game = fp_game_new (f->catalog_model, setup, 0);
  game_settle (game);
  const FpRecentFacts facts = { .state = g_strdup ("Turn 14 · 3 : 2 : 2 : 1"),
                                .planets = g_object_ref (fp_game_planets (game)),
                                .seats = g_object_ref (fp_game_seats (game)) };
  FpRecentItem *item = fp_recent_item_new (&facts);
  game_close (game);
  return item;
}

/* Checks that the names of @players are whole and within the picture. */
static void
check_picture (CatalogFixture *f, const char *players)
{
  g_autoptr (FpRecentItem) item = new_recent (f, players);
  FpTablePicture *picture = g_object_new (FP_TYPE_TABLE_PICTURE, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  guint n = 0;
  fp_table_picture_show (picture, item);
  gtk_widget_set_size_request (GTK_WIDGET (picture), WIDTH, -1);
  gtk_widget_set_halign (GTK_WIDGET (picture), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (picture), GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (picture));
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  find_labels (GTK_WIDGET (picture), labels);
  for (guint i = 0; i < labels->len; i++)
    {
      graphene_rect_t bounds;
      if (!gtk_widget_has_css_class (labels->pdata[i], "heading"))
        continue;
      n++;
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
      g_assert_true (gtk_widget_compute_bounds (labels->pdata[i], GTK_WIDGET (picture), &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (picture)));
    }
  g_assert_cmpuint (n, ==, 4);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_picture (CatalogFixture *f, gconstpointer data)
{
  window_style ();
  check_picture (f, "Red,Blue=random,Yellow=random,Green=random");
  check_picture (f, "Alexandrina of the Moor,Bartholomew the Elder=random,Constantine=random,"
                    "Dorothea Wilhelmina=random");
}

/* Returns the texts of the button for @option, with commas. Free with g_free (). */
static char *
texts_of (const char *label, const char *effect)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autofree char *own_label = g_strdup (label), *own_effect = g_strdup (effect);
  const FpOptionFacts option = { .label = own_label, .effect = own_effect };
  GtkWidget *button = g_object_ref_sink (fp_option_button_new (&option, FALSE));
  find_labels (button, labels);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (texts, "%s%s", i > 0 ? ", " : "", gtk_label_get_text (labels->pdata[i]));
  g_assert_finalize_object (button);
  return g_string_free (g_steal_pointer (&texts), FALSE);
}

/* A button for a player doesn't name the player a second time. */
static void
test_effect (void)
{
  g_autofree char *you = texts_of ("You", "You 8 → 16"), *both = texts_of ("Bo", "Bo 8 → 16 / You 3 → 1"),
                  *other = texts_of ("Claim it", "You +6 or −12"), *longer = texts_of ("Bo", "Boris 8 → 16");
  g_assert_cmpstr (you, ==, "You, 8 → 16");
  g_assert_cmpstr (both, ==, "Bo, 8 → 16 / You 3 → 1");
  g_assert_cmpstr (other, ==, "Claim it, You +6 or −12");
  g_assert_cmpstr (longer, ==, "Bo, Boris 8 → 16");
}

/* Returns TRUE if a label below @widget shows just @text. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  find_labels (widget, labels);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

/* A name that looks like markup is shown as it is. */
static void
test_plain (void)
{
  const FpSeatFacts facts = { .name = g_strdup ("Ann &amp; <b>Bob</b>"),
                              .shape = g_strdup ("▲"),
                              .colour = g_strdup ("orange") };
  g_autoptr (FpSeatItem) seat = fp_seat_item_new (&facts);
  GtkWidget *window = gtk_window_new (), *overlay = adw_toast_overlay_new ();
  FpCurtainPage *curtain = g_object_new (FP_TYPE_CURTAIN_PAGE, NULL);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), GTK_WIDGET (curtain));
  fp_curtain_page_show (curtain, seat, "News of Ann &amp; <b>Bob</b>");
  fp_toast_show (ADW_TOAST_OVERLAY (overlay), "Saved as Ann &amp; <b>Bob</b>");
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  g_assert_true (shows (overlay, "Ann &amp; <b>Bob</b>, take your seat"));
  g_assert_true (shows (overlay, "I'm Ann &amp; <b>Bob</b>: show my cards"));
  g_assert_true (shows (overlay, "News of Ann &amp; <b>Bob</b>"));
  g_assert_true (shows (overlay, "Saved as Ann &amp; <b>Bob</b>"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  catalog_test ("/names/picture", test_picture);
  g_test_add_func ("/names/effect", test_effect);
  g_test_add_func ("/names/plain", test_plain);
  return window_run ();
}
