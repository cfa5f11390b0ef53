/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a set's programs: saves made with it still fit after a text was corrected
 * (docs/design/contracts.md, “Saves”). */
#include "library/fp-library-private.h"

#include "engine/state/fp-hash.h"
#include "engine/program/fp-program.h"

/* Bases of a card's indices, so that earlier cards may change. */
typedef struct
{
  const FpCatalog *catalog;
  const FpEdition *edition;
  guint first_code, first_rule;
} Mixer;

static uint64_t
mix_numbers (uint64_t digest, const int *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    digest = fp_hash_mix (digest, (uint64_t) (uint32_t) numbers[i]);
  return digest;
}

static uint64_t
mix_expression (uint64_t digest, const Mixer *mixer, int index)
{
  const FpExpression *expression = fp_catalog_expression (mixer->catalog, index);

  return expression != NULL ? fp_expression_digest (expression, digest) : fp_hash_mix (digest, 0);
}

static uint64_t
mix_expressions (uint64_t digest, const Mixer *mixer, const int16_t *indices, guint n)
{
  for (guint i = 0; i < n; i++)
    digest = mix_expression (digest, mixer, indices[i]);
  return digest;
}

/* Moments count by name: their numbers are internal, and programs of every version must agree. */
static uint64_t
mix_moments (uint64_t digest, const Mixer *mixer, const uint64_t actions[FP_PROCEDURE_WORDS])
{
  FP_EACH_PROCEDURE (mixer->edition, i)
    if ((actions[i / 64] >> i % 64 & 1) != 0)
      digest = fp_hash_string (digest, fp_edition_lasting_id (mixer->edition, i));
  return fp_hash_mix (digest, 1);
}

static int
relative (int index, guint first)
{
  return index < 0 ? -1 : index - (int) first;
}

static uint64_t
mix_rule (uint64_t digest, const Mixer *mixer, const FpRule *rule)
{
  const int numbers[] = {
    rule->kind,        rule->change,     rule->when,  rule->may,          rule->in,
    rule->role,        rule->until_when, rule->until, rule->ability >= 0, relative (rule->code, mixer->first_code),
    rule->n_variables,
  };
  const int16_t expressions[] = { rule->of, rule->who, rule->ability_cond, rule->cond, rule->value };

  if (rule->kind == FP_RULE_MODIFY)
    digest = fp_hash_string (digest, mixer->edition->queries[rule->query].id);
  digest = mix_numbers (digest, numbers, G_N_ELEMENTS (numbers));
  digest = mix_expressions (digest, mixer, expressions, G_N_ELEMENTS (expressions));
  if (rule->permission)
    digest = fp_hash_mix (digest, rule->permission);
  digest = mix_moments (digest, mixer, rule->actions);
  return mix_moments (digest, mixer, rule->until_actions);
}

/* Mixes the verb and its word: a role, a step, an end of a pile. */
static uint64_t
mix_verb (uint64_t digest, const Mixer *mixer, const FpInstruction *in)
{
  const FpVerb *verb = in->verb != FP_VERB_CHOOSE ? &mixer->edition->verbs[in->verb] : NULL;

  digest = fp_hash_string (digest, verb != NULL ? verb->id : NULL);
  if (verb != NULL && (verb->attributes & FP_ATTRIBUTE_STEP) != 0)
    digest = fp_hash_string (digest, fp_edition_lasting_id (mixer->edition, in->word));
  else
    digest = fp_hash_mix (digest, in->word);
  return mix_moments (digest, mixer, in->until_actions);
}

