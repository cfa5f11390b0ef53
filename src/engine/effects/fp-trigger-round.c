/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trigger rounds: of all effects that match now and have not fired, the first in order fires, until
 * none is left (docs/design/card-language.md 2.6). */
#include "engine/effects/fp-trigger-round.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program-lookahead.h"
#include "engine/runner/fp-procedure.h"

enum
{
  MOST_OPEN = 6, /* nested answers; beyond this depth only mandatory replacements fire */
  NO_ANSWER = -1,
};

/* An effect that would fire, and the row of the action. */
typedef struct
{
  const FpEffect *row;
  guint action;
} Candidate;

/* --- Candidates --- */

/* The rules being resolved now. */
typedef struct
{
  const FpResolveLocals *answer[FP_MAX_FRAMES];
  guint n;
} OpenAnswers;

static void
find_open_answers (const FpEngine *e, OpenAnswers *open)
{
  const FpState *s = e->state;

  open->n = 0;
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == FP_MACHINE_RESOLVE)
      open->answer[open->n++] = (const FpResolveLocals *) (const void *) s->frames[i].locals;
}

/* Returns TRUE if the rule of @row is being resolved: no rule answers what it caused itself. */
static gboolean
is_resolving (const OpenAnswers *open, const FpEffect *row)
{
  for (guint i = 0; i < open->n; i++)
    if (open->answer[i]->rule == row->rule && open->answer[i]->card == row->card && open->answer[i]->me == row->me)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the action affects a seat that the rule names. The default is the rule's own
 * player, or anybody for nobody's rule. */
static gboolean
concerns (FpEngine *e, const FpEffect *row, const FpRule *rule, const FpAction *action, FpContext *context)
{
  FpValue who;

  if (action->who == FP_NOBODY)
    return TRUE;
  if (rule->who < 0)
    return row->me == FP_NOBODY || row->me == action->who;
  who = fp_expression_eval (fp_catalog_expression (e->catalog, rule->who), context);
  return who.type == FP_TYPE_PLAYERS && (who.number & 1 << action->who) != 0;
}

/* Returns the outcome of the rule of @row for the action in row @index. FP_TRACE_WORKED: the rule
 * would fire. */
static FpTraceOutcome
outcome_about (FpEngine *e, const FpEffect *row, guint index)
{
  const FpRule *rule = fp_effect_rule (e, row);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context = fp_effect_context (e, row, NULL, 0, (int) index, scratch);
  FpTraceOutcome outcome = FP_TRACE_OTHER;

  if (concerns (e, row, rule, &e->state->actions[index], &context))
    outcome = fp_effect_evaluate (e, row, &context);
  if (outcome == FP_TRACE_WORKED && rule->may && !fp_program_is_worth_offering (e, rule->code, &context))
    return FP_TRACE_NOTHING;
  return outcome;
}

/* Returns TRUE if the player of @row has declined the effect about action @index for good. */
static gboolean
is_declined (FpEngine *e, const FpEffect *row, guint index)
{
  return (row->declined >> index & 1) && !fp_trigger_offer_changed (e, row, index);
}

static gboolean
would_fire (FpEngine *e, const OpenAnswers *open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  const FpRule *rule = fp_effect_rule (e, row);
  const FpAction *action = &e->state->actions[index];
  FpTraceOutcome outcome;
  FpTrace *trace;

  if (!(rule->actions[action->procedure / 64] >> action->procedure % 64 & 1) || (row->fired >> index & 1) ||
      (action->flags & FP_ACTION_GONE) || is_declined (e, row, index))
    return FALSE;
  if (row->kind >= FP_EFFECT_LASTING && action->level > row->level)
    return FALSE;
  if (is_resolving (open, row) || (open->n >= MOST_OPEN && (rule->may || stage != FP_TRIGGER_REPLACE)))
    return FALSE;
  trace = fp_trace_pause (e);
  outcome = outcome_about (e, row, index);
  fp_trace_resume (e, trace);
  if (trace != NULL && outcome != FP_TRACE_WORKED)
    fp_trace_answer (e, row, (int) index, outcome);
  return outcome == FP_TRACE_WORKED;
}

/* Adds @row to the candidates unless an equal one is there. Returns the number of candidates. */
static guint
add_candidate (Candidate *candidates, guint n, const FpEffect *row, guint action)
{
  for (guint i = 0; i < n; i++)
    if (candidates[i].row->rule == row->rule && candidates[i].row->me == row->me)
      return n;
  candidates[n] = (Candidate){ row, action };
  return n + 1;
}

/* Returns TRUE if @seat knows of @row: the seat's own rule, or a card that the seat sees. */
static gboolean
knows_of (const FpEngine *e, const FpEffect *row, uint8_t seat)
{
  return row->me == seat || row->card == FP_NO_CARD || fp_view_sees (e, seat, row->card);
}

/* Collects the rules that would fire; with @seat only those that this player knows of. */
static guint
all_candidates (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, Candidate *candidates)
{
  const FpState *s = e->state;
  OpenAnswers open;
  guint n = 0;

  find_open_answers (e, &open);
  FP_EACH_LISTENER (s, (FpListens) my->stage, i)
  for (guint action = my->first; action <= my->last; action++)
    if ((seat == FP_NOBODY || knows_of (e, &s->effects[i], seat)) &&
        would_fire (e, &open, &s->effects[i], (FpTriggerStage) my->stage, action))
      {
        n = add_candidate (candidates, n, &s->effects[i], action);
        break;
      }
  return n;
}

/* Keeps only @me's candidates. Returns their number. */
static guint
candidates_of (Candidate *candidates, guint n, uint8_t me)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    if (candidates[i].row->me == me)
      candidates[kept++] = candidates[i];
  return kept;
}

