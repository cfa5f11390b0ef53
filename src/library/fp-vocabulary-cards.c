/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elements of sets made of an edition's tables: its cards and encounters, and the words that
 * shared elements take from it. */
#include "library/fp-vocabulary-private.h"

#include <string.h>

static const char half[] = "half";

/* Makes @words own the rows of @attributes (transfer full), ended by a row without a name. */
static const FpAttributeWord *
keep_attributes (FpElementWords *words, GArray *attributes)
{
  const FpAttributeWord end = { .name = NULL };
  FpAttributeWord *rows;

  g_array_append_val (attributes, end);
  rows = (FpAttributeWord *) (void *) g_array_free (attributes, FALSE);
  g_ptr_array_add (words->owned, rows);
  return rows;
}

/* Makes @words own the text of @list (transfer full). */
static const char *
keep_text (FpElementWords *words, GString *list)
{
  char *text = g_string_free (list, FALSE);

  g_ptr_array_add (words->owned, text);
  return text;
}

static void
append (GString *list, const char *word)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", word);
}

/* Appends the rows of @attributes up to their end. */
static void
append_all (GArray *to, const FpAttributeWord *attributes)
{
  for (; attributes->name != NULL; attributes++)
    g_array_append_vals (to, attributes, 1);
}

/* --- The edition's tables --- */

const FpEditionSets *
fp_edition_sets (const FpEdition *edition)
{
  static const FpEditionSets nothing = { .kinds = NULL };

  return edition->sets != NULL ? edition->sets : &nothing;
}

void
fp_field_range (const FpField *field, int *least, int *most)
{
  gboolean widest = field->least == 0 && field->most == 0;

  *least = widest ? FP_FIELD_LEAST : field->least;
  *most = widest ? FP_FIELD_MOST : field->most;
}

/* --- Cards --- */

/* Returns the words that @field may hold, NULL: it is a number. */
static const char *
words_of_field (FpElementWords *words, const FpField *field)
{
  const FpEdition *edition = words->edition;
  GString *list;

  if (field->list == NULL && field->words == 0)
    return NULL;
  list = g_string_new (NULL);
  for (guint i = 0; field->list != NULL && i < field->list->n; i++)
    append (list, field->list->words[i]);
  for (guint kind = 1; field->list == NULL && kind < edition->n_kinds; kind++)
    if (field->kinds == 0 || (edition->kinds[kind].flags & field->kinds) != 0)
      append (list, edition->kinds[kind].id);
  return keep_text (words, list);
}

/* Adds the attributes of those of @fields that may be left out, or of the others. */
static void
add_fields (FpElementWords *words, GArray *attributes, const FpField *fields, gboolean optional)
{
  for (const FpField *field = fields; field != NULL && field->attribute != NULL; field++)
    {
      FpAttributeWord attribute = { .name = field->attribute, .content = FP_CONTENT_NUMBER, .required = !optional };

      if (field->optional != optional)
        continue;
      attribute.words = words_of_field (words, field);
      if (field->cards)
        attribute.content = FP_CONTENT_CARDS;
      else if (field->of_kind > 0)
        attribute.content = FP_CONTENT_CARD;
      else if (attribute.words != NULL)
        attribute.content = field->several ? FP_CONTENT_WORDS : FP_CONTENT_WORD;
      else
        fp_field_range (field, &attribute.least, &attribute.most);
      g_array_append_val (attributes, attribute);
    }
}

/* Returns the children of a card's element: texts, a character's portrait, halves, counters,
 * progress, then what the card does. */
static const char *
children_of (FpElementWords *words, const FpKindDef *kind)
{
  GString *children = g_string_new ((kind->written & FP_WRITTEN_UNNAMED) != 0 ? "name? flavor?" : "name! flavor?");

  if ((kind->flags & FP_KIND_CHARACTER) != 0)
    g_string_append (children, " portrait?");
  g_string_append (children, " brief?");

  if ((kind->flags & FP_KIND_TURN) != 0)
    g_string_append (children, " text! clarification* counter* progress* program!");
  else
    g_string_append_printf (children, " text? clarification*%s counter* progress* ability*",
                            (kind->flags & FP_KIND_TWO_HALVES) != 0 ? " half=2" : "");
  return keep_text (words, children);
}

static void
add_half (FpElementWords *words, const FpKindDef *kind)
{
  GArray *attributes = g_array_new (FALSE, TRUE, sizeof (FpAttributeWord));
  FpElementWord word = { .name = half, .place = FP_PLACE_OWN, .children = "", .verb = -1 };

  add_fields (words, attributes, kind->fields, FALSE);
  add_fields (words, attributes, kind->fields, TRUE);
  word.attributes = keep_attributes (words, attributes);
  g_array_append_val (words->words, word);
}

/* Attributes that may be left out stand with those of all cards. */
static void
add_card (FpElementWords *words, const FpKindDef *kind)
{
  GArray *attributes = g_array_new (FALSE, TRUE, sizeof (FpAttributeWord));
  const FpField *fields = (kind->flags & FP_KIND_TWO_HALVES) != 0 ? NULL : kind->fields;
  FpElementWord word = { .name = kind->id, .place = FP_PLACE_CARD, .children = children_of (words, kind), .verb = -1 };

  append_all (attributes, fp_card_attributes);
  add_fields (words, attributes, fields, TRUE);
  add_fields (words, attributes, kind->marks, TRUE);
  add_fields (words, attributes, fields, FALSE);
  add_fields (words, attributes, kind->marks, FALSE);
  word.attributes = keep_attributes (words, attributes);
  g_array_append_val (words->words, word);
}

