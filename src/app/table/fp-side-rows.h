/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of one side of an encounter: cards and parts of the total. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-side-row-item.h"

/* fp_side_rows_fill: appends to @box a row for each of @rows, of FpSideRowItem; with @parts_only
 * only for those with a number. @numbers gives the numbers equal widths in right-to-left
 * layouts. */
void fp_side_rows_fill (GtkBox *box, GListModel *rows, gboolean parts_only, GtkSizeGroup *numbers);

/* fp_side_rows_align: aligns @number at its end: digits run from left to right in every language.
 * @numbers is as above. */
void fp_side_rows_align (GtkLabel *number, GtkSizeGroup *numbers);
