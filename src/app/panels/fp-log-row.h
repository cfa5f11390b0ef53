/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the log: a line, the name of a step, or the heading of a turn. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

#define FP_TYPE_LOG_ROW (fp_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FpLogRow, fp_log_row, FP, LOG_ROW, AdwBin)

/* fp_log_row_new: returns an empty row. (transfer floating) */
GtkWidget *fp_log_row_new (void);

/* fp_log_row_show: shows @item, NULL for nothing. @folded is TRUE if the lines of the heading
 * are hidden. */
void fp_log_row_show (FpLogRow *self, FpLogItem *item, gboolean folded);

/* fp_log_row_set_character: shows the portrait of @character, NULL: none, in front of the line. */
void fp_log_row_set_character (FpLogRow *self, FpCardItem *character);

/* fp_log_row_item: returns the item shown, or NULL; owned by the row. */
FpLogItem *fp_log_row_item (FpLogRow *self);

/* fp_log_row_look_at: marks the row if its event came right before the moment after @history
 * choices, or later. −1 stands for the present. */
void fp_log_row_look_at (FpLogRow *self, int history);

/* fp_log_row_open: adds buttons for @cards (of FpCardItem), for @rule (NULL for none), and for the
 * table at that moment. fp_log_row_close: removes the buttons. */
void fp_log_row_open (FpLogRow *self, GListModel *cards, const FpPage *rule);
void fp_log_row_close (FpLogRow *self);
