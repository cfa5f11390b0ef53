/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Some rows of a log, as a list of FpLogItem. */
#pragma once

#include "model/log/fp-log-rows.h"

#define FP_TYPE_LOG_LINES (fp_log_lines_get_type ())
G_DECLARE_FINAL_TYPE (FpLogLines, fp_log_lines, FP, LOG_LINES, GObject)

/* fp_log_lines_new: returns an empty list. (transfer full) */
FpLogLines *fp_log_lines_new (void);

/* fp_log_lines_set: shows the rows of @log (NULL: none) at @positions (of guint, ascending). Only
 * the differences are told, so that all other rows keep their widgets and the focus. */
void fp_log_lines_set (FpLogLines *self, FpLogRows *log, const GArray *positions);
