/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a hand fit side by side. */
#include "app/table/fp-hand-fit.h"

#include "app/cards/fp-card-view.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"

/* How wide a card wants to be at least, with the distance to the next, in characters of usual width. */
static const double CARD_CHARACTERS = 16.8;
/* How wide a narrow one is. */
static const double NARROW_CHARACTERS = 10.8;

static void
set_width (GtkFlowBox *hand, FpCardWidth width)
{
  GtkFlowBoxChild *view;
  fp_labels_set_class (GTK_WIDGET (hand), "crowded", width != FP_CARD_WIDE);
  for (int i = 0; (view = gtk_flow_box_get_child_at_index (hand, i)) != NULL; i++)
    fp_card_view_set_width (FP_CARD_VIEW (view), width);
}

/* Cards that don't all come into sight anyhow need not be as narrow as they can. */
static FpCardWidth
width_for (double character, guint n, int width)
{
  if (width <= 0 || character * CARD_CHARACTERS * n <= width)
    return FP_CARD_WIDE;
  return character * NARROW_CHARACTERS * n <= width ? FP_CARD_NARROW : FP_CARD_READABLE;
}

/* All are as wide as the widest, and a long word can make that wider than a card wants to be.  That is seen only once
 * they have been laid out so, and kept in mind as long as there are as many. */
typedef struct
{
  guint n;
  double character;
  int least; /* pixels that all wide cards take */
} Known;

static Known *
known (GtkFlowBox *hand, guint n, double character)
{
  Known *it = g_object_get_data (G_OBJECT (hand), "fp-hand-fit");
  if (it != NULL && it->n == n && it->character == character)
    return it;
  it = g_new0 (Known, 1);
  it->n = n;
  it->character = character;
  g_object_set_data_full (G_OBJECT (hand), "fp-hand-fit", it, g_free);
  return it;
}

static void
fit (GtkFlowBox *hand, int width)
{
  guint n = gtk_flow_box_get_max_children_per_line (hand);
  double character = fp_measure_character (GTK_WIDGET (hand));
  FpCardWidth fits = width_for (character, n, width);
  Known *wide = known (hand, n, character);
  if (fits == FP_CARD_WIDE && width > 0 && !gtk_widget_has_css_class (GTK_WIDGET (hand), "crowded"))
    gtk_widget_measure (GTK_WIDGET (hand), GTK_ORIENTATION_HORIZONTAL, -1, &wide->least, NULL, NULL, NULL);
  set_width (hand, fits == FP_CARD_WIDE && wide->least > width && width > 0 ? FP_CARD_NARROW : fits);
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
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "changed", G_CALLBACK (on_room_changed),
                           hand, G_CONNECT_SWAPPED);
}

void
fp_hand_fit (GtkFlowBox *hand, guint n)
{
  gtk_flow_box_set_min_children_per_line (hand, MAX (n, 1));
  gtk_flow_box_set_max_children_per_line (hand, MAX (n, 1));
  fit (hand, room_for (hand));
}
