/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a hand fit side by side. */
#include "app/fp-hand-fit.h"

#include "app/fp-card-view.h"
#include "app/fp-labels.h"
#include "app/fp-measure.h"

/* How wide a card wants to be at least, with the distance to the next, in characters of usual width. */
static const double CARD_CHARACTERS = 16.8;
/* How wide a narrow one is. */
static const double NARROW_CHARACTERS = 10.8;

/* Cards that don't all come into sight anyhow need not be as narrow as they can. */
static FpCardWidth
width_for (double character, guint n, int width)
{
  if (width <= 0 || character * CARD_CHARACTERS * n <= width)
    return FP_CARD_WIDE;
  return character * NARROW_CHARACTERS * n <= width ? FP_CARD_NARROW : FP_CARD_READABLE;
}

static void
fit (GtkFlowBox *hand, int width)
{
  double character = fp_measure_character (GTK_WIDGET (hand));
  FpCardWidth fits = width_for (character, gtk_flow_box_get_max_children_per_line (hand), width);
  GtkFlowBoxChild *view;
  fp_labels_set_class (GTK_WIDGET (hand), "crowded", fits != FP_CARD_WIDE);
  for (int i = 0; (view = gtk_flow_box_get_child_at_index (hand, i)) != NULL; i++)
    fp_card_view_set_width (FP_CARD_VIEW (view), fits);
}

static int
room_for (GtkFlowBox *hand)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (hand), GTK_TYPE_SCROLLED_WINDOW);
  return scroller != NULL ? gtk_widget_get_width (scroller) : 0;
}

/* A style can't change while places are given out. */
static gboolean
fit_cb (gpointer hand)
{
  fit (hand, room_for (hand));
  return G_SOURCE_REMOVE;
}

static void
on_room_changed (GtkFlowBox *hand)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, g_object_ref (hand), g_object_unref);
}

void
fp_hand_fit_install (GtkFlowBox *hand, GtkScrolledWindow *scroller)
{
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "notify::page-size",
                           G_CALLBACK (on_room_changed), hand, G_CONNECT_SWAPPED);
}

void
fp_hand_fit (GtkFlowBox *hand, guint n)
{
  gtk_flow_box_set_min_children_per_line (hand, MAX (n, 1));
  gtk_flow_box_set_max_children_per_line (hand, MAX (n, 1));
  fit (hand, room_for (hand));
}
