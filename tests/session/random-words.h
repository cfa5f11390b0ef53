/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which words of the card language random sets have used. */
#pragma once

#include "engine/runner/fp-edition.h"

/* random_words_new: nothing met yet.  Free with g_hash_table_unref (). */
GHashTable *random_words_new (void);

/* random_words_add: the words of the set @text are met. */
void random_words_add (GHashTable *met, const char *text);

/* random_words_missing: what of the vocabulary of @edition's cards is not among @met, of char*, owned.  Free with
 * g_ptr_array_unref (). */
GPtrArray *random_words_missing (const FpEdition *edition, GHashTable *met);
