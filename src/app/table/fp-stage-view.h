/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stage in the middle of a table: who meets whom where, the steps of the
 * encounter, and its sides with the planet between them. */
#pragma once

#include <adwaita.h>

#include "app/table/fp-stage-side.h"
#include "model/game/fp-deal-clock.h"
#include "model/items/fp-deal-item.h"
#include "model/items/fp-encounter-item.h"

#define FP_TYPE_STAGE_VIEW (fp_stage_view_get_type ())
G_DECLARE_FINAL_TYPE (FpStageView, fp_stage_view, FP, STAGE_VIEW, AdwBin)

/* fp_stage_view_set_form: lays the stage out anew. It is tall at first. */
void fp_stage_view_set_form (FpStageView *self, FpStageForm form);

/* fp_stage_view_show: shows @encounter, or an empty stage if NULL. */
void fp_stage_view_show (FpStageView *self, FpEncounterItem *encounter);

/* fp_stage_view_show_plays: shows @plays (of FpPlayItem), what was played and used in the
 * encounter. They are shown without an encounter, too. */
void fp_stage_view_show_plays (FpStageView *self, GListModel *plays);

/* fp_stage_view_show_deal: shows @deal in place of the sides, NULL: the sides.
 * fp_stage_view_compose: moves the focus to where an offer is composed. Returns FALSE if none
 * is. */
void fp_stage_view_show_deal (FpStageView *self, FpDealItem *deal);
gboolean fp_stage_view_compose (FpStageView *self);

/* fp_stage_view_set_narrow: leaves room for the name of the running step only. */
void fp_stage_view_set_narrow (FpStageView *self, gboolean narrow);

/* fp_stage_view_set_clock: sets the clock of the deals, NULL: none. */
void fp_stage_view_set_clock (FpStageView *self, FpDealClock *clock);

/* fp_stage_view_set_places: makes the stage the spot of those of @places (of FpPlaceItem) whose
 * ships are in the encounter. */
void fp_stage_view_set_places (FpStageView *self, GListModel *places);
