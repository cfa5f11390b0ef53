/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trigger rounds: of all effects that match now and have not fired, the first in order fires, until
 * none is left (docs/design/card-language.md 2.6). */
#include "engine/effects/fp-trigger-round.h"

#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-state-inputs.h"
#include "engine/effects/fp-trigger-candidates.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"

enum
{
  NO_ANSWER = -1,
};

/* --- Candidates --- */

/* Returns the seat that chooses among replacements of the action in row @action. */
static uint8_t
chooser_among (const FpEngine *e, guint action)
{
  return e->edition->rules.chooser (e->state, &e->state->actions[action]);
}

/* Returns the first owner of candidates: nobody, then the seats in the edition's order. */
static uint8_t
first_owner (const FpEngine *e, const FpCandidate *candidates, guint n)
{
  uint8_t order[FP_MAX_SEATS];
  guint n_seats = e->edition->rules.order (e->state, order);

  for (guint i = 0; i < n_seats && !fp_candidates_have (candidates, n, FP_NOBODY); i++)
    if (fp_candidates_have (candidates, n, order[i]))
      return order[i];
  return FP_NOBODY;
}

/* Of several replacements the edition's chooser chooses among those that it knows of: an offer
 * would reveal a hidden card. Unknown ones come when nothing else is left. */
static guint
next_replacements (FpEngine *e, const FpTriggerRoundLocals *my, FpCandidate *candidates, uint8_t *chooser)
{
  guint n;

  *chooser = chooser_among (e, my->first);
  n = fp_candidates_all (e, my, *chooser, candidates);
  if (n > 0)
    return n;
  n = fp_candidates_all (e, my, FP_NOBODY, candidates);
  if (n == 0)
    return 0;
  *chooser = first_owner (e, candidates, n);
  n = fp_candidates_of (candidates, n, *chooser);
  return fp_candidates_next (e, my, candidates, n, *chooser, *chooser);
}

/* Collects the candidates for the next rule, and their chooser. Nobody's rules come first (ruling
 * 57). */
static guint
next_candidates (FpEngine *e, FpTriggerRoundLocals *my, FpCandidate *candidates, uint8_t *chooser)
{
  uint8_t owner;
  guint n;

  my->of_nobody = 0;
  if (my->stage == FP_TRIGGER_REPLACE)
    return next_replacements (e, my, candidates, chooser);
  n = fp_candidates_all (e, my, FP_NOBODY, candidates);
  *chooser = owner = first_owner (e, candidates, n);
  n = fp_candidates_of (candidates, n, owner);
  if (n == 0)
    return 0;
  my->of_nobody = owner == FP_NOBODY ? 1 : 0;
  if (owner == FP_NOBODY)
    *chooser = chooser_among (e, candidates[0].action);
  return fp_candidates_next (e, my, candidates, n, owner, *chooser);
}

static FpTraceOutcome
outcome_now (FpEngine *e, const FpEffect *row)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpTrace *trace = fp_trace_pause (e);
  FpTraceOutcome outcome;

  fp_effect_context (e, row, NULL, 0, -1, scratch, &context);
  outcome = fp_effect_evaluate (e, row, &context);
  fp_trace_resume (e, trace);
  if (trace != NULL && outcome != FP_TRACE_WORKED)
    fp_trace_answer (e, row, -1, outcome);
  return outcome;
}

/* Collects the effects whose condition is true now and wasn't before; with @seat only those that
 * this player knows of. */
static guint
all_become_true (FpEngine *e, uint8_t seat, FpCandidate *candidates)
{
  const FpState *s = e->state;
  FpRowList states = fp_effect_index_states (fp_effect_index (e));
  FpOpenAnswers open;
  guint n = 0;

  fp_open_answers_find (e, &open);
  for (guint i = 0; i < states.n; i++)
    {
      const FpEffect *row = &s->effects[states.rows[i]];

      if (!row->held && !fp_open_answers_has (&open, row) && fp_candidates_known (e, row, seat, -1) &&
          outcome_now (e, row) == FP_TRACE_WORKED)
        n = fp_candidates_add (candidates, n, row, 0);
    }
  return n;
}

/* Collects the options of @seat. The chooser stays the one found at first: with sampled hidden
 * cards another seat's rule might come first, but the options must not depend on it. */
