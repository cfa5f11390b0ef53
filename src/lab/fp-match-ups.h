/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens against each other: which pairings there are, and how each goes. */
#pragma once

#include "lab/fp-simulate.h"

/* A pairing and its figures, of the first alien. */
typedef struct
{
  guint first, second; /* definitions */
  uint64_t games, stuck;
  uint64_t parts, lost; /* of wins of the first and of the second (FP_SIMULATION_PARTS a game) */
} FpPairing;

/* fp_match_ups_pairings: the pairings of all aliens that may be chosen in games of @simulation, or, unless @aliens is
 * NULL, of those whose ids it lists (checked by fp_aliens_check ()) among each other; a single one against all others.
 * Each pair once, in the order of the cards.  Of FpPairing, without figures; empty: in such games nobody chooses
 * freely. */
GArray *fp_match_ups_pairings (const FpSimulation *simulation, const char *const *aliens);

/* fp_match_ups_play: plays @pairing as @simulation says, its aliens and seed aside: each deal twice, with seats
 * swapped. A pairing's games depend on the series' seed and on the ids of both aliens, not on which others there are.
 */
void fp_match_ups_play (const FpSimulation *simulation, FpPairing *pairing);

/* fp_match_ups_name: “duel:…”, the id of the alien @def with its set.  Free with g_free (). */
char *fp_match_ups_name (const FpCatalog *catalog, guint def);
