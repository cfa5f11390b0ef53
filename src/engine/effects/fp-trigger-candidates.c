/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects that would fire in a trigger round (docs/design/card-language.md 2.6). */
#include "engine/effects/fp-trigger-candidates.h"

#include "engine/effects/fp-effect-sight.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/effects/fp-veiled.h"
#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program-lookahead.h"

void
fp_open_answers_find (const FpEngine *e, FpOpenAnswers *open)
{
  const FpState *s = e->state;

  open->n = 0;
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == FP_MACHINE_RESOLVE)
      open->answer[open->n++] = (const FpResolveLocals *) (const void *) s->frames[i].locals;
}

gboolean
fp_open_answers_has (const FpOpenAnswers *open, const FpEffect *row)
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

/* Returns the outcome of the rule of @row for the action in row @index. FP_TRACE_WORKED: the rule
 * would fire. */
static FpTraceOutcome
outcome_about (FpEngine *e, const FpEffect *row, guint index)
{
  const FpRule *rule = fp_effect_rule (e, row);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpTraceOutcome outcome = FP_TRACE_OTHER;

  if (rule->kind == FP_RULE_MODIFY)
    return fp_effect_header (e, row);
  fp_effect_context (e, row, NULL, 0, (int) index, scratch, &context);
  if (fp_candidate_concerns (e, row, rule, &e->state->actions[index], &context))
    outcome = fp_effect_evaluate (e, row, &context);
  if (outcome == FP_TRACE_WORKED && rule->starts > 0 && !fp_rule_can_start (e, rule->starts - 1, row->me, (int) index))
    return FP_TRACE_NOTHING;
  if (outcome == FP_TRACE_WORKED && rule->may && !fp_program_is_worth_offering (e, rule->code, &context))
    return FP_TRACE_NOTHING;
  return outcome;
}

gboolean
fp_candidate_is_declined (FpEngine *e, const FpEffect *row, guint index)
{
  return (row->declined >> index & 1) && !fp_trigger_offer_changed (e, row, index);
}

/* Returns TRUE if the rule of @row waits for the action in row @index at all. */
static gboolean
waits_for (FpEngine *e, const FpOpenAnswers *open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  const FpRule *rule = fp_effect_rule (e, row);
  const FpAction *action = &e->state->actions[index];

  if (!fp_effect_answers (row, rule, action->procedure) || (row->fired >> index & 1) ||
      (action->flags & FP_ACTION_GONE) || (fp_effect_is_veiled (e, row) && !fp_effect_may_turn_up (e, row)))
    return FALSE;
  if (row->kind >= FP_EFFECT_LASTING && action->level > row->level)
    return FALSE;
  return !fp_open_answers_has (open, row) &&
         !(open->n >= FP_MOST_OPEN_ANSWERS && (fp_effect_is_optional (e, row, rule) || stage != FP_TRIGGER_REPLACE));
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
fp_candidate_fits (FpEngine *e, const FpOpenAnswers *open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  return waits_for (e, open, row, stage, index) && works_about (e, row, index);
}

gboolean
fp_candidate_fires (FpEngine *e, const FpOpenAnswers *open, const FpEffect *row, FpTriggerStage stage, guint index)
{
  return waits_for (e, open, row, stage, index) && !fp_candidate_is_declined (e, row, index) &&
         works_about (e, row, index);
}

guint
fp_candidates_add (FpCandidate *candidates, guint n, const FpEffect *row, guint action)
{
  for (guint i = 0; i < n; i++)
    if (candidates[i].row->rule == row->rule && candidates[i].row->me == row->me)
      return n;
  candidates[n] = (FpCandidate){ row, action };
  return n + 1;
}

gboolean
fp_candidates_known (const FpEngine *e, const FpEffect *row, uint8_t seat, int action)
{
  const FpRule *rule = fp_effect_rule (e, row);

  if (row->me != seat && !fp_effect_card_is_seen (e, row, seat))
    return FALSE;
  return fp_effect_sees_expression (e, row, seat, rule->ability_cond, action) &&
         fp_effect_sees_expression (e, row, seat, rule->cond, action) &&
         fp_effect_sees_expression (e, row, seat, rule->who, action);
}

/* Returns TRUE for a row that belongs into a list of candidates. */
typedef gboolean (*Belongs) (const FpEngine *e, const FpEffect *row, uint8_t owner);

static gboolean
belongs_to_all (const FpEngine *e G_GNUC_UNUSED, const FpEffect *row G_GNUC_UNUSED, uint8_t owner G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
belongs_to (const FpEngine *e G_GNUC_UNUSED, const FpEffect *row, uint8_t owner)
{
  return row->me == owner;
}

static gboolean
is_mandatory_of (const FpEngine *e, const FpEffect *row, uint8_t owner)
{
  return row->me == owner && !fp_effect_is_optional (e, row, fp_effect_rule (e, row));
}

static guint
collect (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, Belongs belongs, uint8_t owner,
         FpCandidate *candidates)
{
  const FpState *s = e->state;
  uint16_t scratch[FP_MAX_EFFECTS];
  FpRowList listed = fp_effect_index_round (e, (FpListens) my->stage, my->first, my->last, scratch);
  FpOpenAnswers open;
  guint n = 0;

  if (listed.n > 0)
    fp_open_answers_find (e, &open);
  for (guint i = 0; i < listed.n; i++)
    for (guint action = my->first; action <= my->last && belongs (e, &s->effects[listed.rows[i]], owner); action++)
      {
        const FpEffect *row = &s->effects[listed.rows[i]];

        if (!fp_effect_is_veiled (e, row) && waits_for (e, &open, row, (FpTriggerStage) my->stage, action) &&
            (seat == FP_NOBODY || fp_candidates_known (e, row, seat, (int) action)) &&
            !fp_candidate_is_declined (e, row, action) && works_about (e, row, action))
          {
            n = fp_candidates_add (candidates, n, row, action);
            break;
          }
      }
  return n;
}

guint
fp_candidates_all (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, FpCandidate *candidates)
{
  return collect (e, my, seat, belongs_to_all, FP_NOBODY, candidates);
}

guint
fp_candidates_owned (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, uint8_t owner, FpCandidate *candidates)
{
  return collect (e, my, seat, belongs_to, owner, candidates);
}

guint
fp_candidates_mandatory (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, uint8_t owner,
                         FpCandidate *candidates)
{
  return collect (e, my, seat, is_mandatory_of, owner, candidates);
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

      if (fp_effect_is_optional (e, row, fp_effect_rule (e, row)))
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
    known = fp_candidates_of (candidates, fp_candidates_all (e, my, chooser, candidates), owner);
  if (known > 0)
    return known;
  n = fp_candidates_of (candidates, fp_candidates_all (e, my, FP_NOBODY, candidates), owner);
  return MIN (n, 1);
}
