/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard navigation on the table: arrow keys move to the nearest widget, Tab from group
 * to group. GTK itself moves the focus among the children of one container at a
 * time. */
#pragma once

#include <gtk/gtk.h>

/* fp_keyboard_navigation_install: lets arrow keys move the focus from a widget of @table to the
 * nearest one in their direction. Escape undoes the pending selection. Keys inside @excluded are
 * left alone. */
void fp_keyboard_navigation_install (GtkWidget *table, GtkWidget *excluded);

/* fp_keyboard_navigation_tab: moves the focus from one of the @n_groups groups to the next one that
 * accepts it. If no group has the focus, the search starts at the first one, or the last. Returns
 * FALSE if no further group accepts it. */
gboolean fp_keyboard_navigation_tab (GtkWidget *const *groups, guint n_groups, gboolean forward);
