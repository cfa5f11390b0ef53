/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walking about the table with the keys: arrows go to what lies nearest in their direction, Tab from group to group. */
#pragma once

#include <gtk/gtk.h>

/* fp_keyboard_navigation_install: from now on arrow keys move the focus from a piece of @table to the one that lies
 * nearest in their direction, and Escape puts back what is chosen; what is inside @without has keys of its own. */
void fp_keyboard_navigation_install (GtkWidget *table, GtkWidget *without);

/* fp_keyboard_navigation_tab: moves the focus from one of the @n_groups groups to the next one that takes it, into the
 * first one (or the last) if it is in none.  FALSE: there is none further. */
gboolean fp_keyboard_navigation_tab (GtkWidget *const *groups, guint n_groups, gboolean forward);
