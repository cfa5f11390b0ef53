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
play (FpReplay *replay, FpSession *session, FpReplayFunc each, gpointer data)
{
  FpEngine *engine = replay->engine;
  engine->listener = watch;
  engine->listener_data = replay;
  fp_session_begin (session, engine, replay->now);
  if (each != NULL)
    each (replay, 0, data);
  for (guint i = 0; i < session->made->len; i++)
    {
      fp_made_choice_repeat (engine, g_ptr_array_index (session->made, i));
      if (each != NULL)
        each (replay, i + 1, data);
    }
  engine->listener = NULL;
  fp_engine_use (engine, replay->position);
}

FpReplay *
fp_replay_new (FpSession *session, FpReplayFunc each, gpointer data)
{
  FpReplay *replay = g_new0 (FpReplay, 1);
  const FpEdition *edition = session->setup.edition;
  replay->now = fp_session_new_state ();
  replay->turn = fp_session_new_state ();
  replay->position = fp_session_new_state ();
  replay->at_turn = fp_engine_new (edition, session->engine->catalog);
  replay->engine = fp_engine_new (edition, session->engine->catalog);
  play (replay, session, each, data);
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