static guint
offered_to (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, FpCandidate *candidates)
{
  const uint8_t owner = my->of_nobody ? FP_NOBODY : seat;

  if (my->stage == FP_TRIGGER_STATE)
    return fp_candidates_of (candidates, all_become_true (e, seat, candidates), owner);
  if (my->stage == FP_TRIGGER_REPLACE && seat == chooser_among (e, my->first))
    return fp_candidates_all (e, my, seat, candidates);
  return fp_candidates_owned (e, my, seat, owner, candidates);
}

/* An option is an index among those offered: numbers of effects would reveal other effects. */
void
fp_trigger_round_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpTriggerRoundLocals *my =
      (const FpTriggerRoundLocals *) (const void *) engine->state->frames[pending->frame].locals;
  FpCandidate candidates[FP_MAX_EFFECTS];
  guint n = offered_to (engine, my, pending->seat, candidates);

  for (guint i = 0; i < n; i++)
    {
      const FpEffect *row = candidates[i].row;

      fp_options_add (options, FP_OPTION_ABILITY, (int) i, row->card == FP_NO_CARD ? -1 : row->card);
      options->option[options->n - 1].rule = row->rule;
    }
}

/* --- The round --- */

/* Returns TRUE if somebody may answer one of the actions in this round. Hands in which there might
 * be an answer count only if silent passes are recorded. */
static gboolean
may_be_answered (FpEngine *e, FpTriggerStage stage, guint first, guint last)
{
  const FpState *s = e->state;

  for (guint action = first; action <= last; action++)
    if (s->head.listened_by_round[stage][s->actions[action].procedure / 64] >> s->actions[action].procedure % 64 & 1)
      return e->forced != NULL || fp_effect_index_answers (e, (FpListens) stage, action, last);
  return FALSE;
}

/* Determines the next rule, or the seat that must choose it. Returns FALSE if no rule is left. */
static gboolean
find_next (FpEngine *e, FpTriggerRoundLocals *my)
{
  FpCandidate candidates[FP_MAX_EFFECTS];
  uint8_t chooser;
  guint n;

  if (fp_window_is (my))
    {
      gboolean found;

      fp_engine_begin_work (e);
      found = fp_window_find_next (e, my);
      fp_engine_end_work (e);
      my->looked = TRUE;
      return found;
    }
  fp_engine_begin_work (e);
  n = next_candidates (e, my, candidates, &chooser);
  fp_engine_end_work (e);
  my->seat = n > 1 ? chooser : FP_NOBODY;
  my->answer = n == 0 ? NO_ANSWER : (int16_t) candidates[0].row->number;
  my->looked = TRUE;
  return n > 0;
}

/* Returns the moment at which the running procedure asks windows, FP_MACHINE_NONE: it asks none.
 * The end of a program line is the moment of its action, and that of a card put away the moment of
 * its play. The end of a part of a step (FpProcedureDef.answered) is that step's. The other rows
 * depend on hidden listeners, and the moment must not. */
static uint8_t
moment_of_windows (const FpEngine *e, guint first)
{
  const FpState *s = e->state;
  const FpFrame *frame = &s->frames[s->head.n_frames - 1];
  guint moment;

  while (e->edition->procedures[frame->procedure].answered)
    frame--;
  moment = frame->procedure;
  if (moment == FP_MACHINE_VERB)
    {
      const FpVerbCall *call = (const FpVerbCall *) (const void *) frame->locals;
      guint verb = fp_catalog_instruction (e->catalog, call->code)->verb;

      moment = verb == FP_VERB_CHOOSE ? s->actions[first].procedure : e->edition->verbs[verb].action;
    }
  if (moment == e->edition->plays.putting_away)
    moment = e->edition->plays.procedure;
  return e->edition->procedures[moment].window ? (uint8_t) moment : FP_MACHINE_NONE;
}

/* Begins a round for fp_trigger_round_begin (), which seldom needs one. */
static G_GNUC_NO_INLINE gboolean
begin_round (FpEngine *engine, FpTriggerStage stage, guint first, guint last)
{
  FpTriggerRoundLocals about = { .stage = (uint8_t) stage, .first = (uint8_t) first, .last = (uint8_t) last };

  about.moment = moment_of_windows (engine, first);
  if (!find_next (engine, &about))
    return FALSE;
  *(FpTriggerRoundLocals *) fp_engine_push (engine, FP_MACHINE_ROUND) = about;
  return TRUE;
}

gboolean
fp_trigger_round_begin (FpEngine *engine, FpTriggerStage stage, guint first, guint last)
{
  return may_be_answered (engine, stage, first, last) && begin_round (engine, stage, first, last);
}

