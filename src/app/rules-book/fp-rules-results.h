/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of the rules book: what is typed in an entry is looked for at once, and what was found lies here, as a
 * list.
 *
 * The entry lies elsewhere (property “entry”).  Signals: “searched”, with what is damaged (NULL: nothing), once there
 * is something to be shown; “ended” once nothing is looked for; “opened”, with the place that somebody chose; “left”
 * when somebody stops searching. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_RULES_RESULTS (fp_rules_results_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesResults, fp_rules_results, FP, RULES_RESULTS, AdwBin)

/* fp_rules_results_set_box: whose rules and cards are looked through; then for what was looked last time, by @settings
 * (NULL: nothing is remembered).  Once. */
void fp_rules_results_set_box (FpRulesResults *self, FpCatalogModel *box, GSettings *settings);

/* fp_rules_results_find: as if @query had been typed. */
void fp_rules_results_find (FpRulesResults *self, const char *query);
