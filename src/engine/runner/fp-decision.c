/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decisions: opening one, describing it for those who answer, and its options. */
#include "engine/effects/fp-trace.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"

/* Returns the procedure of the innermost step on the stack; outside all steps, the whole game. */
static uint16_t
current_step (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (engine->traits[s->frames[i - 1].procedure] & FP_TRAIT_STEP)
      return s->frames[i - 1].procedure;
  return s->frames[0].procedure;
}

/* Returns the procedure after which @pending is named. */
static uint16_t
current_moment (const FpEngine *engine, const FpPendingDecision *pending)
{
  const FpState *s = engine->state;

  if (pending->kind == FP_DECIDE_WINDOW)
    return (uint16_t) pending->arg[FP_WINDOW_MOMENT];
  for (guint i = s->head.n_frames; i > 0; i--)
    {
      const FpFrame *frame = &s->frames[i - 1];
      const void *locals = frame->locals;

      if (engine->traits[frame->procedure] & FP_TRAIT_STEP)
        return frame->procedure;
      if (frame->procedure == FP_MACHINE_RESOLVE && ((const FpResolveLocals *) locals)->moment != FP_MACHINE_NONE)
        return ((const FpResolveLocals *) locals)->moment;
      if (frame->procedure == FP_MACHINE_ROUND && ((const FpTriggerRoundLocals *) locals)->moment != FP_MACHINE_NONE)
        return ((const FpTriggerRoundLocals *) locals)->moment;
    }
  return s->frames[0].procedure;
}

void
fp_engine_describe (const FpEngine *engine, const FpPendingDecision *pending, FpDecision *decision)
{
  *decision = (FpDecision){
    .seat = pending->seat,
    .kind = pending->kind,
    .step = current_step (engine),
    .moment = current_moment (engine, pending),
    .flags = pending->flags,
    .picked = pending->picked,
    .least = pending->least,
    .most = pending->most,
    .group = pending->group,
  };
  memcpy (decision->arg, pending->arg, sizeof decision->arg);
}

/* The listener's own evaluations don't count. */
static FP_COLD void
tell_forced (FpEngine *engine, const FpPendingDecision *pending)
{
  guint work_done = engine->work_done;
  uint16_t overworked = engine->overworked;

  engine->forced (engine, pending, &engine->options->option[0], engine->forced_data);
  engine->work_done = work_done;
  engine->overworked = overworked;
}

/* Makes the options of @pending. All evaluations for that count as one, with a limit that doesn't
 * depend on the fuel: the options must be the same whenever somebody asks for them. */
static void
make_options (FpEngine *engine, const FpPendingDecision *pending)
{
  engine->options->n = 0;
  fp_engine_begin_work (engine);
  engine->work_limit = FP_MOST_WORK;
  engine->edition->decisions[pending->kind].options (engine, pending, engine->options);
  fp_engine_end_work (engine);
}

/* Answers a decision that has only one option. */
static FpFlow
answer_forced (FpEngine *engine, FpFrame *frame, const FpPendingDecision *pending)
{
  frame->locals[pending->slot] = engine->options->option[0].value;
  if (engine->trace != NULL)
    {
      FpDecision decision;

      fp_engine_describe (engine, pending, &decision);
      fp_trace_forced (engine, &decision, &engine->options->option[0]);
    }
  if (engine->forced != NULL)
    tell_forced (engine, pending);
  return FP_FLOW_CALL;
}

/* Returns TRUE if a group of another decision has begun since: the answers after it form a new
 * group. */
static gboolean
is_another_group (const FpState *s, const FpPendingDecision *pending)
{
  const FpPendingDecision *last = &s->head.pending;

  return last->group == s->head.groups &&
         (last->frame != pending->frame || last->kind != pending->kind || last->seat != pending->seat);
}

FpFlow
fp_engine_request (FpEngine *engine, FpFrame *frame, FpPendingDecision *pending)
{
  FpState *s = engine->state;

  if (s->head.ending != FP_ENDING_NONE)
    return FP_FLOW_CALL;
  pending->frame = (uint8_t) (frame - s->frames);
  if (pending->picked == 0 || is_another_group (s, pending))
    s->head.groups++;
  pending->group = s->head.groups;
  if (pending->most == 0)
    pending->least = pending->most = 1;
  pending->least = MIN (pending->least, pending->most);
  fp_knowledge_deduce (engine);
  make_options (engine, pending);
  if (engine->options->n == 0)
    {
      frame->locals[pending->slot] = FP_NO_ANSWER;
      FP_EMIT (engine, NOTHING_TO_CHOOSE, .seat = pending->seat);
      return FP_FLOW_CALL;
    }
  if (engine->options->n == 1)
    return answer_forced (engine, frame, pending);
  engine->stopped = TRUE;
  s->head.pending = *pending;
  s->head.pending.open = TRUE;
  engine->options_for = s->head.answers + 1;
  if (engine->coverage != NULL)
    engine->coverage->decisions[current_step (engine)][pending->kind]++;
  return FP_FLOW_DECISION;
}

gboolean
fp_engine_decision (const FpEngine *engine, FpDecision *decision)
{
  const FpPendingDecision *pending = &engine->state->head.pending;

  if (!pending->open)
    return FALSE;
  fp_engine_describe (engine, pending, decision);
  return TRUE;
}

int
fp_options_add_offer (FpEngine *engine, const FpDealOffer *offer)
{
  FpOptions *options = engine->options;
  uint8_t kind = engine->state->head.pending.kind;

  engine->added = *offer;
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_NAMED && options->option[i].value == FP_OFFER_ADDED)
      return (int) i;
  if (options->n == FP_MAX_OPTIONS)
    return -1;
  fp_options_add_named (options, kind, FP_OFFER_ADDED, -1);
  return (int) options->n - 1;
}

const FpOptions *
fp_engine_make_options (FpEngine *engine)
{
  FpPendingDecision pending = engine->state->head.pending;

  if (pending.open)
    {
      make_options (engine, &pending);
      engine->options_for = engine->state->head.answers + 1;
    }
  else
    engine->options->n = 0;
  return engine->options;
}
