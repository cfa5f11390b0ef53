/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects that would fire in a trigger round (docs/design/card-language.md 2.6). */
#include "engine/effects/fp-trigger-candidates.h"

#include "engine/effects/fp-copies.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effect-sight.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/effects/fp-veiled.h"
#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program-lookahead.h"

void
fp_open_answers_find (const FpEngine *e, FpOpenAnswers *open)
{
  const FpState *s = e->state;

  open->n = 0;
  open->rules = 0;
  for (const FpFrame *frame = s->frames; frame < s->frames + s->head.n_frames; frame++)
    if (frame->procedure == FP_MACHINE_RESOLVE)
      {
        open->answer[open->n] = (const FpResolveLocals *) (const void *) frame->locals;
        open->rules |= (uint64_t) 1 << open->answer[open->n++]->rule % 64;
      }
}

const FpOpenAnswers *
fp_open_answers (FpEngine *e)
{
  if (e->open_answers == NULL)
    e->open_answers = g_new0 (FpOpenAnswers, 1);
  if (e->evaluations == 0 || e->open_answers->evaluation != e->evaluation)
    fp_open_answers_find (e, e->open_answers);
  e->open_answers->evaluation = e->evaluation;
  return e->open_answers;
}

void
fp_open_answers_free (FpEngine *e)
{
  g_free (e->open_answers);
}

gboolean
fp_open_answers_search (const FpOpenAnswers *open, const FpEffect *row)
{
  for (guint i = 0; i < open->n; i++)
    if (open->answer[i]->rule == row->rule && open->answer[i]->card == row->card && open->answer[i]->me == row->me)
      return TRUE;
  return FALSE;
}

gboolean
fp_candidate_concerns (FpEngine *e, const FpEffect *row, const FpRule *rule, const FpAction *action, FpContext *context)
{
  if (action->who == FP_NOBODY)
    return TRUE;
  if (rule->who < 0)
    return row->me == FP_NOBODY || row->me == action->who;
  return (fp_expression_players (fp_catalog_expression (e->catalog, rule->who), context) >> action->who & 1) != 0;
}

/* Returns what keeps the program of @row's rule, whose conditions hold, from doing something, if
 * anything. */
static inline FpTraceOutcome
program_outcome (FpEngine *e, const FpEffect *row, const FpRule *rule, guint index, const FpContext *context)
{
  if (rule->starts > 0 && !fp_rule_can_start (e, rule->starts - 1, row->me, (int) index))
    return FP_TRACE_NOTHING;
  if (rule->may && !fp_program_is_worth_offering (e, rule->code, context))
    return FP_TRACE_NOTHING;
  return FP_TRACE_WORKED;
}

/* Returns what keeps @row's rule, whose card may be used, from firing, if anything. */
static FpTraceOutcome
obstacle (FpEngine *e, const FpEffect *row, const FpRule *rule, guint index, FpContext *context)
{
  FpTraceOutcome outcome = fp_effect_conditions (e, row, context);

  return outcome == FP_TRACE_WORKED ? program_outcome (e, row, rule, index, context) : outcome;
}

/* Aborts if @outcome, that of a copy, is not the one of @row. @work: the work counted before it was
 * found. */
static FP_COLD void
check_copy (FpEngine *e, const FpEffect *row, const FpRule *rule, guint index, FpContext *context, guint work,
            FpTraceOutcome outcome)
{
  const guint counted = e->work;

  e->work = work;
  if (obstacle (e, row, rule, index, context) != outcome || e->work != counted)
    g_error ("copies of rule %u differ after %u answers", row->rule, e->state->head.answers);
}

/* Returns obstacle (), or what it was for one of @copies. */
static G_GNUC_NO_INLINE FpTraceOutcome
shared_obstacle (FpEngine *e, FpCopies *copies, const FpEffect *row, const FpRule *rule, guint index,
                 FpContext *context)
{
  const guint work = e->work;
  FpTraceOutcome outcome;
  uint16_t found;

  if (fp_copies_recall (e, copies, FP_COPY_WORKS, &found))
    {
      if (e->checking)
        check_copy (e, row, rule, index, context, work, (FpTraceOutcome) found);
      return (FpTraceOutcome) found;
    }
  e->own_read = FALSE;
  outcome = obstacle (e, row, rule, index, context);
  fp_copies_keep (e, copies, FP_COPY_WORKS, work, (uint16_t) outcome);
  return outcome;
}

/* Returns the outcome of the rule of @row for the action in row @index. FP_TRACE_WORKED: the rule
 * would fire. */
