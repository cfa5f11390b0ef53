/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the figures of a simulation, as lines for people or as rows. */
#pragma once

#include "lab/fp-exploitability.h"

/* fp_simulate_report: prints @result of @simulation to stdout. @tsv: rows “key subkey value low
 * high”, with the timings, which differ each time, on stderr; else “name: value” lines. */
void fp_simulate_report (const FpSimulation *simulation, const FpSimulationResult *result, gboolean tsv);

/* fp_exploitability_report: prints @figures of how well the first player of @simulation reads the
 * second, likewise. */
void fp_exploitability_report (const FpSimulation *simulation, const FpExploitabilityFigures *figures, gboolean tsv);

/* fp_simulate_clear_progress: removes the progress bar, if @simulation has one. */
void fp_simulate_clear_progress (const FpSimulation *simulation);
