/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phrases for what stands in expressions: the tables of names and functions. */
#pragma once

#include "text/fp-text-private.h"

/* What a phrase stands for, as far as sentences must tell them apart. */
typedef enum
{
  FP_TEXT_SORT_UNKNOWN,
  FP_TEXT_SORT_NUMBER,
  FP_TEXT_SORT_SET,
  FP_TEXT_SORT_YES_NO,
  FP_TEXT_SORT_WORD,
} FpTextSort;

/* A name of the card language.  Untranslated; _() does it. */
typedef struct
{
  const char *word;
  const char *alone; /* stands alone: “the leader”; or belongs to whom the line is about: “the own hand” */
  const char *mine; /* behind “me.”: “your hand”; NULL: as @of */
  const char *of; /* with {whose}: “{whose}'s hand”; NULL: has no owner */
  uint8_t sort; /* FpTextSort */
} FpTextTerm;

typedef struct
{
  const char *word;
  const char *pattern; /* {first}, {second}: its arguments */
  uint8_t sort;
} FpTextFunction;

/* fp_text_term: the name @word (“hand”, “that.cards”, “not known”), NULL: not in the table.  fp_text_place_term: the
 * same as a place to put things (“your hand” instead of “the cards of your hand”).  fp_text_named_term: the same where
 * “you” has the name {me}, NULL: there is no “you” in it.  fp_text_function: likewise. */
const FpTextTerm *fp_text_term (const char *word);
const FpTextTerm *fp_text_place_term (const char *word);
const FpTextTerm *fp_text_named_term (const char *word);
const FpTextFunction *fp_text_function (const char *word);
