/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phrases for what stands in expressions: the tables of names and functions. */
#pragma once

#include "words/fp-words-private.h"

/* What a phrase stands for, as far as sentences must tell them apart. */
typedef enum
{
  FP_SORT_UNKNOWN,
  FP_SORT_NUMBER,
  FP_SORT_SET,
  FP_SORT_YES_NO,
  FP_SORT_WORD,
} FpWordsSort;

/* A name of the card language.  Untranslated; _() does it. */
typedef struct
{
  const char *word;
  const char *alone; /* stands alone: “the leader”; or belongs to whom the line is about: “the own hand” */
  const char *mine; /* behind “me.”: “your hand”; NULL: as @of */
  const char *of; /* with {whose}: “{whose}'s hand”; NULL: has no owner */
  uint8_t sort; /* FpWordsSort */
} FpWordsTerm;

typedef struct
{
  const char *word;
  const char *pattern; /* {first}, {second}: its arguments */
  uint8_t sort;
} FpWordsFunction;

/* fp_words_term: the name @word (“hand”, “that.cards”, “not known”), NULL: not in the table.  fp_words_place_term: the
 * same as a place to put things (“your hand” instead of “the cards of your hand”).  fp_words_named_term: the same where
 * “you” has the name {me}, NULL: there is no “you” in it.  fp_words_function: likewise. */
const FpWordsTerm *fp_words_term (const char *word);
const FpWordsTerm *fp_words_place_term (const char *word);
const FpWordsTerm *fp_words_named_term (const char *word);
const FpWordsFunction *fp_words_function (const char *word);
