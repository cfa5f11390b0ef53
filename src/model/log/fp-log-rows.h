/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the log as a list of FpLogItem. A row knows where it belongs and what it is about.
 * Its item, with the sentence, is made when it is first read. */
#pragma once

#include "model/items/fp-log-item.h"

/* A row. Rows of equal keys, kinds and serials tell of the same entry. */
typedef struct
{
  guint key; /* place in the log: it grows from row to row (fp_log_row_key ()) */
  guint id; /* set by the list: a row with another number has other contents */
  guint entry; /* index of the entry that is told of; of a heading: of the first in its turn */
  guint end; /* of a heading whose turn is over: index of the entry behind the turn; else 0 */
  guint serial; /* of the entry (FpLogEntry) */
  int turn, choices; /* as in FpLogFacts */
  guint subjects;
  guint8 viewer; /* reader of the sentence */
  gboolean heading, step, news;
  const char *within;
  FpLogItem *item; /* NULL: not read yet */
} FpLogRow;

/* Returns an item for @row. (transfer full) */
typedef FpLogItem *(*FpLogRowMaker) (const FpLogRow *row, gpointer data);

#define FP_TYPE_LOG_ROWS (fp_log_rows_get_type ())
G_DECLARE_FINAL_TYPE (FpLogRows, fp_log_rows, FP, LOG_ROWS, GObject)

/* fp_log_rows_new: returns an empty list that makes its items with @maker and @data. (transfer
 * full) */
FpLogRows *fp_log_rows_new (FpLogRowMaker maker, gpointer data);

/* fp_log_rows_close: empties the list for ever, because its data are going. */
void fp_log_rows_close (FpLogRows *self);

/* fp_log_rows_count: returns the number of rows. fp_log_rows_nth: returns row @i, valid until the
 * list changes. fp_log_rows_n_made: returns the number of items made since the list began. */
guint fp_log_rows_count (FpLogRows *self);
const FpLogRow *fp_log_rows_nth (FpLogRows *self, guint i);
guint fp_log_rows_n_made (FpLogRows *self);

/* fp_log_rows_exchange: replaces the rows from position @from on by @rows (of FpLogRow, without ids
 * and items). A row that stays the same keeps its number and its item. So does one for another
 * viewer whose item would be equal, or was never read. */
void fp_log_rows_exchange (FpLogRows *self, guint from, GArray *rows);

/* fp_log_row_key: returns the key of the heading (@part 0), step (1) or line (2) that comes with
 * entry @entry. */
static inline guint
fp_log_row_key (guint entry, guint part)
{
  return 4 * entry + part;
}
