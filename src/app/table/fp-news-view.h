/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Just now”: the last lines of the log, on a table whose log is folded away. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_NEWS_VIEW (fp_news_view_get_type ())
G_DECLARE_FINAL_TYPE (FpNewsView, fp_news_view, FP, NEWS_VIEW, AdwBin)

/* fp_news_view_show: shows the end of @log, of FpLogItem. */
void fp_news_view_show (FpNewsView *self, GListModel *log);
