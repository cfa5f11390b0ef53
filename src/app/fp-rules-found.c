/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search has found. */
#include "config.h"

#include "app/fp-labels.h"
#include "app/fp-rules-found.h"
#include "model/fp-found-item.h"

/* Best of all come three of any kind. */
void
fp_rules_found_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *kind = g_object_get_data (G_OBJECT (row), "kind");
  if (before != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (before), "kind"), kind) == 0)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", kind, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "found-group");
  gtk_list_box_row_set_header (row, label);
}

static GtkWidget *
new_found_label (const char *markup, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
fp_rules_found_row_new (gpointer item, gpointer data)
{
  const FpFoundFacts *found = fp_found_item_facts (item);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *title = g_markup_escape_text (found->title, -1);
  g_autofree char *said = g_strdup_printf ("%s, %s", found->title, found->kind);
  gtk_box_append (GTK_BOX (box), new_found_label (title, "heading"));
  if (*found->snippet != '\0')
    gtk_box_append (GTK_BOX (box), new_found_label (found->markup, "tight"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "kind", g_strdup (found->kind), g_free);
  g_object_set_data_full (G_OBJECT (row), "place", g_strdup (found->place), g_free);
  fp_labels_set_name (row, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found->snippet, -1);
  return row;
}

const char *
fp_rules_found_place (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "place");
}
