/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of card sets, in one table that checker and compiler share: which elements there are, what each holds,
 * which attributes it takes and what stands in them.  The verbs come from the edition.
 */
#pragma once

#include "engine/fp-edition.h"

/* What an attribute holds. */
typedef enum
{
  FP_CONTENT_ID, /* [a-z0-9-]+ */
  FP_CONTENT_NAME, /* a name for expressions: a letter first */
  FP_CONTENT_NUMBER, /* from @least to @most */
  FP_CONTENT_WORD, /* one of @words */
  FP_CONTENT_QUESTION, /* a question of the edition */
  FP_CONTENT_EXPRESSION, /* of @type; FP_TYPE_NOTHING: where it stands decides */
  FP_CONTENT_AMOUNT, /* “2”, “0..3”, “all of hand” */
} FpContent;

typedef struct
{
  const char *name; /* NULL: end of the list */
  FpContent content;
  gboolean required;
  int least, most; /* numbers */
  const char *words; /* separated by blanks */
  FpType type; /* expressions */
} FpAttributeWord;

typedef enum
{
  FP_PLACE_OWN, /* only where an element names it */
  FP_PLACE_CARD, /* one of “@card” */
  FP_PLACE_LINE, /* one of “@line” */
} FpPlaceInSet;

typedef struct
{
  const char *name; /* NULL: end of the list */
  FpPlaceInSet place;
  gboolean prose; /* holds text that people read, and no elements */
  const FpAttributeWord *attributes;
  /* What may stand inside, separated by blanks: “name!” exactly one, “text?” at most one, “half=2” exactly two,
   * “option*” any number, “@line+” at least one. */
  const char *children;
  FpCardKind kind; /* cards */
  int verb; /* index into the edition's verbs, −1: none */
} FpElementWord;

/* One item of FpElementWord.children. */
typedef struct
{
  char *name; /* “text”, “@card”, “@line” */
  guint least, most;
} FpChildWord;

typedef struct _FpVocabulary FpVocabulary;

/* fp_vocabulary_new: the words of @edition's cards, which must outlive it. */
FpVocabulary *fp_vocabulary_new (const FpEdition *edition);
void fp_vocabulary_free (FpVocabulary *vocabulary);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpVocabulary, fp_vocabulary_free)

/* fp_vocabulary_find: the element @name, NULL: there is none. */
const FpElementWord *fp_vocabulary_find (const FpVocabulary *vocabulary, const char *name);

/* fp_element_word_attribute: its attribute @name, NULL: it has none. */
const FpAttributeWord *fp_element_word_attribute (const FpElementWord *word, const char *name);

/* fp_element_word_children: what may stand in it, of FpChildWord.  Free with g_array_unref (). */
GArray *fp_element_word_children (const FpElementWord *word);

/* fp_child_word_takes: whether @word is one of what @child stands for. */
gboolean fp_child_word_takes (const FpChildWord *child, const FpElementWord *word);

/* fp_vocabulary_elements: names of all that @child stands for are added to @names (they belong to the vocabulary). */
void fp_vocabulary_elements (const FpVocabulary *vocabulary, const FpChildWord *child, GPtrArray *names);

/* fp_thing_word: the attribute that holds a verb's amount, NULL for FP_THING_NONE. */
const char *fp_thing_word (FpThing thing);
