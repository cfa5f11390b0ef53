/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runner: procedures, decisions and answers. */
#include "engine/runner/fp-engine.h"

#include "engine/effects/fp-copies.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/program/fp-fuel.h"
#include "engine/queries/fp-query-memory.h"
#include "engine/runner/fp-batch.h"
#include "engine/runner/fp-procedure.h"
#include "engine/effects/fp-trigger-round.h"
#include "engine/effects/fp-window-hands.h"
#include "engine/effects/fp-trigger-candidates.h"
#include "engine/effects/fp-window-offers.h"
#include "engine/effects/fp-trace.h"

static uint8_t
traits_of (const FpEdition *edition, guint procedure)
{
  switch ((FpProcedureKind) edition->procedures[procedure].kind)
    {
    case FP_PROCEDURE_PART:
      return procedure == FP_MACHINE_VERB || procedure == edition->plays.putting_away ||
                     edition->procedures[procedure].answered
                 ? FP_TRAIT_PART | FP_TRAIT_DEFERS_AFTER
                 : FP_TRAIT_PART;
    case FP_PROCEDURE_STEP:
      return FP_TRAIT_STEP | FP_TRAIT_DEFERS_AFTER;
    case FP_PROCEDURE_WHOLE:
      return fp_edition_encounter_of (edition, procedure) > 0 ? FP_TRAIT_DEFERS_AFTER | FP_TRAIT_ENCOUNTER
                                                              : FP_TRAIT_DEFERS_AFTER;
    case FP_PROCEDURE_ACTION:
      break;
    }
  return 0;
}

static void
find_step_ranks (FpEngine *engine)
{
  g_assert (engine->edition->n_encounters <= FP_MAX_ENCOUNTER_KINDS);
  for (guint kind = 0; kind < engine->edition->n_encounters; kind++)
    for (guint i = 0; i < FP_MAX_PROCEDURES; i++)
      engine->step_ranks[kind][i] = (int8_t) fp_edition_step_rank (engine->edition, kind, i);
}

FpEngine *
fp_engine_new (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = g_new0 (FpEngine, 1);

  engine->edition = edition;
  engine->catalog = catalog;
  engine->options = g_new0 (FpOptions, 1);
  engine->query_memory = fp_query_memory_new ();
  for (guint i = FP_MACHINE_NONE + 1; i < edition->n_procedures; i++)
    {
      engine->traits[i] = traits_of (edition, i);
      engine->run[i] = edition->procedures[i].run;
    }
  find_step_ranks (engine);
  fp_knowledge_begin (engine);
  fp_window_find_hands (engine);
  return engine;
}

void
fp_engine_free (FpEngine *engine)
{
  if (engine == NULL)
    return;
  fp_effect_indexes_free (engine);
  fp_window_forget_hands (engine);
  fp_window_offers_free (engine);
  fp_open_answers_free (engine);
  fp_copies_free (engine);
  g_free (engine->query_memory);
  g_free (engine->options);
  g_free (engine);
}

void
fp_engine_use (FpEngine *engine, FpState *state)
{
  engine->state = state;
  engine->evaluation++;
  engine->halted = FALSE;
  engine->options_for = 0;
  engine->offers_for = 0;
}

void
fp_engine_start (FpEngine *engine, guint n_seats, uint64_t seed, uint64_t options)
{
  FpHead *head = &engine->state->head;

  *head = (FpHead){ .n_seats = (uint8_t) n_seats, .options = options };
  fp_random_seed (&head->random, seed);
  fp_effect_listen_for_hands (engine);
  engine->options_for = 0;
  engine->offers_for = 0;
  engine->edition->rules.begin (engine, n_seats);
  fp_engine_run (engine);
}

static FP_COLD void
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

  g_return_if_fail (head->pending.open && index < options->n);
  engine->state->frames[head->pending.frame].locals[head->pending.slot] = options->option[index].value;
  head->pending = (FpPendingDecision){ .open = FALSE,
                                       .kind = head->pending.kind,
                                       .seat = head->pending.seat,
                                       .frame = head->pending.frame,
                                       .group = head->pending.group };
  head->answers++;
  head->turns_without_decision = 0;
  engine->options_for = 0;
  if (head->answers >= (engine->edition->most_answers > 0 ? engine->edition->most_answers : FP_MOST_ANSWERS))
    fp_engine_undecided (engine);
  fp_engine_run (engine);
}

/* --- Around a step or an action (docs/design/card-language.md 2.6) --- */

