/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of the record: its schema and older versions of that, erasing. */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "record/fp-record-private.h"

G_DEFINE_QUARK (fp_record_error_quark, fp_record_error)

enum
{
  BUSY_MILLISECONDS = 5000, /* wait for another program that writes */
};

/* The schema as its changes from version to version: the first one makes version 1 of an empty
 * file. Append only. */
static const char *const changes[] = {
  "CREATE TABLE game (key TEXT PRIMARY KEY, ended INTEGER NOT NULL, edition TEXT NOT NULL, rules INTEGER NOT NULL,"
  " options TEXT NOT NULL, result INTEGER NOT NULL, turns INTEGER NOT NULL, marks INTEGER NOT NULL,"
  " you INTEGER NOT NULL, standing INTEGER NOT NULL, needed INTEGER NOT NULL);"
  "CREATE TABLE seat (game TEXT NOT NULL, number INTEGER NOT NULL, name TEXT, player TEXT, alien TEXT,"
  " won INTEGER NOT NULL, PRIMARY KEY (game, number));"
  "CREATE TABLE mark (key TEXT PRIMARY KEY, marks INTEGER NOT NULL);",
  "ALTER TABLE game ADD COLUMN score INTEGER NOT NULL DEFAULT -1;"
  "CREATE TABLE day (key TEXT PRIMARY KEY, edition TEXT NOT NULL, day TEXT NOT NULL, path TEXT);"
  "CREATE TABLE feat (game TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (game, id));",
};

/* Statements */

gboolean
fp_record_fail (FpRecord *record, GError **error)
{
  g_set_error (error, FP_RECORD_ERROR, FP_RECORD_ERROR_FAILED,
               /* Translators: the message of the database: “disk I/O error”. */
               _ ("The record can't be read or written: %s"), sqlite3_errmsg (record->db));
  return FALSE;
}

gboolean
fp_record_run (FpRecord *record, const char *sql, GError **error)
{
  return sqlite3_exec (record->db, sql, NULL, NULL, NULL) == SQLITE_OK || fp_record_fail (record, error);
}

sqlite3_stmt *
fp_record_prepare (FpRecord *record, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2 (record->db, sql, -1, &statement, NULL) == SQLITE_OK)
    return statement;
  fp_record_fail (record, error);
  return NULL;
}

gboolean
fp_record_finish (FpRecord *record, sqlite3_stmt *statement, GError **error)
{
  if (statement == NULL)
    return FALSE;
  gboolean done = sqlite3_step (statement) == SQLITE_DONE || fp_record_fail (record, error);
  sqlite3_finalize (statement);
  return done;
}

void
fp_record_bind (sqlite3_stmt *statement, int index, const char *text)
{
  if (text != NULL)
    sqlite3_bind_text (statement, index, text, -1, SQLITE_STATIC);
}

/* Versions */

/* Returns the version of the schema of the file, −1 with @error if it can't be read. */
static int
read_version (FpRecord *record, GError **error)
{
  sqlite3_stmt *statement = fp_record_prepare (record, "PRAGMA user_version", error);
  if (statement == NULL)
    return -1;
  int version = sqlite3_step (statement) == SQLITE_ROW ? sqlite3_column_int (statement, 0) : -1;
  if (version < 0)
    fp_record_fail (record, error);
  sqlite3_finalize (statement);
  return version;
}

/* Makes the changes since @version, inside a transaction. */
static gboolean
change_schema (FpRecord *record, int version, GError **error)
{
  for (guint i = (guint) version; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *set = g_strdup_printf ("PRAGMA user_version = %u", i + 1);
      if (!fp_record_run (record, changes[i], error) || !fp_record_run (record, set, error))
        return FALSE;
    }
  return TRUE;
}

/* Brings the file up to date. The version is read inside the transaction, since another program may
 * do the same. */
static gboolean
bring_up_to_date (FpRecord *record, GError **error)
{
  const int current = (int) G_N_ELEMENTS (changes);
  int version = read_version (record, error);
  if (version < 0 || version == current)
    return version >= 0;
  if (version > current)
    {
      g_set_error_literal (error, FP_RECORD_ERROR, FP_RECORD_ERROR_NEWER,
                           _ ("The record was written by a newer version of the program."));
      return FALSE;
    }
  if (!fp_record_run (record, "BEGIN IMMEDIATE", error))
    return FALSE;
  version = read_version (record, error);
  gboolean changed = version >= 0 && (version >= current || change_schema (record, version, error));
  if (changed && fp_record_run (record, "COMMIT", error))
    return TRUE;
  fp_record_run (record, "ROLLBACK", NULL);
  return FALSE;
}

/* Opening and erasing */

char *
fp_record_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "record.sqlite", NULL);
}

FpRecord *
fp_record_open (const char *path, GError **error)
{
  g_autofree char *usual = path == NULL ? fp_record_path () : NULL;
  const char *file = path != NULL ? path : usual;
  g_autofree char *folder = g_path_get_dirname (file);
  g_autoptr (FpRecord) record = g_new0 (FpRecord, 1);
  /* A folder that can't be made is noticed when the file is opened. */
  g_mkdir_with_parents (folder, 0700);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  if (sqlite3_open_v2 (file, &record->db, flags, NULL) != SQLITE_OK)
    {
      fp_record_fail (record, error);
      return NULL;
    }
  sqlite3_busy_timeout (record->db, BUSY_MILLISECONDS);
  if (!fp_record_run (record, "PRAGMA secure_delete = ON", error) || !bring_up_to_date (record, error))
    return NULL;
  return g_steal_pointer (&record);
}

void
fp_record_close (FpRecord *record)
{
  sqlite3_close (record->db);
  g_free (record);
}

gboolean
fp_record_erase (FpRecord *record, GError **error)
{
  return fp_record_run (record,
                        "BEGIN IMMEDIATE; DELETE FROM game; DELETE FROM seat; DELETE FROM mark; DELETE FROM day;"
                        "DELETE FROM feat; COMMIT; VACUUM",
                        error);
}
