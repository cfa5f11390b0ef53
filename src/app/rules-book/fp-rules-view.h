/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book: pages, where one has been, and a search while one types. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_RULES_VIEW (fp_rules_view_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesView, fp_rules_view, FP, RULES_VIEW, AdwBin)

/* fp_rules_view_set_box: whose rules and cards it shows; then what it showed last time, by @settings (NULL: nothing is
 * remembered).  Once. */
void fp_rules_view_set_box (FpRulesView *self, FpCatalogModel *box, GSettings *settings);

/* fp_rules_view_open: shows @place (“PAGE”, “PAGE#SECTION”, “card:ID”), from which one can go back. */
void fp_rules_view_open (FpRulesView *self, const char *place);

/* fp_rules_view_read: the keys are the page's. */
void fp_rules_view_read (FpRulesView *self);

/* fp_rules_view_place: what is shown; owned by the view. */
const char *fp_rules_view_place (FpRulesView *self);

/* fp_rules_view_find: as if @query had been typed. */
void fp_rules_view_find (FpRulesView *self, const char *query);

/* fp_rules_view_find_in_page: lets the reader type what to find in the page. */
void fp_rules_view_find_in_page (FpRulesView *self);

/* fp_rules_view_set_narrow: there is little room: the contents lie on the page and go when one is chosen. */
void fp_rules_view_set_narrow (FpRulesView *self);