/* Gives a step with listeners a row of its own; actions have one already. */
static gboolean
make_row (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;
  gboolean encounter = (engine->traits[frame->procedure] & FP_TRAIT_ENCOUNTER) != 0;

  if (frame->action != 0)
    return TRUE;
  if (s->head.n_actions == FP_MAX_ACTIONS)
    {
      fp_engine_overflow (engine, "action");
      return FALSE;
    }
  s->actions[s->head.n_actions++] =
      FP_ACTION_OF (frame->procedure, .level = (uint8_t) (s->head.n_encounters + encounter),
                    .after_frame = (uint8_t) (frame - s->frames));
  frame->action = s->head.n_actions;
  fp_effect_begin_row (engine, frame->action - 1U);
  return TRUE;
}

static gboolean
defers_after (const FpEngine *engine, const FpFrame *frame)
{
  return (engine->traits[frame->procedure] & FP_TRAIT_DEFERS_AFTER) != 0;
}

static void
pop_frame (FpEngine *engine)
{
  if (--engine->state->head.n_frames == 0)
    engine->stopped = TRUE;
}

/* Cancels a procedure that was replaced. Its row stays while others stand behind it: those of a
 * batch, and what its replacement has done that somebody may still answer. */
static void
cancel (FpEngine *engine, const FpFrame *frame)
{
  if (frame->last == 0 && frame->action == engine->state->head.n_actions)
    fp_actions_drop (engine, frame->action - 1U);
  engine->state->head.result = -1;
  pop_frame (engine);
}

/* Returns the last row that is announced with that of @frame. */
static guint
last_announced (const FpEngine *engine, const FpFrame *frame)
{
  return frame->last == FP_STAGE_BEFORE ? fp_batch_last (engine, frame->action - 1U) : frame->action - 1U;
}

/* Ends the effects of the rows @first to @last that were replaced. Returns TRUE if all were. */
static gboolean
end_replaced (FpEngine *engine, guint first, guint last)
{
  guint gone = 0;

  for (guint row = first; row <= last; row++)
    if (engine->state->actions[row].flags & FP_ACTION_GONE)
      {
        fp_effect_end_fired (engine, row);
        gone++;
      }
  return gone == last - first + 1U;
}

/* Runs the rounds before a procedure. Returns TRUE when the procedure may run now. */
static gboolean
announce (FpEngine *engine, FpFrame *frame)
{
  guint row, last;

  if (frame->stage == FP_STAGE_FRESH)
    {
      if ((engine->traits[frame->procedure] & FP_TRAIT_PART) || !fp_has_listeners (engine->state, frame->procedure) ||
          !make_row (engine, frame))
        {
          frame->stage = FP_STAGE_RUNNING;
          return TRUE;
        }
      frame->stage = FP_STAGE_REPLACING;
      if (fp_trigger_round_begin (engine, FP_TRIGGER_REPLACE, frame->action - 1U, last_announced (engine, frame)))
        return FALSE;
    }
  row = frame->action - 1U;
  last = last_announced (engine, frame);
  if (frame->stage == FP_STAGE_REPLACING)
    {
      if (end_replaced (engine, row, last))
        {
          cancel (engine, frame);
          return FALSE;
        }
      frame->stage = FP_STAGE_BEFORE;
      if (fp_trigger_round_begin (engine, FP_TRIGGER_BEFORE, row, last))
        return FALSE;
    }
  for (; row <= last; row++)
    if (!(engine->state->actions[row].flags & FP_ACTION_GONE))
      fp_effect_end_at (engine, FP_WHEN_BEFORE, row);
  frame->stage = FP_STAGE_RUNNING;
  return TRUE;
}

/* Returns the first row that waits for the end of @frame, its own included. Returns the number of
 * rows if there is none. */
static guint
first_waiting (const FpEngine *engine, const FpFrame *frame)
{
  const FpState *s = engine->state;
  guint first = s->head.n_actions;

  if (!defers_after (engine, frame))
    return frame->action != 0 ? frame->action - 1U : first;
  while (first > 0 && s->actions[first - 1].after_frame == (uint8_t) (frame - s->frames))
    first--;
  return first;
}

/* Ends the effects that last until the end of @frame. Those of an encounter end after its own
 * “after” round. */
static void
end_moment (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;

  if (s->head.n_effects == 0)
    return;
  if (frame->action != 0 && fp_has_listeners (s, frame->procedure))
    fp_effect_end_at (engine, FP_WHEN_AFTER, frame->action - 1U);
  if (engine->traits[frame->procedure] & FP_TRAIT_ENCOUNTER)
    fp_effect_end_encounter (engine, s->head.n_encounters + 1U, TRUE);
}

/* Returns TRUE if somebody may still come after an action of @procedure: a rule that answers it
 * then, or an effect that ends with it. */
