/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cursor in the history of a session. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-history-cursor.h"
#include "session/history/fp-session-history.h"

struct _FpHistoryCursor
{
  FpSession *session; /* not owned */
  FpSession *past; /* copy at the position; NULL for the present */
};

FpHistoryCursor *
fp_history_cursor_new (FpSession *session)
{
  FpHistoryCursor *self = g_new0 (FpHistoryCursor, 1);
  self->session = session;
  return self;
}

void
fp_history_cursor_free (FpHistoryCursor *self)
{
  g_clear_pointer (&self->past, fp_session_free);
  g_free (self);
}

void
fp_history_cursor_go (FpHistoryCursor *self, int choices)
{
  if (choices < 0)
    g_clear_pointer (&self->past, fp_session_free);
  else if (self->past == NULL)
    self->past = fp_session_past (self->session, (guint) choices);
  else
    fp_session_history_go (self->past, self->session, (guint) choices);
}

FpSession *
fp_history_cursor_past (FpHistoryCursor *self)
{
  return self->past;
}

int
fp_history_cursor_position (FpHistoryCursor *self)
{
  return self->past != NULL ? (int) fp_session_choices (self->past)->len : -1;
}

/* Returns the viewer's own decision then, and the answer. */
static char *
format_own_decision (FpHistoryCursor *self, const FpDecision *decision)
{
  FpEngine *engine = fp_session_engine (self->past);
  const FpTextNames *names = fp_session_names (self->past);
  const GPtrArray *choices = fp_session_choices (self->session);
  guint past = fp_session_choices (self->past)->len;
  g_autofree char *question = fp_text_decision (engine, decision, names);
  const FpChoice *choice = past < choices->len ? g_ptr_array_index (choices, past) : NULL;
  int option = choice != NULL ? fp_engine_find_option (engine, choice->answer) : -1;
  if (option < 0)
    return g_steal_pointer (&question);
  g_autofree char *answer = fp_text_option (engine, decision, &fp_engine_options (engine)->option[option], names);
  /* Translators: looking back: a question, and how it was answered then. */
  return g_strdup_printf (_ ("%s Then: %s"), question, answer);
}

char *
fp_history_cursor_text (FpHistoryCursor *self, uint8_t viewer)
{
  FpDecision decision;
  if (self->past == NULL)
    return NULL;
  if (!fp_engine_decision (fp_session_engine (self->past), &decision))
    return g_strdup (_ ("The game was over."));
  if (decision.seat == viewer)
    return format_own_decision (self, &decision);
  /* The decision of another seat may reveal its cards. */
  /* Translators: the name of a player: “Ada had to choose.” */
  return g_strdup_printf (_ ("%s had to choose."), fp_session_names (self->past)->names[decision.seat]);
}

GArray *
fp_history_cursor_turns (FpHistoryCursor *self)
{
  const GPtrArray *log = fp_session_log (self->session);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (guint));
  int last = 0;
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (entry->turn <= last)
        continue;
      g_array_append_val (turns, entry->choice);
      last = entry->turn;
    }
  return turns;
}
