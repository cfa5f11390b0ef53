/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Complaints about one file, each with its place, in the form that the tool's contract asks for. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A place in a file. Both count from 1; columns count characters, not bytes. A byte order mark is not counted. */
typedef struct
{
  int line;
  int column;
} FpLocation;

/* A complaint: its place and a sentence, "what is wrong; what was expected". */
typedef struct
{
  FpLocation at;
  char *message;
} FpProblem;

typedef struct _FpProblems FpProblems;

/* A new empty list (transfer full) for the file that is called `file` in what is printed. */
FpProblems *fp_problems_new (const char *file);
void fp_problems_free (FpProblems *self);

/* The name given to fp_problems_new (). */
const char *fp_problems_file (const FpProblems *self);

/* Adds a complaint. A line or column below 1 counts as 1: a complaint about the whole file is one about its start. */
void fp_problems_add (FpProblems *self, FpLocation at, const char *format, ...) G_GNUC_PRINTF (3, 4);

guint fp_problems_count (const FpProblems *self);

/* The complaint number `index`, below fp_problems_count (); valid until the list changes. */
const FpProblem *fp_problems_get (const FpProblems *self, guint index);

/* Sorts by place; complaints about one place keep their order. */
void fp_problems_sort (FpProblems *self);

/* Appends a line "FILE:LINE:COLUMN: message\n" for each complaint. */
void fp_problems_print (const FpProblems *self, GString *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpProblems, fp_problems_free)

G_END_DECLS
