/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a session's game to find its last position. */
#include "session/history/fp-session-replay.h"

#include "archive/positions/fp-position.h"

enum
{
  DEPTH = 3, /* frames: the game, its current procedure, a step of that */
};

/* Steps come in order, so one that comes before the last begins a new turn. The same step goes on
 * if it is announced again: the draw after abilities before it. */
static void
note_step (FpReplay *replay)
{
  const FpHead *head = &replay->now->head;
  guint whole, step;
  if (head->n_frames != DEPTH)
    return;
  whole = replay->now->frames[DEPTH - 2].procedure;
  step = replay->now->frames[DEPTH - 1].procedure;
  if (whole != replay->whole || step < replay->step)
    fp_state_copy (replay->turn, replay->now);
  replay->whole = whole;
  replay->step = step;
}

/* A turn that begins is a position, if no effect has fired before it. */
static void
note_turn (FpReplay *replay)
{
  const FpEngine *engine = replay->engine;
  const FpEditionPositions *positions = &engine->edition->positions;

  if (positions->set_turns == NULL || fp_position_impossible (engine) != NULL || !fp_position_unanswered (engine))
    return;
  fp_state_copy (replay->position, replay->now);
  /* A game that begins there counts the turn itself. */
  positions->set_turns (replay->position, engine->edition->table.turns (replay->now) - 1);
  replay->found = TRUE;
}

/* The state at the beginning of a turn is the position before the card that begins it, if no effect
 * has fired before its first step. */
static void
watch (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpReplay *replay = data;
  if (event->kind == FP_EVENT_STEP_BEGAN)
    note_step (replay);
  else if (fp_event_tells (engine->edition, event->kind, FP_TELLS_TURN))
    note_turn (replay);
  else if (fp_event_tells (engine->edition, event->kind, FP_TELLS_TURN_CARD))
    {
      fp_engine_use (replay->at_turn, replay->turn);
      if (fp_position_impossible (replay->at_turn) != NULL || !fp_position_unheard (replay->at_turn))
        return;
      fp_state_copy (replay->position, replay->turn);
      replay->found = TRUE;
    }
}

static void
play (FpReplay *replay, const FpGameCourse *course, FpReplayFunc each, gpointer data)
{
  FpEngine *engine = replay->engine;
  engine->listener = watch;
  engine->listener_data = replay;
  fp_setup_begin (&course->setup, course->origin, engine, replay->now);
  if (each != NULL)
    each (replay, 0, data);
  for (guint i = 0; i < course->made->len; i++)
    {
      fp_made_choice_repeat (engine, g_ptr_array_index (course->made, i));
      if (each != NULL)
        each (replay, i + 1, data);
    }
  engine->listener = NULL;
  fp_engine_use (engine, replay->position);
}

/* Returns what a replay needs of the set-up of @session. */
static FpSetup
outline (const FpSession *session)
{
  const FpSetup *setup = &session->setup;
  return (
      FpSetup){ .edition = setup->edition, .n_seats = setup->n_seats, .seed = setup->seed, .options = setup->options };
}

FpGameCourse *
fp_game_course_copy (const FpSession *session)
{
  FpGameCourse *course = g_new0 (FpGameCourse, 1);
  course->setup = outline (session);
  course->catalog = session->engine->catalog;
  if (session->origin != NULL)
    {
      course->origin = fp_session_new_state ();
      fp_state_copy (course->origin, session->origin);
    }
  course->made = g_ptr_array_new_full (session->made->len, fp_made_choice_free);
  for (guint i = 0; i < session->made->len; i++)
    g_ptr_array_add (course->made, fp_made_choice_copy (g_ptr_array_index (session->made, i)));
  return course;
}

void
fp_game_course_free (FpGameCourse *course)
{
  if (course == NULL)
    return;
  g_ptr_array_unref (course->made);
  g_aligned_free (course->origin);
  g_free (course);
}

FpReplay *
fp_replay_new (FpSession *session, FpReplayFunc each, gpointer data)
{
  const FpGameCourse course = { outline (session), session->engine->catalog, session->origin, session->made };
  return fp_replay_course (&course, each, data);
}

FpReplay *
fp_replay_course (const FpGameCourse *course, FpReplayFunc each, gpointer data)
{
  FpReplay *replay = g_new0 (FpReplay, 1);
  const FpEdition *edition = course->setup.edition;
  replay->now = fp_session_new_state ();
  replay->turn = fp_session_new_state ();
  replay->position = fp_session_new_state ();
  replay->at_turn = fp_engine_new (edition, course->catalog);
  replay->engine = fp_engine_new (edition, course->catalog);
  play (replay, course, each, data);
  return replay;
}

void
fp_replay_free (FpReplay *replay)
{
  if (replay == NULL)
    return;
  fp_engine_free (replay->engine);
  fp_engine_free (replay->at_turn);
  g_aligned_free (replay->now);
  g_aligned_free (replay->turn);
  g_aligned_free (replay->position);
  g_free (replay);
}
