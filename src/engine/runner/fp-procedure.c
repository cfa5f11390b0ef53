/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The control stack. */
#include "engine/runner/fp-procedure.h"

#include "engine/effects/fp-trace.h"

/* Returns the frame of a procedure for which there is no room. */
static FpFrame *
overflow (FpEngine *engine)
{
  fp_engine_overflow (engine, "procedure");
  return &engine->spare;
}

static void
begin_step (FpEngine *engine, guint procedure)
{
  if (engine->state->head.n_encounters == 0)
    engine->state->head.fuel = FP_FUEL;
  if (engine->trace != NULL)
    fp_trace_begin_step (engine, procedure);
  FP_EMIT (engine, STEP_BEGAN, .value = (int16_t) procedure);
}

/* Tells those who watch that the procedure of @frame begins. Returns @frame. Few procedures are
 * watched, so this is kept out of fp_engine_push (). */
static G_GNUC_NO_INLINE FpFrame *
begin_observed (FpEngine *engine, FpFrame *frame)
{
  if (engine->coverage != NULL)
    engine->coverage->procedures[frame->procedure]++;
  if (engine->traits[frame->procedure] & FP_TRAIT_STEP)
    begin_step (engine, frame->procedure);
  return frame;
}

FpFrame *
fp_engine_push_frame (FpEngine *engine, guint procedure)
{
  FpState *s = engine->state;
  FpFrame *frame = G_LIKELY (s->head.n_frames < FP_MAX_FRAMES) ? s->frames + s->head.n_frames++ : overflow (engine);

  memset (frame, 0, sizeof *frame);
  frame->procedure = (uint8_t) procedure;
  if ((engine->traits[procedure] & FP_TRAIT_STEP) || engine->coverage != NULL)
    return begin_observed (engine, frame);
  return frame;
}

void *
fp_engine_push (FpEngine *engine, guint procedure)
{
  return fp_engine_push_frame (engine, procedure)->locals;
}
