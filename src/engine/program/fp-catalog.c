/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The definitions of a game. */
#include "engine/program/fp-catalog.h"

#include "engine/state/fp-hash.h"

#include <string.h>

static void
ability_clear (gpointer data)
{
  FpAbilityDef *ability = data;

  g_free (ability->id);
  g_free (ability->name);
  g_free (ability->brief);
  g_free (ability->text);
  g_clear_pointer (&ability->clarifications, g_ptr_array_unref);
}

static void
counter_clear (gpointer data)
{
  g_free (((FpCounterDef *) data)->id);
}

static void
progress_clear (gpointer data)
{
  g_free (((FpProgressDef *) data)->label);
}

/* Frees a list and its contents, even if its creator set no clear function. */
static void
list_free (GArray *list, GDestroyNotify clear)
{
  if (list == NULL)
    return;
  g_array_set_clear_func (list, clear);
  g_array_unref (list);
}

void
fp_card_def_clear (FpCardDef *card)
{
  g_free (card->id);
  g_free (card->set);
  g_free (card->name);
  g_free (card->brief);
  g_free (card->text);
  g_free (card->portrait);
  g_clear_pointer (&card->clarifications, g_ptr_array_unref);
  list_free (g_steal_pointer (&card->abilities), ability_clear);
  list_free (g_steal_pointer (&card->counters), counter_clear);
  list_free (g_steal_pointer (&card->progress), progress_clear);
  g_clear_pointer (&card->apart, g_array_unref);
  g_clear_pointer (&card->listed, g_array_unref);
}

static void
card_clear (gpointer data)
{
  fp_card_def_clear (data);
}

static void
set_clear (gpointer data)
{
  FpSetInfo *set = data;

  g_free (set->id);
  g_free (set->name);
  g_free (set->edition);
  g_free (set->version);
}

FpCatalog *
fp_catalog_new (const FpKindDef *kinds)
{
  FpCatalog *catalog = g_new0 (FpCatalog, 1);

  catalog->kinds = kinds;
  catalog->cards = g_array_new (FALSE, TRUE, sizeof (FpCardDef));
  g_array_set_clear_func (catalog->cards, card_clear);
  catalog->code = g_array_new (FALSE, TRUE, sizeof (FpInstruction));
  catalog->rules = g_array_new (FALSE, TRUE, sizeof (FpRule));
  catalog->abilities = g_array_new (FALSE, TRUE, sizeof (FpAbilityRef));
  catalog->expressions = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_expression_free);
  catalog->strings = g_ptr_array_new_with_free_func (g_free);
  catalog->sets = g_array_new (FALSE, TRUE, sizeof (FpSetInfo));
  g_array_set_clear_func (catalog->sets, set_clear);
  catalog->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return catalog;
}

void
fp_catalog_free (FpCatalog *catalog)
{
  if (catalog == NULL)
    return;
  g_array_unref (catalog->cards);
  g_array_unref (catalog->code);
  g_array_unref (catalog->rules);
  g_array_unref (catalog->abilities);
  g_ptr_array_unref (catalog->expressions);
  g_ptr_array_unref (catalog->strings);
  g_array_unref (catalog->sets);
  g_hash_table_unref (catalog->by_id);
  g_free (catalog);
}

void
fp_catalog_grown (FpCatalog *catalog)
{
  catalog->card_rows = (const FpCardDef *) (gconstpointer) catalog->cards->data;
  catalog->code_rows = (const FpInstruction *) (gconstpointer) catalog->code->data;
  catalog->rule_rows = (const FpRule *) (gconstpointer) catalog->rules->data;
}

gboolean
fp_catalog_apart (const FpCatalog *catalog, guint card, guint other)
{
  const GArray *apart = fp_catalog_card (catalog, card)->apart;

  for (guint i = 0; apart != NULL && i < apart->len; i++)
    if (g_array_index (apart, uint16_t, i) == other)
      return TRUE;
  return FALSE;
}

int
fp_catalog_add_card (FpCatalog *catalog, const FpCardDef *def)
{
  char *full = g_strdup_printf ("%s:%s", def->set, def->id);
  FpCardDef *card;

  if (g_hash_table_contains (catalog->by_id, full))
    {
      g_free (full);
      return -1;
    }
  g_array_append_val (catalog->cards, *def);
  fp_catalog_grown (catalog);
  card = &g_array_index (catalog->cards, FpCardDef, catalog->cards->len - 1);
  card->kind_def = &catalog->kinds[card->kind];
  card->kind_flags = card->kind_def->flags;
  card->key = fp_hash_string (FP_HASH_START, full);
  g_hash_table_insert (catalog->by_id, full, GUINT_TO_POINTER (catalog->cards->len));
  return (int) catalog->cards->len - 1;
}

