/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search results of the rules book as list rows. Rows are reused for the next results. */
#pragma once

#include <gtk/gtk.h>

/* fp_rules_hits_show: shows the items of @found (of FpSearchHitItem) with indices from @first up to
 * but not including @last. All later rows of @list are hidden. */
void fp_rules_hits_show (GtkListBox *list, GListModel *found, guint first, guint last);

/* fp_rules_hits_first: returns the first row, or NULL if nothing was found. */
GtkListBoxRow *fp_rules_hits_first (GtkListBox *list);

/* fp_rules_hits_update_header: puts the name of a group above its first row. It is a
 * GtkListBoxUpdateHeaderFunc. */
void fp_rules_hits_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data);

/* fp_rules_hits_place: returns the place the row leads to. Owned by the row. */
const char *fp_rules_hits_place (GtkListBoxRow *row);
