/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shipped book. */
#include "book/shipped-book.h"

FpBook *
shipped_book (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_auto (GStrv) folders = fp_book_folders ();
  FpBook *book = fp_book_load ((const char *const *) folders, problems, NULL);
  g_assert_nonnull (book);
  g_assert_cmpuint (problems->len, ==, 0);
  return book;
}
