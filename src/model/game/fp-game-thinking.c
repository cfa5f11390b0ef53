/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: they think in another thread, and answer in the main loop after a delay. */
#include "config.h"

#include "model/game/fp-game-private.h"
#include "session/game/fp-silent-passes.h"

enum
{
  CEILING = 2000, /* milliseconds; limit for one choice */
  BEAT = 250, /* milliseconds; unit of the delay */
  FIRST_BEAT = 4 * BEAT, /* delay before anything has been measured */
  STEPS_AT_ONCE = 4, /* search steps between two looks at the clock */
};

/* A decision that a computer player thinks about. It may outlive the game, since the other thread
 * can't stop at once. */
typedef struct
{
  FpGame *game; /* not owned; NULL if the result is no longer wanted */
  FpCatalogModel *catalog_model; /* keeps the cards alive while the thread runs */
  FpThinking *thinking;
  gboolean hidden; /* others may not know if there is anything to think about */
  gint64 most, took; /* microseconds: time limit, and time taken */
} Thought;

/* Called in the main thread, once the other thread has released the task. */
static void
clear_thought (Thought *thought)
{
  g_clear_object (&thought->catalog_model);
  g_clear_pointer (&thought->thinking, fp_thinking_free);
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;
  gint64 began = g_get_monotonic_time ();
  while (fp_thinking_go_on (thought->thinking, STEPS_AT_ONCE) && g_get_monotonic_time () < began + thought->most)
    ;
  thought->took = g_get_monotonic_time () - began;
  g_task_return_boolean (task, TRUE);
}

/* Returns a number of milliseconds in whole beats, with a margin for a late thread. */
static guint
round_up_to_beats (gint64 took)
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
  /* Hidden decisions are not measured. A changed delay would be a timing side channel. */
  if (!thought->hidden)
    self->beat = MAX (self->beat, MIN (round_up_to_beats (thought->took), CEILING));
  if (self->overdue)
    fp_game_play_soon (self, 0);
}

/* Returns TRUE if others may not know if the computer has a choice. It could pass without being
 * noticed, and would be skipped if passing were its only option (Duel, ruling 37). */
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

/* Starts another thread only for decisions that take time. */
static void
begin_thinking (FpGame *self)
{
  Thought *thought = g_new0 (Thought, 1);
  thought->game = self;
  thought->catalog_model = g_object_ref (self->catalog_model);
  thought->thinking = fp_thinking_new (self->session);
  thought->hidden = could_pass (self->session);
  /* Thinking about a hidden decision takes no longer than passing, even if the thread starts late.
   * There is no timing side channel. */
  guint most = thought->hidden ? fp_game_delay (self) * 4 / 5 : CEILING;
  thought->most = MIN (most, CEILING) * G_TIME_SPAN_MILLISECOND;
  self->thought = g_task_new (NULL, NULL, on_thought, NULL);
  g_task_set_task_data (self->thought, thought, g_free);
  self->thinks = fp_thinking_go_on (thought->thinking, 0);
  if (self->thinks)
    g_task_run_in_thread (self->thought, think_in_thread);
}

/* Discards the result. A running thread stops soon. */
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

/* Ends the forced pass that is shown. The game itself does not change. */
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
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  /* The game stands still while somebody looks back. */
  if (self->past != NULL || self->closed || !fp_session_by_player (self->session, decider))
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
