/* SPDX-License-Identifier: GPL-3.0-or-later */
/* simulate --matrix: aliens against each other, as a table that grows in a file. */
#pragma once

#include "lab/fp-match-ups.h"

/* fp_simulate_matrix: plays all pairings of @simulation (@aliens as in fp_match_ups_pairings ())
 * and prints a row for each, then one for each alien. @append: a file that gets each row when its
 * games are over and whose rows aren't played again; NULL: none. Returns the exit code. */
int fp_simulate_matrix (FpSimulation *simulation, const char *const *aliens, const char *append);
