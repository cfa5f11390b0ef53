/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as text for others: its log, and its part of a report of a fault. */
#pragma once

#include "model/game/fp-game.h"

/* fp_game_log_text: returns the log as the viewer may read it (behind the curtain: a bystander), a
 * line each, below the players and the stage of the game. Free with g_free (). */
char *fp_game_log_text (FpGame *self);

/* fp_game_report_async: makes the part of a report (archive/saves/fp-report.h) about the game in
 * another thread: what the viewer has seen, or with @whole the game with everything hidden. */
void fp_game_report_async (FpGame *self, gboolean whole, GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer data);

/* fp_game_report_finish: returns the part, NULL with @error. Free with g_free (). */
char *fp_game_report_finish (FpGame *self, GAsyncResult *result, GError **error);
