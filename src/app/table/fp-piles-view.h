/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The piles that all draw from, and the past: how many cards are in each, and which one comes next. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PILES_VIEW (fp_piles_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPilesView, fp_piles_view, FP, PILES_VIEW, AdwBin)

/* fp_piles_view_show: shows @piles, of FpPileItem. */
void fp_piles_view_show (FpPilesView *self, GListModel *piles);

/* fp_piles_view_set_brief: whether only the pile that comes next has its name beside its picture, as all of them would
 * take more than a line; the others say it where they are pointed at, and when they are read aloud. */
void fp_piles_view_set_brief (FpPilesView *self, gboolean brief);
