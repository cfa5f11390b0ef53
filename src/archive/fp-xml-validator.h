/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judges the shape of our XML files: which elements and attributes stand where, and which words they hold.  Every
 * complaint has its place and, where a word looks like a known one, says which. */
#pragma once

#include "markup/fp-markup.h"

/* A word of a list, and where it stands. */
typedef struct
{
  char *word;
  FpLocation at;
} FpXmlWord;

/* fp_validate_words: the words of @text, which begins at @at, separated by white space.  An array of FpXmlWord; free it
 * with g_array_unref ().  Never NULL. */
GArray *fp_validate_words (const char *text, FpLocation at);

/* fp_validate_attributes: complains about attributes of @element that are not in @known (ended by NULL), and about
 * those in @needed (ended by NULL; may be NULL) that are missing or empty. */
void fp_validate_attributes (const FpElement *element, const char *const *known, const char *const *needed,
                             FpProblems *problems);

/* fp_validate_element: whether @element is called one of @known; complains if not. */
gboolean fp_validate_element (const FpElement *element, const char *const *known, FpProblems *problems);

/* fp_validate_word: whether @word, which stands at @at, is one of @known; complains if not.  @what says what it names
 * (“seat”). */
gboolean fp_validate_word (const char *word, FpLocation at, const char *what, const char *const *known,
                           FpProblems *problems);

/* fp_validate_unknown: complains that @word is no @what, with the nearest of @known, or all of them if they are few. */
void fp_validate_unknown (const char *word, FpLocation at, const char *what, const char *const *known,
                          FpProblems *problems);

/* fp_validate_number: whether @text is a whole number from @least to @most, put into @number; complains if not.  @what
 * names the thing counted (“supply”). */
gboolean fp_validate_number (const char *text, FpLocation at, const char *what, gint64 least, gint64 most, int *number,
                             FpProblems *problems);

/* fp_validate_seed: whether @text is a seed, a whole number from 0 to 2⁶⁴ − 1, put into @seed; complains if not. */
gboolean fp_validate_seed (const char *text, FpLocation at, guint64 *seed, FpProblems *problems);

/* fp_validate_digest: whether @text is sixteen hexadecimal digits, put into @digest; complains if not.  @what says
 * whose.
 */
gboolean fp_validate_digest (const char *text, FpLocation at, const char *what, guint64 *digest, FpProblems *problems);

/* fp_validate_no_text: complains if @element has text. */
void fp_validate_no_text (const FpElement *element, FpProblems *problems);

/* fp_validate_no_children: complains about every element in @element. */
void fp_validate_no_children (const FpElement *element, FpProblems *problems);
