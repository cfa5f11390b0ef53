/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, the name of a step, or the heading of a destiny card. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_LOG_ROW (fp_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FpLogRow, fp_log_row, FP, LOG_ROW, AdwBin)

/* fp_log_row_new: a row that shows nothing yet.  (transfer floating) */
GtkWidget *fp_log_row_new (void);

/* fp_log_row_show: shows @item, NULL: nothing; @folded: the heading's lines are hidden. */
void fp_log_row_show (FpLogRow *self, FpLogItem *item, gboolean folded);

/* fp_log_row_item: what it shows, NULL: nothing. */
FpLogItem *fp_log_row_item (FpLogRow *self);

/* fp_log_row_look_at: marks whether it tells of what happened right before the moment after @past choices (−1: nobody
 * looks back), or of what came later. */
void fp_log_row_look_at (FpLogRow *self, int past);

/* fp_log_row_open: offers @cards (of FpCardItem) and @rule (NULL: none) to be read, and the table as it was then.
 * fp_log_row_close: no longer. */
void fp_log_row_open (FpLogRow *self, GListModel *cards, const FpPage *rule);
void fp_log_row_close (FpLogRow *self);
