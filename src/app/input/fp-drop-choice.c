/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Popover that offers several options at the place of a drop. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drop-choice.h"
#include "model/items/fp-option-item.h"

/* The popover must not be unparented while it emits “closed”. */
static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkWidget *popover)
{
  GtkWidget *anchor = gtk_widget_get_parent (popover);
  if (anchor == NULL)
    return;
  g_signal_handlers_disconnect_by_func (anchor, gtk_widget_unparent, popover);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
on_clicked (GtkWidget *button, gpointer popover)
{
  gtk_popover_popdown (popover);
}

static GtkWidget *
new_button (const FpOptionFacts *option, GtkWidget *popover)
{
  GtkWidget *button = gtk_button_new_with_label (option->label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", option->index);
  gtk_widget_add_css_class (button, "number");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), popover);
  return button;
}

void
fp_drop_choice_show (GtkWidget *anchor, GListModel *options)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (_ ("How many?")), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), row);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      gtk_box_append (GTK_BOX (row), new_button (fp_option_item_facts (item), popover));
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_widget_set_parent (popover, anchor);
  /* The parent widget may disappear with the next decision. */
  g_signal_connect_object (anchor, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}
