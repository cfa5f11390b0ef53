/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a page of the rules book as lines of text. */
#pragma once

#include "book/fp-book.h"

/* fp_page_print_text: returns the page @page as text for a terminal, with notes of what @modules
 * (ids, ended by NULL; NULL: none) change on it; with @section (may be NULL) only the part below
 * that heading or term. Free with g_free (). */
char *fp_page_print_text (const FpBook *book, const FpPage *page, const FpBlock *section, const char *const *modules);

/* fp_rules_wrap: appends @text in lines of a terminal's usual width. The first line begins with
 * @first, the others with as many spaces. */
void fp_rules_wrap (GString *out, const char *text, const char *first);
