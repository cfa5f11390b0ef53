/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a card file, each with its place: what a test may misspell. */
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
  gsize end_at; /* an element's name in its end tag; 0: none */
  char *list; /* words that may stand in its stead share this */
} CardWord;

/* card_words: the words of the XML @text, of CardWord; texts, comments and numbers left out.  Free with
 * g_array_unref (). */
GArray *card_words (const char *text);

/* split_cards: the cards of the set file @text, of char*; what stands before the first of them into @head.  Free both.
 */
GPtrArray *split_cards (const char *text, char **head);

/* read_shipped: the texts of the shipped sets' files, of char*.  Free with g_ptr_array_unref (). */
GPtrArray *read_shipped (void);
