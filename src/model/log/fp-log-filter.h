/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a log that somebody wants to read: lines about a subject, lines with some words, and of folded destiny
 * cards only the heading.  A heading or step without a line below it is left out. */
#pragma once

#include "model/items/fp-log-item.h"

#define FP_TYPE_LOG_FILTER (fp_log_filter_get_type ())
G_DECLARE_FINAL_TYPE (FpLogFilter, fp_log_filter, FP, LOG_FILTER, GObject)

/* fp_log_filter_new: shows all of no log.  (transfer full) */
FpLogFilter *fp_log_filter_new (void);

/* fp_log_filter_set_log: of @log (of FpLogItem; NULL: none) from now on, with nothing folded. */
void fp_log_filter_set_log (FpLogFilter *self, GListModel *log);

/* fp_log_filter_items: what is left, of FpLogItem, always up to date; owned by the filter. */
GListModel *fp_log_filter_items (FpLogFilter *self);

/* fp_log_filter_set_subjects: only lines about one of @subjects (FpLogSubjects), 0: all. */
void fp_log_filter_set_subjects (FpLogFilter *self, guint subjects);

/* fp_log_filter_set_search: only lines in which each word of @text begins a word, upper and lower case and accents
 * alike;
 * "": all.  What is found shows even where it is folded; a heading that is found shows all its lines. */
void fp_log_filter_set_search (FpLogFilter *self, const char *text);

/* fp_log_filter_fold: hides or shows the lines of destiny card @turn. */
void fp_log_filter_fold (FpLogFilter *self, int turn, gboolean fold);
gboolean fp_log_filter_is_folded (FpLogFilter *self, int turn);

/* fp_log_filter_is_active: whether lines are left out by subject or words. */
gboolean fp_log_filter_is_active (FpLogFilter *self);
