/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of abilities and other rules, for decisions and for the log. */
#include "engine/effects/fp-trigger-round.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

char *
fp_text_ability (const FpCatalog *catalog, int index)
{
  const FpAbilityRef *ref;
  const FpCardDef *def;
  const char *name;
  g_autofree char *card = NULL;

  if (index < 0 || (guint) index >= catalog->abilities->len)
    return NULL;
  ref = &g_array_index (catalog->abilities, FpAbilityRef, index);
  def = fp_catalog_card (catalog, ref->card);
  name = g_array_index (def->abilities, FpAbilityDef, ref->index).name;
  card = fp_text_card_name (catalog, ref->card);
  if (name == NULL)
    return g_steal_pointer (&card);
  /* Translators: an ability and the card that has it. */
  return fp_text_fill (_ ("{ability} ({card})"), "ability", g_dpgettext2 (GETTEXT_PACKAGE, def->kind_def->id, name),
                       "card", card, NULL);
}

const char *
fp_text_ability_text (const FpCatalog *catalog, int index)
{
  const FpAbilityRef *ref = index >= 0 && (guint) index < catalog->abilities->len
                                ? &g_array_index (catalog->abilities, FpAbilityRef, index)
                                : NULL;
  const FpCardDef *def = ref != NULL ? fp_catalog_card (catalog, ref->card) : NULL;
  const char *text = def != NULL ? g_array_index (def->abilities, FpAbilityDef, ref->index).text : NULL;

  return text != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, def->kind_def->id, text) : NULL;
}

char *
fp_text_rule_name (const FpTextContext *wording, int rule, uint16_t card)
{
  const FpCatalog *catalog = wording->engine->catalog;
  char *name = rule >= 0 && (guint) rule < catalog->rules->len
                   ? fp_text_ability (catalog, fp_catalog_rule (catalog, (guint) rule)->ability)
                   : NULL;

  if (name != NULL)
    return name;
  if (card < wording->engine->state->head.n_cards)
    return fp_text_instance (wording, card, fp_text_may_see (wording, card));
  return g_strdup (fp_text_sentence (wording->engine->edition, FP_SENTENCE_ENCOUNTER_RULE));
}

uint16_t
fp_text_deciding_card (const FpEngine *engine)
{
  uint16_t rule, card;
  uint8_t me;

  return fp_trigger_asker (engine, &rule, &card, &me) ? card : FP_NO_CARD;
}
