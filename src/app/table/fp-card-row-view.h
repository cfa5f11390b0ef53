/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of small cards in a player's strip, with their numbers. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-row-item.h"

#define FP_TYPE_CARD_ROW_VIEW (fp_card_row_view_get_type ())
G_DECLARE_FINAL_TYPE (FpCardRowView, fp_card_row_view, FP, CARD_ROW_VIEW, AdwBin)

/* fp_card_row_view_new: returns a widget for @item and the rows that take its place later.
 * (transfer floating) */
GtkWidget *fp_card_row_view_new (FpCardRowItem *item);

/* fp_card_row_view_show: shows @item, which has the same id. Unchanged cards keep their widgets. */
void fp_card_row_view_show (FpCardRowView *self, FpCardRowItem *item);

/* fp_card_row_view_set_narrow: puts the numbers beside the cards if @narrow, else below them. */
void fp_card_row_view_set_narrow (FpCardRowView *self, gboolean narrow);
