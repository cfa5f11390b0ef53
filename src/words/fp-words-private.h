/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sentence makers share among themselves.
 *
 * Sentences are patterns with named places such as “{seat} draws {count} cards.”, so that a translator can put the
 * parts in any order.  Phrases that may stand inside a sentence begin with a small letter; who puts one first calls
 * fp_words_capital ().
 */
#pragma once

#include "config.h"
#include <glib/gi18n-lib.h>
#include "words/fp-words.h"

/* Marks a sentence for one thing and for several in a table; g_dngettext () translates it.  po/meson.build knows it. */
#define FP_PLURAL(one, many) one, many

/* For whom a sentence is made. */
typedef struct
{
  const FpEngine *engine;
  const FpWordsNames *names; /* NULL: seats are called by their ids */
  uint8_t viewer; /* FP_NOBODY: a bystander */
} FpWording;

/* Rows of the table of places that aren't planets (fp-state.h). */
enum
{
  FP_WORDS_PLACE_OUT,
  FP_WORDS_PLACE_SUPPLY,
  FP_WORDS_PLACE_WARP,
};

/* How a place is spoken of. */
typedef enum
{
  FP_WORDS_PLACE_NAME, /* “Tidewell (blue)”, “the Warp” */
  FP_WORDS_PLACE_FROM, /* “from Tidewell (blue)” */
  FP_WORDS_PLACE_TO,
  FP_WORDS_PLACE_AT, /* “on Tidewell (blue)”, “in the Warp” */
} FpWordsPlace;

/* fp_words_fill: @pattern (translated) with each {name} replaced; then pairs of name and value, ended by NULL.  An
 * empty value takes the blank before it along.  Free with g_free (). */
char *fp_words_fill (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* fp_words_capital: @phrase, taken over, with a capital first letter.  Free with g_free (). */
char *fp_words_capital (char *phrase);

/* fp_words_number: @number with a proper minus sign.  fp_words_signed: with a plus sign too.  Free with g_free (). */
char *fp_words_number (int number);
char *fp_words_signed (int number);

/* fp_words_list: “A, B and C” of the strings in @items.  Free with g_free (). */
char *fp_words_list (const GPtrArray *items);

/* fp_words_seat: what @seat is called.  Owned by the names, the edition or the program. */
const char *fp_words_seat (const FpWording *wording, uint8_t seat);

/* fp_words_place: @place in the words of @how; "" for FP_NO_PLACE.  Free with g_free (). */
char *fp_words_place (const FpWording *wording, int place, FpWordsPlace how);

/* fp_words_word: @value of the list @words (FP_WORDS_…) in plain words.  Static; NULL: unknown. */
const char *fp_words_word (guint words, int value);

/* fp_words_may_see: whether the viewer may know what card @card is, going by where it lies now. */
gboolean fp_words_may_see (const FpWording *wording, uint16_t card);

/* fp_words_instance: card instance @card with its worth if @seen, else as it looks from behind.  Free with g_free ().
 */
char *fp_words_instance (const FpWording *wording, uint16_t card, gboolean seen);

/* fp_words_expression: expression @index of the catalog in plain words (as written where we have none); "" for −1.
 * Free with g_free (). */
char *fp_words_expression (const FpEngine *engine, int index);

/* fp_words_variable: whether expression @index is nothing but a name that a program bound. */
gboolean fp_words_is_variable (const FpEngine *engine, int index);

/* fp_words_verb: an FP_OP_VERB as a phrase (“recover up to 3 ships”).  Free with g_free (). */
char *fp_words_verb (const FpEngine *engine, const FpInstruction *instruction);

/* fp_words_rule: a `modify` as a phrase (“clout of the straggler: 5 more”).  Free with g_free (). */
char *fp_words_rule (const FpEngine *engine, const FpRule *rule);

/* fp_words_line: the label of the FP_OP_LINE or FP_OP_MAY at @index: its own, else a phrase of the first verb behind
 * it; NULL if it has neither.  Free with g_free (). */
char *fp_words_line (const FpEngine *engine, int index);
