/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destiny card that is being resolved, and the shared decks. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-destiny-view.h"
#include "app/fp-labels.h"
#include "model/fp-pile-item.h"

struct _FpDestinyView
{
  AdwBin parent_instance;
  GtkLabel *name, *text, *piles;
};

G_DEFINE_FINAL_TYPE (FpDestinyView, fp_destiny_view, ADW_TYPE_BIN)

static void
fp_destiny_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_DESTINY_VIEW);
  G_OBJECT_CLASS (fp_destiny_view_parent_class)->dispose (object);
}

static void
fp_destiny_view_class_init (FpDestinyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_destiny_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/destiny-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, name);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, text);
  gtk_widget_class_bind_template_child (widget_class, FpDestinyView, piles);
}

static void
fp_destiny_view_init (FpDestinyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
count_piles (GListModel *piles)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (FpPileItem) item = g_list_model_get_item (piles, i);
      const FpPileFacts *pile = fp_pile_item_facts (item);
      /* A number that keeps to its name when the line is broken. */
      g_string_append_printf (text, "%s%s\u00a0%d", i > 0 ? " · " : "", pile->name, pile->count);
    }
  return g_string_free (text, FALSE);
}

void
fp_destiny_view_show (FpDestinyView *self, FpCardItem *card, GListModel *piles)
{
  const FpCardFacts *facts = card != NULL ? fp_card_item_facts (card) : NULL;
  g_autofree char *counts = count_piles (piles);
  fp_label_set (self->name, facts != NULL ? facts->name : _ ("No card yet"));
  fp_label_set (self->text, facts != NULL ? facts->text : NULL);
  fp_label_set (self->piles, counts);
}
