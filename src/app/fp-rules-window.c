/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book in a window of its own. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-rules-view.h"
#include "app/fp-rules-window.h"

struct _FpRulesWindow
{
  AdwWindow parent_instance;
  FpRulesView *view;
};

G_DEFINE_FINAL_TYPE (FpRulesWindow, fp_rules_window, ADW_TYPE_WINDOW)

static void
fp_rules_window_class_init (FpRulesWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
fp_rules_window_init (FpRulesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->view = g_object_new (FP_TYPE_RULES_VIEW, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Rules"));
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  adw_window_set_content (ADW_WINDOW (self), box);
}

GtkWindow *
fp_rules_window_new (GtkApplication *application, FpBox *box, GSettings *settings)
{
  FpRulesWindow *self = g_object_new (FP_TYPE_RULES_WINDOW, "application", application, NULL);
  fp_rules_view_set_box (self->view, box, settings);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return GTK_WINDOW (self);
}

void
fp_rules_window_open (FpRulesWindow *self, const char *place)
{
  fp_rules_view_open (self->view, place);
  fp_rules_view_read (self->view);
}
