/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Find in page: marks and counts all matches and moves from one to the next. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_RULES_FIND (fp_rules_find_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesFind, fp_rules_find, FP, RULES_FIND, AdwBin)

/* fp_rules_find_set_page: searches the labels of @column, a descendant of @scroller. The query
 * stays. The bar is visible only while @scroller is mapped. */
void fp_rules_find_set_page (FpRulesFind *self, GtkWidget *column, GtkScrolledWindow *scroller);

/* fp_rules_find_settle: counts the matches from the final scroll position, once the page is laid
 * out. If @top is TRUE, scrolls to the first match. Does nothing while the bar is closed. */
void fp_rules_find_settle (FpRulesFind *self, gboolean top);

/* fp_rules_find_begin: opens the bar and focuses its entry. */
void fp_rules_find_begin (FpRulesFind *self);

/* fp_rules_find_go: goes to the next or previous match. Does nothing while the bar is closed. */
void fp_rules_find_go (FpRulesFind *self, gboolean forward);

/* fp_rules_find_is_open: returns TRUE if the bar is open. */
gboolean fp_rules_find_is_open (FpRulesFind *self);
