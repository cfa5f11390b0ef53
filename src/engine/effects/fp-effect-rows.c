/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of effects: finding one, its rule, and how its ability is used. */
#include "engine/effects/fp-effect-rows.h"

const FpRule *
fp_effect_rule (const FpEngine *engine, const FpEffect *row)
{
  return row->kind == FP_EFFECT_STATUS ? NULL : fp_catalog_rule (engine->catalog, row->rule);
}

FpEffect *
fp_effect_find (FpEngine *engine, guint number)
{
  FpState *s = engine->state;

  /* Resolving a rule finds its effect several times. No two effects have the same number. */
  if (engine->effect_found < s->head.n_effects && s->effects[engine->effect_found].number == number)
    return &s->effects[engine->effect_found];
  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].number == number)
      {
        engine->effect_found = i;
        return &s->effects[i];
      }
  return NULL;
}

gboolean
fp_effect_silent (const FpEngine *engine, const FpRule *rule)
{
  for (int i = rule->code; i >= 0; i++)
    {
      const FpInstruction *in = fp_catalog_instruction (engine->catalog, i);

      if (in->op == FP_OP_USE)
        return in->silent;
      if (in->op == FP_OP_END)
        break;
    }
  return FALSE;
}
