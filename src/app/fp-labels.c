/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small labels that several widgets of the table are made of. */
#include "app/fp-labels.h"

void
fp_label_set (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

void
fp_label_set_seat (GtkLabel *label, const char *shape, const char *colour, const char *also)
{
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *classes[] = { style, also, NULL };
  gtk_label_set_text (label, shape);
  gtk_widget_set_css_classes (GTK_WIDGET (label), classes);
}

void
fp_labels_clear (GtkWidget *box)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
fp_labels_show_fleets (GtkBox *box, GListModel *fleets, gboolean named)
{
  fp_labels_clear (GTK_WIDGET (box));
  for (guint i = 0; i < g_list_model_get_n_items (fleets); i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (fleets, i);
      const FpFleetFacts *fleet = fp_fleet_item_facts (item);
      g_autofree char *text = named ? g_strdup_printf ("%s %s %d", fleet->shape, fleet->name, fleet->ships)
                                    : g_strdup_printf ("%s %d", fleet->shape, fleet->ships);
      GtkWidget *label = gtk_label_new (NULL);
      fp_label_set_seat (GTK_LABEL (label), text, fleet->colour, "numeric");
      gtk_widget_add_css_class (label, "figure");
      gtk_label_set_wrap (GTK_LABEL (label), named);
      gtk_box_append (box, label);
    }
}

void
fp_labels_set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
