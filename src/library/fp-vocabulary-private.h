/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the vocabulary. */
#pragma once

#include "library/fp-vocabulary.h"

/* Stand for words of the edition's tables: the ids of its encounters, of its lists of words that
 * `foreach` goes through, and of the procedures that limits count by. */
#define FP_WORDS_ENCOUNTERS "@encounters"
#define FP_WORDS_LOOPED "@looped"
#define FP_WORDS_LIMITS "@limits" /* an encounter, the edition's turn, the game */
#define FP_WORDS_PARTS "@parts" /* the parts of a card, if the edition has any */

/* The elements of all editions, ended by a NULL name. */
extern const FpElementWord fp_shared_words[];

/* The attributes of all cards, ended by a NULL name. */
extern const FpAttributeWord *const fp_card_attributes;

/* The elements being collected. */
typedef struct
{
  const FpEdition *edition;
  GArray *words; /* of FpElementWord */
  GPtrArray *owned; /* memory of their strings and attributes */
} FpElementWords;

/* fp_element_words_add_cards: adds the elements of the edition's kinds of cards, and of halves if a
 * kind has them. */
void fp_element_words_add_cards (FpElementWords *words);

/* --- fp-set-portraits.c --- */

/* fp_element_words_add_portraits: adds the element <portrait> and its parts. */
void fp_element_words_add_portraits (FpElementWords *words);

/* fp_element_words_add_encounters: adds the elements of the edition's encounters. */
void fp_element_words_add_encounters (FpElementWords *words);

/* fp_element_words_fill: returns @attributes with the edition's words in place of FP_WORDS_…, owned
 * by @words or static. */
const FpAttributeWord *fp_element_words_fill (FpElementWords *words, const FpAttributeWord *attributes);