static gboolean
waits_after (const FpState *s, guint procedure)
{
  return ((s->head.listened_by_round[FP_LISTENS_AFTER][procedure / 64] | s->head.ended[procedure / 64]) >>
              procedure % 64 &
          1) != 0;
}

/* Removes @frame. Its action stays only as long as somebody may still come after it. @first: the
 * first row that waits for the end of @frame (first_waiting ()). */
static void
finish (FpEngine *engine, FpFrame *frame, guint first)
{
  const FpHead *head = &engine->state->head;

  end_moment (engine, frame);
  if (first < head->n_actions && (defers_after (engine, frame) ||
                                  (!waits_after (engine->state, frame->procedure) && first + 1U == head->n_actions)))
    fp_actions_drop (engine, first);
  pop_frame (engine);
}

/* Runs the rounds after a procedure: settling, “when”, “after”. Returns FALSE if an effect
 * fires. */
static gboolean
conclude (FpEngine *engine, FpFrame *frame)
{
  FpState *s = engine->state;
  guint first, last;

  if (frame->stage == FP_STAGE_SETTLING)
    {
      if (defers_after (engine, frame) && fp_settle (engine))
        return FALSE;
      if (engine->stopped)
        return FALSE;
      frame->stage = FP_STAGE_WHEN;
      if (frame->action != 0 &&
          fp_trigger_round_begin (engine, FP_TRIGGER_WHEN, frame->action - 1U, frame->action - 1U))
        return FALSE;
    }
  first = first_waiting (engine, frame);
  if (frame->stage == FP_STAGE_WHEN)
    {
      frame->stage = FP_STAGE_AFTER;
      last = s->head.n_actions;
      if (defers_after (engine, frame) && first < last &&
          fp_trigger_round_begin (engine, FP_TRIGGER_AFTER, first, last - 1))
        return FALSE;
    }
  s->head.result = (int16_t) frame->at;
  finish (engine, frame, first);
  return TRUE;
}

/* Returns TRUE if an effect modifies a query that FpEdition.settle asks. */
static gboolean
modifies_settling (const FpEngine *engine)
{
  const uint64_t *modified = engine->state->head.modified, *settling = engine->edition->rules.settling;
  uint64_t both = 0;

  for (guint i = 0; i < FP_QUERY_WORDS; i++)
    both |= modified[i] & settling[i];
  return both != 0;
}

/* Returns TRUE if nobody comes after the step or line of @frame: the usual case. */
static gboolean
is_unobserved (const FpEngine *engine, const FpFrame *frame)
{
  const FpHead *head = &engine->state->head;

  return !head->board_dirty && head->n_state_triggers == 0 && !modifies_settling (engine) &&
         (head->n_actions == 0 || first_waiting (engine, frame) == head->n_actions);
}

/* The listener's own evaluations don't count. */
static FP_COLD void
tell_step (FpEngine *engine, guint procedure)
{
  guint work_done = engine->work_done;
  uint16_t overworked = engine->overworked;

  engine->step_ended (engine, procedure, engine->step_ended_data);
  engine->work_done = work_done;
  engine->overworked = overworked;
  engine->stopped |= engine->halted;
}

/* Concludes a step or line that is done, or an action that somebody answers. */
static void
complete (FpEngine *engine, FpFrame *frame)
{
  uint8_t traits = engine->traits[frame->procedure];
  gboolean listened = fp_has_listeners (engine->state, frame->procedure);

  /* A listener may have come into force while the procedure ran. */
  if (listened)
    make_row (engine, frame);
  if (frame->action != 0)
    engine->state->actions[frame->action - 1].flags |= FP_ACTION_DONE;
  if ((traits & FP_TRAIT_STEP) && engine->step_ended != NULL)
    tell_step (engine, frame->procedure);
  if (frame->last == FP_STAGE_RUNNING)
    pop_frame (engine);
  else if ((traits & FP_TRAIT_DEFERS_AFTER) && is_unobserved (engine, frame))
    {
      end_moment (engine, frame);
      pop_frame (engine);
    }
  else if (!(traits & FP_TRAIT_DEFERS_AFTER) && !listened)
    finish (engine, frame, first_waiting (engine, frame));
  else
    {
      /* The triggers overwrite the result. */
      frame->at = (uint16_t) engine->state->head.result;
      frame->stage = FP_STAGE_SETTLING;
    }
}

/* Returns TRUE if @frame is an action that is done, that nobody answers and that no other action
 * follows, the usual case. */
static gboolean
is_unanswered (const FpEngine *engine, const FpFrame *frame)
{
  const FpState *s = engine->state;

  return engine->traits[frame->procedure] == 0 && frame->last != FP_STAGE_RUNNING && frame->action != 0 &&
         frame->action == s->head.n_actions && !fp_has_listeners (s, frame->procedure);
}

