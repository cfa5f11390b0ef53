/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for what lies on an edition's table. */
#include "text/fp-text-table.h"

#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

const char *
fp_text_table_label (const FpEdition *edition, const char *id)
{
  const char *label = fp_text_name_of (edition, FP_TEXT_OF_LABEL, id);

  return label != NULL ? label : id;
}

const char *
fp_text_tip (const FpEdition *edition, const char *id)
{
  return fp_text_name_of (edition, FP_TEXT_OF_TIP, id);
}

const char *
fp_text_none (const FpEdition *edition, const char *id)
{
  return fp_text_name_of (edition, FP_TEXT_OF_NONE, id);
}

char *
fp_text_group (const FpEdition *edition, const char *id, guint number)
{
  const char *pattern = fp_text_name_of (edition, FP_TEXT_OF_GROUP, id);
  g_autofree char *figure = g_strdup_printf ("%u", number);

  return fp_text_fill (pattern != NULL ? pattern : "{number}", "number", figure, NULL);
}

char *
fp_text_encounter_title (const FpEdition *edition, guint kind, const char *place)
{
  const char *id = edition->encounters[kind].id, *pattern = fp_text_name_of (edition, FP_TEXT_OF_ENCOUNTER, id);
  const char *placeless = fp_text_encounter_row (edition, id)->title;

  if (place == NULL && pattern != NULL && placeless != NULL && strstr (pattern, "{place}") != NULL)
    return g_strdup (_ (placeless));
  return fp_text_fill (pattern != NULL ? pattern : id, "place", place != NULL ? place : "", NULL);
}

char *
fp_text_encounter_note (const FpEdition *edition, guint kind, int number)
{
  const char *pattern = fp_text_name_of (edition, FP_TEXT_OF_ENCOUNTER_NOTE, edition->encounters[kind].id);
  g_autofree char *figure = fp_text_signed (number);

  return pattern != NULL ? fp_text_fill (pattern, "number", figure, NULL) : NULL;
}

char *
fp_text_encounter_between (const FpEdition *edition, guint kind, const char *seat, const char *other, const char *place,
                           int you)
{
  const FpEncounterText *row = fp_text_encounter_row (edition, edition->encounters[kind].id);
  const char *pattern = you == 0 ? row->between_you : you == 1 ? row->between_other : row->between;

  return pattern != NULL ? fp_text_fill (_ (pattern), "seat", seat, "other", other, "place", place, NULL) : NULL;
}

const char *
fp_text_turn_word (const FpEdition *edition)
{
  return edition->texts != NULL ? edition->texts->turn_word : NULL;
}

char *
fp_text_number_set (const FpEdition *edition, int number, gboolean hidden)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  return fp_text_fill (fp_text_sentence (edition, hidden ? FP_SENTENCE_NUMBER_HIDDEN : FP_SENTENCE_NUMBER), "number",
                       digits, NULL);
}

char *
fp_text_first_game (const FpEdition *edition, const char *aliens)
{
  return fp_text_fill (fp_text_sentence (edition, FP_SENTENCE_FIRST_GAME), "aliens", aliens, NULL);
}

char *
fp_text_part_name (const FpEdition *edition, const char *id)
{
  const char *name = fp_text_name_of (edition, FP_TEXT_OF_LABEL, id);

  if (name == NULL)
    name = fp_text_name_of (edition, FP_TEXT_OF_QUERY, id);
  return fp_text_capital (g_strdup (name != NULL ? name : id));
}
