/* SPDX-License-Identifier: GPL-3.0-or-later */
/* List of the cards of a pile, with the details of one of them. */
#include "config.h"

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-labels.h"
#include "app/table/fp-pile-list.h"
#include "app/cards/fp-card-inspector.h"

struct _FpPileList
{
  AdwBin parent_instance;
  GtkLabel *heading;
  GtkListBox *list;
  FpCardDetails *reader;
};

static void fp_pile_list_inspector_init (FpCardInspectorInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FpPileList, fp_pile_list, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (FP_TYPE_CARD_INSPECTOR, fp_pile_list_inspector_init))

static void
on_read (FpCardInspector *inspector, GtkWidget *widget, FpCardItem *card, FpCardInspectorCause cause)
{
  fp_card_details_show (FP_PILE_LIST (inspector)->reader, card);
}

static void
fp_pile_list_inspector_init (FpCardInspectorInterface *iface)
{
  iface->read = on_read;
}

static void
on_row (FpPileList *self, GtkListBoxRow *row)
{
  fp_card_inspector_closer (GTK_WIDGET (row));
}

static void
fp_pile_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PILE_LIST);
  G_OBJECT_CLASS (fp_pile_list_parent_class)->dispose (object);
}

static void
fp_pile_list_class_init (FpPileListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_pile_list_dispose;
  g_type_ensure (FP_TYPE_CARD_DETAILS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/pile-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPileList, heading);
  gtk_widget_class_bind_template_child (widget_class, FpPileList, list);
  gtk_widget_class_bind_template_child (widget_class, FpPileList, reader);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
}

static void
fp_pile_list_init (FpPileList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_row (FpCardItem *item)
{
  const FpCardFacts *facts = fp_card_item_facts (item);
  g_autofree char *text = fp_labels_say_card (facts);
  g_autofree char *icon = fp_labels_kind_icon (facts);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = fp_labels_new_text (text);
  gtk_box_append (GTK_BOX (box), fp_labels_glyph (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  fp_labels_set_name (row, text);
  fp_card_inspector_attach (row, item);
  return row;
}

GtkWidget *
fp_pile_list_new (const char *name, GListModel *cards)
{
  FpPileList *self = g_object_new (FP_TYPE_PILE_LIST, NULL);
  guint n = g_list_model_get_n_items (cards);
  g_autoptr (FpCardItem) top = g_list_model_get_item (cards, 0);
  gtk_label_set_text (self->heading, name);
  fp_labels_set_name (GTK_WIDGET (self->list), name);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      gtk_list_box_append (self->list, new_row (item));
    }
  fp_card_details_show (self->reader, top);
  return GTK_WIDGET (self);
}
