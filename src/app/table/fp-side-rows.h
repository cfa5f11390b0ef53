/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of one side of an encounter: cards and parts of the total. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-side-row-item.h"

#include "model/items/fp-side-row-item.h"

/* Sorts of rows. */
typedef enum
{
  FP_SIDE_ROWS_FACTS = 1 << 0, /* ships, and all that is neither of the others */
  FP_SIDE_ROWS_CARDS = 1 << 1, /* cards that lie there, and the words for none */
  FP_SIDE_ROWS_PARTS = 1 << 2, /* parts of the total */
} FpSideRows;

/* fp_side_rows_sort: returns the sort of @row. */
FpSideRows fp_side_rows_sort (const FpSideRowFacts *row);

/* fp_side_rows_fill: appends to @box a line for each of @rows, of FpSideRowItem, whose sort is in
 * @sorts. @numbers gives the numbers equal widths in right-to-left layouts. */
void fp_side_rows_fill (GtkBox *box, GListModel *rows, FpSideRows sorts, GtkSizeGroup *numbers);

/* fp_side_rows_item: returns the row that @line shows, owned by the line. */
FpSideRowItem *fp_side_rows_item (GtkWidget *line);
