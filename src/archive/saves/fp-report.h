/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports of a fault, for the people who mend the program (docs/design/contracts.md, “Report”).
 *
 *   <report xmlns="https://fifthplanet.github.io/ns/report/1" format="1">
 *     <version of="GTK">4.8.3</version> …
 *     <said>the reporter's words</said>
 *     <view seat edition rules> <set/>… <option/>… <seat/>… <account>…</account> </view>
 *     <game xmlns="…/game/1"> … </game>
 *   </report>
 *
 * After the versions comes a <view> with what one player has seen, or the whole <game> as in a save
 * file, or neither if no game was open.
 */
#pragma once

#include "archive/saves/fp-save-file.h"

#define FP_REPORT_NAMESPACE "https://fifthplanet.github.io/ns/report/1"

enum
{
  FP_REPORT_FORMAT = 1,
};

/* The version of something that the program is made of or runs on. */
typedef struct
{
  char *of; /* “GTK” */
  char *is; /* “4.8.3” */
} FpReportVersion;

typedef struct
{
  GArray *versions; /* of FpReportVersion */
  char *said; /* the reporter's words; "": none */
  char *account; /* of a view; NULL: the report has none */
  gboolean has_game;
} FpReport;

/* fp_report_versions_new: returns an empty array of FpReportVersion. Free with g_array_unref ().
 * fp_report_versions_add: adds a version. */
GArray *fp_report_versions_new (void);
void fp_report_versions_add (GArray *versions, const char *of, const char *is);

/* fp_report_view: returns a <view> of @seat (id; NULL: a bystander) as an element. Of @head,
 * edition, sets, options and seats are written. Free with g_free (). */
char *fp_report_view (const FpSaveFile *head, const char *seat, const char *account);

/* fp_report_write: returns the text of a report with @part, the element of a view or game (NULL:
 * none). @said may be NULL. Free with g_free (). */
char *fp_report_write (const GArray *versions, const char *said, const char *part);

/* fp_report_is: returns TRUE if @root is the root of a report. fp_report_is_file: the same of the
 * file @path; FALSE if it can't be read. */
gboolean fp_report_is (const FpElement *root);
gboolean fp_report_is_file (const char *path);

/* fp_report_game: returns the <game> of the report @root. NULL with a complaint: it has none. */
const FpElement *fp_report_game (const FpElement *root, FpProblems *problems);

/* fp_report_load: returns the report in the file @path. NULL with complaints, or with @error
 * (G_FILE_ERROR) if the file can't be read. */
FpReport *fp_report_load (const char *path, FpProblems *problems, GError **error);
void fp_report_free (FpReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReport, fp_report_free)
