/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Permissions: finding the one that allows a choice, and its use. */
#include "engine/effects/fp-permissions.h"

#include "engine/effects/fp-trigger-round.h"
#include "engine/runner/fp-procedure.h"

/* Returns TRUE if @item is in the answer to @query, with no permission but @permitted. */
static gboolean
allows (FpEngine *engine, guint query, const FpValue *about, const FpValue *plain, int item, guint permitted)
{
  uint16_t items[FP_MAX_CARDS];
  FpValue answer = *plain;

  if (plain->n_items > 0)
    memcpy (items, plain->items, plain->n_items * sizeof *items);
  answer.items = items;
  engine->permitted = permitted;
  fp_query (engine, query, about, &answer);
  engine->permitted = FP_PERMITTED_ALL;
  if (answer.type == FP_TYPE_CARDS || answer.type == FP_TYPE_PLANETS)
    return fp_value_has (&answer, (uint16_t) item);
  if (answer.type == FP_TYPE_YES_NO)
    return item == 0 || answer.number != 0;
  return item >= 0 && item < 32 && (answer.number >> item & 1) != 0;
}

uint16_t
fp_permission_for (FpEngine *engine, guint query, const FpValue *about, FpValue plain, int item)
{
  const FpState *s = engine->state;

  if (!fp_query_is_modified (engine, query) || allows (engine, query, about, &plain, item, FP_PERMITTED_NONE))
    return 0;
  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpEffect *row = &s->effects[i];
      gboolean permits = row->listens == FP_LISTENS_QUERY && row->subject == query &&
                         fp_catalog_rule (engine->catalog, row->rule)->permission;

      if (permits && allows (engine, query, about, &plain, item, row->number))
        return row->number;
    }
  return 0;
}

/* Returns the rule that announces the ability of @row: it answers no moment. */
static const FpEffect *
announcing (const FpEngine *engine, const FpEffect *row)
{
  const FpState *s = engine->state;
  int ability = fp_catalog_rule (engine->catalog, row->rule)->ability;

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpRule *rule = fp_catalog_rule (engine->catalog, s->effects[i].rule);

      if (s->effects[i].card == row->card && rule->ability == ability && rule->kind == FP_RULE_TRIGGER &&
          rule->permission)
        return &s->effects[i];
    }
  return NULL;
}

void
fp_permission_use (FpEngine *engine, uint16_t number)
{
  const FpEffect *row = fp_effect_find (engine, number);
  const FpEffect *announced = row != NULL ? announcing (engine, row) : NULL;
  FpResolveLocals *resolve;

  /* @number was found just now, and the compiler gives each permission a rule that announces it. */
  g_assert (announced != NULL);
  engine->state->head.result = 0;
  resolve = fp_engine_push (engine, FP_MACHINE_RESOLVE);
  *resolve = (FpResolveLocals){ .rule = announced->rule,
                                .card = announced->card,
                                .number = announced->number,
                                .action = -1,
                                .me = announced->me,
                                .stage = FP_TRIGGER_BEFORE };
}

gboolean
fp_permission_used (FpEngine *engine, uint16_t number)
{
  FpEffect *row = fp_effect_find (engine, number);

  if (engine->state->head.result >= 0 && row != NULL)
    return TRUE;
  if (row != NULL)
    row->held = 1;
  return FALSE;
}

void
fp_permissions_renew (FpEngine *engine)
{
  FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].listens == FP_LISTENS_QUERY)
      s->effects[i].held = 0;
}
