/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer's turn: it thinks in another thread and answers here, not before its time. */
#include "config.h"

#include "model/game/fp-game-private.h"
#include "session/game/fp-silent-passes.h"

enum
{
  CEILING = 2000, /* milliseconds: as long as anybody thinks about one choice */
  BEAT = 250, /* likewise: what a beat is a multiple of */
  FIRST_BEAT = 4 * BEAT, /* as long as nothing has been measured */
  AT_ONCE = 4, /* steps between two looks at the clock */
};

/* A question being thought about.  It outlives the game that waits for it: the other thread can't stop at once. */
typedef struct
{
  FpGame *game; /* not owned; NULL: nobody waits for it any more */
  FpCatalogModel *box; /* its cards are needed as long as somebody thinks */
  FpThinking *thinking;
  gboolean hidden; /* others may not know whether there is anything to think about */
  gint64 most, took; /* microseconds: it may take, it took */
} Thought;

/* In the thread that began it, when the other one has let go of it. */
static void
clear_thought (Thought *thought)
{
  g_clear_object (&thought->box);
  g_clear_pointer (&thought->thinking, fp_thinking_free);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;
  gint64 began = g_get_monotonic_time ();
  while (fp_thinking_go_on (thought->thinking, AT_ONCE) && g_get_monotonic_time () < began + thought->most)
    ;
  thought->took = g_get_monotonic_time () - began;
  g_task_return_boolean (task, TRUE);
}

/* Milliseconds in whole beats, with room for a thread that comes late. */
static guint
beats (gint64 took)
{
  return (guint) (took / G_TIME_SPAN_MILLISECOND / BEAT + 1) * BEAT;
}

static void
on_thought (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  FpGame *self = thought->game;
  if (self == NULL)
    {
      clear_thought (thought);
      return;
    }
  self->thinks = FALSE;
  /* What is hidden doesn't count: how long it takes next time would tell that there was something to choose. */
  if (!thought->hidden)
    self->beat = MAX (self->beat, MIN (beats (thought->took), CEILING));
  if (self->overdue)
    fp_game_play_soon (self, 0);
}

/* Whether others may not know if the computer, which is asked, has a choice: it could pass unseen, and would be passed
 * over if it could do nothing else (Duel, ruling 37). */
static gboolean
could_pass (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || (decision.flags & FP_DECISION_SECRET) == 0)
    return FALSE;
  const FpOptions *options = fp_engine_options (engine);
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_PASS)
      return TRUE;
  return FALSE;
}

guint
fp_game_delay (FpGame *self)
{
  FpSession *now = fp_game_now (self);
  guint beat = self->beat;
  if (!could_pass (now))
    return self->pace;
  if (beat == 0 && fp_thinking_takes_time (now, fp_session_seat_to_decide (now)))
    beat = FIRST_BEAT;
  return MAX (self->pace, beat);
}

/* Only what is worth it goes to another thread. */
static void
begin_thinking (FpGame *self)
{
  Thought *thought = g_new0 (Thought, 1);
  thought->game = self;
  thought->box = g_object_ref (self->box);
  thought->thinking = fp_thinking_new (self->session);
  thought->hidden = could_pass (self->session);
  /* What must not be told from the time it takes takes no longer than passing, also if the thread comes late. */
  guint most = thought->hidden ? fp_game_delay (self) * 4 / 5 : CEILING;
  thought->most = MIN (most, CEILING) * G_TIME_SPAN_MILLISECOND;
  self->thought = g_task_new (NULL, NULL, on_thought, NULL);
  g_task_set_task_data (self->thought, thought, g_free);
  self->thinks = fp_thinking_go_on (thought->thinking, 0);
  if (self->thinks)
    g_task_run_in_thread (self->thought, think);
}

/* What has been thought is forgotten; a thread that still thinks stops soon. */
static void
stop_thinking (FpGame *self)
{
  if (self->thought == NULL)
    return;
  Thought *thought = g_task_get_task_data (self->thought);
  thought->game = NULL;
  if (self->thinks)
    fp_thinking_cancel (thought->thinking);
  else
    clear_thought (thought);
  self->thinks = FALSE;
  g_clear_object (&self->thought);
}

/* It has passed; nothing has changed by that. */
static void
pass (FpGame *self)
{
  fp_session_drop_pass (self->session);
  fp_game_next_pass (self);
  fp_game_advance (self, FALSE);
}

static gboolean
play_cb (gpointer data)
{
  FpGame *self = data;
  self->timeout = 0;
  self->overdue = self->thinks;
  if (self->thinks || fp_game_wait (self))
    return G_SOURCE_REMOVE;
  if (self->pass != NULL)
    {
      pass (self);
      return G_SOURCE_REMOVE;
    }
  Thought *thought = g_task_get_task_data (self->thought);
  self->stepping = FALSE;
  if (fp_thinking_answer (thought->thinking, self->session))
    fp_game_has_changed (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
fp_game_play_soon (FpGame *self, guint pace)
{
  self->timeout = pace == 0 ? g_idle_add (play_cb, self) : g_timeout_add (pace, play_cb, self);
}

void
fp_game_let_play (FpGame *self)
{
  fp_game_stop_playing (self);
  uint8_t asked = fp_session_seat_to_decide (fp_game_now (self));
  /* While somebody looks back nothing happens behind their back. */
  if (self->past != NULL || self->closed || !fp_session_by_player (self->session, asked))
    return;
  if (self->paused && !self->stepping)
    return;
  if (self->pass == NULL)
    begin_thinking (self);
  fp_game_play_soon (self, self->stepping ? 0 : fp_game_delay (self));
}

void
fp_game_stop_playing (FpGame *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->due = self->overdue = FALSE;
  stop_thinking (self);
}
