/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on the table or in the hand, as a child of a GtkFlowBox. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_VIEW (fp_card_view_get_type ())
G_DECLARE_FINAL_TYPE (FpCardView, fp_card_view, FP, CARD_VIEW, GtkFlowBoxChild)

/* fp_card_view_new: returns a view of @item, an FpCardItem. It is a GtkFlowBoxCreateWidgetFunc. */
GtkWidget *fp_card_view_new (gpointer item, gpointer data);

/* fp_card_view_show: shows another item in the view.
 * fp_card_view_number: returns the number that identifies an item.
 * Both are for fp_list_sync (). */
void fp_card_view_show (GtkWidget *widget, gpointer item);
int fp_card_view_number (gpointer item);

/* Minimum width of a card. */
typedef enum
{
  FP_CARD_WIDE, /* as wide as the name prefers */
  FP_CARD_READABLE, /* cuts few words of the name */
  FP_CARD_NARROW,
} FpCardWidth;

/* fp_card_view_set_width: sets the minimum width of the card. */
void fp_card_view_set_width (FpCardView *self, FpCardWidth width);

/* fp_card_view_set_stack: makes the card the first of a group of @n cards, 0 for none. Its signal
 * “fold” reports that the group shall be closed or opened. @closed: NULL, or the kind and the brief
 * that the card shows in place of its own, because it stands for all of them. Showing another item
 * ends that. */
void fp_card_view_set_stack (FpCardView *self, guint n, const FpCardFacts *closed);

/* fp_card_view_set_back: shows the icon @icon on the back of a hidden card: its kind is known from
 * where it lies. */
void fp_card_view_set_back (FpCardView *self, const char *icon);
