/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phrases for the parts of expressions: the tables of names and functions. */
#pragma once

#include "text/fp-text-private.h"

/* Sorts of phrases that sentences must distinguish. */
typedef enum
{
  FP_TEXT_SORT_UNKNOWN,
  FP_TEXT_SORT_NUMBER,
  FP_TEXT_SORT_SET,
  FP_TEXT_SORT_YES_NO,
  FP_TEXT_SORT_WORD,
} FpTextSort;

/* A name of the card language. Untranslated; callers use _ (). */
typedef struct
{
  const char *word;
  const char *alone; /* without owner: “the leader”; or of the player of the line: “the own hand” */
  const char *mine; /* after “me.”: “your hand”; NULL: as @of */
  const char *of; /* with {whose}: “{whose}'s hand”; NULL: has no owner */
  uint8_t sort; /* FpTextSort */
} FpTextTerm;

typedef struct
{
  const char *word;
  const char *pattern; /* {first}, {second}: its arguments */
  uint8_t sort;
} FpTextFunction;

/* fp_text_term: returns the name @word (“hand”, “that.cards”, “not known”), or NULL.
 * fp_text_place_term: returns the same as a place to put things (“your hand” instead of “the cards
 * of your hand”). fp_text_named_term: returns the same where “you” has the name {me}; NULL without
 * “you”. fp_text_function: returns the function @word, or NULL. */
const FpTextTerm *fp_text_term (const char *word);
const FpTextTerm *fp_text_place_term (const char *word);
const FpTextTerm *fp_text_named_term (const char *word);
const FpTextFunction *fp_text_function (const char *word);
