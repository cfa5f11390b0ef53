/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of the rules book: searches while the player types and lists the results.
 * The entry is a property, since it is placed elsewhere. Signals: “searched” (error in the index,
 * or NULL) when results are shown, “ended” when the query is empty, “opened” (place) when a result
 * is chosen, “left” when the player leaves the search. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_RULES_RESULTS (fp_rules_results_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesResults, fp_rules_results, FP, RULES_RESULTS, AdwBin)

/* fp_rules_results_set_catalog: sets the rules and cards to search and repeats the last query
 * stored in @settings, which may be NULL. Call once. */
void fp_rules_results_set_catalog (FpRulesResults *self, FpCatalogModel *catalog_model, GSettings *settings);

/* fp_rules_results_set_cards: searches in the book and the cards of @catalog_model from now on. */
void fp_rules_results_set_cards (FpRulesResults *self, FpCatalogModel *catalog_model);

/* fp_rules_results_find: searches for @query as if it had been typed. */
void fp_rules_results_find (FpRulesResults *self, const char *query);
