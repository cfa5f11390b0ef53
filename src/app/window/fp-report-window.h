/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which a player reports a fault: the choice of what is written, and all of the text
 * before it is saved. Nothing is sent.
 *
 * Signal: “saved” (sentence) after the report was written. The window closes then. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_REPORT_WINDOW (fp_report_window_get_type ())
G_DECLARE_FINAL_TYPE (FpReportWindow, fp_report_window, FP, REPORT_WINDOW, AdwWindow)

/* fp_report_window_new: returns a window that reports a fault of @window and of @game (NULL: no
 * game) as they are now. */
GtkWindow *fp_report_window_new (GtkWindow *window, FpGame *game);
