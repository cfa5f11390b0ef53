/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of a card's face. */
#include "app/cards/fp-card-face.h"

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"

static const char key[] = "fp-card-face";

/* Exchanges the style class of the kind. @kind: NULL for none. */
static void
set_colours (GtkWidget *widget, const char *kind)
{
  char *now = kind != NULL ? g_strconcat ("face-", kind, NULL) : NULL;
  const char *last = g_object_get_data (G_OBJECT (widget), key);
  if (g_strcmp0 (last, now) == 0)
    {
      g_free (now);
      return;
    }
  if (last != NULL)
    gtk_widget_remove_css_class (widget, last);
  if (now != NULL)
    gtk_widget_add_css_class (widget, now);
  g_object_set_data_full (G_OBJECT (widget), key, now, g_free);
}

void
fp_card_face_show (GtkWidget *widget, FpCardMotif *motif, const FpCardFacts *card)
{
  gboolean shown = card != NULL && card->portrait == NULL;
  set_colours (widget, card != NULL ? card->kind_id : NULL);
  gtk_widget_set_visible (GTK_WIDGET (motif), shown);
  if (!shown)
    return;
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", card->hidden ? "face-down" : card->kind_id);
  fp_tooltip_set (GTK_WIDGET (motif), card->kind);
  fp_card_motif_set (motif, icon, card->hidden ? NULL : card->kind_id, card->id);
}
