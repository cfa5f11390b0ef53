/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the record: its database and statements. */
#pragma once

#include <sqlite3.h>

#include "record/fp-record.h"

struct _FpRecord
{
  sqlite3 *db;
};

/* fp_record_run: runs @sql, which has no result. Returns FALSE with @error if that fails. */
gboolean fp_record_run (FpRecord *record, const char *sql, GError **error);

/* fp_record_prepare: returns the statement of @sql, NULL with @error. Finalize it with
 * sqlite3_finalize (). */
sqlite3_stmt *fp_record_prepare (FpRecord *record, const char *sql, GError **error);

/* fp_record_finish: runs @statement, which has no result, and finalizes it. NULL is a failure that
 * was reported. */
gboolean fp_record_finish (FpRecord *record, sqlite3_stmt *statement, GError **error);

/* fp_record_bind: binds @text (NULL: nothing) to the parameter @index. The text must outlive the
 * statement. */
void fp_record_bind (sqlite3_stmt *statement, int index, const char *text);

/* fp_record_fail: sets @error to the last fault of the database, and returns FALSE. */
gboolean fp_record_fail (FpRecord *record, GError **error);
