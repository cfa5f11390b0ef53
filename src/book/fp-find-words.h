/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in a displayed text. Capitals, accents and the width of white space don't count. */
#pragma once

#include "book/fp-book-search.h"

/* fp_find_words: returns the matches of @query (any bytes) in @text (UTF-8), of FpMark in bytes, in
 * order and without overlap. Empty if @query is only white space. Free with g_array_unref (). */
GArray *fp_find_words (const char *text, const char *query);
