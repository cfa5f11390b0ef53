/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runner: procedures, questions, answers. */
#include "engine/fp-engine.h"

#include "engine/fp-force.h"
#include "engine/fp-knowledge.h"
#include "engine/fp-procedure.h"
#include "engine/fp-round.h"
#include "engine/fp-trace.h"

enum
{
  FUEL = 10000, /* instructions of programs between two answers */
};

static uint8_t
traits_of (const FpEdition *edition, guint procedure)
{
  switch ((FpProcedureKind) edition->procedures[procedure].kind)
    {
    case FP_PROCEDURE_PART:
      return procedure == edition->steps.verb ? FP_TRAIT_PART | FP_TRAIT_GATHERS : FP_TRAIT_PART;
    case FP_PROCEDURE_STEP:
      return FP_TRAIT_STEP | FP_TRAIT_GATHERS;
    case FP_PROCEDURE_WHOLE:
      return FP_TRAIT_GATHERS;
    case FP_PROCEDURE_ACT:
      break;
    }
  return 0;
}

FpEngine *
fp_engine_new (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = g_new0 (FpEngine, 1);

  engine->edition = edition;
  engine->catalog = catalog;
  engine->options = g_new0 (FpOptions, 1);
  for (guint i = 0; i < edition->n_procedures; i++)
    engine->traits[i] = traits_of (edition, i);
  fp_knowledge_begin (engine);
  return engine;
}

void
fp_engine_free (FpEngine *engine)
{
  if (engine == NULL)
    return;
  g_free (engine->options);
  g_free (engine);
}

void
fp_engine_use (FpEngine *engine, FpState *state)
{
  engine->state = state;
  engine->options_for = 0;
}

void
fp_engine_start (FpEngine *engine, guint n_seats, uint64_t seed, uint32_t options)
{
  FpHead *head = &engine->state->head;

  *head = (FpHead){ .n_seats = (uint8_t) n_seats, .options = options };
  fp_random_seed (&head->random, seed);
  engine->options_for = 0;
  engine->edition->begin (engine, n_seats);
  fp_engine_run (engine);
}

FpContext
fp_engine_context (const FpEngine *engine, uint16_t *room, guint size)
{
  return (
      FpContext){ .engine = engine, .me = FP_NOBODY, .card = FP_NO_CARD, .act = -1, .room = room, .room_size = size };
}

void *
fp_engine_push (FpEngine *engine, guint procedure)
{
  FpState *s = engine->state;
  FpFrame *frame;

  if (s->head.n_frames == FP_MAX_FRAMES)
    g_error ("the control stack is full");
  frame = &s->frames[s->head.n_frames++];
  memset (frame, 0, sizeof *frame);
  frame->procedure = (uint8_t) procedure;
  if ((engine->traits[procedure] & FP_TRAIT_STEP) && s->head.n_encounters == 0)
    s->head.fuel = FUEL;
  if (engine->reach != NULL)
    engine->reach->procedures[procedure]++;
  if (!(engine->traits[procedure] & FP_TRAIT_STEP))
    return frame->locals;
  if (engine->trace != NULL)
    fp_trace_begin_step (engine, procedure);
  FP_TELL (engine, STEP_BEGAN, .value = (int16_t) procedure);
  return frame->locals;
}

void
fp_engine_tell (FpEngine *engine, const FpEvent *event)
{
  if (engine->reach != NULL)
    engine->reach->events[event->kind]++;
  if (engine->listener != NULL)
    engine->listener (engine, event, engine->listener_data);
}

/* The step that is running: the innermost on the stack. */
static uint16_t
current_step (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (engine->traits[s->frames[i - 1].procedure] & FP_TRAIT_STEP)
      return s->frames[i - 1].procedure;
  return engine->edition->steps.root;
}

void
fp_engine_describe (const FpEngine *engine, const FpAsk *ask, FpDecision *decision)
{
  *decision = (FpDecision){
    .seat = ask->seat,
    .kind = ask->kind,
    .step = current_step (engine),
    .flags = ask->flags,
    .picked = ask->picked,
    .least = ask->least,
    .most = ask->most,
    .group = ask->group,
  };
  memcpy (decision->arg, ask->arg, sizeof decision->arg);
}

