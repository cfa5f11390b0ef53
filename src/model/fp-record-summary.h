/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's record in words, for its page. */
#pragma once

#include <gio/gio.h>

#include "model/fp-catalog-model.h"

/* A line with a number. */
typedef struct
{
  char *label; /* “Classic” */
  char *value; /* “7 of 12 won” */
} FpRecordLine;

/* Lines of one kind. */
typedef struct
{
  char *title; /* “By edition” */
  GPtrArray *lines; /* of FpRecordLine* */
} FpRecordGroup;

/* The record in words. Free it with fp_record_summary_free (). */
typedef struct
{
  char *trouble; /* reason why the record can't be read; NULL if it can */
  guint n_games;
  GPtrArray *groups; /* of FpRecordGroup*, without empty ones */
  GPtrArray *feats; /* of FpRecordLine*: feats done, with what they are and how often */
  guint n_feats; /* feats that there are in the editions of the program */
  GPtrArray *games; /* of FpRecordLine*: the last games, the latest first */
} FpRecordSummary;

/* fp_record_summary_read: reads the record. (transfer full) */
FpRecordSummary *fp_record_summary_read (void);
void fp_record_summary_free (FpRecordSummary *summary);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpRecordSummary, fp_record_summary_free)

/* fp_record_summary_erase: erases the record. Returns FALSE with @error if that fails. */
gboolean fp_record_summary_erase (GError **error);

/* fp_record_summary_export: returns the record as a table, with commas between the values. NULL
 * with @error if it can't be read. Free with g_free (). */
char *fp_record_summary_export (GError **error);
