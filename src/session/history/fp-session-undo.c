/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo: the game is replayed from the last state that was kept (fp-checkpoints.h), or from
 * its start, which takes a millisecond for each thousand or two of choices.
 *
 * A step back is one choice of a person: all answers of a group, together with the computer
 * players' answers behind it.
 */
#include "session/game/fp-session-private.h"

static const FpMadeChoice *
nth (const GPtrArray *choices, guint index)
{
  return g_ptr_array_index (choices, index);
}

/* Returns TRUE if @later continues the group of @earlier, the choice before it. */
static gboolean
goes_on (const FpMadeChoice *earlier, const FpMadeChoice *later)
{
  return later->picked > 0 && later->group == earlier->group && later->choice.seat == earlier->choice.seat;
}

/* Returns TRUE if a person has made the choice. Where persons are asked as if they could hold any
 * card, a pass in a window counts like one that nobody was asked for: else undo would tell who
 * holds something. */
static gboolean
by_person (const FpSession *session, const FpMadeChoice *made)
{
  return !made->settled && !made->by_player && !(made->passed && session->presumes);
}

/* Returns the index of the first answer of a person's last choice, −1: none. */
static int
last_by_person (const FpSession *session)
{
  int index = (int) session->made->len - 1;
  while (index >= 0 && !by_person (session, nth (session->made, (guint) index)))
    index--;
  while (index > 0 && goes_on (nth (session->made, (guint) index - 1), nth (session->made, (guint) index)))
    index--;
  return index;
}

/* Returns the seats of persons, also of those who gave up: only persons remember what they have
 * seen. */
static FpSeats
persons (const FpSession *session)
{
  FpSeats seats = 0;
  for (uint8_t seat = 0; seat < session->setup.n_seats; seat++)
    if (fp_session_is_persons (session, seat))
      seats |= (FpSeats) (1 << seat);
  return seats;
}

/* Returns the seats to which choice @index revealed something. Information behind a kept silent
 * pass has not been shown yet. */
static FpSeats
light_of (const FpSession *session, guint index)
{
  const FpSilentPass *pass = session->passes.length > 0 ? g_queue_peek_head ((GQueue *) &session->passes) : NULL;
  return pass != NULL && index + 1 == session->made->len ? pass->informed : nth (session->made, index)->informed;
}

/* Returns TRUE if choice @first or a later one has revealed something to a person. */
static gboolean
revealed_since (const FpSession *session, guint first)
{
  for (guint i = first; i < session->made->len; i++)
    if ((light_of (session, i) & persons (session)) != 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a person other than @seat has answered since; that answer would be undone as
 * well. */
static gboolean
other_answered (const FpSession *session, uint8_t seat)
{
  for (guint i = 0; i < session->undone->len; i++)
    if (by_person (session, nth (session->undone, i)) && nth (session->undone, i)->choice.seat != seat)
      return TRUE;
  return FALSE;
}

FpUndoObstacle
fp_session_undo_obstacle (const FpSession *session)
{
  int first = last_by_person (session);
  if (first < 0)
    return FP_UNDO_NOTHING;
  if (session->setup.undo == FP_UNDO_OFF)
    return FP_UNDO_FORBIDDEN;
  if (session->setup.undo == FP_UNDO_FREE)
    return FP_UNDO_POSSIBLE;
  if (revealed_since (session, (guint) first))
    return FP_UNDO_REVEALED;
  return other_answered (session, nth (session->made, (guint) first)->choice.seat) ? FP_UNDO_ANSWERED
                                                                                   : FP_UNDO_POSSIBLE;
}

gboolean
fp_session_can_redo (const FpSession *session)
{
  return session->undone->len > 0;
}

/* Cuts the log behind the last remaining choice. The record of a return stays. */
static void
cut_log (FpSession *session)
{
  for (guint i = session->log->len; i > 0; i--)
    {
      FpLogEntry *entry = g_ptr_array_index (session->log, i - 1);
      if (entry->choice <= session->made->len)
        break;
      if (entry->event.kind == FP_NO_EVENT)
        {
          entry->choice = session->made->len;
          entry->serial = ++session->last_serial;
        }
      else
        g_ptr_array_remove_index (session->log, i - 1);
    }
  for (guint i = 0; i < session->went_back->len; i++)
    {
      FpWentBack *went_back = &g_array_index (session->went_back, FpWentBack, i);
      went_back->left = MIN (went_back->left, session->made->len);
    }
}

/* Puts the game where it is after its first @n choices, without a word in the log. */
static void
repeat_from_checkpoint (FpSession *session, guint n)
{
  guint from = fp_checkpoints_find (session->checkpoints, n, session->state);
  if (from > 0)
    fp_engine_use (session->engine, session->state);
  else
    fp_session_begin (session, session->engine, session->state);
  for (guint i = from; i < n; i++)
    {
      fp_made_choice_repeat (session->engine, nth (session->made, i));
      fp_checkpoints_note (session->checkpoints, i + 1, session->state);
    }
}

void
fp_session_restart (FpSession *session, guint n)
{
  FpListener listener = session->engine->listener;
  FpForcedListener forced = session->engine->forced;
  session->engine->listener = NULL;
  session->engine->forced = NULL;
  fp_session_forget_passes (session);
  memset (session->passing, 0, sizeof session->passing);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    fp_seat_stops_forget (&session->stops[seat]);
  repeat_from_checkpoint (session, n);
  session->engine->listener = listener;
  session->engine->forced = forced;
  fp_session_changed (session);
}

gboolean
fp_session_undo (FpSession *session)
{
  if (!fp_session_can_undo (session))
    return FALSE;
  int first = last_by_person (session);
  uint8_t seat = nth (session->made, (guint) first)->choice.seat;
  gboolean revealed = revealed_since (session, (guint) first);
  while (session->made->len > (guint) first)
    g_ptr_array_add (session->undone, g_ptr_array_steal_index (session->made, session->made->len - 1));
  cut_log (session);
  fp_session_restart (session, session->made->len);
  if (revealed)
    fp_session_note_return (session, seat);
  fp_session_notify (session);
  return TRUE;
}

gboolean
fp_session_redo (FpSession *session)
{
  if (!fp_session_can_redo (session))
    return FALSE;
  gboolean more = TRUE;
  while (more)
    {
      FpMadeChoice *made = g_ptr_array_steal_index (session->undone, session->undone->len - 1);
      fp_session_make (session, made);
      const FpMadeChoice *next = session->undone->len > 0 ? nth (session->undone, session->undone->len - 1) : NULL;
      more = next != NULL && (!by_person (session, next) || goes_on (made, next));
    }
  fp_session_notify (session);
  return TRUE;
}
