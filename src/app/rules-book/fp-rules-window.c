/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book in a window of its own. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/rules-book/fp-rules-view.h"
#include "app/rules-book/fp-rules-window.h"
#include "app/window/fp-settings.h"

struct _FpRulesWindow
{
  AdwWindow parent_instance;
  FpRulesView *view;
  GSettings *settings; /* NULL if nothing persists */
};

G_DEFINE_FINAL_TYPE (FpRulesWindow, fp_rules_window, ADW_TYPE_WINDOW)

static gboolean
fp_rules_window_close_request (GtkWindow *window)
{
  fp_settings_write_size (FP_RULES_WINDOW (window)->settings, "rules", window);
  return GTK_WINDOW_CLASS (fp_rules_window_parent_class)->close_request (window);
}

static void
fp_rules_window_dispose (GObject *object)
{
  g_clear_object (&FP_RULES_WINDOW (object)->settings);
  G_OBJECT_CLASS (fp_rules_window_parent_class)->dispose (object);
}

static void
fp_rules_window_class_init (FpRulesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_rules_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = fp_rules_window_close_request;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

enum
{
  WIDTH = 860, /* size without settings */
  HEIGHT = 680,
};

static void
fp_rules_window_init (FpRulesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->view = g_object_new (FP_TYPE_RULES_VIEW, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Rules"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  adw_window_set_content (ADW_WINDOW (self), box);
}

GtkWindow *
fp_rules_window_new (GtkApplication *application, FpCatalogModel *catalog_model, GSettings *settings)
{
  /* A window without a template does not get this accessible role by itself. */
  FpRulesWindow *self = g_object_new (FP_TYPE_RULES_WINDOW, "application", application, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  g_set_object (&self->settings, settings);
  fp_settings_read_size (settings, "rules", GTK_WINDOW (self));
  fp_rules_view_set_catalog (self->view, catalog_model, settings);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return GTK_WINDOW (self);
}

void
fp_rules_window_set_game (FpRulesWindow *self, FpGame *game)
{
  fp_rules_view_set_game (self->view, game);
}

void
fp_rules_window_open (FpRulesWindow *self, const char *place)
{
  fp_rules_view_open (self->view, place);
  fp_rules_view_read (self->view);
}
