/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in the page that is shown: all places are marked, one after the other is gone to, and they are counted.
 */
#pragma once

#include <adwaita.h>

#define FP_TYPE_RULES_FIND (fp_rules_find_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesFind, fp_rules_find, FP, RULES_FIND, AdwBin)

/* fp_rules_find_set_page: looks into the labels of @column, which lies in @scroller; what is looked for stays.  As long
 * as @scroller isn't shown, neither is this. */
void fp_rules_find_set_page (FpRulesFind *self, GtkWidget *column, GtkScrolledWindow *scroller);

/* fp_rules_find_settle: the page is laid out and stands where it is to be read: counting begins there; at the top
 * (@top), where nothing else in it was asked for, the first place comes into sight.  Nothing while it is not shown. */
void fp_rules_find_settle (FpRulesFind *self, gboolean top);

/* fp_rules_find_begin: shows itself, and lets the reader type. */
void fp_rules_find_begin (FpRulesFind *self);

/* fp_rules_find_go: to the next place, or the one before; nothing while it is not shown. */
void fp_rules_find_go (FpRulesFind *self, gboolean forward);

/* fp_rules_find_is_open: whether it is shown. */
gboolean fp_rules_find_is_open (FpRulesFind *self);
