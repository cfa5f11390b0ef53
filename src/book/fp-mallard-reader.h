/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads one Mallard file into a page. */
#pragma once

#include "book/fp-book.h"

/* fp_page_read: returns the page in the file @path (transfer full); NULL if it can't be read or is
 * no page, with the reason in @problems. An unknown element is reported there, too, and its content
 * is read. */
FpPage *fp_page_read (const char *path, FpProblems *problems);

/* fp_page_term: returns the id of a term called @text (“second-ally”): its letters and digits in
 * lower case. Free with g_free (). */
char *fp_page_term (const char *text);
