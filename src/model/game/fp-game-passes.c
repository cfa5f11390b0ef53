/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forced passes: a player with nothing to play is asked all the same, so that others learn
 * nothing. */

#include "model/game/fp-game-private.h"
#include "session/game/fp-silent-passes.h"

void
fp_game_next_pass (FpGame *self)
{
  g_clear_pointer (&self->pass, fp_session_free);
  self->log.most = G_MAXUINT;
  if (fp_session_n_passes (self->session) > 0)
    self->pass = fp_session_pass (self->session, &self->log.most);
}

/* With a single person, only the forced passes of the computer have to be hidden. */
void
fp_game_keep_passes (FpGame *self)
{
  guint persons = 0;
  for (uint8_t seat = 0; seat < fp_session_setup (self->session)->n_seats; seat++)
    persons += !fp_session_by_player (self->session, seat) ? 1 : 0;
  fp_session_keep_passes (self->session, (persons > 0 ? FP_SILENT_PASSES_PLAYERS : 0) |
                                             (persons > 1 && self->asks_forced_passes ? FP_SILENT_PASSES_PERSONS : 0));
}

gboolean
fp_game_is_person_passing (FpGame *self)
{
  return self->pass != NULL && !fp_session_by_player (self->session, fp_session_seat_to_decide (self->pass));
}

void
fp_game_set_asks_forced_passes (FpGame *self, gboolean asks)
{
  g_return_if_fail (FP_IS_GAME (self));
  gboolean passing = fp_game_is_person_passing (self);
  self->asks_forced_passes = asks;
  fp_game_keep_passes (self);
  if (!passing || asks)
    return;
  fp_game_next_pass (self);
  fp_game_advance (self, FALSE);
}
