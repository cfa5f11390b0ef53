/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The elements of portraits, made of the lists in art/fp-portrait-words.h. */
#include "art/fp-portrait-words.h"
#include "library/fp-library-private.h"
#include "library/fp-vocabulary-private.h"

/* An attribute and the kinds of parts that have it. */
typedef struct
{
  guint kinds; /* FP_ON_… */
  FpAttributeWord word;
} PartAttribute;

#define PART_NUMBER(id, word, low, high, usual, on) \
  { on, { .name = word, .content = FP_CONTENT_NUMBER, .least = (low), .most = (high) } },
#define PART_WORD(id, word, list, on) { on, { .name = word, .content = FP_CONTENT_WORD, .words = FP_LISTED (list) } },
#define FORM(list, on)                                                                        \
  {                                                                                           \
    on,                                                                                       \
    {                                                                                         \
      .name = "form", .content = FP_CONTENT_WORD, .required = TRUE, .words = FP_LISTED (list) \
    }                                                                                         \
  }

static const PartAttribute attributes_of_parts[] = {
  FORM (FP_SHAPES, FP_ON_SHAPE),
  FORM (FP_EYES, FP_ON_EYES),
  FORM (FP_MOUTHS, FP_ON_MOUTH),
  FP_PART_NUMBERS (PART_NUMBER) FP_PART_WORDS (PART_WORD){
      FP_ON_SHAPE, { .name = "points", .content = FP_CONTENT_NUMBERS, .least = -200, .most = 200 } },
  { FP_ON_SHAPE, { .name = "corners", .content = FP_CONTENT_WORD, .words = FP_LISTED (FP_SWITCHES) } },
};

#define PORTRAIT_NUMBER(id, word, low, high, usual) \
  { .name = word, .content = FP_CONTENT_NUMBER, .least = (low), .most = (high) },

static const FpAttributeWord of_portrait[] = {
  FP_PORTRAIT_NUMBERS (PORTRAIT_NUMBER){ .name = "skin", .content = FP_CONTENT_WORD, .words = FP_LISTED (FP_SKINS) },
  { .name = "sky", .content = FP_CONTENT_WORD, .words = FP_LISTED (FP_SKIES) },
  { .name = NULL },
};

#define PART(id, word) word,
static const char *const parts[] = { FP_PARTS (PART) };

/* Adds the element of the parts of one kind. */
static void
add_part (FpElementWords *words, const char *name, guint kind)
{
  const FpAttributeWord end = { .name = NULL };
  GArray *attributes = g_array_new (FALSE, TRUE, sizeof (FpAttributeWord));
  FpElementWord word = { .name = name, .place = FP_PLACE_PART, .children = "", .verb = -1 };

  for (guint i = 0; i < G_N_ELEMENTS (attributes_of_parts); i++)
    if ((attributes_of_parts[i].kinds & kind) != 0)
      g_array_append_val (attributes, attributes_of_parts[i].word);
  g_array_append_val (attributes, end);
  word.attributes = (FpAttributeWord *) (void *) g_array_free (attributes, FALSE);
  g_ptr_array_add (words->owned, (gpointer) word.attributes);
  g_array_append_val (words->words, word);
}

void
fp_element_words_add_portraits (FpElementWords *words)
{
  const FpElementWord portrait = {
    .name = "portrait", .place = FP_PLACE_OWN, .attributes = of_portrait, .children = "@part+", .verb = -1
  };

  g_array_append_val (words->words, portrait);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    add_part (words, parts[i], 1U << i);
}

/* Adds one line: the name of @element and its attributes. */
static void
write_line (GString *text, const FpElement *element)
{
  g_string_append (text, element->name);
  for (guint i = 0; i < element->attributes->len; i++)
    {
      const FpAttribute *attribute = &g_array_index (element->attributes, FpAttribute, i);
      gsize value;

      g_string_append_c (text, ' ');
      g_string_append (text, attribute->name);
      g_string_append_c (text, '=');
      value = text->len;
      g_string_append (text, attribute->value);
      g_strdelimit (text->str + value, " \t\n", ',');
    }
  g_string_append_c (text, '\n');
}

char *
fp_read_portrait (const FpElement *card)
{
  const FpElement *portrait = fp_element_child (card, "portrait");
  GString *text;

  if (portrait == NULL)
    return NULL;
  text = g_string_new (NULL);
  write_line (text, portrait);
  for (guint i = 0; i < fp_element_n_children (portrait); i++)
    write_line (text, fp_element_child_at (portrait, i));
  return g_string_free (text, FALSE);
}
