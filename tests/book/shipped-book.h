/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shipped book, for tests of all its pages. */
#pragma once

#include "book/fp-book.h"

/* shipped_book: returns the whole book, and fails if a page has a problem. Free with
 * fp_book_free (). */
FpBook *shipped_book (void);
