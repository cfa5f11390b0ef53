/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards window: all cards in a window of their own. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-cards-window.h"
#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"
#include "app/window/fp-settings.h"
#include "model/fp-alien-records.h"
#include "model/game/fp-game-setup.h"

struct _FpCardsWindow
{
  AdwWindow parent_instance;
  FpCardBrowser *browser;
  FpCatalogModel *all_editions, *catalog_model; /* the latter is that of the edition shown */
  GtkDropDown *edition; /* in the order of the program; not shown if there is only one */
  GtkToggleButton *gallery;
  GSettings *settings; /* NULL if nothing persists */
};

G_DEFINE_FINAL_TYPE (FpCardsWindow, fp_cards_window, ADW_TYPE_WINDOW)

enum
{
  WIDTH = 900, /* size without settings */
  HEIGHT = 660,
  MARGIN = 12,
};

static void
on_activated (FpCardsWindow *self)
{
  fp_card_browser_read (self->browser);
}

/* Goes from the card that is read back to the list, and from there closes the window. */
static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (widget));
  gtk_widget_grab_focus (GTK_WIDGET (FP_CARDS_WINDOW (widget)->browser));
  if (gtk_window_get_focus (GTK_WINDOW (widget)) == before)
    gtk_window_close (GTK_WINDOW (widget));
}

/* Shows all cards as a list, or the aliens and other characters as a grid with their records. */
static void
fill (FpCardsWindow *self)
{
  gboolean grid = gtk_toggle_button_get_active (self->gallery);
  g_autoptr (GListModel) cards = fp_catalog_model_cards (self->catalog_model, NULL);
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (gtk_drop_down_get_selected (self->edition));
  g_autoptr (GHashTable) records =
      grid && setup != NULL ? fp_alien_records (fp_game_setup_edition (setup), NULL) : NULL;
  g_autofree char *chosen = g_strdup (fp_card_browser_chosen (self->browser));
  fp_card_browser_set_grid (self->browser, grid, records);
  fp_card_browser_open (self->browser, self->catalog_model, cards, grid ? _ ("Aliens") : _ ("Cards"), chosen, NULL);
}

static void
on_edition (FpCardsWindow *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (gtk_drop_down_get_selected (self->edition));
  if (setup == NULL || self->all_editions == NULL)
    return;
  g_set_object (&self->catalog_model, fp_catalog_model_of (self->all_editions, setup->edition));
  fill (self);
}

static gboolean
fp_cards_window_close_request (GtkWindow *window)
{
  fp_settings_write_size (FP_CARDS_WINDOW (window)->settings, "cards", window);
  return GTK_WINDOW_CLASS (fp_cards_window_parent_class)->close_request (window);
}

static void
fp_cards_window_dispose (GObject *object)
{
  g_clear_object (&FP_CARDS_WINDOW (object)->settings);
  g_clear_object (&FP_CARDS_WINDOW (object)->catalog_model);
  g_clear_object (&FP_CARDS_WINDOW (object)->all_editions);
  G_OBJECT_CLASS (fp_cards_window_parent_class)->dispose (object);
}

static void
fp_cards_window_class_init (FpCardsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_cards_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = fp_cards_window_close_request;
  gtk_widget_class_install_action (widget_class, "cards.back", NULL, on_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "cards.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
add_edition (FpCardsWindow *self, AdwHeaderBar *bar)
{
  g_auto (GStrv) names = fp_game_setup_edition_names ();
  self->edition = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char *const *) names));
  fp_drop_down_name (self->edition, _ ("Edition"), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->edition), g_strv_length (names) > 1);
  adw_header_bar_pack_start (bar, GTK_WIDGET (self->edition));
  g_signal_connect_object (self->edition, "notify::selected", G_CALLBACK (on_edition), self, G_CONNECT_SWAPPED);
}

static void
fp_cards_window_init (FpCardsWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->browser = g_object_new (FP_TYPE_CARD_BROWSER, "margin-top", MARGIN, "margin-bottom", MARGIN, "margin-start",
                                MARGIN, "margin-end", MARGIN, "vexpand", TRUE, NULL);
  g_signal_connect_object (self->browser, "left", G_CALLBACK (gtk_window_close), self, G_CONNECT_SWAPPED);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Cards"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  GtkWidget *bar = adw_header_bar_new ();
  self->gallery = GTK_TOGGLE_BUTTON (g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "view-grid-symbolic",
                                                   "tooltip-text", _ ("Gallery of aliens"), NULL));
  fp_labels_set_name (GTK_WIDGET (self->gallery), _ ("Gallery of aliens"));
  g_signal_connect_object (self->gallery, "toggled", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), GTK_WIDGET (self->gallery));
  add_edition (self, ADW_HEADER_BAR (bar));
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->browser));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (self->browser, "activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}

GtkWindow *
fp_cards_window_new (GtkApplication *application, FpCatalogModel *catalog_model, GSettings *settings)
{
  /* A window without a template does not get this accessible role by itself. */
  FpCardsWindow *self = g_object_new (FP_TYPE_CARDS_WINDOW, "application", application, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  g_set_object (&self->all_editions, catalog_model);
  g_set_object (&self->catalog_model, catalog_model);
  g_set_object (&self->settings, settings);
  fp_settings_read_size (settings, "cards", GTK_WINDOW (self));
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->browser));
  return GTK_WINDOW (self);
}

void
fp_cards_window_show_edition (FpCardsWindow *self, guint edition)
{
  g_return_if_fail (FP_IS_CARDS_WINDOW (self));
  gtk_drop_down_set_selected (self->edition, edition);
}

void
fp_cards_window_show_gallery (FpCardsWindow *self, gboolean gallery)
{
  gtk_toggle_button_set_active (self->gallery, gallery);
}