/* Who has only one option isn't asked. */
static FpFlow
answer_alone (FpEngine *engine, FpFrame *frame, const FpAsk *ask)
{
  frame->locals[ask->slot] = engine->options->option[0].value;
  if (engine->trace != NULL)
    fp_trace_forced (engine, ask, &engine->options->option[0]);
  if (engine->forced != NULL)
    engine->forced (engine, ask, &engine->options->option[0], engine->forced_data);
  return FP_FLOW_CALL;
}

/* What happens between two picks may ask a group of its own; the picks after it are another group then. */
static gboolean
is_of_another (const FpState *s, const FpAsk *ask)
{
  const FpAsk *last = &s->head.ask;

  return last->group == s->head.groups &&
         (last->frame != ask->frame || last->kind != ask->kind || last->seat != ask->seat);
}

FpFlow
fp_engine_ask (FpEngine *engine, FpFrame *frame, const FpAsk *question)
{
  FpState *s = engine->state;
  FpAsk ask = *question;

  ask.frame = (uint8_t) (frame - s->frames);
  if (ask.picked == 0 || is_of_another (s, &ask))
    s->head.groups++;
  ask.group = s->head.groups;
  if (ask.most == 0)
    ask.least = ask.most = 1;
  fp_knowledge_deduce (engine);
  engine->options->n = 0;
  engine->edition->decisions[ask.kind].options (engine, &ask, engine->options);
  if (engine->options->n == 0)
    g_error ("a question without an option: %s", engine->edition->decisions[ask.kind].what);
  if (engine->options->n == 1)
    return answer_alone (engine, frame, &ask);
  ask.open = TRUE;
  s->head.ask = ask;
  engine->options_for = s->head.answers + 1;
  if (engine->reach != NULL)
    engine->reach->decisions[current_step (engine)][ask.kind]++;
  return FP_FLOW_ASK;
}

gboolean
fp_engine_decision (const FpEngine *engine, FpDecision *decision)
{
  const FpAsk *ask = &engine->state->head.ask;

  if (!ask->open)
    return FALSE;
  fp_engine_describe (engine, ask, decision);
  return TRUE;
}

const FpOptions *
fp_engine_options (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;

  if (!head->ask.open)
    engine->options->n = 0;
  else if (engine->options_for != head->answers + 1)
    {
      FpAsk ask = head->ask;

      engine->options->n = 0;
      engine->edition->decisions[ask.kind].options (engine, &ask, engine->options);
      engine->options_for = head->answers + 1;
    }
  return engine->options;
}

static void
check_or_die (FpEngine *engine)
{
  const char *wrong = fp_state_check (engine);

  if (wrong != NULL)
    g_error ("the state is unsound after %u answers: %s", engine->state->head.answers, wrong);
}

void
fp_engine_answer (FpEngine *engine, guint index)
{
  FpHead *head = &engine->state->head;
  const FpOptions *options = fp_engine_options (engine);

  g_return_if_fail (head->ask.open && index < options->n);
  engine->state->frames[head->ask.frame].locals[head->ask.slot] = options->option[index].value;
  head->ask = (FpAsk){
    .open = FALSE, .kind = head->ask.kind, .seat = head->ask.seat, .frame = head->ask.frame, .group = head->ask.group
  };
  head->answers++;
  head->idle = 0;
  engine->options_for = 0;
  fp_engine_run (engine);
}

/* --- What happens around a step or an act (card-language.md 2.6) --- */

/* A step that somebody waits for gets a row of its own; acts have one already. */
static gboolean
make_row (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;
  gboolean encounter =
      frame->procedure == engine->edition->steps.duel || frame->procedure == engine->edition->steps.contest;

  if (frame->act != 0)
    return TRUE;
  if (s->head.n_acts == FP_MAX_ACTS)
    return FALSE;
  s->acts[s->head.n_acts++] = (FpAct){ .procedure = frame->procedure,
                                       .who = FP_NOBODY,
                                       .by = FP_NOBODY,
                                       .from = FP_NO_PLACE,
                                       .to = FP_NO_PLACE,
                                       .level = (uint8_t) (s->head.n_encounters + encounter),
                                       .gather = (uint8_t) (frame - s->frames),
                                       .zone = -1,
                                       .card = FP_NO_CARD,
                                       .source = FP_NO_CARD,
                                       .code = -1 };
  frame->act = s->head.n_acts;
  for (guint i = 0; i < s->head.n_force; i++)
    {
      s->force[i].spoken &= ~(1U << (frame->act - 1));
      s->force[i].declined &= ~(1U << (frame->act - 1));
    }
  return TRUE;
}