static gboolean
has_any (const Candidate *candidates, guint n, uint8_t me)
{
  for (guint i = 0; i < n; i++)
    if (candidates[i].row->me == me)
      return TRUE;
  return FALSE;
}

/* Returns the seat that chooses among replacements of the action in row @action. */
static uint8_t
chooser_among (const FpEngine *e, guint action)
{
  return e->edition->rules.chooser (e->state, &e->state->actions[action]);
}

/* Returns the first owner of candidates: nobody, then the seats in the edition's order. */
static uint8_t
first_owner (const FpEngine *e, const Candidate *candidates, guint n)
{
  uint8_t order[FP_MAX_SEATS];
  guint n_seats = e->edition->rules.order (e->state, order);

  for (guint i = 0; i < n_seats && !has_any (candidates, n, FP_NOBODY); i++)
    if (has_any (candidates, n, order[i]))
      return order[i];
  return FP_NOBODY;
}

/* Of several replacements the edition's chooser chooses among those that it knows of: an offer
 * would reveal a hidden card. Unknown ones come when nothing else is left. */
static guint
next_replacements (FpEngine *e, const FpTriggerRoundLocals *my, Candidate *candidates, uint8_t *chooser)
{
  guint n;

  *chooser = chooser_among (e, my->first);
  n = all_candidates (e, my, *chooser, candidates);
  if (n > 0)
    return n;
  n = all_candidates (e, my, FP_NOBODY, candidates);
  if (n > 0)
    *chooser = first_owner (e, candidates, n);
  return candidates_of (candidates, n, *chooser);
}

/* Of several rules of nobody's the edition's chooser takes the next one, among those that it knows
 * of. Unknown ones come when nothing else is left. */
static guint
next_of_nobody (FpEngine *e, const FpTriggerRoundLocals *my, Candidate *candidates, guint n, uint8_t *chooser)
{
  guint known = n;

  *chooser = chooser_among (e, candidates[0].action);
  if (n > 1)
    known = candidates_of (candidates, all_candidates (e, my, *chooser, candidates), FP_NOBODY);
  if (known > 0)
    return known;
  n = candidates_of (candidates, all_candidates (e, my, FP_NOBODY, candidates), FP_NOBODY);
  return MIN (n, 1);
}

/* Collects the candidates for the next rule, and their chooser. Nobody's rules come first (ruling
 * 57). */
