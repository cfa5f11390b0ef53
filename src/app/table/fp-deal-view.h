/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the stage: a sheet with two columns, what the viewer gives and what the viewer gets,
 * each below the face of the player who gives it, and a list of packages to offer with one answer.
 * Terms of an offer that is composed are removed by a click and added from a menu. Terms come and
 * go without moving anything else. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-deal-clock.h"
#include "model/items/fp-deal-item.h"

#define FP_TYPE_DEAL_VIEW (fp_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (FpDealView, fp_deal_view, FP, DEAL_VIEW, AdwBin)

/* fp_deal_view_show: shows @deal, or hides the sheet if NULL.
 * fp_deal_view_set_sides: sets the sides of the encounter, a list of FpSideItem, whose faces the
 * sheet shows. NULL: there is none. */
void fp_deal_view_show (FpDealView *self, FpDealItem *deal);
void fp_deal_view_set_sides (FpDealView *self, GListModel *sides);

/* fp_deal_view_set_clock: sets the clock whose time is shown while it runs, NULL: none. */
void fp_deal_view_set_clock (FpDealView *self, FpDealClock *clock);

/* fp_deal_view_compose: moves the focus to where terms are added. Returns FALSE if no offer is
 * composed. */
gboolean fp_deal_view_compose (FpDealView *self);
