/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the shared decks and the past. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/table/fp-pile-button.h"
#include "app/table/fp-piles-view.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-pile-item.h"

struct _FpPilesView
{
  AdwBin parent_instance;
  FpWrapBox *box;
  guint n_piles;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (FpPilesView, fp_piles_view, ADW_TYPE_BIN)

static void
fp_piles_view_class_init (FpPilesViewClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_piles_view_init (FpPilesView *self)
{
  self->box = g_object_new (FP_TYPE_WRAP_BOX, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "piles");
  fp_labels_set_name (GTK_WIDGET (self), _ ("Decks"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* Shows a deck: its icon, its name, its number of cards, and a mark if the next card of a turn
 * comes from it. */
static void
show_pile (FpPileButton *view, FpPileItem *item, gboolean brief)
{
  const FpPileFacts *pile = fp_pile_item_facts (item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *text = g_strdup_printf ("%s %d", pile->name, pile->count);
  g_autofree char *number = g_strdup_printf ("%d", pile->count);
  g_autofree char *unbroken = fp_labels_whole (brief && !pile->next ? number : text);
  g_autofree char *accessible_name =
      /* Translators: for a screen reader: a deck with its number of cards; the next card of a turn
         comes from it. */
      pile->next ? g_strdup_printf (_ ("%s %d, the next card comes from here"), pile->name, pile->count)
                 : g_strdup (text);
  GtkWidget *label = gtk_label_new (unbroken);
  gtk_widget_add_css_class (label, "numeric");
  if (pile->next)
    gtk_widget_add_css_class (box, "next");
  gtk_box_append (GTK_BOX (box), fp_labels_glyph (pile->icon));
  gtk_box_append (GTK_BOX (box), label);
  if (pile->next)
    {
      /* Translators: behind the deck from which the next card of a turn comes. */
      GtkWidget *next = gtk_label_new (C_ ("deck", "next"));
      gtk_box_append (GTK_BOX (box), next);
    }
  fp_pile_button_show (view, pile->name, accessible_name, box, pile->cards);
  if (!pile->elsewhere)
    fp_motion_anchor_mark (GTK_WIDGET (view), FP_MOTION_ANCHOR_FIGURE, "%s", pile->id);
}

/* Pile views are kept, so that the focus stays. The number of piles is constant within a game. */
void
fp_piles_view_show (FpPilesView *self, GListModel *piles)
{
  guint n = g_list_model_get_n_items (piles);
  if (self->n_piles != n)
    fp_wrap_box_clear (self->box);
  for (guint i = self->n_piles == n ? n : 0; i < n; i++)
    fp_wrap_box_append (self->box, g_object_new (FP_TYPE_PILE_BUTTON, NULL));
  self->n_piles = n;
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (guint i = 0; i < n; i++, view = gtk_widget_get_next_sibling (view))
    {
      g_autoptr (FpPileItem) item = g_list_model_get_item (piles, i);
      /* The game keeps the items of unchanged piles. */
      if (g_object_get_data (G_OBJECT (view), "fp-pile") == (gpointer) item)
        continue;
      g_object_set_data_full (G_OBJECT (view), "fp-pile", g_object_ref (item), g_object_unref);
      show_pile (FP_PILE_BUTTON (view), item, self->brief);
    }
}

void
fp_piles_view_set_brief (FpPilesView *self, gboolean brief)
{
  if (brief == self->brief)
    return;
  self->brief = brief;
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (; view != NULL; view = gtk_widget_get_next_sibling (view))
    show_pile (FP_PILE_BUTTON (view), g_object_get_data (G_OBJECT (view), "fp-pile"), brief);
}
