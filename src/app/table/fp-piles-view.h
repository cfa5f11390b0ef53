/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the shared decks and the past: the number of cards in each, and the deck that
 * comes next. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILES_VIEW (fp_piles_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPilesView, fp_piles_view, FP, PILES_VIEW, AdwBin)

/* fp_piles_view_show: shows @piles (of FpPileItem). */
void fp_piles_view_show (FpPilesView *self, GListModel *piles);

/* fp_piles_view_set_brief: sets @brief to TRUE to show only the name of the next deck, so that all
 * decks fit on one line. The other names remain in tooltips and accessible names. */
void fp_piles_view_set_brief (FpPilesView *self, gboolean brief);
