/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened, newest at the end, grouped by destiny card. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_LOG_PANEL (fp_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (FpLogPanel, fp_log_panel, FP, LOG_PANEL, AdwBin)

/* fp_log_panel_set_log: shows @log (of FpLogItem; NULL: none) and follows it. */
void fp_log_panel_set_log (FpLogPanel *self, GListModel *log);
