/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the pending selection. */
#include "config.h"

#include "model/game/fp-game-private.h"

void
fp_game_choose (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->selection == NULL)
    fp_game_answer (self, index);
  else if (!self->closed && fp_pending_selection_toggle (self->selection, index))
    fp_game_show_selection (self);
}

void
fp_game_confirm (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->selection != NULL && !self->closed && fp_pending_selection_confirm (self->selection, self->session))
    fp_game_go_on (self);
}

void
fp_game_put_back (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->selection != NULL && !self->closed && fp_pending_selection_clear (self->selection))
    fp_game_show_selection (self);
}
