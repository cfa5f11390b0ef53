/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of a card file with their places, for tests that misspell them. */
#pragma once

#include <glib.h>

typedef enum
{
  WORD_ELEMENT,
  WORD_ATTRIBUTE,
  WORD_VALUE,
  N_WORD_KINDS,
} WordKind;

typedef struct
{
  WordKind kind;
  gsize at, length; /* in bytes */
  gsize end_at; /* an element's name in its end tag, or 0 */
  char *list; /* name of the list of words that may replace this one, or NULL */
} CardWord;

/* card_words: returns the words of the XML @text, of CardWord. Texts, comments and numbers are left
 * out. Free with g_array_unref (). */
GArray *card_words (const char *text);

/* split_cards: returns the cards of the set file @text, of char*, and stores what precedes the
 * first card in @head. Free both. */
GPtrArray *split_cards (const char *text, char **head);

/* read_shipped: returns the texts of the files of the shipped set in the folder @set, of char*.
 * Free with g_ptr_array_unref (). */
GPtrArray *read_shipped (const char *set);
