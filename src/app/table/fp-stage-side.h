/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of the encounter on the stage: the main player, the cards, the total part by part, and
 * the dock of the allies. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-side-item.h"

/* Forms of the stage, by the room that it has. */
typedef enum
{
  FP_STAGE_TALL, /* title, steps and plays have a line each, and sides a dock for allies */
  FP_STAGE_LOW, /* title and steps share a line, and a dock is there only with allies */
  FP_STAGE_COMPACT, /* cards are lines of text, and there are no steps */
} FpStageForm;

#define FP_TYPE_STAGE_SIDE (fp_stage_side_get_type ())
G_DECLARE_FINAL_TYPE (FpStageSide, fp_stage_side, FP, STAGE_SIDE, AdwBin)

/* fp_stage_side_new: returns a view of @side for a stage of @form. @last: it stands at the end of
 * the line, and the total beside the planet. @alone: there is no other side. (transfer floating) */
GtkWidget *fp_stage_side_new (FpSideItem *side, gboolean last, gboolean alone, FpStageForm form);

/* fp_stage_side_count: counts the total up part by part, where more counts than in @before, the
 * same side until now. */
void fp_stage_side_count (FpStageSide *self, FpSideItem *before);
