/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runner: procedures, questions, answers. */
#include "engine/fp-engine.h"

#include "engine/fp-procedure.h"

FpEngine *
fp_engine_new (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = g_new0 (FpEngine, 1);

  engine->edition = edition;
  engine->catalog = catalog;
  engine->options = g_new0 (FpOptions, 1);
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
      FpContext){ .engine = engine, .me = FP_NOBODY, .card = FP_NO_CARD, .base = -1, .room = room, .room_size = size };
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
  frame->procedure = (uint16_t) procedure;
  if (engine->reach != NULL)
    engine->reach->procedures[procedure]++;
  if (engine->edition->procedures[procedure].step)
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
    if (engine->edition->procedures[s->frames[i - 1].procedure].step)
      return s->frames[i - 1].procedure;
  return engine->edition->root;
}

static void
decision_of_ask (const FpEngine *engine, const FpAsk *ask, FpDecision *decision)
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
  if (engine->forced != NULL)
    {
      FpDecision decision;

      decision_of_ask (engine, ask, &decision);
      engine->forced (engine, &decision, &engine->options->option[0], engine->forced_data);
    }
  return FP_FLOW_CALL;
}

FpFlow
fp_engine_ask (FpEngine *engine, FpFrame *frame, const FpAsk *question)
{
  FpState *s = engine->state;
  FpAsk ask = *question;

  if (ask.picked == 0)
    s->head.groups++;
  ask.group = s->head.groups;
  ask.frame = (uint8_t) (frame - s->frames);
  if (ask.most == 0)
    ask.least = ask.most = 1;
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
  decision_of_ask (engine, ask, decision);
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
  head->ask = (FpAsk){ .open = FALSE };
  head->answers++;
  engine->options_for = 0;
  fp_engine_run (engine);
}

void
fp_engine_run (FpEngine *engine)
{
  FpState *s = engine->state;

  while (s->head.n_frames > 0 && !s->head.ask.open && s->head.ending == FP_ENDING_NONE)
    {
      FpFrame *frame = &s->frames[s->head.n_frames - 1];
      uint16_t procedure = frame->procedure;
      FpFlow flow = engine->edition->procedures[procedure].run (engine, frame);

      if (flow != FP_FLOW_DONE || s->head.ending != FP_ENDING_NONE)
        continue;
      s->head.n_frames--;
      if (engine->step_ended != NULL && engine->edition->procedures[procedure].step)
        engine->step_ended (engine, procedure, engine->step_ended_data);
    }
  if (engine->checking)
    check_or_die (engine);
}

void
fp_engine_end (FpEngine *engine, FpEnding ending, FpSeats winners)
{
  FpHead *head = &engine->state->head;

  head->ending = (uint8_t) ending;
  head->winners = winners;
  head->ask = (FpAsk){ .open = FALSE };
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    if (winners & 1 << seat)
      FP_TELL (engine, GAME_WON, .seat = seat, .value = (int16_t) ending);
  FP_TELL (engine, GAME_ENDED, .other = winners, .value = (int16_t) ending);
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
