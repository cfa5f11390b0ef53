/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scheduler of computer players. */
#include "model/game/fp-scheduler.h"

#include "model/game/fp-scheduler-private.h"
#include "session/game/fp-thinking.h"

enum
{
  CEILING = 2000, /* milliseconds; limit for one choice */
  BEAT = 250, /* milliseconds; unit of the delay */
  FIRST_BEAT = 4 * BEAT, /* delay before anything has been measured */
  STEPS_AT_ONCE = 32, /* search steps between two looks at the clock, shared by threads */
  LEAST_DELAY = 1, /* milliseconds; the window paints between two answers */
  LONGEST_HOLD = 7000, /* milliseconds; a hidden window may never release the game */
};

/* A decision that a computer player thinks about. It may outlive the scheduler, since the other
 * thread can't stop at once. */
typedef struct
{
  FpScheduler *scheduler; /* not owned; NULL if the result is no longer wanted */
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

/* Returns TRUE if others may not know if the computer has a choice. It could pass without being
 * noticed, and would be skipped if passing were its only option. */
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
fp_scheduler_delay (FpScheduler *self, FpSession *now)
{
  guint beat = self->beat;
  if (!could_pass (now))
    return self->pace;
  if (beat == 0 && fp_thinking_takes_time (now, fp_session_seat_to_decide (now)))
    beat = FIRST_BEAT;
  /* All seats together take one beat for a window, so that many seats don't make it long. */
  return MAX (self->pace, beat) / (fp_session_asks_window (now) ? fp_session_setup (now)->n_seats : 1);
}

/* Answering */

static gboolean answer_cb (gpointer data);

/* Lets the computer answer when @pace milliseconds have passed and its thinking has ended. An idle
 * source would wait for ever where each frame takes longer than the time between two frames. */
static void
answer_soon (FpScheduler *self, guint pace)
{
  self->timeout = g_timeout_add (MAX (pace, LEAST_DELAY), answer_cb, self);
}

static gboolean
release_cb (gpointer data)
{
  FpScheduler *self = data;
  self->timeout = 0;
  fp_scheduler_release (self);
  return G_SOURCE_REMOVE;
}

/* Returns TRUE if the computer's answer, now due, must wait. fp_scheduler_release () schedules the
 * answer anew. */
static gboolean
must_wait (FpScheduler *self)
{
  if (!self->held || self->due)
    return FALSE;
  self->due = TRUE;
  self->timeout = g_timeout_add (LONGEST_HOLD, release_cb, self);
  return TRUE;
}

static gboolean
answer_cb (gpointer data)
{
  FpScheduler *self = data;
  self->timeout = 0;
  self->overdue = self->thinks;
  if (self->thinks || must_wait (self))
    return G_SOURCE_REMOVE;
  if (self->ahead)
    {
      self->callbacks->passes_ahead (self->owner);
      return G_SOURCE_REMOVE;
    }
  if (self->passing)
    {
      self->callbacks->passed (self->owner);
      return G_SOURCE_REMOVE;
    }
  Thought *thought = g_task_get_task_data (self->thought);
  self->stepping = FALSE;
  if (fp_thinking_answer (thought->thinking, self->session))
    self->callbacks->answered (self->owner);
  return G_SOURCE_REMOVE;
}

void
fp_scheduler_hold (FpScheduler *self)
{
  self->held = TRUE;
}

void
fp_scheduler_release (FpScheduler *self)
{
  self->held = FALSE;
  if (!self->due)
    return;
  self->due = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  answer_soon (self, 0);
}

/* Thinking */

static void
on_thought (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  FpScheduler *self = thought->scheduler;
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
    answer_soon (self, 0);
}

/* Starts another thread only for decisions that take time. */
static void
begin_thinking (FpScheduler *self)
{
  Thought *thought = g_new0 (Thought, 1);
  thought->scheduler = self;
  thought->catalog_model = g_object_ref (self->catalog_model);
  thought->thinking = fp_thinking_new (self->session);
  thought->hidden = could_pass (self->session);
  /* Thinking about a hidden decision takes no longer than passing, even if the thread starts late.
   * There is no timing side channel. */
  guint most = thought->hidden ? fp_scheduler_delay (self, self->session) * 4 / 5 : CEILING;
  thought->most = MIN (most, CEILING) * G_TIME_SPAN_MILLISECOND;
  self->thought = g_task_new (NULL, NULL, on_thought, NULL);
  g_task_set_task_data (self->thought, thought, g_free);
  self->thinks = fp_thinking_go_on (thought->thinking, 0);
  if (self->thinks)
    g_task_run_in_thread (self->thought, think_in_thread);
}

/* Discards the result. A running thread stops soon. */
static void
stop_thinking (FpScheduler *self)
{
  if (self->thought == NULL)
    return;
  Thought *thought = g_task_get_task_data (self->thought);
  thought->scheduler = NULL;
  if (self->thinks)
    fp_thinking_cancel (thought->thinking);
  else
    clear_thought (thought);
  self->thinks = FALSE;
  g_clear_object (&self->thought);
}

/* Public */

FpScheduler *
fp_scheduler_new (FpCatalogModel *catalog_model, FpSession *session, guint pace, const FpSchedulerCallbacks *callbacks,
                  gpointer owner)
{
  FpScheduler *self = g_new0 (FpScheduler, 1);
  self->catalog_model = g_object_ref (catalog_model);
  self->session = session;
  self->pace = pace;
  self->callbacks = callbacks;
  self->owner = owner;
  return self;
}

void
fp_scheduler_free (FpScheduler *self)
{
  fp_scheduler_stop (self);
  g_object_unref (self->catalog_model);
  g_free (self);
}

void
fp_scheduler_start (FpScheduler *self, FpSession *now)
{
  fp_scheduler_stop (self);
  self->passing = now != self->session;
  if (!fp_session_by_player (self->session, fp_session_seat_to_decide (now)) || fp_scheduler_is_halted (self))
    return;
  if (!self->passing)
    begin_thinking (self);
  answer_soon (self, self->stepping ? 0 : fp_scheduler_delay (self, now));
}

void
fp_scheduler_pass_ahead (FpScheduler *self, FpSession *now)
{
  fp_scheduler_stop (self);
  self->ahead = TRUE;
  answer_soon (self, fp_scheduler_delay (self, now));
}

void
fp_scheduler_show (FpScheduler *self, guint time)
{
  fp_scheduler_stop (self);
  self->passing = TRUE;
  if (!fp_scheduler_is_halted (self))
    answer_soon (self, time);
}

void
fp_scheduler_stop (FpScheduler *self)
{
  self->ahead = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->due = self->overdue = FALSE;
  stop_thinking (self);
}

void
fp_scheduler_set_pace (FpScheduler *self, guint pace)
{
  self->pace = pace;
}

guint
fp_scheduler_pace (FpScheduler *self)
{
  return self->pace;
}

void
fp_scheduler_set_paused (FpScheduler *self, gboolean paused)
{
  self->paused = paused;
  self->stepping = FALSE;
}

gboolean
fp_scheduler_is_paused (FpScheduler *self)
{
  return self->paused;
}

gboolean
fp_scheduler_step (FpScheduler *self)
{
  if (self->paused && self->stepping)
    return FALSE;
  self->paused = self->stepping = TRUE;
  return TRUE;
}

gboolean
fp_scheduler_is_halted (FpScheduler *self)
{
  return self->paused && !self->stepping;
}
