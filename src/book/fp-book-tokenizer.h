/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tokenizer for SQLite's full-text search that knows the forms of words. */
#pragma once

#include <sqlite3.h>

#include "book/fp-word-forms.h"

/* fp_book_tokenizer_register: makes the tokenizer “forms” known to @db: words as
 * fp_word_forms_fold () makes them. “forms stems” makes stems of them. @forms must live as long as
 * @db. Returns FALSE if SQLite fails or has no FTS5. */
gboolean fp_book_tokenizer_register (sqlite3 *db, const FpWordForms *forms);