void
fp_element_words_add_cards (FpElementWords *words)
{
  const FpEdition *edition = words->edition;
  const uint8_t *order = fp_edition_sets (edition)->kinds;
  gboolean halves = FALSE;

  for (guint i = 1; i < edition->n_kinds; i++)
    {
      const FpKindDef *kind = &edition->kinds[order != NULL ? order[i - 1] : i];

      add_card (words, kind);
      if ((kind->flags & FP_KIND_TWO_HALVES) != 0 && !halves)
        add_half (words, kind);
      halves = halves || (kind->flags & FP_KIND_TWO_HALVES) != 0;
    }
}

/* --- Encounters --- */

void
fp_element_words_add_encounters (FpElementWords *words)
{
  for (guint i = 1; i < words->edition->n_encounters; i++)
    {
      const FpEncounterDef *encounter = &words->edition->encounters[i];
      GArray *attributes = g_array_new (FALSE, TRUE, sizeof (FpAttributeWord));
      const FpAttributeWord at = {
        .name = "at", .content = FP_CONTENT_EXPRESSION, .required = TRUE, .type = FP_TYPE_PLANETS
      };
      const FpAttributeWord number = {
        .name = encounter->number, .content = FP_CONTENT_EXPRESSION, .required = TRUE, .type = FP_TYPE_NUMBER
      };
      const FpAttributeWord as = { .name = "as", .content = FP_CONTENT_NAME };
      FpElementWord word = {
        .name = encounter->id, .place = FP_PLACE_LINE, .children = "@rule* prize?", .verb = -1, .encounter = i
      };

      if (encounter->at_place)
        g_array_append_val (attributes, at);
      if (encounter->number != NULL)
        g_array_append_val (attributes, number);
      g_array_append_val (attributes, as);
      word.attributes = keep_attributes (words, attributes);
      g_array_append_val (words->words, word);
    }
}

/* --- Shared elements --- */

static gboolean
is_filled (const FpAttributeWord *attribute)
{
  return strcmp (attribute->name, FP_WORDS_LOOPED) == 0 || strcmp (attribute->name, FP_WORDS_PARTS) == 0 ||
         g_strcmp0 (attribute->words, FP_WORDS_ENCOUNTERS) == 0 || g_strcmp0 (attribute->words, FP_WORDS_LIMITS) == 0;
}

/* Adds @attribute once for each list of words that `foreach` goes through. */
static void
add_looped (const FpElementWords *words, GArray *attributes, FpAttributeWord attribute)
{
  for (guint i = 0; i < words->edition->n_word_lists; i++)
    if (words->edition->word_lists[i].looped)
      {
        attribute.name = words->edition->word_lists[i].id;
        g_array_append_val (attributes, attribute);
      }
}

/* Adds @attribute if the edition's cards have parts. */
static void
add_parts (FpElementWords *words, GArray *attributes, FpAttributeWord attribute)
{
  const FpWordListDef *parts = fp_edition_sets (words->edition)->parts;
  GString *list;

  if (parts == NULL)
    return;
  list = g_string_new (NULL);
  for (guint i = 0; i < parts->n; i++)
    append (list, parts->words[i]);
  attribute.name = parts->id;
  attribute.words = keep_text (words, list);
  g_array_append_val (attributes, attribute);
}

static const char *
ids_of_encounters (FpElementWords *words)
{
  GString *list = g_string_new (NULL);

  for (guint i = 1; i < words->edition->n_encounters; i++)
    append (list, words->edition->encounters[i].id);
  return keep_text (words, list);
}

static const char *
ids_of_limits (FpElementWords *words)
{
  guint turn = fp_edition_sets (words->edition)->turn;
  GString *list = g_string_new ("encounter");

  if (turn > 0)
    append (list, words->edition->procedures[turn].id);
  append (list, "game");
  return keep_text (words, list);
}

const FpAttributeWord *
fp_element_words_fill (FpElementWords *words, const FpAttributeWord *attributes)
{
  gboolean filled = FALSE;
  GArray *all;

  for (const FpAttributeWord *each = attributes; each->name != NULL; each++)
    filled = filled || is_filled (each);
  if (!filled)
    return attributes;
  all = g_array_new (FALSE, TRUE, sizeof (FpAttributeWord));
  for (const FpAttributeWord *each = attributes; each->name != NULL; each++)
    {
      FpAttributeWord attribute = *each;

      if (g_strcmp0 (each->words, FP_WORDS_ENCOUNTERS) == 0)
        attribute.words = ids_of_encounters (words);
      if (g_strcmp0 (each->words, FP_WORDS_LIMITS) == 0)
        attribute.words = ids_of_limits (words);
      if (strcmp (each->name, FP_WORDS_LOOPED) == 0)
        add_looped (words, all, attribute);
      else if (strcmp (each->name, FP_WORDS_PARTS) == 0)
        add_parts (words, all, attribute);
      else
        g_array_append_val (all, attribute);
    }
  return keep_attributes (words, all);
}