/* Leaves a procedure that is done. A mere piece of another procedure is no moment. */
static void
leave (FpEngine *engine, FpFrame *frame)
{
  if (engine->traits[frame->procedure] == FP_TRAIT_PART)
    pop_frame (engine);
  else if (is_unanswered (engine, frame))
    {
      fp_action_drop_last (engine);
      pop_frame (engine);
    }
  else
    complete (engine, frame);
}

/* Returns TRUE if @frame may run now, without any round before. A fresh one begins to run. */
static gboolean
may_run (const FpEngine *engine, FpFrame *frame)
{
  if (frame->stage == FP_STAGE_RUNNING)
    return TRUE;
  if (frame->stage != FP_STAGE_FRESH || frame->last == FP_STAGE_BEFORE ||
      (!(engine->traits[frame->procedure] & FP_TRAIT_PART) && fp_has_listeners (engine->state, frame->procedure)))
    return FALSE;
  frame->stage = FP_STAGE_RUNNING;
  return TRUE;
}

/* Runs the rounds before or after the procedure of @frame. Returns TRUE if it may run now. */
static gboolean
run_rounds (FpEngine *engine, FpFrame *frame)
{
  if (frame->stage < FP_STAGE_RUNNING && !announce (engine, frame))
    return FALSE;
  if (frame->last == FP_STAGE_BEFORE)
    pop_frame (engine);
  else if (frame->stage > FP_STAGE_RUNNING)
    conclude (engine, frame);
  else
    return TRUE;
  return FALSE;
}

static void
run_frame (FpEngine *engine, FpFrame *frame)
{
  if (!may_run (engine, frame) && !run_rounds (engine, frame))
    return;
  if (engine->run[frame->procedure](engine, frame) == FP_FLOW_DONE && !engine->stopped)
    leave (engine, frame);
}

/* Takes fuel for the expressions evaluated by a procedure, and says once between two answers that
 * one was cut short. */
static void
charge (FpEngine *engine)
{
  fp_engine_charge (engine);
  if (engine->overworked != FP_NO_CARD && !engine->overworked_told && engine->state->head.ending == FP_ENDING_NONE)
    {
      engine->overworked_told = TRUE;
      fp_fuel_tell (engine, engine->overworked);
    }
  engine->overworked = FP_NO_CARD;
}

void
fp_engine_run (FpEngine *engine)
{
  FpState *s = engine->state;

  s->head.fuel = FP_FUEL;
  /* Only what this run does counts, so that copies and other programs run alike. */
  engine->work_done = 0;
  engine->overworked = FP_NO_CARD;
  engine->overworked_told = FALSE;
  engine->stopped = s->head.n_frames == 0 || s->head.pending.open || s->head.ending != FP_ENDING_NONE || engine->halted;
  if (engine->trace != NULL)
    fp_trace_run (engine, TRUE);
  while (!engine->stopped)
    {
      run_frame (engine, s->frames + s->head.n_frames - 1);
      if (engine->work_done >= FP_WORK_PER_FUEL)
        charge (engine);
    }
  if (engine->trace != NULL)
    fp_trace_run (engine, FALSE);
  if (engine->checking)
    check_or_die (engine);
}

void
fp_engine_end (FpEngine *engine, guint ending, FpSeats winners)
{
  FpHead *head = &engine->state->head;

  fp_trigger_ended (engine);
  engine->stopped = TRUE;
  head->ending = (uint8_t) ending;
  head->winners = winners;
  head->pending = (FpPendingDecision){ .open = FALSE };
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    if (winners & 1 << seat)
      FP_EMIT (engine, GAME_WON, .seat = seat, .value = (int16_t) ending);
  FP_EMIT (engine, GAME_ENDED, .other = winners, .value = (int16_t) ending);
}

void
fp_engine_concede (FpEngine *engine, uint8_t seat)
{
  FpHead *head = &engine->state->head;
  FpSeats others = (FpSeats) (((1 << head->n_seats) - 1) & ~(1 << seat) & ~head->conceded);
  gboolean goes_on = engine->edition->conceding == FP_CONCEDING_GOES_ON && fp_seats_only (others) == FP_NOBODY;

  g_return_if_fail (head->ending == FP_ENDING_NONE && seat < head->n_seats && !(head->conceded >> seat & 1));
  FP_EMIT (engine, CONCEDED, .seat = seat);
  head->answers++;
  engine->options_for = 0;
  if (goes_on)
    head->conceded = (FpSeats) (head->conceded | 1U << seat);
  else
    fp_engine_end (engine, fp_edition_ending (engine->edition, FP_ENDS_CONCEDED), others);
}