static gboolean
gathers (const FpEngine *engine, const FpFrame *frame)
{
  return (engine->traits[frame->procedure] & FP_TRAIT_GATHERS) != 0;
}

static void
pop_frame (FpEngine *engine)
{
  engine->state->head.n_frames--;
}

/* It doesn't happen. */
static void
give_up (FpEngine *engine, const FpFrame *frame)
{
  fp_acts_drop (engine, frame->act - 1U);
  engine->state->head.result = -1;
  pop_frame (engine);
}

/* Before it happens: TRUE when it may run now. */
static gboolean
announce (FpEngine *engine, FpFrame *frame)
{
  guint row;

  if (frame->stage == FP_STAGE_FRESH)
    {
      if ((engine->traits[frame->procedure] & FP_TRAIT_PART) || !fp_hooked (engine->state, frame->procedure) ||
          !make_row (engine, frame))
        {
          frame->stage = FP_STAGE_RUNNING;
          return TRUE;
        }
      frame->stage = FP_STAGE_REPLACING;
      if (fp_round_begin (engine, FP_ROUND_REPLACE, frame->act - 1U, frame->act - 1U))
        return FALSE;
    }
  row = frame->act - 1U;
  if (frame->stage == FP_STAGE_REPLACING)
    {
      if (engine->state->acts[row].flags & FP_ACT_GONE)
        {
          fp_force_end_spoken (engine, row);
          give_up (engine, frame);
          return FALSE;
        }
      frame->stage = FP_STAGE_BEFORE;
      if (fp_round_begin (engine, FP_ROUND_BEFORE, row, row))
        return FALSE;
    }
  fp_force_end_at (engine, FP_WHEN_BEFORE, row);
  frame->stage = FP_STAGE_RUNNING;
  return TRUE;
}

/* The rows that wait for the end of @frame, its own among them: the first of them; how many rows there are if there is
 * none. */
static guint
first_waiting (const FpEngine *engine, const FpFrame *frame)
{
  const FpState *s = engine->state;
  guint first = s->head.n_acts;

  if (!gathers (engine, frame))
    return frame->act != 0 ? frame->act - 1U : first;
  while (first > 0 && s->acts[first - 1].gather == (uint8_t) (frame - s->frames))
    first--;
  return first;
}

/* An encounter is over for the rules laid down in it once everybody has answered its end. */
static void
end_moment (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;

  if (frame->act != 0 && fp_hooked (s, frame->procedure))
    fp_force_end_at (engine, FP_WHEN_AFTER, frame->act - 1U);
  if (frame->procedure == engine->edition->steps.duel || frame->procedure == engine->edition->steps.contest)
    fp_force_end_encounter (engine, s->head.n_encounters + 1U, TRUE);
}

/* It is over: acts that somebody may answer after what is around them is complete wait for that. */
static void
finish (FpEngine *engine, FpFrame *frame)
{
  const FpHead *head = &engine->state->head;
  guint first = head->n_acts == 0 ? 0 : first_waiting (engine, frame);

  if (head->n_force > 0)
    end_moment (engine, frame);
  if (first < head->n_acts &&
      (gathers (engine, frame) || (!fp_hooked (engine->state, frame->procedure) && first + 1U == head->n_acts)))
    fp_acts_drop (engine, first);
  pop_frame (engine);
}

/* After it has happened: settling, the rules “when”, the rules “after”.  FALSE: one of these has something to say. */
static gboolean
conclude (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;
  guint first, last;

  if (frame->stage == FP_STAGE_SETTLING)
    {
      if (gathers (engine, frame) && fp_settle (engine))
        return FALSE;
      if (s->head.ending != FP_ENDING_NONE)
        return FALSE;
      frame->stage = FP_STAGE_WHEN;
      if (frame->act != 0 && fp_round_begin (engine, FP_ROUND_WHEN, frame->act - 1U, frame->act - 1U))
        return FALSE;
    }
  if (frame->stage == FP_STAGE_WHEN)
    {
      frame->stage = FP_STAGE_AFTER;
      first = first_waiting (engine, frame);
      last = s->head.n_acts;
      if (gathers (engine, frame) && first < last && fp_round_begin (engine, FP_ROUND_AFTER, first, last - 1))
        return FALSE;
    }
  s->head.result = (int16_t) frame->at;
  finish (engine, frame);
  return TRUE;
}

