/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that format 2 of card sets has in place of those of format 1: one table, from which the
 * checker complains and the converter writes. */
#include "library/fp-word-changes.h"

#include "library/fp-library-private.h"

#include <string.h>

/* Words of all editions. An attribute with its value is written as in a file. */
static const FpWordChange shared[] = {
  { .place = FP_WORD_ELEMENT, .was = "resolve", .now = "program" },
  { .place = FP_WORD_ATTRIBUTE, .element = "ability trigger replace", .was = "use=\"no\"", .now = "silent=\"yes\"" },
  { .place = FP_WORD_ATTRIBUTE, .element = "ability", .was = "use", .now = "used-at" },
  { .place = FP_WORD_ATTRIBUTE, .element = "foreach", .was = "in", .now = "from" },
  { .place = FP_WORD_ATTRIBUTE, .element = "prize", .was = "who", .now = "for" },
  { .place = FP_WORD_ATTRIBUTE, .element = "proceed", .was = "ships", .now = "count", .of = FP_TYPE_SHIPS },
  { .place = FP_WORD_ATTRIBUTE, .element = "reveal", .was = "value", .now = "secret" },
  { .place = FP_WORD_ATTRIBUTE, .element = "move", .was = "at", .now = "end" },
  { .place = FP_WORD_ATTRIBUTE,
    .element = "repeat",
    .was = "while",
    .why = "expected times=\"…\", with an <if> round the lines" },
  { .place = FP_WORD_VALUE, .element = "ability", .attribute = "where", .was = "usual" },
  { .place = FP_WORD_VALUE,
    .element = "ability",
    .attribute = "where",
    .was = "discards",
    .why = "no card works in a discard pile; expected another “where”, or none" },
  { .place = FP_WORD_VALUE,
    .element = "ability",
    .attribute = "where",
    .was = "anywhere",
    .why = "no card works wherever it lies; expected another “where”, or none" },
  /* only in lines about another player than the rule's own */
  { .place = FP_WORD_NAME, .was = "opponent", .now = "me.opponent", .of = FP_TYPE_NOTHING },
};

/* --- The table --- */

static void
add_names (GArray *changes, const FpNameDef *names)
{
  for (; names->name != NULL; names++)
    {
      const FpWordChange change = { .place = FP_WORD_NAME, .was = names->was, .now = names->name, .of = names->of };

      if (names->was != NULL)
        g_array_append_val (changes, change);
    }
}

GArray *
fp_word_changes_new (const FpEdition *edition)
{
  const FpEditionSets *sets = fp_edition_sets (edition);
  GArray *changes = g_array_new (FALSE, TRUE, sizeof (FpWordChange));

  g_array_append_vals (changes, shared, G_N_ELEMENTS (shared));
  g_array_append_vals (changes, sets->changes, sets->n_changes);
  add_names (changes, edition->names);
  for (guint i = 0; i < edition->n_former_ids; i++)
    {
      const FpFormerId *former = &edition->former_ids[i];
      const FpWordChange change = { .place = FP_WORD_MOMENT,
                                    .was = former->was,
                                    .now = edition->procedures[former->procedure].id };

      g_array_append_val (changes, change);
    }
  return changes;
}

static gboolean
is_at (const char *where, const char *found)
{
  return where == NULL || (found != NULL && fp_mentions_words (where, found));
}

const FpWordChange *
fp_word_change_find (const GArray *changes, FpWordPlace place, const char *element, const char *attribute,
                     const char *word)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const FpWordChange *change = &g_array_index (changes, FpWordChange, i);

      if (change->place == place && strcmp (change->was, word) == 0 && is_at (change->element, element) &&
          is_at (change->attribute, attribute))
        return change;
    }
  return NULL;
}

static const FpWordChange *
find_name (const GArray *changes, FpType of, const char *word)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const FpWordChange *change = &g_array_index (changes, FpWordChange, i);

      if (change->place == FP_WORD_NAME && change->of == of && strcmp (change->was, word) == 0)
        return change;
    }
  return NULL;
}

const FpWordChange *
fp_word_change_find_name (const GArray *changes, const FpExpressionError *error)
{
  const FpWordChange *change;

  if (error->unknown == NULL)
    return NULL;
  if (error->of == FP_TYPE_WORD)
    return fp_word_change_find (changes, FP_WORD_MOMENT, NULL, NULL, error->unknown);
  if (error->of != FP_TYPE_NOTHING)
    return find_name (changes, error->of == FP_TYPE_ZONE ? FP_TYPE_CARDS : error->of, error->unknown);
  change = error->it != FP_TYPE_NOTHING ? find_name (changes, error->it, error->unknown) : NULL;
  if (change == NULL)
    change = find_name (changes, FP_TYPE_NOTHING, error->unknown);
  return change != NULL ? change : find_name (changes, FP_TYPE_PLAYERS, error->unknown);
}
