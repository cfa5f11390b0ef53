/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the card language used by random sets. */
#pragma once

#include "engine/runner/fp-edition.h"

/* random_words_new: returns an empty set of words. Free with g_hash_table_unref (). */
GHashTable *random_words_new (void);

/* random_words_add: adds the words of the set @text. */
void random_words_add (GHashTable *used, const char *text);

/* random_words_missing: returns the words of @edition's vocabulary that are not in @used, of char*.
 * Free with g_ptr_array_unref (). */
GPtrArray *random_words_missing (const FpEdition *edition, GHashTable *used);
