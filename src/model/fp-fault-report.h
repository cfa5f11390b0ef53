/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a report of a fault (archive/saves/fp-report.h). */
#pragma once

#include <glib.h>

/* fp_fault_report: returns the text of a report. @versions are names and versions by turns, ended
 * by NULL. @said are the reporter's words, @part is of fp_game_report_finish () (NULL: no game).
 * Free with g_free (). */
char *fp_fault_report (const char *const *versions, const char *said, const char *part);
