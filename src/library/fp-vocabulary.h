/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The vocabulary of card sets, shared by checker and compiler: elements, their children, their
 * attributes and the attributes' contents. Cards, encounters and verbs come from the edition. */
#pragma once

#include "engine/runner/fp-edition.h"
#include "markup/fp-markup.h"

/* The content of an attribute. */
typedef enum
{
  FP_CONTENT_ID, /* [a-z0-9-]+ */
  FP_CONTENT_NAME, /* a name for expressions: a letter first */
  FP_CONTENT_CARD, /* SET:CARD */
  FP_CONTENT_CARDS, /* several of these */
  FP_CONTENT_NUMBER, /* from @least to @most */
  FP_CONTENT_NUMBERS, /* some, each from @least to @most */
  FP_CONTENT_WORD, /* one of @words */
  FP_CONTENT_WORDS, /* some of @words, each once */
  FP_CONTENT_QUERY, /* a query of the edition */
  FP_CONTENT_MOMENT, /* moments, or other words that the compiler checks */
  FP_CONTENT_EXPRESSION, /* of @type; FP_TYPE_NOTHING: the place decides */
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
  FP_PLACE_OWN, /* only in elements that name it */
  FP_PLACE_CARD, /* one of “@card” */
  FP_PLACE_RULE, /* one of “@rule”, and of “@line” */
  FP_PLACE_LINE, /* one of “@line” */
  FP_PLACE_VERB, /* one of “@verb”, and of “@line” */
  FP_PLACE_PART, /* one of “@part” of a portrait */
} FpPlaceInSet;

typedef struct
{
  const char *name; /* NULL: end of the list */
  FpPlaceInSet place;
  gboolean prose; /* TRUE: holds text for people, and no elements */
  const FpAttributeWord *attributes;
  /* The children in this order, separated by blanks: “name!” exactly one, “text?” at most one,
   * “half=2” exactly two, “option*” any number, “@line+” at least one. */
  const char *children;
  int verb; /* index into the edition's verbs, −1: none */
  guint encounter; /* kind of encounter that it begins, 0: none */
} FpElementWord;

/* One item of FpElementWord.children. */
typedef struct
{
  char *name; /* “text”, “@card”, “@line” */
  guint least, most;
} FpChildWord;

typedef struct _FpVocabulary FpVocabulary;

/* fp_vocabulary_new: returns the vocabulary of @edition, which must outlive it. */
FpVocabulary *fp_vocabulary_new (const FpEdition *edition);
void fp_vocabulary_free (FpVocabulary *vocabulary);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpVocabulary, fp_vocabulary_free)

/* fp_vocabulary_words: returns all elements but the verbs, ended by a NULL name; owned by the
 * vocabulary. */
const FpElementWord *fp_vocabulary_words (const FpVocabulary *vocabulary);

/* fp_vocabulary_edition: returns the edition of @vocabulary. */
const FpEdition *fp_vocabulary_edition (const FpVocabulary *vocabulary);

/* fp_vocabulary_changes: returns the words that sets have since format 2 in place of others, of
 * FpWordChange; owned by the vocabulary. */
const GArray *fp_vocabulary_changes (const FpVocabulary *vocabulary);

/* fp_vocabulary_find: returns the element @name, NULL: there is none. A verb of the same name
 * is found only if @line is set. */
const FpElementWord *fp_vocabulary_find (const FpVocabulary *vocabulary, const char *name, gboolean line);

/* fp_vocabulary_word: returns the vocabulary's entry for @element at its place, NULL: unknown. */
const FpElementWord *fp_vocabulary_word (const FpVocabulary *vocabulary, const FpElement *element);

/* fp_element_word_attribute: returns the attribute @name of @word, NULL: there is none. */
const FpAttributeWord *fp_element_word_attribute (const FpElementWord *word, const char *name);

/* fp_element_word_children: returns the children that an element @word may have, of FpChildWord.
 * Free with g_array_unref (). */
GArray *fp_element_word_children (const FpElementWord *word);

/* fp_child_word_takes: returns TRUE if @child may be @word. */
gboolean fp_child_word_takes (const FpChildWord *child, const FpElementWord *word);

/* fp_vocabulary_elements: adds the names that @child stands for to @names; they belong to the
 * vocabulary. */
void fp_vocabulary_elements (const FpVocabulary *vocabulary, const FpChildWord *child, GPtrArray *names);

/* fp_amount_word: returns the attribute that holds the amount of @verb, NULL: it has none. */
const char *fp_amount_word (const FpVerb *verb);

/* fp_edition_sets: returns what @edition says for sets, which may be nothing; never NULL. */
const FpEditionSets *fp_edition_sets (const FpEdition *edition);

/* fp_field_range: writes the range of @field, which is a number. */
void fp_field_range (const FpField *field, int *least, int *most);
