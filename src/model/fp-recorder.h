/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recorder of a game: notes in the player's record how the game ends, and before that whether
 * choices are taken back or hints are used. The file is written in another thread.
 *
 * A game of computers alone is not recorded. A game is recorded once: what is done after its end
 * changes nothing. A finished game that is opened is recorded unless it has been.
 */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_RECORDER (fp_recorder_get_type ())
G_DECLARE_FINAL_TYPE (FpRecorder, fp_recorder, FP, RECORDER, GObject)

/* fp_recorder_attach: lets @game be recorded for as long as it lives. Does nothing for a game that
 * has a recorder. */
void fp_recorder_attach (FpGame *game);

/* fp_recorder_of: returns the recorder of @game, NULL: none; owned by the game. */
FpRecorder *fp_recorder_of (FpGame *game);

/* fp_recorder_note_hint: notes that a hint was asked for. */
void fp_recorder_note_hint (FpRecorder *self);

/* fp_recorder_set_day: makes the game the try at the daily game of @day (“2026-11-28”). With
 * @practice it is no try and doesn't count. If another try at it has begun, the record says so. */
void fp_recorder_set_day (FpRecorder *self, const char *day, gboolean practice);

/* fp_recorder_feats: returns a sentence that names the feats of the finished game, NULL: none. Free
 * with g_free (). */
char *fp_recorder_feats (FpRecorder *self);

/* fp_recorder_daily_line: returns a line about the finished game to send to others, NULL if it is
 * no try at a daily game. Free with g_free (). */
char *fp_recorder_daily_line (FpRecorder *self);

/* fp_recorder_is_writing: returns TRUE while something is written. */
gboolean fp_recorder_is_writing (FpRecorder *self);
