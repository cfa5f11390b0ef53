/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of the encounter on the stage: the main player, the cards, the total part by part, and
 * the dock of the allies. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-side-item.h"

#define FP_TYPE_STAGE_SIDE (fp_stage_side_get_type ())
G_DECLARE_FINAL_TYPE (FpStageSide, fp_stage_side, FP, STAGE_SIDE, AdwBin)

/* fp_stage_side_new: returns a view of @side. @last: it stands at the end of the line, and the
 * total beside the planet. @alone: there is no other side. (transfer floating) */
GtkWidget *fp_stage_side_new (FpSideItem *side, gboolean last, gboolean alone);
