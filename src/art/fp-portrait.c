/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parser of descriptions. */
#include "art/fp-portrait.h"

#include <string.h>

#define WORD_OF(name, word) word,
#define WORDS_OF(LIST)  \
  {                     \
    LIST (WORD_OF) NULL \
  }

static const char *const parts[] = WORDS_OF (FP_PARTS);
static const char *const shapes[] = WORDS_OF (FP_SHAPES);
static const char *const eyes[] = WORDS_OF (FP_EYES);
static const char *const mouths[] = WORDS_OF (FP_MOUTHS);
static const char *const skins[] = WORDS_OF (FP_SKINS);
static const char *const skies[] = WORDS_OF (FP_SKIES);
static const char *const no_forms[] = { NULL };
static const char *const *const forms[FP_N_PARTS] = {
  [FP_PART_SHAPE] = shapes, [FP_PART_LIMB] = no_forms, [FP_PART_EYES] = eyes, [FP_PART_MOUTH] = mouths
};

/* A number and its range. */
typedef struct
{
  const char *word;
  int least, most, usual;
} Number;

#define NUMBER_OF_PART(name, word, least, most, usual, kinds) { word, least, most, usual },
static const Number part_numbers[] = { FP_PART_NUMBERS (NUMBER_OF_PART) };
#define NUMBER_OF_PORTRAIT(name, word, least, most, usual) { word, least, most, usual },
static const Number portrait_numbers[] = { FP_PORTRAIT_NUMBERS (NUMBER_OF_PORTRAIT) };

#define LIST_OF_WORD(name, word, list, kinds) static const char *const list_of_##name[] = WORDS_OF (list);
FP_PART_WORDS (LIST_OF_WORD)
#define NAME_OF_WORD(name, word, list, kinds) { word, list_of_##name },
static const struct
{
  const char *word;
  const char *const *list;
} part_words[] = { FP_PART_WORDS (NAME_OF_WORD) };

static int
index_of (const char *const *list, const char *word)
{
  for (int i = 0; list[i] != NULL; i++)
    if (strcmp (list[i], word) == 0)
      return i;
  return -1;
}

/* Puts @value into @numbers if @name is one of the @n numbers of @table. */
static void
read_number (const Number *table, guint n, int *numbers, const char *name, const char *value)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (table[i].word, name) == 0)
      numbers[i] = CLAMP (atoi (value), table[i].least, table[i].most);
}

static void
read_points (FpPart *part, const char *value)
{
  g_auto (GStrv) numbers = g_strsplit_set (value, ", ", -1);

  if (part->points == NULL)
    part->points = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; numbers[i] != NULL; i++)
    if (*numbers[i] != '\0')
      {
        int number = CLAMP (atoi (numbers[i]), -200, 200);

        g_array_append_val (part->points, number);
      }
}

static void
read_of_part (FpPart *part, const char *name, const char *value)
{
  read_number (part_numbers, FP_N_PART_NUMBERS, part->number, name, value);
  if (strcmp (name, "form") == 0)
    part->form = MAX (index_of (forms[part->kind], value), 0);
  if (strcmp (name, "points") == 0)
    read_points (part, value);
  if (strcmp (name, "corners") == 0)
    part->corners = strcmp (value, "yes") == 0;
  for (guint i = 0; i < FP_N_PART_WORDS; i++)
    if (strcmp (part_words[i].word, name) == 0)
      part->word[i] = MAX (index_of (part_words[i].list, value), 0);
}

static void
read_of_portrait (FpPortrait *portrait, const char *name, const char *value)
{
  read_number (portrait_numbers, FP_N_PORTRAIT_NUMBERS, portrait->number, name, value);
  if (strcmp (name, "skin") == 0)
    portrait->skin = (FpSkin) MAX (index_of (skins, value), 0);
  if (strcmp (name, "sky") == 0)
    portrait->sky = (FpSky) MAX (index_of (skies, value), 0);
}

/* Returns a part of @kind with the usual numbers. */
static FpPart
part_new (FpPartKind kind)
{
  FpPart part = { .kind = kind };

  for (guint i = 0; i < FP_N_PART_NUMBERS; i++)
    part.number[i] = part_numbers[i].usual;
  return part;
}

static void
read_line (FpPortrait *portrait, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  int kind = words[0] != NULL ? index_of (parts, words[0]) : -1;
  FpPart part = part_new (kind >= 0 ? (FpPartKind) kind : FP_PART_SHAPE);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++)
    {
      char *value = strchr (words[i], '=');

      if (value == NULL)
        continue;
      *value++ = '\0';
      if (kind >= 0)
        read_of_part (&part, words[i], value);
      else
        read_of_portrait (portrait, words[i], value);
    }
  if (kind >= 0)
    g_array_append_val (portrait->parts, part);
}

static void
clear_part (gpointer data)
{
  g_clear_pointer (&((FpPart *) data)->points, g_array_unref);
}

FpPortrait *
fp_portrait_parse (const char *text, const char *id)
{
  g_autofree char *grown = text == NULL || *text == '\0' ? fp_portrait_grow (id) : NULL;
  g_auto (GStrv) lines = g_strsplit (grown != NULL ? grown : text, "\n", -1);
  FpPortrait *portrait = g_new0 (FpPortrait, 1);

  for (guint i = 0; i < FP_N_PORTRAIT_NUMBERS; i++)
    portrait->number[i] = portrait_numbers[i].usual;
  portrait->parts = g_array_new (FALSE, FALSE, sizeof (FpPart));
  g_array_set_clear_func (portrait->parts, clear_part);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (portrait, lines[i]);
  portrait->seed = g_str_hash (grown != NULL ? grown : text);
  return portrait;
}

void
fp_portrait_free (FpPortrait *portrait)
{
  g_array_unref (portrait->parts);
  g_free (portrait);
}
