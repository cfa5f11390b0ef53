/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters as a grid of portraits with their names and what they do. Signals: “selected” (the
 * player has moved the selection), “activated” (Enter or a double click). */
#pragma once

#include <adwaita.h>

#include "model/items/fp-printed-card.h"

#define FP_TYPE_CARD_GRID (fp_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (FpCardGrid, fp_card_grid, FP, CARD_GRID, AdwBin)

/* Returns TRUE if @card is shown. */
typedef gboolean (*FpCardGridFilter) (FpPrintedCard *card, gpointer data);

/* fp_card_grid_fill: shows @cards (of FpPrintedCard) that pass @filter. @records has a line for
 * some ids, such as “2 of 3 won” (may be NULL). @name is the accessible name. */
void fp_card_grid_fill (FpCardGrid *self, GListModel *cards, const char *name, FpCardGridFilter filter, gpointer data,
                        GHashTable *records);

/* fp_card_grid_update: asks the filter again. */
void fp_card_grid_update (FpCardGrid *self);

/* fp_card_grid_select: selects @card and scrolls to it; NULL: none. */
void fp_card_grid_select (FpCardGrid *self, FpPrintedCard *card);

/* fp_card_grid_selected: returns the selected card, or NULL. */
FpPrintedCard *fp_card_grid_selected (FpCardGrid *self);
