/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a set does as one number: saves made with it still fit after a text was mended (contracts.md, “Saves”). */
#include "library/fp-library-private.h"

#include "engine/fp-hash.h"

static uint64_t
mix_expression (uint64_t digest, const FpCatalog *catalog, int index)
{
  const FpExpression *expression = fp_catalog_expression (catalog, index);

  return expression != NULL ? fp_expression_digest (expression, digest) : fp_hash_mix (digest, 0);
}

static uint64_t
mix_rule (uint64_t digest, const FpCatalog *catalog, const FpEdition *edition, const FpRule *rule)
{
  digest = fp_hash_string (digest, edition->questions[rule->question].id);
  digest = fp_hash_mix (digest, rule->change);
  digest = mix_expression (digest, catalog, rule->of);
  digest = mix_expression (digest, catalog, rule->cond);
  return mix_expression (digest, catalog, rule->value);
}

/* Labels and names are only said; an option's id is how a save names it. */
static uint64_t
mix_instruction (uint64_t digest, const FpCatalog *catalog, const FpEdition *edition, const FpInstruction *in,
                 guint first)
{
  const int16_t expressions[] = { in->who, in->cond, in->least, in->most, in->set, in->advantage };
  const int numbers[] = {
    in->op,    in->how,           in->prize, in->slot, in->target < 0 ? -1 : in->target - (int) first,
    in->count, in->ends_if_empty, in->all,   in->each
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    digest = fp_hash_mix (digest, (uint64_t) (uint32_t) numbers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (expressions); i++)
    digest = mix_expression (digest, catalog, expressions[i]);
  if (in->op == FP_OP_VERB)
    digest = fp_hash_string (digest, edition->verbs[in->verb].id);
  if (in->op == FP_OP_LINE)
    digest = fp_hash_string (digest, fp_catalog_string (catalog, in->id));
  return digest;
}

static uint64_t
mix_card (uint64_t digest, const FpCardDef *def)
{
  const int numbers[] = { def->kind,    def->copies,  def->symbol,  def->deck,  def->next, def->icon[0],
                          def->icon[1], def->half[0], def->half[1], def->value, def->adds };

  digest = fp_hash_string (digest, def->id);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    digest = fp_hash_mix (digest, (uint64_t) (uint32_t) numbers[i]);
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);

      digest = fp_hash_string (digest, ability->id);
      digest = fp_hash_mix (digest, ability->n_rules);
    }
  return digest;
}

uint64_t
fp_set_digest (const FpCatalog *catalog, const FpEdition *edition, const char *id, const GArray *sources)
{
  uint64_t digest = FP_HASH_START;

  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      const FpCardDef *def = source->card >= 0 ? fp_catalog_card (catalog, (guint) source->card) : NULL;

      if (def == NULL || g_strcmp0 (def->set, id) != 0)
        continue;
      digest = mix_card (digest, def);
      for (guint k = 0; k < source->n_rules; k++)
        digest = mix_rule (digest, catalog, edition, fp_catalog_rule (catalog, source->first_rule + k));
      for (guint k = 0; k < source->n_code; k++)
        digest = mix_instruction (digest, catalog, edition,
                                  fp_catalog_instruction (catalog, (int) (source->first_code + k)), source->first_code);
    }
  return digest;
}
