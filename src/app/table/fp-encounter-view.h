/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the encounter in the middle of the table. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-encounter-item.h"

#define FP_TYPE_ENCOUNTER_VIEW (fp_encounter_view_get_type ())
G_DECLARE_FINAL_TYPE (FpEncounterView, fp_encounter_view, FP, ENCOUNTER_VIEW, AdwBin)

/* fp_encounter_view_show: shows @encounter; NULL hides the view. */
void fp_encounter_view_show (FpEncounterView *self, FpEncounterItem *encounter);

/* fp_encounter_view_show_plays: shows @plays (of FpPlayItem), what was played and used in it. */
void fp_encounter_view_show_plays (FpEncounterView *self, GListModel *plays);
