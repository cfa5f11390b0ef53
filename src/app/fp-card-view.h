/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on the table or in the hand, as a child of a GtkFlowBox. */
#pragma once

#include <adwaita.h>

#include "model/fp-card-item.h"

#define FP_TYPE_CARD_VIEW (fp_card_view_get_type ())
G_DECLARE_FINAL_TYPE (FpCardView, fp_card_view, FP, CARD_VIEW, GtkFlowBoxChild)

/* fp_card_view_new: a card that shows @item.  A GtkFlowBoxCreateWidgetFunc with @item an FpCardItem. */
GtkWidget *fp_card_view_new (gpointer item, gpointer data);

/* fp_card_view_show: shows another item in a view; fp_card_view_number: by which number it is found again.  For
 * fp_follow (). */
void fp_card_view_show (GtkWidget *widget, gpointer item);
int fp_card_view_number (gpointer item);

/* fp_card_view_set_narrow: whether the card may be narrower than its name wants it to be. */
void fp_card_view_set_narrow (FpCardView *self, gboolean narrow);
