/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a report of a fault (archive/saves/fp-report.h) that is about a game. */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpSessionReport FpSessionReport;

/* fp_session_report_new: prepares the part about @session as it is now. With @whole that is the
 * game with all choices and everything hidden, which can be replayed. Without, it is what @viewer
 * (FP_NOBODY: a bystander) has seen, up to the first @most entries of the log (G_MAXUINT: all). */
FpSessionReport *fp_session_report_new (FpSession *session, gboolean whole, uint8_t viewer, guint most);

/* fp_session_report_text: returns the part as an element, in any thread, once, as long as the
 * session's catalog is there. NULL with @error if the game could not be repeated. Of a long game
 * that takes longer than a frame. Free with g_free (). */
char *fp_session_report_text (FpSessionReport *report, GError **error);
void fp_session_report_free (FpSessionReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSessionReport, fp_session_report_free)