static FpResolveLocals *
resolve_effect (FpEngine *e, const FpEffect *row, FpTriggerStage stage, int action)
{
  FpResolveLocals *locals = fp_engine_push (e, FP_MACHINE_RESOLVE);

  *locals = (FpResolveLocals){ .rule = row->rule,
                               .card = row->card,
                               .number = row->number,
                               .action = (int16_t) action,
                               .me = row->me,
                               .stage = (uint8_t) stage };
  return locals;
}

/* Returns the number of the effect that @seat chose as option @nth. */
static int16_t
number_chosen (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, guint nth)
{
  FpCandidate candidates[FP_MAX_EFFECTS];
  guint n = offered_to (e, my, seat, candidates);

  return nth < n ? (int16_t) candidates[nth].row->number : NO_ANSWER;
}

/* Returns the row of the action that the effect with @number answers. */
static guint
action_of (FpEngine *e, const FpTriggerRoundLocals *my, int number)
{
  const FpOpenAnswers *open = NULL;
  const FpEffect *row;

  if (my->first == my->last)
    return my->last;
  row = fp_effect_find (e, (guint) number);
  for (guint action = my->first; row != NULL && action < my->last; action++)
    if (fp_candidate_fires (e, &open, row, (FpTriggerStage) my->stage, action))
      return action;
  return my->last;
}

/* Begins the rule that was found or chosen. In a round of windows everybody may be asked again
 * afterwards. */
static void
resolve_next (FpEngine *e, FpTriggerRoundLocals *my)
{
  guint action = my->window ? my->action : action_of (e, my, my->answer);
  FpResolveLocals *locals =
      resolve_effect (e, fp_effect_find (e, (guint) my->answer), (FpTriggerStage) my->stage, (int) action);

  locals->chosen = my->window;
  locals->moment = my->moment;
  my->turn = 0;
}

/* Returns TRUE if all actions of the round have been replaced. */
static gboolean
decided (const FpEngine *e, const FpTriggerRoundLocals *my)
{
  for (guint action = my->first; action <= my->last; action++)
    if (my->stage != FP_TRIGGER_REPLACE || !(e->state->actions[action].flags & FP_ACTION_GONE))
      return FALSE;
  return TRUE;
}

/* Fires the effect @row, whose condition has become true. */
static void
resolve_state (FpEngine *e, FpEffect *row)
{
  row->held = 1;
  resolve_effect (e, row, FP_TRIGGER_AFTER, -1);
}

/* Of several effects of one player whose conditions have become true, fires the one that the player
 * chooses. The others are looked at again afterwards. */
static FpFlow
run_state_round (FpEngine *e, FpFrame *f)
{
  typedef FpTriggerRoundLocals round_locals;

  FP_BEGIN (round);
  FP_CHOOSE (my->seat, FP_DECIDE_FIRST, answer);
  my->answer = number_chosen (e, my, my->seat, (guint) my->answer);
  if (my->answer != NO_ANSWER)
    {
      resolve_state (e, fp_effect_find (e, (guint) my->answer));
      FP_GO;
    }
  FP_END;
}

/* Adds the actions that have waited for the end of the same frame since the round began, such as
 * the use of an ability in it. */
static void
add_waiting (const FpEngine *e, const FpFrame *f, FpTriggerRoundLocals *my)
{
  const FpState *s = e->state;
  guint below = (guint) (f - s->frames) - 1U;

  while (my->stage == FP_TRIGGER_AFTER && my->last + 1U < s->head.n_actions &&
         s->actions[my->last + 1U].after_frame == below)
    my->last++;
}

/* Determines the next rule of a round that has begun, or the seat that must choose it. */
static gboolean
find_following (FpEngine *e, const FpFrame *f, FpTriggerRoundLocals *my)
{
  add_waiting (e, f, my);
  return find_next (e, my);
}

static FpFlow
run_round (FpEngine *e, FpFrame *f)
{
  typedef FpTriggerRoundLocals round_locals;

  FP_BEGIN (round);
  while (!decided (e, my) && (my->looked || find_following (e, f, my)))
    {
      my->looked = FALSE;
      if (my->window)
        {
          FP_CHOOSE (my->seat, FP_DECIDE_WINDOW, answer, .flags = FP_DECISION_SECRET,
                     .arg = { my->stage, my->first, my->last, my->moment });
          if (!fp_window_take (e, my))
            continue;
        }
      else if (my->seat != FP_NOBODY)
        {
          FP_CHOOSE (my->seat, my->stage == FP_TRIGGER_REPLACE ? FP_DECIDE_INSTEAD : FP_DECIDE_FIRST, answer);
          my->answer = number_chosen (e, my, my->seat, (guint) my->answer);
        }
      resolve_next (e, my);
      FP_GO;
    }
  FP_END;
}