/* Whether nothing waits for what has just happened: the usual case, and worth being quick about. */
static gboolean
nobody_cares (const FpEngine *engine, const FpFrame *frame)
{
  const FpHead *head = &engine->state->head;

  if (!gathers (engine, frame))
    return !fp_hooked (engine->state, frame->procedure);
  return !head->stirred && head->watching == 0 && (head->asked & engine->edition->settling) == 0 &&
         (head->n_acts == 0 || first_waiting (engine, frame) == head->n_acts);
}

/* Its procedure is done; what only pieces together others is nobody's moment. */
static void
happened (FpEngine *engine, FpFrame *frame)
{
  uint8_t traits = engine->traits[frame->procedure];

  if (traits == FP_TRAIT_PART)
    {
      pop_frame (engine);
      return;
    }
  /* Somebody may have begun to wait for its end while it ran. */
  if (!(traits & FP_TRAIT_PART) && fp_hooked (engine->state, frame->procedure))
    make_row (engine, frame);
  if (frame->act != 0)
    engine->state->acts[frame->act - 1].flags |= FP_ACT_DONE;
  if ((traits & FP_TRAIT_STEP) && engine->step_ended != NULL)
    engine->step_ended (engine, frame->procedure, engine->step_ended_data);
  if (nobody_cares (engine, frame))
    {
      finish (engine, frame);
      return;
    }
  /* Those who answer it have results of their own. */
  frame->at = (uint16_t) engine->state->head.result;
  frame->stage = FP_STAGE_SETTLING;
}

static void
run_frame (FpEngine *engine, FpFrame *frame)
{
  if (frame->stage < FP_STAGE_RUNNING && !announce (engine, frame))
    return;
  if (frame->stage > FP_STAGE_RUNNING)
    conclude (engine, frame);
  else if (engine->edition->procedures[frame->procedure].run (engine, frame) == FP_FLOW_DONE &&
           engine->state->head.ending == FP_ENDING_NONE)
    happened (engine, frame);
}

void
fp_engine_run (FpEngine *engine)
{
  FpState *s = engine->state;

  s->head.fuel = FUEL;
  if (engine->trace != NULL)
    fp_trace_run (engine, TRUE);
  while (s->head.n_frames > 0 && !s->head.ask.open && s->head.ending == FP_ENDING_NONE)
    run_frame (engine, &s->frames[s->head.n_frames - 1]);
  if (engine->trace != NULL)
    fp_trace_run (engine, FALSE);
  if (engine->checking)
    check_or_die (engine);
}

void
fp_engine_end (FpEngine *engine, FpEnding ending, FpSeats winners)
{
  FpHead *head = &engine->state->head;

  fp_speak_ended (engine);
  head->ending = (uint8_t) ending;
  head->winners = winners;
  head->ask = (FpAsk){ .open = FALSE };
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    if (winners & 1 << seat)
      FP_TELL (engine, GAME_WON, .seat = seat, .value = (int16_t) ending);
  FP_TELL (engine, GAME_ENDED, .other = winners, .value = (int16_t) ending);
}

uint32_t
fp_engine_draw (FpEngine *engine, uint32_t bound)
{
  engine->light |= (FpSeats) ((1 << engine->state->head.n_seats) - 1);
  return fp_random_below (&engine->state->head.random, bound);
}

void
fp_engine_concede (FpEngine *engine, uint8_t seat)
{
  FpHead *head = &engine->state->head;
  FpSeats others = (FpSeats) (((1 << head->n_seats) - 1) & ~(1 << seat));

  g_return_if_fail (head->ending == FP_ENDING_NONE && seat < head->n_seats);
  FP_TELL (engine, CONCEDED, .seat = seat);
  head->answers++;
  engine->options_for = 0;
  fp_engine_end (engine, FP_ENDING_CONCEDED, others);
}
