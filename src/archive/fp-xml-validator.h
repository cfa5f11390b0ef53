/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Validates our XML files: elements and attributes at their places, words from lists. Each
 * complaint has its position and names the known word that was probably meant. */
#pragma once

#include "markup/fp-markup.h"

/* A word of a list, and its position. */
typedef struct
{
  char *word;
  FpLocation at;
} FpXmlWord;

/* fp_validate_words: returns the words of @text, which begins at @at, separated by white space. An
 * array of FpXmlWord, never NULL. Free with g_array_unref (). */
GArray *fp_validate_words (const char *text, FpLocation at);

/* fp_validate_attributes: complains about attributes of @element that are not in @known (ended by
 * NULL), and about those in @needed (ended by NULL; may be NULL) that are missing or empty. */
void fp_validate_attributes (const FpElement *element, const char *const *known, const char *const *needed,
                             FpProblems *problems);

/* fp_validate_element: returns TRUE if @element is called one of @known; complains if not. */
gboolean fp_validate_element (const FpElement *element, const char *const *known, FpProblems *problems);

/* fp_validate_word: returns TRUE if @word at @at is one of @known; complains if not. @what is the
 * thing it names (“seat”). */
gboolean fp_validate_word (const char *word, FpLocation at, const char *what, const char *const *known,
                           FpProblems *problems);

/* fp_validate_unknown: complains that @word is no @what, and names the nearest of @known, or all of
 * them if they are few. */
void fp_validate_unknown (const char *word, FpLocation at, const char *what, const char *const *known,
                          FpProblems *problems);

/* fp_validate_number: returns TRUE if @text is a whole number from @least to @most, put into
 * @number; complains if not. @what is the thing counted (“supply”). */
gboolean fp_validate_number (const char *text, FpLocation at, const char *what, gint64 least, gint64 most, int *number,
                             FpProblems *problems);

/* fp_validate_seed: returns TRUE if @text is a seed, a whole number from 0 to 2⁶⁴ − 1, put into
 * @seed; complains if not. */
gboolean fp_validate_seed (const char *text, FpLocation at, guint64 *seed, FpProblems *problems);

/* fp_validate_digest: returns TRUE if @text is sixteen hexadecimal digits, put into @digest;
 * complains if not. @what is the digest's owner. */
gboolean fp_validate_digest (const char *text, FpLocation at, const char *what, guint64 *digest, FpProblems *problems);

/* fp_validate_no_text: complains if @element has text. */
void fp_validate_no_text (const FpElement *element, FpProblems *problems);

/* fp_validate_no_children: complains about every element in @element. */
void fp_validate_no_children (const FpElement *element, FpProblems *problems);
