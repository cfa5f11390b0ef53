/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of the rules book: a tree of guides and pages. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_RULES_CONTENTS (fp_rules_contents_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesContents, fp_rules_contents, FP, RULES_CONTENTS, AdwBin)

/* fp_rules_contents_set_box: lists the book of @box.  A page that is chosen activates the action “rules.open”. */
void fp_rules_contents_set_box (FpRulesContents *self, FpCatalogModel *box);

/* fp_rules_contents_show: @place (“PAGE” or “PAGE#SECTION”) is the page that is being read: it is marked, and what it
 * lies in is opened. */
void fp_rules_contents_show (FpRulesContents *self, const char *place);
