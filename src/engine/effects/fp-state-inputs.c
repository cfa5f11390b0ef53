/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of what is looked at again and again. */
#include "engine/effects/fp-state-inputs.h"

#include "engine/effects/fp-effect-index.h"

/* Returns what the outcome of @rule depends on. */
static uint64_t
inputs_of (const FpEngine *engine, const FpRule *rule)
{
  const FpCatalog *catalog = engine->catalog;

  if (rule->in != 0 || rule->role != 0 ||
      (rule->ability >= 0 && fp_catalog_ability (catalog, (guint) rule->ability)->limit == FP_LIMIT_ENCOUNTER))
    return FP_CHANGED_OTHER;
  return FP_CHANGED_MEMORY | fp_expression_inputs (fp_catalog_expression (catalog, rule->ability_cond), engine) |
         fp_expression_inputs (fp_catalog_expression (catalog, rule->cond), engine);
}

static uint64_t
inputs_of_all (FpEngine *engine)
{
  FpRowList states = fp_effect_index_states (fp_effect_index (engine));
  uint64_t inputs = 0;

  for (guint i = 0; i < states.n; i++)
    inputs |= inputs_of (engine, fp_effect_rule (engine, &engine->state->effects[states.rows[i]]));
  return inputs;
}

/* Returns TRUE if no effect that waits for a state is being resolved: that one isn't evaluated. */
static gboolean
all_wait (const FpEngine *engine, const FpOpenAnswers *open)
{
  for (guint i = 0; i < open->n; i++)
    if (fp_effect_listens (fp_catalog_rule (engine->catalog, open->answer[i]->rule)) == FP_LISTENS_STATE)
      return FALSE;
  return TRUE;
}

/* Returns what the answer of @rule to its query depends on. Permissions can be stopped. */
static uint64_t
inputs_of_answer (const FpEngine *engine, const FpRule *rule)
{
  const FpCatalog *catalog = engine->catalog;

  if (rule->permission)
    return FP_CHANGED_OTHER;
  return inputs_of (engine, rule) | fp_expression_inputs (fp_catalog_expression (catalog, rule->of), engine) |
         fp_expression_inputs (fp_catalog_expression (catalog, rule->value), engine);
}

static uint64_t
inputs_of_query (FpEngine *engine, guint query)
{
  FpRowList listed = fp_effect_index_query (fp_effect_index (engine), query);
  uint64_t inputs = 0;

  for (guint i = 0; i < listed.n; i++)
    inputs |= inputs_of_answer (engine, fp_effect_rule (engine, &engine->state->effects[listed.rows[i]]));
  return inputs;
}

/* Returns what has changed since @look was taken. */
static uint64_t
changed_since (const FpHead *head, const FpLook *look)
{
  return head->changed | look->missed;
}

/* Returns TRUE if @look would be the same again, and counts its work. A trace records each
 * evaluation, and coverage counts it. */
static gboolean
is_same (FpEngine *engine, const FpLook *look)
{
  if ((changed_since (&engine->state->head, look) & (look->inputs | FP_CHANGED_OTHER)) != 0 || engine->trace != NULL)
    return FALSE;
  engine->work_done += look->work;
  return TRUE;
}

/* Notes that @look was taken, after @work. Without fuel, evaluations of much work might be cut
 * short, so only the others count as same. */
static void
note_look (FpEngine *engine, FpLook *look, guint work)
{
  FpHead *head = &engine->state->head;

  for (guint i = 0; i < FP_N_LOOKS; i++)
    head->looks[i].missed |= head->changed;
  head->changed = 0;
  look->work = engine->work_done - work;
  look->missed = look->work > FP_LEAST_WORK ? FP_CHANGED_ALL : look->inputs & FP_CHANGED_OTHER;
}

gboolean
fp_state_inputs_same (FpEngine *engine, const FpOpenAnswers *open)
{
  return all_wait (engine, open) && is_same (engine, &engine->state->head.looks[FP_LOOK_STATE]);
}

void
fp_state_inputs_seen (FpEngine *engine, const FpOpenAnswers *open, guint work)
{
  FpLook *look = &engine->state->head.looks[FP_LOOK_STATE];

  if (!all_wait (engine, open))
    return;
  if (changed_since (&engine->state->head, look) == FP_CHANGED_ALL)
    look->inputs = inputs_of_all (engine);
  note_look (engine, look, work);
}

gboolean
fp_card_inputs_same (FpEngine *engine)
{
  const FpLook *look = &engine->state->head.looks[FP_LOOK_CARDS];

  return look->effects != 0 && engine->coverage == NULL && fp_effect_index (engine)->signature == look->effects &&
         is_same (engine, look);
}

void
fp_card_inputs_seen (FpEngine *engine, guint query, guint work)
{
  FpLook *look = &engine->state->head.looks[FP_LOOK_CARDS];
  uint64_t effects = fp_effect_index (engine)->signature;

  if (look->effects != effects)
    look->inputs = inputs_of_query (engine, query);
  look->effects = effects;
  note_look (engine, look, work);
}

void
fp_card_inputs_forget (FpEngine *engine)
{
  engine->state->head.looks[FP_LOOK_CARDS].effects = 0;
}
