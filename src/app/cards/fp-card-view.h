/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on the table or in the hand, as a child of a GtkFlowBox. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_VIEW (fp_card_view_get_type ())
G_DECLARE_FINAL_TYPE (FpCardView, fp_card_view, FP, CARD_VIEW, GtkFlowBoxChild)

/* fp_card_view_new: a card that shows @item.  A GtkFlowBoxCreateWidgetFunc with @item an FpCardItem. */
GtkWidget *fp_card_view_new (gpointer item, gpointer data);

/* fp_card_view_show: shows another item in a view; fp_card_view_number: by which number it is found again.  For
 * fp_list_sync (). */
void fp_card_view_show (GtkWidget *widget, gpointer item);
int fp_card_view_number (gpointer item);

/* How narrow a card may become. */
typedef enum
{
  FP_CARD_WIDE, /* as wide as its name likes it to be */
  FP_CARD_READABLE, /* few words of its name are cut */
  FP_CARD_NARROW,
} FpCardWidth;

/* fp_card_view_set_width: how narrow the card may become. */
void fp_card_view_set_width (FpCardView *self, FpCardWidth width);
