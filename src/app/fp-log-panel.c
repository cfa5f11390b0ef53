/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, newest at the end. */
#include "config.h"

#include "app/fp-log-panel.h"
#include "model/fp-log-item.h"

struct _FpLogPanel
{
  AdwBin parent_instance;
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GListModel *log;
  guint idle; /* source that scrolls to the end, 0: none */
};

G_DEFINE_FINAL_TYPE (FpLogPanel, fp_log_panel, ADW_TYPE_BIN)

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, FpLogPanel *self)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, FpLogPanel *self)
{
  static const char *const heading[] = { "caption-heading", "turn", NULL };
  static const char *const step[] = { "caption", "dim-label", "step", NULL };
  static const char *const line[] = { "tight", NULL };
  const FpLogFacts *facts = fp_log_item_facts (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);
  gtk_label_set_text (GTK_LABEL (label), facts->text);
  gtk_widget_set_css_classes (label, (const char **) (facts->heading ? heading : facts->step ? step : line));
}

static gboolean
scroll_cb (gpointer data)
{
  FpLogPanel *self = data;
  guint n = g_list_model_get_n_items (self->log);
  self->idle = 0;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

/* The list knows its new rows only once it has been laid out. */
static void
on_items_changed (FpLogPanel *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static void
fp_log_panel_dispose (GObject *object)
{
  FpLogPanel *self = FP_LOG_PANEL (object);
  fp_log_panel_set_log (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_LOG_PANEL);
  G_OBJECT_CLASS (fp_log_panel_parent_class)->dispose (object);
}

static void
fp_log_panel_class_init (FpLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_log_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
}

static void
fp_log_panel_init (FpLogPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
fp_log_panel_set_log (FpLogPanel *self, GListModel *log)
{
  if (self->log == log)
    return;
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_func (self->log, on_items_changed, self);
  g_set_object (&self->log, log);
  if (self->list != NULL)
    {
      g_autoptr (GtkNoSelection) model = log != NULL ? gtk_no_selection_new (g_object_ref (log)) : NULL;
      gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
    }
  if (log == NULL)
    return;
  g_signal_connect_object (log, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  on_items_changed (self);
}