static guint
next_candidates (FpEngine *e, FpTriggerRoundLocals *my, Candidate *candidates, uint8_t *chooser)
{
  guint n;

  my->of_nobody = 0;
  if (my->stage == FP_TRIGGER_REPLACE)
    return next_replacements (e, my, candidates, chooser);
  n = all_candidates (e, my, FP_NOBODY, candidates);
  *chooser = first_owner (e, candidates, n);
  n = candidates_of (candidates, n, *chooser);
  if (n == 0 || *chooser != FP_NOBODY)
    return n;
  my->of_nobody = 1;
  return next_of_nobody (e, my, candidates, n, chooser);
}

static FpTraceOutcome
outcome_now (FpEngine *e, const FpEffect *row)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context = fp_effect_context (e, row, NULL, 0, -1, scratch);
  FpTrace *trace = fp_trace_pause (e);
  FpTraceOutcome outcome = fp_effect_evaluate (e, row, &context);

  fp_trace_resume (e, trace);
  if (trace != NULL && outcome != FP_TRACE_WORKED)
    fp_trace_answer (e, row, -1, outcome);
  return outcome;
}

/* Collects the effects whose condition is true now and wasn't before; with @seat only those that
 * this player knows of. */
static guint
all_become_true (FpEngine *e, uint8_t seat, Candidate *candidates)
{
  const FpState *s = e->state;
  OpenAnswers open;
  guint n = 0;

  find_open_answers (e, &open);
  FP_EACH_LISTENER (s, FP_LISTENS_STATE, i)
  if (!s->effects[i].held && !is_resolving (&open, &s->effects[i]) && knows_of (e, &s->effects[i], seat) &&
      outcome_now (e, &s->effects[i]) == FP_TRACE_WORKED)
    n = add_candidate (candidates, n, &s->effects[i], 0);
  return n;
}

/* Collects the options of @seat. The chooser stays the one found at first: with sampled hidden
 * cards another seat's rule might come first, but the options must not depend on it. */
static guint
offered_to (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, Candidate *candidates)
{
  guint n =
      my->stage == FP_TRIGGER_STATE ? all_become_true (e, seat, candidates) : all_candidates (e, my, seat, candidates);
  gboolean of_all = my->stage == FP_TRIGGER_REPLACE && seat == chooser_among (e, my->first);

  return of_all ? n : candidates_of (candidates, n, my->of_nobody ? FP_NOBODY : seat);
}

/* An option is an index among those offered: numbers of effects would reveal other effects. */
void
fp_trigger_round_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpTriggerRoundLocals *my =
      (const FpTriggerRoundLocals *) (const void *) engine->state->frames[pending->frame].locals;
  Candidate candidates[FP_MAX_EFFECTS];
  guint n = offered_to (engine, my, pending->seat, candidates);

  for (guint i = 0; i < n; i++)
    {
      const FpEffect *row = candidates[i].row;

      fp_options_add (options, FP_OPTION_ABILITY, (int) i, row->card == FP_NO_CARD ? -1 : row->card);
      options->option[options->n - 1].rule = row->rule;
    }
}

/* --- The round --- */

/* Returns TRUE if any effect waits for one of the actions in this round. */
static gboolean
has_listeners (const FpState *s, FpTriggerStage stage, guint first, guint last)
{
  for (guint action = first; action <= last; action++)
    if (s->head.listened_by_round[stage][s->actions[action].procedure / 64] >> s->actions[action].procedure % 64 & 1)
      return TRUE;
  return FALSE;
}

/* Determines the next rule, or the seat that must choose it. Returns FALSE if no rule is left. */
static gboolean
find_next (FpEngine *e, FpTriggerRoundLocals *my)
{
  Candidate candidates[FP_MAX_EFFECTS];
  uint8_t chooser;
  guint n;

  fp_engine_begin_work (e);
  n = next_candidates (e, my, candidates, &chooser);
  fp_engine_end_work (e);
  my->seat = n > 1 ? chooser : FP_NOBODY;
  my->answer = n == 0 ? NO_ANSWER : (int16_t) candidates[0].row->number;
  my->looked = TRUE;
  return n > 0;
}

gboolean
fp_trigger_round_begin (FpEngine *engine, FpTriggerStage stage, guint first, guint last)
{
  FpTriggerRoundLocals about = { .stage = (uint8_t) stage, .first = (uint8_t) first, .last = (uint8_t) last };

  if (!has_listeners (engine->state, stage, first, last) || !find_next (engine, &about))
    return FALSE;
  *(FpTriggerRoundLocals *) fp_engine_push (engine, FP_MACHINE_ROUND) = about;
  return TRUE;
}

