/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cursor in the history of a session: the position that somebody looks back at, or the present.
 * The session itself does not change. */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpHistoryCursor FpHistoryCursor;

/* fp_history_cursor_new: returns a cursor in the present of @session, which must live longer. Free
 * with fp_history_cursor_free (). */
FpHistoryCursor *fp_history_cursor_new (FpSession *session);
void fp_history_cursor_free (FpHistoryCursor *self);

/* fp_history_cursor_go: goes to the position after @choices choices; −1 for the present. */
void fp_history_cursor_go (FpHistoryCursor *self, int choices);

/* fp_history_cursor_past: returns a session at the cursor's position, NULL in the present; owned by
 * the cursor. */
FpSession *fp_history_cursor_past (FpHistoryCursor *self);

/* fp_history_cursor_position: returns the number of choices at the position, −1 in the present. */
int fp_history_cursor_position (FpHistoryCursor *self);

/* fp_history_cursor_text: returns a sentence or two for @viewer about the decision at the position
 * and its answer. Returns NULL in the present. Free with g_free (). */
char *fp_history_cursor_text (FpHistoryCursor *self, uint8_t viewer);

/* fp_history_cursor_turns: returns the number of choices before each turn, an
 * array of guint in rising order. Free with g_array_unref (). */
GArray *fp_history_cursor_turns (FpHistoryCursor *self);
