/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The known word that somebody may have meant. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the word of @known (ended by NULL) nearest to @word, NULL: none is near. Near means that
 * letters inserted, left out, replaced or swapped with their neighbour are at most a third of the
 * longer word's letters. Case does not count. The first of equally near words wins. The result
 * belongs to @known. */
const char *fp_nearest_word (const char *word, const char *const *known);

G_END_DECLS
