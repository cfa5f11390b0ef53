/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search of the rules has found, as rows of a list. */
#pragma once

#include <gtk/gtk.h>

/* fp_rules_found_row_new: a row for the FpFoundItem @item, as gtk_list_box_bind_model () wants it. */
GtkWidget *fp_rules_found_row_new (gpointer item, gpointer data);

/* fp_rules_found_update_header: the name of a group above its first row, as gtk_list_box_set_header_func () wants it.
 */
void fp_rules_found_update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data);

/* fp_rules_found_place: where the row leads to; owned by the row. */
const char *fp_rules_found_place (GtkListBoxRow *row);
