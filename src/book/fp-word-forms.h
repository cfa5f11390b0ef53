/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forms of a word that the search takes for the same word, by the language of the book.
 *
 * Capitals and accents don't count in any language, nor does another spelling of a letter with an
 * accent (German “ae” for “ä”). Endings don't count in the languages that libstemmer knows, if the
 * program was built with it.
 */
#pragma once

#include <glib.h>

typedef struct _FpWordForms FpWordForms;

/* fp_word_forms_new: @language: code of a language, such as “de”. */
FpWordForms *fp_word_forms_new (const char *language);
void fp_word_forms_free (FpWordForms *forms);

/* fp_word_forms_fold: returns @text in the form in which words are compared: lower case without
 * accents, one space between words and nothing else. Free with g_free (). */
char *fp_word_forms_fold (const FpWordForms *forms, const char *text);

/* fp_word_forms_stem: returns the stem of @word, which is in lower case, or @word itself if the
 * language has no stemmer. Valid until the next call. */
const char *fp_word_forms_stem (const FpWordForms *forms, const char *word);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpWordForms, fp_word_forms_free)
