/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search of the rules has found, as rows of a list.  Rows are used again for what is found next. */
#pragma once

#include <gtk/gtk.h>

/* fp_rules_hits_show: makes the rows of @list show those of @found (of FpSearchHitItem) from number @first to before
 * @last, and no others behind them. */
void fp_rules_hits_show (GtkListBox *list, GListModel *found, guint first, guint last);

/* fp_rules_hits_first: the first row; NULL: nothing was found. */
GtkListBoxRow *fp_rules_hits_first (GtkListBox *list);

/* fp_rules_hits_update_header: the name of a group above its first row, as gtk_list_box_set_header_func () wants it.
 */
void fp_rules_hits_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data);

/* fp_rules_hits_place: where the row leads to; owned by the row. */
const char *fp_rules_hits_place (GtkListBoxRow *row);