FpFlow
fp_trigger_round_run (FpEngine *engine, FpFrame *frame)
{
  const FpTriggerRoundLocals *locals = (const FpTriggerRoundLocals *) (const void *) frame->locals;

  return locals->stage == FP_TRIGGER_STATE ? run_state_round (engine, frame) : run_round (engine, frame);
}

/* --- Effects that wait for a state --- */

/* Evaluates @me's effects that wait for a state. Collects those whose condition has become true.
 * After the first of them the others stay as they are, to be looked at when their turn comes. */
static guint
become_true (FpEngine *e, const FpOpenAnswers *open, uint8_t me, FpCandidate *candidates)
{
  FpState *s = e->state;
  FpRowList states = fp_effect_index_states (fp_effect_index (e));
  guint n = 0;

  for (guint i = 0; i < states.n; i++)
    {
      FpEffect *row = &s->effects[states.rows[i]];
      uint8_t holds;

      if (row->me != me || fp_open_answers_has (open, row))
        continue;
      holds = outcome_now (e, row) == FP_TRACE_WORKED ? 1 : 0;
      if (holds && !row->held)
        n = fp_candidates_add (candidates, n, row, 0);
      else if (n == 0)
        row->held = holds;
    }
  return n;
}

/* Fires one of @owner's effects whose condition has become true, or asks for the first one. Returns
 * FALSE if there is none. */
static gboolean
settle_owner (FpEngine *e, const FpOpenAnswers *open, uint8_t owner, uint8_t first)
{
  FpCandidate candidates[FP_MAX_EFFECTS], offered[FP_MAX_EFFECTS];
  guint n = become_true (e, open, owner, candidates);
  FpTriggerRoundLocals about = { .stage = FP_TRIGGER_STATE, .seat = owner == FP_NOBODY ? first : owner };

  if (n == 0)
    return FALSE;
  about.of_nobody = owner == FP_NOBODY ? 1 : 0;
  if (n == 1 || offered_to (e, &about, about.seat, offered) < 2)
    resolve_state (e, (FpEffect *) candidates[0].row);
  else
    *(FpTriggerRoundLocals *) fp_engine_push (e, FP_MACHINE_ROUND) = about;
  return TRUE;
}

/* Fires one of the effects whose condition has become true, or asks for the first one. Returns
 * FALSE if there is none. */
static gboolean
settle_all (FpEngine *e, const FpOpenAnswers *open)
{
  uint8_t order[FP_MAX_SEATS];
  guint n = e->edition->rules.order (e->state, order), work = e->work_done;
  gboolean found = settle_owner (e, open, FP_NOBODY, order[0]);

  for (guint i = 0; i < n && !found; i++)
    found = settle_owner (e, open, order[i], order[0]);
  if (!found)
    fp_state_inputs_seen (e, open, work);
  return found;
}

/* Aborts if an effect that waits for a state has another outcome than before, or another work,
 * although its inputs haven't changed. */
static void
check_same (FpEngine *e)
{
  FpRowList states = fp_effect_index_states (fp_effect_index (e));
  guint work = e->work_done, same = e->state->head.looks[FP_LOOK_STATE].work;

  for (guint i = 0; i < states.n; i++)
    if ((outcome_now (e, &e->state->effects[states.rows[i]]) == FP_TRACE_WORKED) !=
        e->state->effects[states.rows[i]].held)
      g_error ("an effect that waits for a state was overlooked after %u answers", e->state->head.answers);
  if (e->work_done - work != same)
    g_error ("effects that wait for a state take other work after %u answers", e->state->head.answers);
  e->work_done = work;
}

/* Fires an effect that waits for a state, if one of its inputs has changed and the condition has
 * become true. Few games have such effects, so this is kept out of fp_settle (). */
static G_GNUC_NO_INLINE gboolean
settle_states (FpEngine *engine)
{
  FpOpenAnswers open;

  fp_open_answers_find (engine, &open);
  if (open.n >= FP_MOST_OPEN_ANSWERS)
    return FALSE;
  if (!fp_state_inputs_same (engine, &open))
    return settle_all (engine, &open);
  if (engine->checking)
    check_same (engine);
  return FALSE;
}

gboolean
fp_settle (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;

  if (engine->edition->rules.settle (engine))
    return TRUE;
  return head->n_state_triggers > 0 && head->state_triggers_on && head->ending == FP_ENDING_NONE &&
         settle_states (engine);
}
