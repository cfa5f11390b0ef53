/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching computer players. */
#include "model/game/fp-game-watching.h"

#include "model/game/fp-game-private.h"

gboolean
fp_game_is_watched (FpGame *self)
{
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    if (!fp_session_by_player (self->session, seat))
      return FALSE;
  return TRUE;
}

void
fp_game_set_paused (FpGame *self, gboolean paused)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!fp_game_is_watched (self) || self->paused == paused)
    return;
  self->paused = paused;
  self->stepping = FALSE;
  fp_game_advance (self, FALSE);
}

gboolean
fp_game_is_paused (FpGame *self)
{
  return self->paused;
}

void
fp_game_step (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  /* A second request would restart the thinking for the first one. */
  if (!fp_game_is_watched (self) || self->past != NULL || (self->paused && self->stepping))
    return;
  self->paused = self->stepping = TRUE;
  fp_game_advance (self, FALSE);
}

void
fp_game_set_open_hands (FpGame *self, gboolean open)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!fp_game_is_watched (self) || self->open_hands == open)
    return;
  self->open_hands = open;
  fp_game_show_selection (self);
}

gboolean
fp_game_has_open_hands (FpGame *self)
{
  return self->open_hands;
}
