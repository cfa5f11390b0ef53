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

guint
fp_game_n_told (FpGame *self)
{
  return fp_held_moments_most_entries (self->held_moments);
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

int
fp_game_shown_option (FpGame *self, guint index)
{
  const FpOptions *options = fp_engine_options (fp_session_engine (self->session));
  return self->ships != NULL && index < options->n ? fp_ship_draft_find (self->ships, &options->option[index])
                                                   : (int) index;
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

/* Passing without being asked */

gboolean
fp_game_find_window (FpGame *self, FpDecision *decision)
{
  FpSession *now = fp_game_now (self);
  return fp_session_asks_window (now) && fp_engine_decision (fp_session_engine (now), decision) &&
         fp_game_is_person (self, decision->seat);
}

gboolean
fp_game_passes_now (FpGame *self)
{
  FpDecision decision;
  return !self->closed && fp_game_past (self) == NULL && fp_game_find_window (self, &decision) &&
         fp_session_unasked (self->session, fp_game_now (self)) >= 0;
}

gboolean
fp_game_is_asked_to_pass (FpGame *self)
{
  return fp_held_moments_is_person (self->held_moments) && !fp_game_passes_now (self);
}

uint8_t
fp_game_awaited_seat (FpGame *self)
{
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  /* A player who passes without being asked need not sit down. */
  if (fp_game_passes_now (self))
    return FP_NOBODY;
  return fp_game_is_person (self, decider) && decider != self->seated ? decider : FP_NOBODY;
}
