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

/* --- Passing ahead --- */

/* Returns the number of log entries at the first kept moment, or now. */
static guint
shown_log (const FpSession *session)
{
  const FpSilentPass *first = session->passes.length > 0 ? g_queue_peek_head ((GQueue *) &session->passes) : NULL;
  return first != NULL ? first->log : session->log->len;
}

/* Returns TRUE if @seat passes when the log has @n entries. */
static gboolean
is_passing_at (const FpSession *session, uint8_t seat, guint n)
{
  const FpPassing *passing = &session->passing[seat];
  if (passing->until == FP_MACHINE_NONE || n < passing->since)
    return FALSE;
  for (guint i = passing->since; i < n; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (session->log, i);
      if (entry->event.kind == FP_EVENT_STEP_BEGAN && entry->event.value == passing->until)
        return FALSE;
    }
  return TRUE;
}

void
fp_session_pass_until (FpSession *session, uint8_t seat, guint until)
{
  g_return_if_fail (seat < session->setup.n_seats);
  session->passing[seat] = (FpPassing){ .until = (uint16_t) until, .since = shown_log (session) };
}

gboolean
fp_session_is_passing (const FpSession *session, uint8_t seat)
{
  g_return_val_if_fail (seat < session->setup.n_seats, FALSE);
  return is_passing_at (session, seat, shown_log (session));
}

int
fp_session_passes_window (FpSession *session)
{
  uint8_t seat = fp_session_seat_to_decide (session);
  if (!fp_session_asks_window (session) || !is_passing_at (session, seat, session->log->len))
    return -1;
  return fp_engine_find_option (session->engine, "pass");
}

/* --- Windows --- */

int
fp_session_unasked (FpSession *session, FpSession *now)
{
  uint8_t seat = fp_session_seat_to_decide (now);
  if (seat == FP_NOBODY)
    return -1;
  gboolean passes = is_passing_at (session, seat, now == session ? session->log->len : shown_log (session));
  return fp_window_unasked (&session->stops[seat], session->presumes, passes, now->engine);
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
