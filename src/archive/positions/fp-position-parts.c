/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edition's parts of an <encounter> (FpPositionPart): elements with values. */
#include "archive/positions/fp-position-private.h"

const FpPositionPart *
fp_position_find_part (const FpEdition *edition, const FpElement *element)
{
  for (guint i = 0; i < edition->positions.n_parts; i++)
    if (fp_element_is (element, edition->positions.parts[i].id))
      return &edition->positions.parts[i];
  return NULL;
}

/* Returns the words that a value of @type can be, ended by NULL. NULL: it is no word. Free with
 * g_strfreev (). */
static char **
words_of (const FpPartValue *value, const FpPositionCheck *check)
{
  g_autofree const char **sides = NULL;
  g_autofree char *list = NULL;

  switch (value->type)
    {
    case FP_PART_SEAT:
      return g_strdupv ((char **) check->seats);
    case FP_PART_SIDE:
      sides = fp_position_sides (check->edition);
      return g_strdupv ((char **) sides);
    case FP_PART_WORD:
      list = fp_word_list (check->edition, value->words);
      return g_strsplit (list, " ", -1);
    case FP_PART_NUMBER:
    case FP_PART_CARD:
    case FP_PART_NAMED:
      break;
    }
  return NULL;
}

static const char *
what_of (FpPartType type)
{
  return type == FP_PART_SEAT ? "seat" : type == FP_PART_SIDE ? "side" : "word";
}

/* --- Checking --- */

/* Complains if @text, which is @value of a part, is none. */
static void
check_value (const FpPositionPart *part, const FpPartValue *value, const char *text, FpLocation at,
             FpPositionCheck *check)
{
  g_auto (GStrv) words = words_of (value, check);
  int number;

  if (words != NULL)
    fp_validate_word (text, at, what_of (value->type), (const char *const *) words, check->problems);
  else if (value->type == FP_PART_NUMBER)
    fp_validate_number (text, at, value->attribute != NULL ? value->attribute : part->id, 0, value->most, &number,
                        check->problems);
  else if (*text == '\0')
    fp_problems_add (check->problems, at, "<%s> without a card; expected its id", part->id);
  else
    fp_position_check_card (text, at, value->zone, check);
}

void
fp_position_check_part (const FpElement *encounter, guint index, const FpPositionPart *part, FpPositionCheck *check)
{
  const FpElement *element = fp_element_child_at (encounter, index);
  const char *known[FP_MAX_PART_VALUES + 1] = { NULL };
  gboolean has_text = FALSE;
  guint n = 0;

  for (guint i = 0; i < part->n_values; i++)
    if (part->values[i].attribute != NULL)
      known[n++] = part->values[i].attribute;
  fp_validate_attributes (element, known, known, check->problems);
  for (guint i = 0; i < part->n_values; i++)
    {
      const FpPartValue *value = &part->values[i];
      const FpAttribute *attribute = value->attribute != NULL ? fp_element_attribute (element, value->attribute) : NULL;

      if (attribute != NULL)
        check_value (part, value, attribute->value, attribute->value_at, check);
      if (value->attribute == NULL)
        check_value (part, value, element->text, element->text_at, check);
      has_text |= value->attribute == NULL;
    }
  if (!has_text)
    fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
  fp_position_check_twice (encounter, index, part->unique, check->problems);
}

/* --- Setting up --- */

/* Returns the seat among the values of @element, FP_NOBODY: none is. */
static uint8_t
seat_among (const FpEdition *edition, const FpPositionPart *part, const FpElement *element)
{
  for (guint i = 0; i < part->n_values; i++)
    if (part->values[i].type == FP_PART_SEAT)
      return (uint8_t) fp_edition_seat (edition, part->values[i].attribute != NULL
                                                     ? fp_element_get (element, part->values[i].attribute)
                                                     : element->text);
  return FP_NOBODY;
}

/* Returns the row of the first card called @name, FP_NO_CARD: there is none. */
static int
find_named (FpPositionBuild *build, const char *name)
{
  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (fp_position_named (build->engine, card, name))
      return card;
  return FP_NO_CARD;
}

/* Returns what @text, which has been checked, stands for as @value of a part of @seat. */
static int
read_value (FpPositionBuild *build, const FpPartValue *value, const char *text, FpLocation at, uint8_t seat)
{
  const FpEdition *edition = build->engine->edition;

  switch (value->type)
    {
    case FP_PART_NUMBER:
      return (int) g_ascii_strtoll (text, NULL, 10);
    case FP_PART_SEAT:
      return fp_edition_seat (edition, text);
    case FP_PART_SIDE:
      return fp_position_side (edition, text);
    case FP_PART_WORD:
      return fp_word_number (edition, text, value->words);
    case FP_PART_NAMED:
      return find_named (build, text);
    case FP_PART_CARD:
      break;
    }
  return fp_position_take (build, text, at, seat);
}

void
fp_position_read_parts (FpPositionBuild *build, const FpElement *encounter)
{
  const FpEdition *edition = build->engine->edition;

  build->parts = g_array_new (FALSE, TRUE, sizeof (FpPositionPartRead));
  for (guint i = 0; i < fp_element_n_children (encounter); i++)
    {
      const FpElement *element = fp_element_child_at (encounter, i);
      FpPositionPartRead read = { .part = fp_position_find_part (edition, element), .element = element };

      if (read.part == NULL)
        continue;
      read.seat = seat_among (edition, read.part, element);
      for (guint k = 0; k < read.part->n_values; k++)
        {
          const FpPartValue *value = &read.part->values[k];
          const FpAttribute *from = value->attribute != NULL ? fp_element_attribute (element, value->attribute) : NULL;

          read.values[k] = from != NULL ? read_value (build, value, from->value, from->value_at, read.seat)
                                        : read_value (build, value, element->text, element->text_at, read.seat);
        }
      g_array_append_val (build->parts, read);
    }
}

void
fp_position_lay_parts (FpPositionBuild *build)
{
  for (guint i = 0; build->parts != NULL && i < build->parts->len; i++)
    {
      const FpPositionPartRead *read = &g_array_index (build->parts, FpPositionPartRead, i);
      int list = fp_position_zone_listed (build->engine->edition, FP_LISTED_CARDS, read->seat);

      for (guint k = 0; k < read->part->n_values; k++)
        if (read->part->values[k].type == FP_PART_CARD && read->values[k] != FP_NO_CARD)
          fp_zone_add_top (build->state, (uint16_t) list, (uint16_t) read->values[k]);
    }
}

void
fp_position_apply_parts (FpPositionBuild *build)
{
  for (guint i = 0; build->parts != NULL && i < build->parts->len; i++)
    {
      const FpPositionPartRead *read = &g_array_index (build->parts, FpPositionPartRead, i);
      const char *wrong = read->part->apply (build->engine, &build->start, read->values);

      if (wrong != NULL)
        fp_problems_add (build->problems, read->element->at, "<%s> is impossible: %s", read->part->id, wrong);
    }
}