/* Labels and names are only shown; an option's id counts, because saves use it. */
static uint64_t
mix_instruction (uint64_t digest, const Mixer *mixer, const FpInstruction *in)
{
  const int16_t expressions[] = { in->who, in->cond, in->least, in->most, in->set, in->number, in->to, in->chooser };
  const int numbers[] = {
    in->op == FP_OP_ENCOUNTER ? (int) (FP_OP_ENCOUNTER + in->encounter - 1) : in->op,
    in->how,
    in->prize,
    in->slot,
    in->op == FP_OP_WITH ? -1 : relative (in->target, mixer->first_code),
    in->count,
    /* the ability that is started counts by its name */
    in->op == FP_OP_START ? -1 : relative (in->first_rule, mixer->first_rule),
    in->ends_if_empty,
    in->all,
    in->each,
    in->by_chance,
    in->face,
    in->silent,
    in->binds_set,
    in->until_when,
  };

  digest = mix_numbers (digest, numbers, G_N_ELEMENTS (numbers));
  digest = mix_expressions (digest, mixer, expressions, G_N_ELEMENTS (expressions));
  if (in->op == FP_OP_VERB)
    digest = mix_verb (digest, mixer, in);
  if (in->op == FP_OP_LINE || in->op == FP_OP_START || in->op == FP_OP_WITH)
    digest = fp_hash_string (digest, fp_catalog_string (mixer->catalog, in->id));
  return digest;
}

static uint64_t
mix_ability (uint64_t digest, const Mixer *mixer, const FpAbilityDef *ability)
{
  const int numbers[] = { relative (ability->first_rule, mixer->first_rule), ability->n_rules, ability->where,
                          ability->limit, ability->in };

  digest = fp_hash_string (digest, ability->id);
  return mix_numbers (digest, numbers, G_N_ELEMENTS (numbers));
}

static uint64_t
mix_card (uint64_t digest, const Mixer *mixer, const FpCardDef *def)
{
  /* The order of the numbers is that of saved digests. */
  const int before[] = { def->kind, def->copies }, after[] = { def->first_game };

  digest = fp_hash_string (digest, def->id);
  digest = mix_numbers (digest, before, G_N_ELEMENTS (before));
  for (guint i = 0; i < FP_MAX_FIELDS; i++)
    {
      const int field = def->field[i], value = def->value;

      digest = i == FP_MAX_FIELDS - 1 ? mix_numbers (digest, &value, 1) : digest;
      digest = mix_numbers (digest, &field, 1);
    }
  digest = mix_numbers (digest, after, G_N_ELEMENTS (after));
  for (guint i = 0; def->counters != NULL && i < def->counters->len; i++)
    {
      const FpCounterDef *counter = &g_array_index (def->counters, FpCounterDef, i);

      digest = fp_hash_string (digest, counter->id);
      digest = mix_numbers (digest, (const int[]){ counter->start, counter->most }, 2);
    }
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    digest = mix_ability (digest, mixer, &g_array_index (def->abilities, FpAbilityDef, i));
  return digest;
}

/* Returns TRUE if @mark holds cards that are listed, or games in which its card is not dealt. */
static gboolean
mixes_text (const FpField *mark)
{
  return mark->index >= FP_MARK_LISTED && mark->index <= FP_MARK_MOST_SEATS;
}

/* Mixes such attributes of @element as they are written. */
static uint64_t
mix_marks (uint64_t digest, const FpElement *element, const FpField *marks)
{
  for (const FpField *mark = marks; mark != NULL && mark->attribute != NULL; mark++)
    if (mixes_text (mark) && fp_element_get (element, mark->attribute) != NULL)
      digest = fp_hash_string (digest, fp_element_get (element, mark->attribute));
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
      const Mixer mixer = { catalog, edition, source->first_code, source->first_rule };

      if (def == NULL || g_strcmp0 (def->set, id) != 0)
        continue;
      digest = mix_card (digest, &mixer, def);
      digest = fp_hash_string (digest, fp_element_get (source->element, "replaces"));
      if (fp_element_get (source->element, "without") != NULL)
        digest = fp_hash_string (digest, fp_element_get (source->element, "without"));
      digest = mix_marks (digest, source->element, def->kind_def->marks);
      if (def->belongs_to > 0)
        digest = fp_hash_string (digest, fp_catalog_card (catalog, def->belongs_to - 1U)->id);
      for (guint k = 0; k < source->n_rules; k++)
        digest = mix_rule (digest, &mixer, fp_catalog_rule (catalog, source->first_rule + k));
      for (guint k = 0; k < source->n_code; k++)
        digest = mix_instruction (digest, &mixer, fp_catalog_instruction (catalog, (int) (source->first_code + k)));
    }
  return digest;
}
