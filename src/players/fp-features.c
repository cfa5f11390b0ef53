/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Features of a seat, its rules in force among them. */
#include "players/fp-features.h"

#include <string.h>

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-hash.h"

static uint8_t
class_of (const char *id)
{
  return fp_hash_string (FP_HASH_START, id) % FP_FEATURES_CLASSES;
}

gboolean
fp_features_begin (FpFeatures *features, const FpEdition *edition)
{
  if (edition->thinking.measure == NULL)
    return FALSE;
  *features = (FpFeatures){ .edition = edition, .n = edition->thinking.n_features + 2 * FP_FEATURES_CLASSES };
  g_assert (features->n <= FP_MAX_FEATURES);
  for (guint i = 0; i < edition->n_queries; i++)
    features->of_query[i] = class_of (edition->queries[i].id);
  for (guint i = 0; i < edition->n_procedures; i++)
    features->of_procedure[i] = class_of (edition->procedures[i].id);
  return TRUE;
}

char *
fp_features_id (const FpFeatures *features, guint index)
{
  const FpEditionThinking *thinking = &features->edition->thinking;
  if (index < thinking->n_features)
    return g_strdup (thinking->features[index]);
  index -= thinking->n_features;
  return g_strdup_printf (index < FP_FEATURES_CLASSES ? "modifies-%u" : "answers-%u", index % FP_FEATURES_CLASSES + 1);
}

/* Returns the first procedure that @rule answers. */
static guint
answered (const FpRule *rule)
{
  if (rule->action != 0)
    return rule->action;
  for (guint word = 0; word < FP_PROCEDURE_WORDS; word++)
    if (rule->actions[word] != 0)
      return word * 64 + (guint) __builtin_ctzll (rule->actions[word]);
  return 0;
}

void
fp_features_measure (const FpFeatures *features, FpEngine *engine, uint8_t seat, int16_t *figures)
{
  const FpState *state = engine->state;
  int16_t *modifies = figures + features->edition->thinking.n_features;
  int16_t *answers = modifies + FP_FEATURES_CLASSES;
  memset (figures, 0, features->n * sizeof *figures);
  features->edition->thinking.measure (engine, seat, figures);
  for (guint i = 0; i < state->head.n_effects; i++)
    {
      const FpEffect *effect = &state->effects[i];
      const FpRule *rule = fp_effect_rule (engine, effect);
      if (effect->me != seat || rule == NULL)
        continue;
      if (rule->kind == FP_RULE_MODIFY)
        modifies[features->of_query[rule->query]]++;
      else
        answers[features->of_procedure[answered (rule)]]++;
    }
}
