/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of the log in one line. */
#pragma once

#include "session/game/fp-session.h"

/* fp_log_summary: returns what happened in the entries from @from to @end of the log, as @viewer
 * (FP_NOBODY: a bystander) was told: “Bo beat Dag at Green 2, 17 : 16, with Cy; Zap on Oracle”.
 * NULL: nothing that the line would tell. Free with g_free (). */
char *fp_log_summary (FpSession *session, guint from, guint end, uint8_t viewer);
