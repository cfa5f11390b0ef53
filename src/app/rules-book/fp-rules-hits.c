/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search results of the rules book as list rows. */
#include "config.h"

#include "app/widgets/fp-cached-label.h"
#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-hits.h"
#include "model/items/fp-search-hit-item.h"

#define FP_TYPE_SEARCH_HIT_ROW (fp_search_hit_row_get_type ())
G_DECLARE_FINAL_TYPE (FpSearchHitRow, fp_search_hit_row, FP, SEARCH_HIT_ROW, GtkListBoxRow)

struct _FpSearchHitRow
{
  GtkListBoxRow parent_instance;
  FpCachedLabel *title, *snippet;
  FpSearchHitItem *item; /* item shown */
};

G_DEFINE_FINAL_TYPE (FpSearchHitRow, fp_search_hit_row, GTK_TYPE_LIST_BOX_ROW)

static void
fp_search_hit_row_dispose (GObject *object)
{
  g_clear_object (&FP_SEARCH_HIT_ROW (object)->item);
  G_OBJECT_CLASS (fp_search_hit_row_parent_class)->dispose (object);
}

static void
fp_search_hit_row_class_init (FpSearchHitRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_search_hit_row_dispose;
}

static void
fp_search_hit_row_init (FpSearchHitRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->title = g_object_new (FP_TYPE_CACHED_LABEL, NULL);
  self->snippet = g_object_new (FP_TYPE_CACHED_LABEL, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->snippet), "tight");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->snippet));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

static void
set_item (FpSearchHitRow *self, FpSearchHitItem *item)
{
  const FpSearchHitFacts *found = fp_search_hit_item_facts (item);
  g_autofree char *title = g_markup_escape_text (found->title, -1);
  g_autofree char *accessible_name = g_strdup_printf ("%s, %s", found->title, found->kind);
  g_set_object (&self->item, item);
  fp_cached_label_set (self->title, title, found->title);
  fp_cached_label_set (self->snippet, found->markup, found->snippet);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), *found->snippet != '\0');
  fp_labels_set_name (GTK_WIDGET (self), accessible_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found->snippet, -1);
}

static const char *
kind_of (GtkListBoxRow *row)
{
  return fp_search_hit_item_facts (FP_SEARCH_HIT_ROW (row)->item)->kind;
}

/* The three best results come first, whatever their kind. */
void
fp_rules_hits_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
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
fp_rules_hits_show (GtkListBox *list, GListModel *found, guint first, guint last)
{
  GtkListBoxRow *row;
  guint n = MIN (last, g_list_model_get_n_items (found));
  for (guint i = first; i < n; i++)
    {
      g_autoptr (FpSearchHitItem) item = g_list_model_get_item (found, i);
      row = gtk_list_box_get_row_at_index (list, (int) i);
      if (row == NULL)
        {
          row = g_object_new (FP_TYPE_SEARCH_HIT_ROW, NULL);
          set_item (FP_SEARCH_HIT_ROW (row), item);
          gtk_list_box_append (list, GTK_WIDGET (row));
        }
      else
        set_item (FP_SEARCH_HIT_ROW (row), item);
      gtk_widget_set_visible (GTK_WIDGET (row), TRUE);
    }
  for (guint i = n; (row = gtk_list_box_get_row_at_index (list, (int) i)) != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (row), FALSE);
  gtk_list_box_invalidate_headers (list);
}

GtkListBoxRow *
fp_rules_hits_first (GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, 0);
  return row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)) ? row : NULL;
}

const char *
fp_rules_hits_place (GtkListBoxRow *row)
{
  return fp_search_hit_item_facts (FP_SEARCH_HIT_ROW (row)->item)->place;
}
