/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book that is shipped, for tests that want it whole. */
#pragma once

#include "book/fp-book.h"

/* shipped_book: all its pages; fails if anything is wrong with one.  Free with fp_book_free (). */
FpBook *shipped_book (void);
