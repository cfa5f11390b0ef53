/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solo: a step stands where players would ask for allies. */
#include "editions/mini/mini.h"

FpFlow
mini_stand_alone (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  MINI_EMIT (e, STOOD_ALONE, .seat = mini_main (e->state, MINI_OFFENSE));
  return FP_FLOW_DONE;
}

static const FpModuleStep steps[] = { { MINI_stand_alone, FP_STEP_INSTEAD, MINI_alliance } };

const FpModule mini_solo = {
  .id = "solo",
  .option = MINI_OPTION_SOLO,
  .needs = { .least_seats = 3, .excludes = 1U << MINI_OPTION_LANTERNS },
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};

static const FpMomentText moments[] = { { "stand-alone", "Stand alone" }, { NULL } };
static const FpEventText events[] = { { "stood-alone", "{seat} asks nobody for help." }, { NULL } };
static const FpNameText names[] = { { "solo", "solo" }, { NULL } };
const FpEditionTexts mini_solo_texts = { .moments = moments, .events = events, .names[FP_TEXT_OF_MODULE] = names };
