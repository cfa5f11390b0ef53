/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching computer players. */
#include "model/game/fp-game-watching.h"

#include "model/game/fp-game-private.h"
#include "model/game/fp-game-results.h"

gboolean
fp_game_is_watched (FpGame *self)
{
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    if (fp_game_is_person (self, seat))
      return FALSE;
  return TRUE;
}

void
fp_game_set_paused (FpGame *self, gboolean paused)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!fp_game_is_watched (self) || fp_scheduler_is_paused (self->scheduler) == paused)
    return;
  fp_scheduler_set_paused (self->scheduler, paused);
  fp_game_advance (self, FALSE);
}

gboolean
fp_game_is_paused (FpGame *self)
{
  return fp_scheduler_is_paused (self->scheduler);
}

void
fp_game_step (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (fp_game_is_watched (self) && fp_game_is_at_result (self))
    fp_game_leave_result (self);
  else if (fp_game_is_watched (self) && fp_game_past (self) == NULL && fp_scheduler_step (self->scheduler))
    fp_game_advance (self, FALSE);
}

void
fp_game_set_open_hands (FpGame *self, gboolean open)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!fp_game_is_watched (self) || self->open_hands == open)
    return;
  self->open_hands = open;
  fp_game_refresh (self, FALSE);
}

gboolean
fp_game_has_open_hands (FpGame *self)
{
  return self->open_hands;
}
