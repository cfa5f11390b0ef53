/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The control stack. */
#include "engine/runner/fp-procedure.h"

#include "engine/effects/fp-trace.h"

void *
fp_engine_push (FpEngine *engine, guint procedure)
{
  FpState *s = engine->state;
  FpFrame *frame;

  if (s->head.n_frames == FP_MAX_FRAMES)
    fp_engine_overflow (engine, "procedure");
  frame = s->head.n_frames == FP_MAX_FRAMES ? &engine->spare : &s->frames[s->head.n_frames++];
  memset (frame, 0, sizeof *frame);
  frame->procedure = (uint8_t) procedure;
  if ((engine->traits[procedure] & FP_TRAIT_STEP) && s->head.n_encounters == 0)
    s->head.fuel = FP_FUEL;
  if (engine->coverage != NULL)
    engine->coverage->procedures[procedure]++;
  if (!(engine->traits[procedure] & FP_TRAIT_STEP))
    return frame->locals;
  if (engine->trace != NULL)
    fp_trace_begin_step (engine, procedure);
  FP_EMIT (engine, STEP_BEGAN, .value = (int16_t) procedure);
  return frame->locals;
}
