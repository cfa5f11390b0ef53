/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes that nobody was asked for. */
#include "session/fp-session-passes.h"

#include "session/fp-session-private.h"

static void
free_pass (gpointer data)
{
  FpSessionPass *pass = data;
  g_aligned_free (pass->state);
  g_free (pass);
}

static FpPasses
kind_of (const FpSession *session, uint8_t seat)
{
  return fp_session_by_player (session, seat) ? FP_PASSES_PLAYERS : FP_PASSES_PERSONS;
}

/* Only what others can't see tells them something. */
static void
on_forced (FpEngine *engine, const FpAsk *ask, const FpOption *option, gpointer data)
{
  FpSession *session = data;
  if (option->kind != FP_OPTION_PASS || (ask->flags & FP_ASK_SECRET) == 0 ||
      (kind_of (session, ask->seat) & session->kept_passes) == 0)
    return;
  FpSessionPass *pass = g_new (FpSessionPass, 1);
  *pass = (FpSessionPass){ .state = fp_session_new_state (), .log = session->log->len, .light = engine->light };
  fp_state_copy (pass->state, engine->state);
  pass->state->head.ask = *ask;
  pass->state->head.ask.open = TRUE;
  g_queue_push_tail (&session->passes, pass);
}

void
fp_session_forget_passes (FpSession *session)
{
  g_queue_clear_full (&session->passes, free_pass);
}

void
fp_session_keep_passes (FpSession *session, FpPasses kept)
{
  session->kept_passes = kept;
  session->engine->forced = kept != 0 ? on_forced : NULL;
  session->engine->forced_data = session;
  for (GList *l = session->passes.head, *next; l != NULL; l = next)
    {
      FpSessionPass *pass = l->data;
      next = l->next;
      if ((kind_of (session, pass->state->head.ask.seat) & kept) != 0)
        continue;
      free_pass (pass);
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
  const FpSessionPass *pass = g_queue_peek_head (&session->passes);
  g_return_val_if_fail (pass != NULL, NULL);
  FpSession *there = fp_session_new_from (&session->setup, session->engine->catalog, session->origin);
  /* Its own would be that of the set-up alone. */
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
  FpSessionPass *pass = g_queue_pop_head (&session->passes);
  g_return_if_fail (pass != NULL);
  free_pass (pass);
}