int
fp_catalog_find (const FpCatalog *catalog, const char *id)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (catalog->by_id, id));

  if (found > 0 || strchr (id, ':') != NULL)
    return (int) found - 1;
  for (guint i = 0; i < catalog->cards->len; i++)
    if (strcmp (fp_catalog_card (catalog, i)->id, id) == 0)
      return (int) i;
  return -1;
}

char *
fp_catalog_id (const FpCatalog *catalog, guint index)
{
  const FpCardDef *card = fp_catalog_card (catalog, index);

  if (fp_catalog_find (catalog, card->id) == (int) index)
    return g_strdup (card->id);
  return g_strdup_printf ("%s:%s", card->set, card->id);
}

void
fp_catalog_alias (FpCatalog *catalog, const char *id, guint card)
{
  const char *alone = strchr (id, ':');

  g_hash_table_insert (catalog->by_id, g_strdup (id), GUINT_TO_POINTER (card + 1));
  if (alone != NULL && fp_catalog_find (catalog, alone + 1) < 0)
    g_hash_table_insert (catalog->by_id, g_strdup (alone + 1), GUINT_TO_POINTER (card + 1));
}

const FpAbilityDef *
fp_catalog_ability (const FpCatalog *catalog, guint index)
{
  const FpAbilityRef *ref = &g_array_index (catalog->abilities, FpAbilityRef, index);

  return &g_array_index (fp_catalog_card (catalog, ref->card)->abilities, FpAbilityDef, ref->index);
}

gboolean
fp_catalog_without (FpCatalog *catalog, const char *id)
{
  const char *slash = strchr (id, '/');
  g_autofree char *card_id = slash != NULL ? g_strndup (id, (gsize) (slash - id)) : NULL;
  int card = card_id != NULL ? fp_catalog_find (catalog, card_id) : -1;
  GArray *abilities = card >= 0 ? fp_catalog_card (catalog, (guint) card)->abilities : NULL;

  for (guint i = 0; abilities != NULL && i < abilities->len; i++)
    {
      FpAbilityDef *ability = &g_array_index (abilities, FpAbilityDef, i);

      if (strcmp (ability->id, slash + 1) != 0)
        continue;
      ability->n_rules = 0;
      return TRUE;
    }
  return FALSE;
}

const char *
fp_catalog_string (const FpCatalog *catalog, int index)
{
  return index < 0 ? NULL : g_ptr_array_index (catalog->strings, (guint) index);
}

int
fp_card_field (const FpCardDef *card, const char *attribute)
{
  for (const FpField *field = card->kind_def->fields; field != NULL && field->attribute != NULL; field++)
    if (strcmp (field->attribute, attribute) == 0)
      return card->field[field->index];
  return 0;
}

gboolean
fp_card_same_halves (const FpCardDef *card)
{
  return card->field[FP_FIELD_HALF_WORD] == card->field[FP_FIELD_HALF_WORD + 1] &&
         card->field[FP_FIELD_HALF_NUMBER] == card->field[FP_FIELD_HALF_NUMBER + 1];
}

static const char *
word_of (const FpField *field, int value)
{
  return field->list != NULL && value > 0 && (guint) value <= field->list->n ? field->list->words[value - 1] : "";
}

const char *
fp_card_word (const FpCardDef *card, const char *attribute)
{
  for (const FpField *field = card->kind_def->fields; field != NULL && field->attribute != NULL; field++)
    if (strcmp (field->attribute, attribute) == 0)
      return word_of (field, card->field[field->index]);
  return "";
}

const char *
fp_card_half_word (const FpCardDef *card, guint half)
{
  return word_of (&card->kind_def->fields[0], card->field[FP_FIELD_HALF_WORD + half]);
}

const char *
fp_card_complexity (const FpCardDef *card)
{
  for (const FpField *mark = card->kind_def->marks; mark != NULL && mark->attribute != NULL; mark++)
    if (mark->index == FP_MARK_COMPLEXITY)
      return word_of (mark, card->complexity);
  return "";
}
