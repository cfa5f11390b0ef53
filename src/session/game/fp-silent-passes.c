/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Silent passes: passes that were made without asking. */
#include "session/game/fp-silent-passes.h"

#include "session/game/fp-session-private.h"

/* Returns the kinds of which @pending is. */
static guint
kinds_of (const FpSession *session, const FpPendingDecision *pending)
{
  if (fp_session_by_player (session, pending->seat))
    return FP_SILENT_PASSES_PLAYERS;
  return FP_SILENT_PASSES_PERSONS | (fp_window_is_pending (pending) ? FP_SILENT_PASSES_WINDOWS : 0);
}

/* Only a decision that the others can't see would tell them something. */
static void
on_forced (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option, gpointer data)
{
  FpSession *session = data;
  if (option->kind != FP_OPTION_PASS || (pending->flags & FP_DECISION_SECRET) == 0 ||
      (kinds_of (session, pending) & session->kept_passes) == 0)
    return;
  FpSilentPass *pass = g_new (FpSilentPass, 1);
  *pass = (FpSilentPass){
    .state = fp_session_new_state (), .result.kind = FP_NO_EVENT, .log = session->log->len, .informed = engine->informed
  };
  fp_state_copy (pass->state, engine->state);
  pass->state->head.pending = *pending;
  pass->state->head.pending.open = TRUE;
  g_queue_push_tail (&session->passes, pass);
}

void
fp_session_keep_results (FpSession *session, gboolean keep)
{
  session->keeps_results = keep;
}

const FpEvent *
fp_session_result (const FpSession *session)
{
  const FpSilentPass *first = session->passes.length > 0 ? g_queue_peek_head ((GQueue *) &session->passes) : NULL;
  return first != NULL && first->result.kind != FP_NO_EVENT ? &first->result : NULL;
}

void
fp_session_keep_passes (FpSession *session, FpSilentPasses kept)
{
  session->kept_passes = kept;
  session->engine->forced = kept != 0 ? on_forced : NULL;
  session->engine->forced_data = session;
  for (GList *l = session->passes.head, *next; l != NULL; l = next)
    {
      FpSilentPass *pass = l->data;
      next = l->next;
      if (pass->result.kind != FP_NO_EVENT || (kinds_of (session, &pass->state->head.pending) & kept) != 0)
        continue;
      fp_silent_pass_free (pass);
      g_queue_delete_link (&session->passes, l);
    }
}

guint
fp_session_n_passes (const FpSession *session)
{
  return session->passes.length;
}

FpSession *
fp_session_pass (FpSession *session, guint *log)
{
  const FpSilentPass *pass = g_queue_peek_head (&session->passes);
  g_return_val_if_fail (pass != NULL, NULL);
  FpSession *there = fp_session_new_from (&session->setup, session->engine->catalog, session->origin);
  /* Its own log would be that of the set-up alone. */
  g_ptr_array_set_size (there->log, 0);
  fp_state_copy (there->state, pass->state);
  fp_engine_use (there->engine, there->state);
  fp_session_changed (there);
  *log = pass->log;
  return there;
}

void
fp_session_drop_pass (FpSession *session)
{
  FpSilentPass *pass = g_queue_pop_head (&session->passes);
  g_return_if_fail (pass != NULL);
  fp_silent_pass_free (pass);
}
