/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the stage: a sheet with two columns, what the viewer gives and what the viewer gets.
 * Terms of an offer that is composed are removed by a click and added from a menu below. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-deal-clock.h"
#include "model/items/fp-deal-item.h"

#define FP_TYPE_DEAL_VIEW (fp_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (FpDealView, fp_deal_view, FP, DEAL_VIEW, AdwBin)

/* fp_deal_view_show: shows @deal, or hides the sheet if NULL. */
void fp_deal_view_show (FpDealView *self, FpDealItem *deal);

/* fp_deal_view_set_clock: sets the clock whose time is shown while it runs, NULL: none. */
void fp_deal_view_set_clock (FpDealView *self, FpDealClock *clock);

/* fp_deal_view_compose: moves the focus to where terms are added. Returns FALSE if no offer is
 * composed. */
gboolean fp_deal_view_compose (FpDealView *self);
