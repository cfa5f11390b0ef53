/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?” in a running game: nothing is traced while it goes on; a question replays it with a trace.
 */
#include "session/history/fp-session-why.h"

#include "session/game/fp-session-private.h"

/* Returns the trace of the game up to its state, NULL: the replay leads elsewhere. */
static FpTrace *
trace_game (FpSession *session)
{
  FpTrace *trace = fp_trace_new ();
  g_autoptr (FpEngine) engine = fp_engine_new (session->setup.edition, session->engine->catalog);
  FpState *state = fp_session_new_state ();
  gboolean same;

  engine->trace = trace;
  fp_session_begin (session, engine, state);
  fp_session_repeat (session, engine, session->made->len);
  same = fp_state_digest (engine) == fp_state_digest (session->engine);
  g_aligned_free (state);
  if (!same)
    g_clear_pointer (&trace, fp_trace_free);
  return trace;
}

GPtrArray *
fp_session_why (FpSession *session, uint8_t viewer, gboolean program)
{
  g_autoptr (FpTrace) trace = trace_game (session);

  return program ? fp_text_why_program (session->engine, trace, viewer, &session->names)
                 : fp_text_why (session->engine, trace, viewer, &session->names);
}
