/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sides, roles and outcomes of encounters. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_encounter_n_sides: returns the number of sides of @encounter. */
guint fp_encounter_n_sides (const FpEngine *engine, const FpEncounter *encounter);

/* fp_encounter_side: returns side @side of @encounter. In a kind of encounter without sides each
 * player is one. */
FpSide fp_encounter_side (const FpEngine *engine, const FpEncounter *encounter, guint side);

/* fp_encounter_side_of: returns the side of @seat, a main player or an ally. FP_NO_SIDE: none. */
guint fp_encounter_side_of (const FpEngine *engine, const FpEncounter *encounter, uint8_t seat);

/* fp_encounter_roles: returns the roles of @seat now: those of the innermost encounter that gives
 * roles, else its lasting one. */
FpRoles fp_encounter_roles (const FpEngine *engine, uint8_t seat);

/* fp_encounter_with_role: returns the seats that now have a role of @mask. */
FpSeats fp_encounter_with_role (const FpEngine *engine, FpRoles mask);

/* fp_encounter_decide: gives @encounter the outcome @outcome of the edition. Its flags say whether
 * @winners and @losers count: an outcome that isn't decided has none, and one in which all lose has
 * everybody. */
void fp_encounter_decide (const FpEngine *engine, FpEncounter *encounter, guint outcome, FpSeats winners,
                          FpSeats losers);

/* fp_encounter_is_decided: returns TRUE once the winners and losers of @encounter are known. */
gboolean fp_encounter_is_decided (const FpEngine *engine, const FpEncounter *encounter);