static FpTraceOutcome
outcome_about (FpEngine *e, const FpEffect *row, guint index)
{
  const FpRule *rule = fp_effect_rule (e, row);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpCopies *copies;
  FpTraceOutcome outcome;

  if (rule->kind == FP_RULE_MODIFY)
    return fp_effect_header (e, row);
  fp_effect_context (e, row, NULL, 0, (int) index, scratch, &context);
  if (!fp_candidate_concerns (e, row, rule, &e->state->actions[index], &context))
    return FP_TRACE_OTHER;
  outcome = fp_effect_header (e, row);
  if (outcome != FP_TRACE_WORKED)
    return outcome;
  copies = rule->cond >= 0 || rule->may ? fp_copies_of (e, row, (int) index) : NULL;
  return copies != NULL ? shared_obstacle (e, copies, row, rule, index, &context)
                        : obstacle (e, row, rule, index, &context);
}

gboolean
fp_candidate_is_declined (FpEngine *e, const FpEffect *row, guint index)
{
  return (row->declined >> index & 1) && !fp_trigger_offer_changed (e, row, index);
}

/* Returns TRUE if the rule of @row waits for the action in row @index at all. @open: as in
 * fp_candidate_fits (). */
static inline gboolean
waits_for (FpEngine *e, const FpOpenAnswers **open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  const FpAction *action = &e->state->actions[index];

  if ((row->fired >> index & 1) || (action->flags & FP_ACTION_GONE))
    return FALSE;
  if (row->subject != action->procedure &&
      (row->subject != FP_MACHINE_NONE ||
       !(fp_effect_rule (e, row)->actions[action->procedure / 64] >> action->procedure % 64 & 1)))
    return FALSE;
  if (row->kind >= FP_EFFECT_LASTING && action->level > row->level)
    return FALSE;
  if (*open == NULL)
    *open = fp_open_answers (e);
  if (fp_open_answers_has (*open, row))
    return FALSE;
  return (*open)->n < FP_MOST_OPEN_ANSWERS || (stage == FP_TRIGGER_REPLACE && !fp_effect_is_optional (row));
}

/* Returns TRUE if @row is of a veiled card that may not be turned up now. */
static inline gboolean
stays_veiled (FpEngine *e, const FpEffect *row)
{
  return fp_effect_is_veiled (e, row) && !fp_effect_may_turn_up (e, row);
}

/* Returns TRUE if the rule of @row, which waits for the action in row @index, works. */
static gboolean
works_about (FpEngine *e, const FpEffect *row, guint index)
{
  FpTrace *trace = fp_trace_pause (e);
  FpTraceOutcome outcome = outcome_about (e, row, index);

  fp_trace_resume (e, trace);
  if (trace != NULL && outcome != FP_TRACE_WORKED)
    fp_trace_answer (e, row, (int) index, outcome);
  return outcome == FP_TRACE_WORKED;
}

gboolean
fp_candidate_fits (FpEngine *e, const FpOpenAnswers **open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  return waits_for (e, open, row, stage, index) && !stays_veiled (e, row) && works_about (e, row, index);
}

gboolean
fp_candidate_fires (FpEngine *e, const FpOpenAnswers **open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  return waits_for (e, open, row, stage, index) && !stays_veiled (e, row) &&
         !fp_candidate_is_declined (e, row, index) && works_about (e, row, index);
}

/* Returns TRUE if @row is equal to a candidate, which fires in its place. */
static gboolean
has_equal (const FpCandidate *candidates, guint n, const FpEffect *row)
{
  for (guint i = 0; i < n; i++)
    if (candidates[i].row->rule == row->rule && candidates[i].row->me == row->me)
      return TRUE;
  return FALSE;
}

guint
fp_candidates_add (FpCandidate *candidates, guint n, const FpEffect *row, guint action)
{
  if (has_equal (candidates, n, row))
    return n;
  candidates[n] = (FpCandidate){ row, action };
  return n + 1;
}

/* Returns TRUE if @seat, who plays the rule of @row or sees its card, sees all that decides whether
 * the rule answers the action in row @action. */
static gboolean
sees_conditions (const FpEngine *e, const FpEffect *row, uint8_t seat, int action)
{
  const FpRule *rule = fp_effect_rule (e, row);

  return fp_effect_sees_expression (e, row, seat, rule->ability_cond, action) &&
         fp_effect_sees_expression (e, row, seat, rule->cond, action) &&
         fp_effect_sees_expression (e, row, seat, rule->who, action);
}

/* Returns TRUE if @row is @seat's own, or of a card that @seat sees. */
static gboolean
sees_row (const FpEngine *e, const FpEffect *row, uint8_t seat)
{
  return row->me == seat || fp_effect_card_is_seen (e, row, seat);
}

gboolean
fp_candidates_known (const FpEngine *e, const FpEffect *row, uint8_t seat, int action)
{
  return sees_row (e, row, seat) && sees_conditions (e, row, seat, action);
}

