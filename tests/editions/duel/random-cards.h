/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: well-typed, but without sense.
 *
 * Everything in them comes from the edition's tables and the tables of the card language (moments,
 * queries, verbs, names, functions), so that new words are covered without further work.
 */
#pragma once

#include "engine/runner/fp-edition.h"

/* random_cards_set: returns the text of a set “fan” of random cards for @edition, always the same
 * for the same @seed. `named ()` may refer to the cards of @catalog. Most such sets are valid. Free
 * with g_free (). */
char *random_cards_set (const FpEdition *edition, const FpCatalog *catalog, uint64_t seed);
