/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks of the shape of the program's XML files: elements, attributes, words and numbers.
 * Each complaint has a location. A complaint about a word that resembles a known one names the
 * known one. */
#pragma once

#include "markup/fp-markup.h"

/* A word of a list with its location. */
typedef struct
{
  char *word;
  FpLocation at;
} FpXmlWord;

/* fp_validate_words: returns the words of @text, which begins at @at, separated by white space; an
 * array of FpXmlWord, never NULL. Free with g_array_unref (). */
GArray *fp_validate_words (const char *text, FpLocation at);

/* fp_validate_attributes: complains about attributes of @element that are not in @known (ended by
 * NULL). Attributes in @needed (ended by NULL; may be NULL) that are missing or empty are
 * problems, too. */
void fp_validate_attributes (const FpElement *element, const char *const *known, const char *const *needed,
                             FpProblems *problems);

/* fp_validate_element: returns TRUE if @known contains the name of @element, else complains. */
gboolean fp_validate_element (const FpElement *element, const char *const *known, FpProblems *problems);

/* fp_validate_word: returns TRUE if @known contains @word, else complains at @at. @what is the noun
 * for the word in the complaint (“seat”). */
gboolean fp_validate_word (const char *word, FpLocation at, const char *what, const char *const *known,
                           FpProblems *problems);

/* fp_validate_unknown: complains that @word is no @what. The complaint suggests the nearest of
 * @known, or lists all of them if they are few. */
void fp_validate_unknown (const char *word, FpLocation at, const char *what, const char *const *known,
                          FpProblems *problems);

/* fp_validate_number: returns TRUE and sets @number if @text is a whole number from @least to
 * @most, else complains. @what is the noun for the number in the complaint (“supply”). */
gboolean fp_validate_number (const char *text, FpLocation at, const char *what, gint64 least, gint64 most, int *number,
                             FpProblems *problems);

/* fp_validate_seed: returns TRUE and sets @seed if @text is a whole number from 0 to 2⁶⁴ − 1, else
 * complains. */
gboolean fp_validate_seed (const char *text, FpLocation at, guint64 *seed, FpProblems *problems);

/* fp_validate_digest: returns TRUE and sets @digest if @text is sixteen hexadecimal digits, else
 * complains. @what is the noun for the digest in the complaint. */
gboolean fp_validate_digest (const char *text, FpLocation at, const char *what, guint64 *digest, FpProblems *problems);

/* fp_validate_no_text: complains if @element has text. */
void fp_validate_no_text (const FpElement *element, FpProblems *problems);

/* fp_validate_no_children: complains about each child of @element. */
void fp_validate_no_children (const FpElement *element, FpProblems *problems);