/* A player's sight of the conditions of a rule, all copies of which lie side by side. */
typedef struct
{
  int rule, action; /* −1: of none yet */
  gboolean own, sees;
} Sight;

/* Returns fp_candidates_known (). @sight: that of the row before. */
static gboolean
is_known (const FpEngine *e, const FpEffect *row, uint8_t seat, int action, Sight *sight)
{
  const gboolean own = row->me == seat;

  if (!sees_row (e, row, seat))
    return FALSE;
  if (sight->rule != row->rule || sight->action != action || sight->own != own)
    *sight = (Sight){ row->rule, action, own, sees_conditions (e, row, seat, action) };
  return sight->sees;
}

/* The effects among which candidates are looked for. */
typedef enum
{
  AMONG_ALL,
  AMONG_OWNED, /* those of one owner */
  AMONG_MANDATORY, /* likewise, without those that the owner may decline */
} Among;

static inline gboolean
belongs (const FpEffect *row, Among among, uint8_t owner)
{
  return among == AMONG_ALL || (row->me == owner && (among == AMONG_OWNED || !fp_effect_is_optional (row)));
}

/* Finds the first action of the round @my that @row answers now. Returns FALSE if there is none. */
static gboolean
find_action (FpEngine *e, const FpTriggerRoundLocals *my, const FpOpenAnswers **open, const FpEffect *row, uint8_t seat,
             Sight *sight, guint *action)
{
  for (*action = my->first; *action <= my->last; (*action)++)
    if (waits_for (e, open, row, (FpTriggerStage) my->stage, *action) &&
        (seat == FP_NOBODY || is_known (e, row, seat, (int) *action, sight)) &&
        !fp_candidate_is_declined (e, row, *action) && works_about (e, row, *action))
      return TRUE;
  return FALSE;
}

static guint
collect (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, Among among, uint8_t owner, FpCandidate *candidates)
{
  const FpOpenAnswers *open = NULL;
  uint16_t scratch[FP_MAX_EFFECTS];
  FpRowList listed = fp_effect_index_round (e, (FpListens) my->stage, my->first, my->last, scratch);
  Sight sight = { .rule = -1 };
  guint n = 0, action;

  for (guint i = 0; i < listed.n; i++)
    {
      const FpEffect *row = &e->state->effects[listed.rows[i]];

      if (belongs (row, among, owner) && !has_equal (candidates, n, row) && !fp_effect_is_veiled (e, row) &&
          find_action (e, my, &open, row, seat, &sight, &action))
        candidates[n++] = (FpCandidate){ row, action };
    }
  return n;
}

guint
fp_candidates_all (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, FpCandidate *candidates)
{
  return collect (e, my, seat, AMONG_ALL, FP_NOBODY, candidates);
}

guint
fp_candidates_owned (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, uint8_t owner, FpCandidate *candidates)
{
  return collect (e, my, seat, AMONG_OWNED, owner, candidates);
}

guint
fp_candidates_mandatory (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, uint8_t owner,
                         FpCandidate *candidates)
{
  return collect (e, my, seat, AMONG_MANDATORY, owner, candidates);
}

FpListeners
fp_candidates_listeners (FpEngine *e, const FpTriggerRoundLocals *my)
{
  uint16_t scratch[FP_MAX_EFFECTS];
  FpRowList listed = fp_effect_index_round (e, (FpListens) my->stage, my->first, my->last, scratch);
  FpListeners listeners = { 0, 0 };

  for (guint i = 0; i < listed.n; i++)
    {
      const FpEffect *row = &e->state->effects[listed.rows[i]];

      if (fp_effect_is_optional (row))
        listeners.optional |= fp_owner_bit (row->me);
      else
        listeners.mandatory |= fp_owner_bit (row->me);
    }
  return listeners;
}

guint
fp_candidates_of (FpCandidate *candidates, guint n, uint8_t me)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    if (candidates[i].row->me == me)
      candidates[kept++] = candidates[i];
  return kept;
}

gboolean
fp_candidates_have (const FpCandidate *candidates, guint n, uint8_t me)
{
  for (guint i = 0; i < n; i++)
    if (candidates[i].row->me == me)
      return TRUE;
  return FALSE;
}

guint
fp_candidates_next (FpEngine *e, const FpTriggerRoundLocals *my, FpCandidate *candidates, guint n, uint8_t owner,
                    uint8_t chooser)
{
  guint known = n;

  if (n > 1)
    known = fp_candidates_owned (e, my, chooser, owner, candidates);
  if (known > 0)
    return known;
  n = fp_candidates_owned (e, my, FP_NOBODY, owner, candidates);
  return MIN (n, 1);
}
