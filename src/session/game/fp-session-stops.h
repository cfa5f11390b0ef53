/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of a session in which its persons are asked, and cards that they want to play
 * (archive/fp-window-stops.h). */
#pragma once

#include "archive/fp-window-stops.h"
#include "session/game/fp-session.h"

/* fp_session_stops: returns the windows in which @seat is asked. fp_session_set_stops: sets
 * them. */
FpStops fp_session_stops (const FpSession *session, uint8_t seat);
void fp_session_set_stops (FpSession *session, uint8_t seat, FpStops stops);

/* fp_session_stops_at: returns TRUE if @seat is always asked about the card @def of the catalog.
 * fp_session_set_stops_at: sets that. */
gboolean fp_session_stops_at (const FpSession *session, uint8_t seat, guint def);
void fp_session_set_stops_at (FpSession *session, uint8_t seat, guint def, gboolean stops);

/* fp_session_is_windowed: returns TRUE if windows ask whether the card @def is used or played. */
gboolean fp_session_is_windowed (const FpSession *session, guint def);

/* fp_session_can_want: returns TRUE if @card is in the hand of @seat and can be played at some
 * moment that stops nobody.
 * fp_session_want: lets @seat play @card in the next window that offers it (FP_NO_CARD: none). If
 * what it answers is still to be seen then, or a choice is left, the seat is asked there. This ends
 * when the card is played, when the seat was asked about it, and when a choice is taken back.
 * fp_session_wanted: returns that card, FP_NO_CARD: none. */
gboolean fp_session_can_want (FpSession *session, uint8_t seat, uint16_t card);
void fp_session_want (FpSession *session, uint8_t seat, uint16_t card);
uint16_t fp_session_wanted (FpSession *session, uint8_t seat);

/* fp_session_unasked: returns the option with which the open decision of @now is answered without
 * asking its seat, a person's. −1: it is no window, or the seat is asked. @now is @session, or a
 * kept pass of it (fp-silent-passes.h).
 * fp_session_answer_unasked: answers with that option. */
int fp_session_unasked (FpSession *session, FpSession *now);
void fp_session_answer_unasked (FpSession *session, guint option);

/* fp_session_note_asked: notes that the seat of the open window of @now has been asked. To be
 * called before the answer. */
void fp_session_note_asked (FpSession *session, FpSession *now);

/* fp_session_undo_asked, fp_session_redo_asked: like fp_session_undo () and fp_session_redo (), on
 * to a decision that is asked. FALSE: nothing was undone or redone. */
gboolean fp_session_undo_asked (FpSession *session);
gboolean fp_session_redo_asked (FpSession *session);

/* fp_session_presume: with @presume, persons are asked as if they could hold any card. */
void fp_session_presume (FpSession *session, gboolean presume);
