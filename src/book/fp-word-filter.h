/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filters texts by typed words. A typed word matches the beginning of a word of the text; accents
 * and capitals don't count. g_str_match_string () finds no “cafe” if “café” is typed. */
#pragma once

#include <glib.h>

/* fp_word_filter_words: returns the words of @text in the form in which they are compared. Free
 * with g_strfreev (). */
char **fp_word_filter_words (const char *text);

/* fp_word_filter_query: returns the words of @query to look for; NULL: there are none, so that
 * every text matches. Free with g_strfreev (). */
char **fp_word_filter_query (const char *query);

/* fp_word_filter_found: returns TRUE if @words (of fp_word_filter_words ()) has a word for each
 * word of @query, which may be NULL. */
gboolean fp_word_filter_found (const char *const *query, const char *const *words);
