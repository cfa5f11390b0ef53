/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passing without being asked. */
#include "model/game/fp-game-passing.h"

#include "model/game/fp-game-private.h"
#include "model/game/fp-game-results.h"

gboolean
fp_game_asks_window (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  FpDecision decision;
  return !self->closed && fp_game_past (self) == NULL && !fp_game_is_at_result (self) &&
         fp_game_find_window (self, &decision) && decision.seat == self->seated &&
         !fp_game_wants_to_pass (self, &decision);
}

gboolean
fp_game_can_pass_until_reveal (FpGame *self)
{
  FpDecision decision;
  return fp_game_asks_window (self) && fp_game_find_reveal (self) != FP_MACHINE_NONE &&
         fp_game_find_window (self, &decision) && fp_game_is_before_reveal (self, decision.step);
}

void
fp_game_pass_until_reveal (FpGame *self)
{
  if (!fp_game_can_pass_until_reveal (self))
    return;
  fp_session_pass_until (self->session, self->seated, fp_game_find_reveal (self));
  fp_game_pass (self);
}

FpGameStops
fp_game_stops (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FP_GAME_STOPS_ALWAYS);
  return self->seated < FP_MAX_SEATS ? self->stops[self->seated] : FP_GAME_STOPS_ALWAYS;
}

void
fp_game_set_stops (FpGame *self, FpGameStops stops)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->seated >= FP_MAX_SEATS || self->stops[self->seated] == stops)
    return;
  self->stops[self->seated] = stops;
  if (stops == FP_GAME_STOPS_ALWAYS)
    fp_session_pass_until (self->session, self->seated, FP_MACHINE_NONE);
  fp_game_advance (self, FALSE);
}
