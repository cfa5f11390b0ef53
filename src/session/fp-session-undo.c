/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo: the game is played again from its start, which takes less than a millisecond and can't go wrong.
 *
 * What counts as one choice is what a person did: all answers of a group, together with whatever the computer players
 * answered afterwards.
 */
#include "session/fp-session-private.h"

static const FpMadeChoice *
nth (const GPtrArray *choices, guint index)
{
  return g_ptr_array_index (choices, index);
}

/* Whether @later goes on with the group of @earlier, the choice right before it. */
static gboolean
goes_on (const FpMadeChoice *earlier, const FpMadeChoice *later)
{
  return later->picked > 0 && later->group == earlier->group && later->choice.seat == earlier->choice.seat;
}

static gboolean
by_person (const FpSession *session, const FpMadeChoice *made)
{
  return !made->settled && !fp_session_by_player (session, made->choice.seat);
}

/* Index of the first answer of the last choice that a person made, −1: none. */
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

gboolean
fp_session_can_undo (const FpSession *session)
{
  return last_by_person (session) >= 0;
}

gboolean
fp_session_can_redo (const FpSession *session)
{
  return session->undone->len > 0;
}

/* What the log says of what happened after the last of the choices that are left. */
static void
cut_log (FpSession *session)
{
  guint keep = session->log->len;
  while (keep > 0 && ((const FpLogEntry *) g_ptr_array_index (session->log, keep - 1))->choice > session->made->len)
    keep--;
  g_ptr_array_set_size (session->log, (int) keep);
}

gboolean
fp_session_undo (FpSession *session)
{
  int first = last_by_person (session);
  if (first < 0)
    return FALSE;
  while (session->made->len > (guint) first)
    g_ptr_array_add (session->undone, g_ptr_array_steal_index (session->made, session->made->len - 1));
  cut_log (session);
  fp_session_restart (session, session->made->len);
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
  return TRUE;
}
