/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Match-ups: aliens against each other, and how each pairing goes. */
#pragma once

#include "lab/fp-simulate.h"

/* A pairing and the first alien's figures. */
typedef struct
{
  guint first, second; /* definitions of both aliens */
  uint64_t games, stuck;
  /* wins of the first and of the second, in parts (FP_SIMULATION_PARTS a game) */
  uint64_t parts, lost;
} FpPairing;

/* fp_match_ups_pairings: returns the pairings of all aliens that may be chosen in games of
 * @simulation, each pair once, in the order of the cards. With @aliens (ids checked by
 * fp_aliens_check ()) only those, or a single one against all others. An array of FpPairing without
 * figures; empty if such games have no free choice of aliens. (transfer full) */
GArray *fp_match_ups_pairings (const FpSimulation *simulation, const char *const *aliens);

/* fp_match_ups_play: plays each deal of @pairing twice, with seats swapped, as @simulation says
 * except for aliens and seed. The games depend on the series' seed and on the ids of both aliens
 * only. */
void fp_match_ups_play (const FpSimulation *simulation, FpPairing *pairing);

/* fp_match_ups_name: returns the id of the alien @def with its set (“SET:ID”). Free with g_free
 * (). */
char *fp_match_ups_name (const FpCatalog *catalog, guint def);
