/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario as a puzzle: its last <answer> is the solution, and all before it leads to the moment
 * at which that answer is wanted. */
#pragma once

#include "archive/scenarios/fp-scenario.h"

/* fp_scenario_moment: plays @scenario, which fp_scenario_check () has accepted, up to its last
 * <answer>, in the zeroed state @state. Returns that answer; NULL with a complaint if there is
 * none, or one of the answers before is not possible. */
const FpElement *fp_scenario_moment (const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog,
                                     FpState *state, FpProblems *problems);

/* fp_scenario_set_up: finds the edition and the cards of @scenario, which fp_scenario_check () has
 * accepted, and puts its set-up options into @options. */
gboolean fp_scenario_set_up (const FpElement *scenario, FpScenarioEdition find, gpointer data,
                             const FpEdition **edition, const FpCatalog **catalog, uint64_t *options);
