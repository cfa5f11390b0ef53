/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions and persons of a game. */
#include "model/game/fp-game-internal.h"

#include "model/game/fp-game-private.h"

FpSession *
fp_game_session (FpGame *self)
{
  return self->session;
}

FpSession *
fp_game_past (FpGame *self)
{
  return fp_history_cursor_past (self->history);
}

FpSession *
fp_game_now (FpGame *self)
{
  FpSession *pass = fp_held_moments_shown (self->held_moments);
  return pass != NULL ? pass : self->session;
}

FpSession *
fp_game_seen (FpGame *self)
{
  FpSession *past = fp_game_past (self);
  return past != NULL ? past : fp_game_now (self);
}

gboolean
fp_game_is_live (FpGame *self)
{
  return !self->closed && fp_game_seen (self) == self->session;
}

FpPendingSelection *
fp_game_selection (FpGame *self)
{
  return self->selection;
}

/* Persons */

gboolean
fp_game_is_person (FpGame *self, uint8_t seat)
{
  return seat != FP_NOBODY && !fp_session_by_player (self->session, seat);
}

uint8_t
fp_game_only_person (FpGame *self)
{
  uint8_t found = FP_NOBODY;
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    if (fp_game_is_person (self, seat))
      {
        if (found != FP_NOBODY)
          return FP_NOBODY;
        found = seat;
      }
  return found;
}

uint8_t
fp_game_awaited_seat (FpGame *self)
{
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  return fp_game_is_person (self, decider) && decider != self->seated ? decider : FP_NOBODY;
}
