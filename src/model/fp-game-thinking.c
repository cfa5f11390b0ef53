/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer's turn: it thinks in another thread and answers here, not before its time. */
#include "config.h"

#include "model/fp-game-private.h"

enum
{
  CEILING = 2000, /* milliseconds: as long as anybody thinks about one choice */
  AT_ONCE = 4, /* steps between two looks at the clock */
};

/* A question being thought about.  It outlives the game that waits for it: the other thread can't stop at once. */
typedef struct
{
  FpGame *game; /* not owned; NULL: nobody waits for it any more */
  FpBox *box; /* its cards are needed as long as somebody thinks */
  FpThinking *thinking;
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
  gint64 end = g_get_monotonic_time () + CEILING * G_TIME_SPAN_MILLISECOND;
  while (fp_thinking_go_on (thought->thinking, AT_ONCE) && g_get_monotonic_time () < end)
    ;
  g_task_return_boolean (task, TRUE);
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
  if (self->overdue)
    fp_game_play_soon (self, 0);
}

/* Only what is worth it goes to another thread. */
static void
begin_thinking (FpGame *self)
{
  Thought *thought = g_new0 (Thought, 1);
  thought->game = self;
  thought->box = g_object_ref (self->box);
  thought->thinking = fp_thinking_new (self->session);
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

static gboolean
play_cb (gpointer data)
{
  FpGame *self = data;
  self->timeout = 0;
  self->overdue = self->thinks;
  if (self->thinks || fp_game_wait (self))
    return G_SOURCE_REMOVE;
  Thought *thought = g_task_get_task_data (self->thought);
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
  uint8_t asked = fp_session_asked (self->session);
  /* While somebody looks back nothing happens behind their back. */
  if (self->past != NULL || self->closed || !fp_session_by_player (self->session, asked))
    return;
  begin_thinking (self);
  fp_game_play_soon (self, self->pace);
}

void
fp_game_stop_playing (FpGame *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->due = self->overdue = FALSE;
  stop_thinking (self);
}
