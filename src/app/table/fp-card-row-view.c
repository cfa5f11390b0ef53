/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of small cards in a player's strip. */
#include "config.h"

#include "app/input/fp-drag.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-card-row-view.h"
#include "app/table/fp-token-view.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-item.h"

struct _FpCardRowView
{
  AdwBin parent_instance;
  GtkBox *box; /* contains the next two */
  FpWrapBox *cards;
  GtkLabel *numbers;
  FpCardRowItem *shown; /* NULL until set */
};

enum
{
  BELOW = 2, /* pixels between the cards and their numbers below */
  BESIDE = 9, /* and beside them */
};

G_DEFINE_FINAL_TYPE (FpCardRowView, fp_card_row_view, ADW_TYPE_BIN)

static void
fp_card_row_view_dispose (GObject *object)
{
  g_clear_object (&FP_CARD_ROW_VIEW (object)->shown);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_card_row_view_parent_class)->dispose (object);
}

static void
fp_card_row_view_class_init (FpCardRowViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_card_row_view_dispose;
}

static void
fp_card_row_view_init (FpCardRowView *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, BELOW));
  self->cards = g_object_new (FP_TYPE_WRAP_BOX, NULL);
  self->numbers = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->numbers, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->numbers), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->numbers), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->numbers), "numeric");
  gtk_box_append (self->box, GTK_WIDGET (self->cards));
  gtk_box_append (self->box, GTK_WIDGET (self->numbers));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* Shows @group in the tokens from @view on (NULL for the end) and returns the token behind the last
 * one used. Unchanged tokens are kept. */
static GtkWidget *
show_group (FpCardRowView *self, GtkWidget *view, const FpCardGroupFacts *group)
{
  for (guint i = 0; i < g_list_model_get_n_items (group->cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (group->cards, i);
      GtkWidget *next = view != NULL ? gtk_widget_get_next_sibling (view) : NULL;
      if (view == NULL || !fp_token_view_shows (FP_TOKEN_VIEW (view), item, group->dimmed))
        {
          gtk_widget_insert_before (fp_token_view_new (item, group->dimmed, group->label), GTK_WIDGET (self->cards),
                                    view);
          g_clear_pointer (&view, gtk_widget_unparent);
        }
      view = next;
    }
  return view;
}

void
fp_card_row_view_show (FpCardRowView *self, FpCardRowItem *item)
{
  const FpCardRowFacts *row = fp_card_row_item_facts (item);
  if (self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  for (guint i = 0; i < g_list_model_get_n_items (row->groups); i++)
    {
      g_autoptr (FpCardGroupItem) group = g_list_model_get_item (row->groups, i);
      view = show_group (self, view, fp_card_group_item_facts (group));
    }
  while (view != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (view);
      gtk_widget_unparent (view);
      view = next;
    }
  gtk_label_set_text (self->numbers, row->text);
  if (self->shown == NULL || strcmp (fp_card_row_item_facts (self->shown)->spot, row->spot) != 0)
    {
      fp_labels_set_name (GTK_WIDGET (self->cards), row->label);
      fp_motion_anchor_mark (GTK_WIDGET (self->cards), FP_MOTION_ANCHOR_FIGURE, "%s", row->spot);
      fp_drag_add_target (GTK_WIDGET (self->cards), row->spot);
    }
  g_set_object (&self->shown, item);
}

void
fp_card_row_view_set_narrow (FpCardRowView *self, gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->box, narrow ? BESIDE : BELOW);
}

GtkWidget *
fp_card_row_view_new (FpCardRowItem *item)
{
  FpCardRowView *self = g_object_new (FP_TYPE_CARD_ROW_VIEW, NULL);
  fp_card_row_view_show (self, item);
  return GTK_WIDGET (self);
}
