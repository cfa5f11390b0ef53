/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of a session in which its persons are asked, and cards that they want to play. */
#include "session/game/fp-session-stops.h"

#include "session/game/fp-session-private.h"

FpStops
fp_session_stops (const FpSession *session, uint8_t seat)
{
  g_return_val_if_fail (seat < FP_MAX_SEATS, FP_STOPS_USUAL);
  return (FpStops) session->stops[seat].stops;
}

void
fp_session_set_stops (FpSession *session, uint8_t seat, FpStops stops)
{
  g_return_if_fail (seat < FP_MAX_SEATS);
  session->stops[seat].stops = (uint8_t) stops;
}

gboolean
fp_session_stops_at (const FpSession *session, uint8_t seat, guint def)
{
  g_return_val_if_fail (seat < FP_MAX_SEATS, FALSE);
  return fp_seat_stops_at (&session->stops[seat], def);
}

void
fp_session_set_stops_at (FpSession *session, uint8_t seat, guint def, gboolean stops)
{
  g_return_if_fail (seat < FP_MAX_SEATS);
  fp_seat_stops_set_at (&session->stops[seat], def, stops);
}

void
fp_session_presume (FpSession *session, gboolean presume)
{
  session->presumes = presume;
}

gboolean
fp_session_is_windowed (const FpSession *session, guint def)
{
  return fp_stops_asks_about (session->engine, def, FALSE);
}

gboolean
fp_session_can_want (FpSession *session, uint8_t seat, uint16_t card)
{
  return seat < session->setup.n_seats && fp_stops_can_want (session->engine, seat, card);
}

void
fp_session_want (FpSession *session, uint8_t seat, uint16_t card)
{
  g_return_if_fail (seat < FP_MAX_SEATS);
  if (card == FP_NO_CARD)
    session->stops[seat].wanted = 0;
  else if (fp_session_can_want (session, seat, card))
    session->stops[seat].wanted = card + 1U;
}

uint16_t
fp_session_wanted (FpSession *session, uint8_t seat)
{
  g_return_val_if_fail (seat < FP_MAX_SEATS, FP_NO_CARD);
  return fp_seat_stops_wanted (&session->stops[seat], session->engine, seat);
}

int
fp_session_unasked (FpSession *session, FpSession *now)
{
  uint8_t seat = fp_session_seat_to_decide (now);
  if (seat == FP_NOBODY)
    return -1;
  return fp_window_unasked (&session->stops[seat], session->presumes, fp_session_is_passing (session, seat),
                            now->engine);
}

void
fp_session_answer_unasked (FpSession *session, guint option)
{
  uint8_t seat = fp_session_seat_to_decide (session);
  if (seat != FP_NOBODY && fp_engine_options (session->engine)->option[option].kind != FP_OPTION_PASS)
    session->stops[seat].wanted = 0;
  fp_session_answer (session, option);
}

void
fp_session_note_asked (FpSession *session, FpSession *now)
{
  uint8_t seat = fp_session_seat_to_decide (now);
  if (seat != FP_NOBODY)
    fp_window_note_asked (&session->stops[seat], session->presumes, now->engine);
}

/* Returns TRUE if the open decision is one that a person answers without being asked. */
static gboolean
passes_by (FpSession *session)
{
  return !fp_session_by_player (session, fp_session_seat_to_decide (session)) &&
         fp_session_unasked (session, session) >= 0;
}

gboolean
fp_session_undo_asked (FpSession *session)
{
  gboolean any = fp_session_undo (session);
  while (any && passes_by (session) && fp_session_undo (session))
    ;
  return any;
}

gboolean
fp_session_redo_asked (FpSession *session)
{
  gboolean any = fp_session_redo (session);
  while (any && passes_by (session) && fp_session_redo (session))
    ;
  return any;
}
