/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which known word somebody may have meant. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The word of `known` (ended by NULL) nearest to `word`, or NULL if none is near. Near means that the letters inserted,
 * left out, replaced or swapped with their neighbour are at most a third of the longer word's letters; upper and lower
 * case are the same. The first of equally near words wins. The answer belongs to `known`. */
const char *fp_nearest_word (const char *word, const char *const *known);

G_END_DECLS
