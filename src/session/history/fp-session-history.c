/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session's history, and other games that begin there. */
#include "session/history/fp-session-history.h"

#include <string.h>

#include "archive/positions/fp-position.h"
#include "archive/scenarios/fp-scenario.h"
#include "session/history/fp-session-replay.h"

/* Looking back */

void
fp_session_history_go (FpSession *past, FpSession *session, guint n)
{
  g_ptr_array_set_size (past->made, 0);
  fp_checkpoints_clear (past->checkpoints);
  for (guint i = 0; i < MIN (n, session->made->len); i++)
    g_ptr_array_add (past->made, fp_made_choice_copy (g_ptr_array_index (session->made, i)));
  fp_session_restart (past, past->made->len);
}

FpSession *
fp_session_past (FpSession *session, guint n)
{
  FpSession *past = fp_session_new_from (&session->setup, session->engine->catalog, session->origin);
  /* Its own log would end with the set-up; the session's log has everything. */
  g_ptr_array_set_size (past->log, 0);
  fp_session_history_go (past, session, n);
  return past;
}

/* Going on from there */

/* Returns the last position of @session at which a game can begin, NULL: none. Free with
 * fp_replay_free (). */
static FpReplay *
find_position (FpSession *session)
{
  FpReplay *replay = fp_replay_new (session, NULL, NULL);
  if (!replay->found && session->origin != NULL)
    fp_state_copy (replay->position, session->origin);
  else if (!replay->found)
    g_clear_pointer (&replay, fp_replay_free);
  return replay;
}

/* Sets up @engine's state as a position in @to: what a file of the new game would say, and nothing
 * else. FALSE if that is impossible. */
static gboolean
put_up (FpEngine *engine, uint64_t options, FpState *to)
{
  g_autoptr (FpWriter) writer = fp_writer_new ();
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpEngine) other = fp_engine_new (engine->edition, engine->catalog);
  const char *reason;
  fp_writer_open (writer, "position");
  fp_writer_attribute (writer, "xmlns", FP_SCENARIO_NAMESPACE);
  if (!fp_position_write (engine, writer, &reason))
    return FALSE;
  fp_writer_close (writer);
  g_autofree char *text = fp_writer_finish (writer);
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "", problems);
  fp_engine_use (other, to);
  return document != NULL && fp_position_apply (other, fp_document_root (document), options, problems);
}

FpSession *
fp_session_branch (FpSession *session, uint8_t viewer, uint64_t seed)
{
  g_return_val_if_fail (viewer < session->setup.n_seats, NULL);
  g_autoptr (FpReplay) replay = find_position (session);
  FpRandom random;
  if (replay == NULL)
    return NULL;
  fp_random_seed (&random, seed);
  fp_engine_use (replay->engine, replay->position);
  /* The originals stay as they are: cards are dealt and put up again in copies. */
  fp_determinize (replay->engine, viewer, &random, replay->turn);
  fp_engine_use (replay->engine, replay->turn);
  if (!put_up (replay->engine, session->setup.options, replay->now))
    return NULL;
  FpSetup setup = session->setup;
  setup.seed = seed;
  /* The position settles the aliens. */
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    setup.seats[seat].alien = NULL;
  return fp_session_new_from (&setup, session->engine->catalog, replay->now);
}

int
fp_session_branch_turn (FpSession *session)
{
  g_autoptr (FpReplay) replay = find_position (session);
  return replay != NULL ? session->setup.edition->table.turns (replay->position) + 1 : -1;
}
