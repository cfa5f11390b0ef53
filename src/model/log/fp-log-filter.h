/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A filtered log: lines about chosen subjects, lines with given words, and only the heading of
 * folded turns. A turn that is over can be folded by itself, unless a player has unfolded it or it
 * has news. Headings and steps without a line below them are left out.
 * GtkFilterListModel would judge a heading without the lines below it. */
#pragma once

#include "model/items/fp-log-item.h"

#define FP_TYPE_LOG_FILTER (fp_log_filter_get_type ())
G_DECLARE_FINAL_TYPE (FpLogFilter, fp_log_filter, FP, LOG_FILTER, GObject)

/* fp_log_filter_new: returns a filter without a log that lets all lines pass. (transfer full) */
FpLogFilter *fp_log_filter_new (void);

/* fp_log_filter_set_log: filters @log (FpLogRows; NULL for none) from now on and forgets what
 * was folded. */
void fp_log_filter_set_log (FpLogFilter *self, GListModel *log);

/* fp_log_filter_items: returns the filtered list of FpLogItem, always up to date; owned by the
 * filter. */
GListModel *fp_log_filter_items (FpLogFilter *self);

/* fp_log_filter_set_subjects: keeps only lines about one of @subjects (FpLogSubjects); 0 keeps
 * all. */
void fp_log_filter_set_subjects (FpLogFilter *self, guint subjects);

/* fp_log_filter_set_search: keeps only lines in which each word of @text begins a word, ignoring
 * case and accents; "" keeps all. Matches show even where they are folded. A matching heading shows
 * all of its lines. */
void fp_log_filter_set_search (FpLogFilter *self, const char *text);

/* fp_log_filter_set_folds: with @folds, turns that are over are folded. At first they are not. */
void fp_log_filter_set_folds (FpLogFilter *self, gboolean folds);

/* fp_log_filter_fold: hides or shows the lines of the turn of @heading, as a player wants.
 * fp_log_filter_is_folded: returns TRUE if they are hidden. */
void fp_log_filter_fold (FpLogFilter *self, FpLogItem *heading, gboolean fold);
gboolean fp_log_filter_is_folded (FpLogFilter *self, FpLogItem *heading);

/* fp_log_filter_look_at: keeps the turn unfolded to which the moment after @choices choices
 * belongs. −1: no such turn. */
void fp_log_filter_look_at (FpLogFilter *self, int choices);

/* fp_log_filter_is_active: returns TRUE if lines are left out by subject or words. */
gboolean fp_log_filter_is_active (FpLogFilter *self);
