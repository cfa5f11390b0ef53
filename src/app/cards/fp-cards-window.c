/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards window: all cards in a window of their own. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-cards-window.h"
#include "app/window/fp-settings.h"

struct _FpCardsWindow
{
  AdwWindow parent_instance;
  FpCardBrowser *browser;
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
fp_cards_window_init (FpCardsWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->browser = g_object_new (FP_TYPE_CARD_BROWSER, "margin-top", MARGIN, "margin-bottom", MARGIN, "margin-start",
                                MARGIN, "margin-end", MARGIN, "vexpand", TRUE, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Cards"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
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
  g_autoptr (GListModel) cards = fp_catalog_model_cards (catalog_model, NULL);
  g_set_object (&self->settings, settings);
  fp_settings_read_size (settings, "cards", GTK_WINDOW (self));
  fp_card_browser_open (self->browser, catalog_model, cards, _ ("Cards"), NULL, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->browser));
  return GTK_WINDOW (self);
}
