/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game, and branching off. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-history.h"
#include "model/game/fp-game-private.h"
#include "session/history/fp-session-history.h"

int
fp_game_history (FpGame *self)
{
  return self->shown.past;
}

int
fp_game_history_length (FpGame *self)
{
  return self->shown.past_length;
}

const char *
fp_game_history_text (FpGame *self)
{
  return self->shown.past_text;
}

gboolean
fp_game_can_look_back (FpGame *self)
{
  return !self->closed && self->pass == NULL && self->shown.curtain < 0 && self->shown.past_length > 0;
}

void
fp_game_look_back (FpGame *self, int choices)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (choices >= 0 && !fp_game_can_look_back (self))
    return;
  if (choices < 0 && self->past == NULL)
    return;
  /* The result of a forced pass lies ahead while that pass is shown. */
  choices = MIN (choices, self->shown.past_length);
  if (choices < 0)
    g_clear_pointer (&self->past, fp_session_free);
  else if (self->past == NULL)
    self->past = fp_session_past (self->session, (guint) choices);
  else
    fp_session_history_go (self->past, self->session, (guint) choices);
  fp_game_advance (self, FALSE);
}

GArray *
fp_game_history_turns (FpGame *self)
{
  const GPtrArray *log = fp_session_log (self->session);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (entry->event.kind == FP_EVENT_DESTINY_DRAWN)
        g_array_append_val (turns, entry->choice);
    }
  return turns;
}

/* The decision at the position looked at */

/* Returns the viewer's own decision then, and the answer. */
static char *
format_own_decision (FpGame *self, const FpDecision *decision)
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
fp_game_history_text_now (FpGame *self)
{
  FpDecision decision;
  if (self->past == NULL)
    return NULL;
  if (!fp_engine_decision (fp_session_engine (self->past), &decision))
    return g_strdup (_ ("The game was over."));
  if (decision.seat == self->seated)
    return format_own_decision (self, &decision);
  /* The decision of another seat may reveal its cards. */
  return g_strdup_printf (_ ("It was up to %s to choose."), fp_session_names (self->past)->names[decision.seat]);
}

/* Branching off */

int
fp_game_branch_turn (FpGame *self)
{
  if (self->past == NULL || self->shown.viewer < 0)
    return -1;
  return fp_session_branch_turn (self->past);
}

FpGame *
fp_game_branch (FpGame *self, guint64 seed)
{
  if (self->past == NULL || self->shown.viewer < 0)
    return NULL;
  FpSession *session = fp_session_branch (self->past, (uint8_t) self->shown.viewer, seed);
  if (session == NULL)
    return NULL;
  FpGame *game = fp_game_new_for (self->catalog_model, session, self->pace);
  fp_game_begin (game);
  return game;
}
