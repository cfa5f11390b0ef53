/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Veiled cards. */
#include "engine/effects/fp-veiled.h"

#include "engine/effects/fp-effect-rows.h"

/* Returns TRUE if @rule answers actions or steps. */
static gboolean
has_moment (const FpRule *rule)
{
  uint64_t any = 0;

  for (guint i = 0; i < FP_PROCEDURE_WORDS; i++)
    any |= rule->actions[i];
  return any != 0 && fp_effect_listens (rule) < FP_N_ROUNDS;
}

/* Returns TRUE if the card of @rule has a rule with a moment. */
static gboolean
card_has_moment (const FpCatalog *catalog, const FpRule *rule)
{
  const FpAbilityRef *own = &g_array_index (catalog->abilities, FpAbilityRef, rule->ability);
  const GArray *abilities = fp_catalog_card (catalog, own->card)->abilities;

  for (guint i = 0; i < abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (abilities, FpAbilityDef, i);

      for (guint k = 0; k < ability->n_rules; k++)
        if (has_moment (fp_catalog_rule (catalog, (int) (ability->first_rule + k))))
          return TRUE;
    }
  return FALSE;
}

/* A change of numbers that is used at a moment is offered with what announces it. One that permits
 * choices, or a card without any moment, is offered at any time. */
FpListens
fp_veiled_listens (const FpEngine *e, const FpRule *rule)
{
  if (has_moment (rule))
    return fp_effect_listens (rule);
  if (rule->kind == FP_RULE_MODIFY && !rule->used && rule->ability >= 0 && e->edition->rules.any_time != 0 &&
      (rule->permission || !card_has_moment (e->catalog, rule)))
    return FP_LISTENS_WHEN;
  return FP_LISTENS_NOTHING;
}

gboolean
fp_effect_may_turn_up (FpEngine *e, const FpEffect *row)
{
  return e->edition->rules.may_turn_up == NULL || e->edition->rules.may_turn_up (e, row->card, row->me);
}
