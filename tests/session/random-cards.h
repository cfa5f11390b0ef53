/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: well-typed, and senseless.
 *
 * What they are made of is read out of the edition's tables and the tables of the card language (moments, questions,
 * verbs, names, functions), so that new words join in by themselves.
 */
#pragma once

#include "engine/runner/fp-edition.h"

/* random_cards_set: the text of a set “fan” of random cards for @edition, the same for the same @seed.  @catalog: the
 * cards that `named ()` may mean.  Most such sets are read without a complaint.  Free with g_free (). */
char *random_cards_set (const FpEdition *edition, const FpCatalog *catalog, uint64_t seed);
