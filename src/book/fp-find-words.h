/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in a text that somebody looks at.  Capitals and accents don't count, neither does how wide a space is. */
#pragma once

#include "book/fp-book-search.h"

/* fp_find_words: where @query (any bytes) stands in @text (UTF-8), of FpMark in its bytes, in order; they never
 * overlap. None if nothing but white space is asked for.  Free with g_array_unref (). */
GArray *fp_find_words (const char *text, const char *query);