static void
resolve_effect (FpEngine *e, const FpEffect *row, FpTriggerStage stage, int action)
{
  FpResolveLocals *locals = fp_engine_push (e, FP_MACHINE_RESOLVE);

  *locals = (FpResolveLocals){ .rule = row->rule,
                               .card = row->card,
                               .number = row->number,
                               .action = (int16_t) action,
                               .me = row->me,
                               .stage = (uint8_t) stage };
}

/* Returns the number of the effect that @seat chose as option @nth. */
static int16_t
number_chosen (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, guint nth)
{
  Candidate candidates[FP_MAX_EFFECTS];
  guint n = offered_to (e, my, seat, candidates);

  return nth < n ? (int16_t) candidates[nth].row->number : NO_ANSWER;
}

/* Returns the row of the action that the effect with @number answers. */
static guint
action_of (FpEngine *e, const FpTriggerRoundLocals *my, int number)
{
  const FpEffect *row = fp_effect_find (e, (guint) number);
  OpenAnswers open;

  find_open_answers (e, &open);
  for (guint action = my->first; row != NULL && action < my->last; action++)
    if (would_fire (e, &open, row, (FpTriggerStage) my->stage, action))
      return action;
  return my->last;
}

static gboolean
decided (const FpEngine *e, const FpTriggerRoundLocals *my)
{
  return my->stage == FP_TRIGGER_REPLACE && (e->state->actions[my->first].flags & FP_ACTION_GONE) != 0;
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

static FpFlow
run_round (FpEngine *e, FpFrame *f)
{
  typedef FpTriggerRoundLocals round_locals;

  FP_BEGIN (round);
  while (!decided (e, my) && (my->looked || find_next (e, my)))
    {
      my->looked = FALSE;
      if (my->seat != FP_NOBODY)
        {
          FP_CHOOSE (my->seat, my->stage == FP_TRIGGER_REPLACE ? FP_DECIDE_INSTEAD : FP_DECIDE_FIRST, answer);
          my->answer = number_chosen (e, my, my->seat, (guint) my->answer);
        }
      resolve_effect (e, fp_effect_find (e, (guint) my->answer), (FpTriggerStage) my->stage,
                      (int) action_of (e, my, my->answer));
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
become_true (FpEngine *e, const OpenAnswers *open, uint8_t me, Candidate *candidates)
{
  FpState *s = e->state;
  guint n = 0;

  FP_EACH_LISTENER (s, FP_LISTENS_STATE, i)
  {
    FpEffect *row = &s->effects[i];
    uint8_t holds;

    if (row->me != me || is_resolving (open, row))
      continue;
    holds = outcome_now (e, row) == FP_TRACE_WORKED ? 1 : 0;
    if (holds && !row->held)
      n = add_candidate (candidates, n, row, 0);
    else if (n == 0)
      row->held = holds;
  }
  return n;
}

/* Fires one of @owner's effects whose condition has become true, or asks for the first one. Returns
 * FALSE if there is none. */
static gboolean
settle_owner (FpEngine *e, const OpenAnswers *open, uint8_t owner, uint8_t first)
{
  Candidate candidates[FP_MAX_EFFECTS], offered[FP_MAX_EFFECTS];
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

gboolean
fp_settle (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  uint8_t order[FP_MAX_SEATS];
  OpenAnswers open;
  gboolean found;
  guint n;

  if (engine->edition->rules.settle (engine))
    return TRUE;
  if (head->n_state_triggers == 0 || !head->state_triggers_on || head->ending != FP_ENDING_NONE)
    return FALSE;
  find_open_answers (engine, &open);
  if (open.n >= MOST_OPEN)
    return FALSE;
  n = engine->edition->rules.order (engine->state, order);
  found = settle_owner (engine, &open, FP_NOBODY, order[0]);
  for (guint i = 0; i < n && !found; i++)
    found = settle_owner (engine, &open, order[i], order[0]);
  return found;
}
