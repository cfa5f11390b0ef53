/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Held results of a game. */
#include "model/game/fp-game-results.h"

#include "model/game/fp-game-private.h"

void
fp_game_hold_results (FpGame *self, FpHeldResults held)
{
  g_return_if_fail (FP_IS_GAME (self));
  fp_held_moments_hold_results (self->held_moments, held);
}

gboolean
fp_game_is_at_result (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  return !self->closed && fp_game_past (self) == NULL && fp_held_moments_result (self->held_moments) != NULL;
}

void
fp_game_leave_result (FpGame *self)
{
  if (!fp_game_is_at_result (self))
    return;
  fp_held_moments_drop (self->held_moments);
  fp_held_moments_next (self->held_moments);
  fp_game_advance (self, FALSE);
}
