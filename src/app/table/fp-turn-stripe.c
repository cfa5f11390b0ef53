/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn stripe: marks the widgets of the player who must decide. */
#include "app/table/fp-turn-stripe.h"

#include "app/widgets/fp-colours.h"

enum
{
  STRIPE = 4, /* width in pixels */
};

static GQuark
turn_quark (void)
{
  return g_quark_from_static_string ("fp-turn");
}

void
fp_turn_stripe_set (GtkWidget *widget, gboolean has_stripe)
{
  if ((g_object_get_qdata (G_OBJECT (widget), turn_quark ()) != NULL) == has_stripe)
    return;
  g_object_set_qdata (G_OBJECT (widget), turn_quark (), GINT_TO_POINTER (has_stripe));
  gtk_widget_queue_draw (widget);
}

void
fp_turn_stripe_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  if (g_object_get_qdata (G_OBJECT (widget), turn_quark ()) == NULL)
    return;
  GtkBorder padding;
  gtk_style_context_get_padding (gtk_widget_get_style_context (widget), &padding);
  const GdkRGBA colour = fp_colour_find (widget, "accent_bg_color");
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int x = mirrored ? width + padding.right - STRIPE : -padding.left;
  gtk_snapshot_append_color (
      snapshot, &colour,
      &GRAPHENE_RECT_INIT ((float) x, (float) -padding.top, STRIPE, (float) (padding.top + height + padding.bottom)));
}
