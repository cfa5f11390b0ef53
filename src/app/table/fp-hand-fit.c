/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fitting of a hand: cards become narrower when a row of wide ones does not fit. */
#include "app/table/fp-hand-fit.h"

#include "app/cards/fp-card-view.h"
#include "app/table/fp-hand-groups.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-measure.h"

/* Width of a wide card and the gap behind it, in characters of average width. */
static const double CARD_CHARACTERS = 16.8;
/* The same for a narrow card, and for one with a smaller number and motif. */
static const double NARROW_CHARACTERS = 10.0, SQUEEZED_CHARACTERS = 8.5;

enum
{
  GAP = 6, /* between cards, pixels */
  SQUEEZED_GAP = 3,
  GROUP_GAP = 12, /* more for a card that begins a group, for which all cards are as wide */
  MANY = 100, /* cards, more than any hand has */
};

/* Cards narrower than they would like to be share the whole row. */
static void
set_width (GtkFlowBox *hand, FpCardWidth width, gboolean squeezed)
{
  GtkFlowBoxChild *view;
  gtk_widget_set_halign (GTK_WIDGET (hand), width != FP_CARD_WIDE ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  fp_labels_set_class (GTK_WIDGET (hand), "crowded", width != FP_CARD_WIDE);
  fp_labels_set_class (GTK_WIDGET (hand), "squeezed", squeezed);
  gtk_flow_box_set_column_spacing (hand, squeezed ? SQUEEZED_GAP : GAP);
  for (int i = 0; (view = gtk_flow_box_get_child_at_index (hand, i)) != NULL; i++)
    fp_card_view_set_width (FP_CARD_VIEW (view), width);
}

/* Returns the width for @n cards. Sets @squeezed to TRUE if narrow cards fit only if they are
 * squeezed. If even those do not all fit, they stay readable instead. */
static FpCardWidth
width_for (double character, guint n, int width, gboolean *squeezed)
{
  *squeezed = FALSE;
  if (width <= 0 || character * CARD_CHARACTERS * n <= width)
    return FP_CARD_WIDE;
  if (character * NARROW_CHARACTERS * n <= width)
    return FP_CARD_NARROW;
  *squeezed = character * SQUEEZED_CHARACTERS * n <= width;
  return *squeezed ? FP_CARD_NARROW : FP_CARD_READABLE;
}

/* All cards are as wide as the widest one, and a long word can make it wider than CARD_CHARACTERS.
 * The real width is known only after a layout with wide cards. It is remembered while the number of
 * cards and the font stay the same. */
typedef struct
{
  guint n;
  double character;
  int least; /* minimum width of all wide cards, pixels */
} MeasuredWidth;

static MeasuredWidth *
measured_width (GtkFlowBox *hand, guint n, double character)
{
  MeasuredWidth *measured = g_object_get_data (G_OBJECT (hand), "fp-hand-fit");
  if (measured != NULL && measured->n == n && measured->character == character)
    return measured;
  measured = g_new0 (MeasuredWidth, 1);
  measured->n = n;
  measured->character = character;
  g_object_set_data_full (G_OBJECT (hand), "fp-hand-fit", measured, g_free);
  return measured;
}

/* Returns the number of narrow cards that have room. */
static guint
room_for (GtkFlowBox *hand, int width)
{
  double card = fp_measure_character (GTK_WIDGET (hand)) * NARROW_CHARACTERS + GROUP_GAP;
  return width > 0 ? (guint) (width / card) : G_MAXUINT;
}

static void
fit (GtkFlowBox *hand, int width)
{
  guint n = fp_hand_groups_close (hand, room_for (hand, width));
  double character = fp_measure_character (GTK_WIDGET (hand));
  gboolean squeezed;
  gtk_flow_box_set_min_children_per_line (hand, MAX (n, 1));
  /* The cards of an empty hand may be measured before they are fitted, and stand on one line. */
  gtk_flow_box_set_max_children_per_line (hand, n > 0 ? n : MANY);
  FpCardWidth fits = width_for (character, n, width, &squeezed);
  MeasuredWidth *wide = measured_width (hand, n, character);
  if (fits == FP_CARD_WIDE && width > 0 && !gtk_widget_has_css_class (GTK_WIDGET (hand), "crowded"))
    gtk_widget_measure (GTK_WIDGET (hand), GTK_ORIENTATION_HORIZONTAL, -1, &wide->least, NULL, NULL, NULL);
  set_width (hand, fits == FP_CARD_WIDE && wide->least > width && width > 0 ? FP_CARD_NARROW : fits, squeezed);
}

static int
available_width (GtkFlowBox *hand)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (hand), GTK_TYPE_SCROLLED_WINDOW);
  return scroller != NULL ? gtk_widget_get_width (scroller) : 0;
}

/* The update runs from an idle source because CSS classes must not change during allocation. */
static gboolean
fit_cb (gpointer hand)
{
  fit (hand, available_width (hand));
  return G_SOURCE_REMOVE;
}

static void
on_size_changed (GtkFlowBox *hand)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, g_object_ref (hand), g_object_unref);
}

void
fp_hand_fit_install (GtkFlowBox *hand, GtkScrolledWindow *scroller)
{
  fp_hand_groups_install (hand, fp_hand_fit);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "changed", G_CALLBACK (on_size_changed),
                           hand, G_CONNECT_SWAPPED);
}

void
fp_hand_fit (GtkFlowBox *hand)
{
  fit (hand, available_width (hand));
}
