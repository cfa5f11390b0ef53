/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Complaints about one file, each with its position, in the form of docs/design/contracts.md. */
#pragma once

#include "markup/fp-plain-text.h"

G_BEGIN_DECLS

/* The number of complaints kept for a file; further ones are only counted. */
enum
{
  FP_PROBLEMS_MOST = 100,
};

/* A position in a file. Line and column count from 1; columns count characters, not bytes. A byte
 * order mark is not counted. */
typedef struct
{
  int line;
  int column;
} FpLocation;

/* A complaint: its position and a sentence, "what is wrong; what was expected". */
typedef struct
{
  FpLocation at;
  char *message;
} FpProblem;

typedef struct _FpProblems FpProblems;

/* Returns a new empty list (transfer full) for the file that is called @file in the output. */
FpProblems *fp_problems_new (const char *file);
void fp_problems_free (FpProblems *self);

/* Returns the name given to fp_problems_new (). */
const char *fp_problems_file (const FpProblems *self);

/* Adds a complaint. A line or column below 1 counts as 1, so a complaint about the whole file is at
 * its start. The message becomes one line of plain text, and a long one loses its middle. */
void fp_problems_add (FpProblems *self, FpLocation at, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Returns the number of complaints, with those that were only counted. */
guint fp_problems_count (const FpProblems *self);

/* Returns the complaint @index, below fp_problems_count () and FP_PROBLEMS_MOST; valid until the
 * list changes. */
const FpProblem *fp_problems_get (const FpProblems *self, guint index);

/* Sorts by position; complaints at one position keep their order. */
void fp_problems_sort (FpProblems *self);

/* Appends a line "FILE:LINE:COLUMN: message\n" for each complaint kept, and a last line with the
 * number of the others. */
void fp_problems_print (const FpProblems *self, GString *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpProblems, fp_problems_free)

G_END_DECLS
