/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of the rules book: a tree of guides and pages. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_RULES_CONTENTS (fp_rules_contents_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesContents, fp_rules_contents, FP, RULES_CONTENTS, AdwBin)

/* fp_rules_contents_set_catalog: lists the book of @catalog_model. Choosing a page activates
 * “rules.open”. */
void fp_rules_contents_set_catalog (FpRulesContents *self, FpCatalogModel *catalog_model);

/* fp_rules_contents_show: selects the page of @place (“PAGE” or “PAGE#SECTION”) and expands the
 * rows above it. */
void fp_rules_contents_show (FpRulesContents *self, const char *place);
