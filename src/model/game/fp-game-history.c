/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back at a game, and branching off. */
#include "model/game/fp-game-history.h"

#include "model/game/fp-game-private.h"
#include "session/history/fp-session-history.h"

int
fp_game_history (FpGame *self)
{
  return self->shown.past;
}

int
fp_game_history_length (FpGame *self)
{
  return self->shown.past_length;
}

const char *
fp_game_history_text (FpGame *self)
{
  return self->shown.past_text;
}

gboolean
fp_game_can_look_back (FpGame *self)
{
  gboolean passing =
      fp_held_moments_shown (self->held_moments) != NULL && fp_held_moments_result (self->held_moments) == NULL;
  return !self->closed && !passing && self->shown.curtain < 0 && self->shown.past_length > 0;
}

void
fp_game_look_back (FpGame *self, int choices)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (choices >= 0 && !fp_game_can_look_back (self))
    return;
  if (choices < 0 && fp_game_past (self) == NULL)
    return;
  /* The result of a forced pass lies ahead while that pass is shown. */
  fp_history_cursor_go (self->history, MIN (choices, self->shown.past_length));
  fp_game_advance (self, FALSE);
}

GArray *
fp_game_history_turns (FpGame *self)
{
  return fp_history_cursor_turns (self->history);
}

/* Branching off */

int
fp_game_branch_turn (FpGame *self)
{
  FpSession *past = fp_game_past (self);
  return past != NULL && self->shown.viewer >= 0 ? fp_session_branch_turn (past) : -1;
}

FpGame *
fp_game_branch (FpGame *self, guint64 seed)
{
  FpSession *past = fp_game_past (self);
  if (past == NULL || self->shown.viewer < 0)
    return NULL;
  FpSession *session = fp_session_branch (past, (uint8_t) self->shown.viewer, seed);
  if (session == NULL)
    return NULL;
  FpGame *game = fp_game_new_for (self->catalog_model, session, fp_scheduler_pace (self->scheduler));
  fp_game_begin (game);
  return game;
}
