/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One Mallard file becomes a page. */
#pragma once

#include "book/fp-book.h"

/* fp_page_read: the page in the file @path (transfer full); NULL if it can't be read or is none, which @problems then
 * tells.  What nothing can be made of is told there too, and read as what is inside it. */
FpPage *fp_page_read (const char *path, FpProblems *problems);
void fp_page_free (FpPage *page);

/* fp_page_term: the id of a term called @text (“second-ally”): its letters and figures, small.  Free with g_free (). */
char *fp_page_term (const char *text);
