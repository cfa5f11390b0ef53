/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of the effects that wait for a state. */
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

/* Without fuel conditions of much work might be cut short, so only the others count as same. A
 * trace records each evaluation. */
gboolean
fp_state_inputs_same (FpEngine *engine, const FpOpenAnswers *open)
{
  const FpHead *head = &engine->state->head;

  if ((head->changed & (head->state_inputs | FP_CHANGED_OTHER)) != 0 || engine->trace != NULL ||
      !all_wait (engine, open))
    return FALSE;
  engine->work_done += head->state_work;
  return TRUE;
}

void
fp_state_inputs_seen (FpEngine *engine, const FpOpenAnswers *open, guint work)
{
  FpHead *head = &engine->state->head;

  if (!all_wait (engine, open))
    return;
  if (head->changed == FP_CHANGED_ALL)
    head->state_inputs = inputs_of_all (engine);
  head->state_work = engine->work_done - work;
  head->changed = head->state_work > FP_LEAST_WORK ? FP_CHANGED_ALL : head->state_inputs & FP_CHANGED_OTHER;
}
