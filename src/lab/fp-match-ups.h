/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Match-ups: aliens against each other, and how each pairing goes. */
#pragma once

#include "lab/fp-simulate.h"

enum
{
  FP_MATCH_UPS_ANY = G_MAXUINT, /* instead of a definition: any aliens, drawn for each deal */
};

/* A pairing and the first alien's figures. With more than two players the first alien meets any
 * others. */
typedef struct
{
  guint first, second; /* definitions of both aliens */
  uint64_t games, stuck;
  /* wins of the first and of all others, in parts (FP_SIMULATION_PARTS a game) */
  uint64_t parts, lost;
} FpPairing;

/* fp_match_ups_open: sees to it that players of @simulation choose their aliens freely, with a
 * set-up option of the edition if aliens are dealt otherwise. Returns FALSE if the options don't
 * let them. */
gboolean fp_match_ups_open (FpSimulation *simulation);

/* fp_match_ups_pairings: returns the pairings of all aliens that may be chosen in games of
 * @simulation, each pair once, in the order of the cards. With more than two players each alien
 * has one row, in which the others have any aliens. With @aliens (ids checked by fp_aliens_check
 * ()) only those, or a single one against all others. An array of FpPairing without figures; empty
 * if such games have no free choice of aliens. (transfer full) */
GArray *fp_match_ups_pairings (const FpSimulation *simulation, const char *const *aliens);

/* fp_match_ups_play: plays each deal of @pairing once from each seat of the first alien, as
 * @simulation says except for aliens and seed. The games depend on the series' seed and on the ids
 * of both aliens only. */
void fp_match_ups_play (const FpSimulation *simulation, FpPairing *pairing);

/* fp_match_ups_name: returns the id of the alien @def with its set (“SET:ID”), and
 * “any” for FP_MATCH_UPS_ANY. Free with g_free (). */
char *fp_match_ups_name (const FpCatalog *catalog, guint def);
