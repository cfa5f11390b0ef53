/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding texts by words that somebody types: each is the beginning of a word of the text; accents and capitals don't
 * count. */
#pragma once

#include <glib.h>

/* fp_word_filter_words: the words of @text as they are compared.  Free with g_strfreev (). */
char **fp_word_filter_words (const char *text);

/* fp_word_filter_query: the words of @query that are looked for; NULL: there are none, so that all is found.  Free with
 * g_strfreev (). */
char **fp_word_filter_query (const char *query);

/* fp_word_filter_found: whether @words (of fp_word_filter_words ()) has a beginning for each word of @query, which may
 * be NULL. */
gboolean fp_word_filter_found (const char *const *query, const char *const *words);
