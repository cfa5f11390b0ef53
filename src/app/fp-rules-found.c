/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search has found. */
#include "config.h"

#include "app/fp-found-text.h"
#include "app/fp-labels.h"
#include "app/fp-rules-found.h"
#include "model/fp-found-item.h"

#define FP_TYPE_FOUND_ROW (fp_found_row_get_type ())
G_DECLARE_FINAL_TYPE (FpFoundRow, fp_found_row, FP, FOUND_ROW, GtkListBoxRow)

struct _FpFoundRow
{
  GtkListBoxRow parent_instance;
  FpFoundText *title, *snippet;
  FpFoundItem *item; /* what it shows */
};

G_DEFINE_FINAL_TYPE (FpFoundRow, fp_found_row, GTK_TYPE_LIST_BOX_ROW)

static void
fp_found_row_dispose (GObject *object)
{
  g_clear_object (&FP_FOUND_ROW (object)->item);
  G_OBJECT_CLASS (fp_found_row_parent_class)->dispose (object);
}

static void
fp_found_row_class_init (FpFoundRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_found_row_dispose;
}

static void
fp_found_row_init (FpFoundRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->title = g_object_new (FP_TYPE_FOUND_TEXT, NULL);
  self->snippet = g_object_new (FP_TYPE_FOUND_TEXT, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->snippet), "tight");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->snippet));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

static void
set_item (FpFoundRow *self, FpFoundItem *item)
{
  const FpFoundFacts *found = fp_found_item_facts (item);
  g_autofree char *title = g_markup_escape_text (found->title, -1);
  g_autofree char *said = g_strdup_printf ("%s, %s", found->title, found->kind);
  g_set_object (&self->item, item);
  fp_found_text_set (self->title, title, found->title);
  fp_found_text_set (self->snippet, found->markup, found->snippet);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), *found->snippet != '\0');
  fp_labels_set_name (GTK_WIDGET (self), said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found->snippet, -1);
}

static const char *
kind_of (GtkListBoxRow *row)
{
  return fp_found_item_facts (FP_FOUND_ROW (row)->item)->kind;
}

/* Best of all come three of any kind. */
void
fp_rules_found_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *kind = kind_of (row);
  if (before != NULL && g_str_equal (kind_of (before), kind))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  GtkWidget *label = gtk_list_box_row_get_header (row);
  if (label == NULL)
    {
      label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);
      gtk_widget_add_css_class (label, "caption-heading");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "found-group");
      gtk_list_box_row_set_header (row, label);
    }
  gtk_label_set_label (GTK_LABEL (label), kind);
}

void
fp_rules_found_show (GtkListBox *list, GListModel *found, guint first, guint last)
{
  GtkListBoxRow *row;
  guint n = MIN (last, g_list_model_get_n_items (found));
  for (guint i = first; i < n; i++)
    {
      g_autoptr (FpFoundItem) item = g_list_model_get_item (found, i);
      row = gtk_list_box_get_row_at_index (list, (int) i);
      if (row == NULL)
        {
          row = g_object_new (FP_TYPE_FOUND_ROW, NULL);
          set_item (FP_FOUND_ROW (row), item);
          gtk_list_box_append (list, GTK_WIDGET (row));
        }
      else
        set_item (FP_FOUND_ROW (row), item);
      gtk_widget_set_visible (GTK_WIDGET (row), TRUE);
    }
  for (guint i = n; (row = gtk_list_box_get_row_at_index (list, (int) i)) != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (row), FALSE);
  gtk_list_box_invalidate_headers (list);
}

GtkListBoxRow *
fp_rules_found_first (GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, 0);
  return row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)) ? row : NULL;
}

const char *
fp_rules_found_place (GtkListBoxRow *row)
{
  return fp_found_item_facts (FP_FOUND_ROW (row)->item)->place;
}
