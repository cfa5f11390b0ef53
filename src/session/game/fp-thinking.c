/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An open decision, given to a computer player. */
#include "session/game/fp-thinking.h"

#include "session/game/fp-aliens.h"
#include "session/game/fp-session-private.h"

struct _FpThinking
{
  const FpSession *session; /* the asking session; may be gone */
  guint moment; /* the session's moment */
  FpPlayer *player; /* a player of its own: its answer depends on the decision alone */
  int settled; /* option that needs no thinking, −1: think */
};

FpThinking *
fp_thinking_new (FpSession *session)
{
  FpDecision decision;
  if (!fp_engine_decision (session->engine, &decision) || !fp_session_by_player (session, decision.seat))
    return NULL;
  const FpSetup *setup = &session->setup;
  const uint32_t made = session->state->head.answers;
  FpThinking *thinking = g_new0 (FpThinking, 1);
  thinking->session = session;
  thinking->moment = session->moment;
  thinking->player = fp_player_new (fp_session_player (session, decision.seat), setup->seed, decision.seat, NULL);
  thinking->settled = -1;
  fp_player_use_threads (thinking->player, 0);
  if (fp_aliens_is_choice (session->engine, &decision))
    {
      const char *aliens[FP_MAX_SEATS];
      fp_session_settled_aliens (session, aliens);
      thinking->settled = (int) fp_aliens_choose (session->engine, &decision, aliens, thinking->player, made);
    }
  else
    fp_player_ask (thinking->player, session->engine, made);
  return thinking;
}

void
fp_thinking_free (FpThinking *thinking)
{
  if (thinking == NULL)
    return;
  fp_player_free (thinking->player);
  g_free (thinking);
}

gboolean
fp_thinking_takes_time (FpSession *session, uint8_t seat)
{
  return fp_session_by_player (session, seat) && fp_player_thinks (fp_session_player (session, seat));
}

gboolean
fp_thinking_go_on (FpThinking *thinking, guint steps)
{
  return thinking->settled < 0 && fp_player_think (thinking->player, steps);
}

void
fp_thinking_cancel (FpThinking *thinking)
{
  fp_player_cancel (thinking->player);
}

gboolean
fp_thinking_answer (FpThinking *thinking, FpSession *session)
{
  if (session != thinking->session || session->moment != thinking->moment)
    return FALSE;
  fp_session_answer (session, thinking->settled >= 0 ? (guint) thinking->settled : fp_player_answer (thinking->player));
  return TRUE;
}
