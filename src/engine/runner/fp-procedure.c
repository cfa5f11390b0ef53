/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The control stack. */
#include "engine/runner/fp-procedure.h"

#include "engine/effects/fp-trace.h"

/* Returns the frame of a procedure for which there is no room. */
static FP_COLD FpFrame *
overflow (FpEngine *engine)
{
  fp_engine_overflow (engine, "procedure");
  return &engine->spare;
}

/* Tells those who watch that the procedure of @frame begins. Returns @frame. */
static FP_COLD FpFrame *
tell_begin (FpEngine *engine, FpFrame *frame)
{
  gboolean step = (engine->traits[frame->procedure] & FP_TRAIT_STEP) != 0;

  if (engine->coverage != NULL)
    engine->coverage->procedures[frame->procedure]++;
  if (step && engine->trace != NULL)
    fp_trace_begin_step (engine, frame->procedure);
  if (step)
    FP_EMIT (engine, STEP_BEGAN, .value = (int16_t) frame->procedure);
  return frame;
}

/* Begins a step. Few procedures are steps, and few games are watched, so this is kept out of
 * fp_engine_push (). Returns @frame. */
static G_GNUC_NO_INLINE FpFrame *
begin_step (FpEngine *engine, FpFrame *frame)
{
  if (engine->state->head.n_encounters == 0)
    engine->state->head.fuel = FP_FUEL;
  if (engine->trace != NULL || engine->coverage != NULL || engine->listener != NULL)
    return tell_begin (engine, frame);
  return frame;
}

FpFrame *
fp_engine_push_frame (FpEngine *engine, guint procedure)
{
  FpState *s = engine->state;
  FpFrame *frame = G_LIKELY (s->head.n_frames < FP_MAX_FRAMES) ? s->frames + s->head.n_frames++ : overflow (engine);

  memset (frame, 0, sizeof *frame);
  frame->procedure = (uint8_t) procedure;
  if (engine->traits[procedure] & FP_TRAIT_STEP)
    return begin_step (engine, frame);
  return engine->coverage != NULL ? tell_begin (engine, frame) : frame;
}

void *
fp_engine_push (FpEngine *engine, guint procedure)
{
  return fp_engine_push_frame (engine, procedure)->locals;
}
