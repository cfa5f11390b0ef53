/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands for the deal on the table. */
#include "model/game/fp-game-deal.h"

#include "model/game/fp-game-private.h"

void
fp_game_add_term (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->deal != NULL && !self->closed && fp_deal_draft_add (self->deal, index))
    fp_game_refresh (self, FALSE);
}

void
fp_game_remove_term (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->deal != NULL && !self->closed && fp_deal_draft_remove (self->deal, index))
    fp_game_refresh (self, FALSE);
}

gboolean
fp_game_make_offer (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), FALSE);
  if (self->deal == NULL || self->closed || fp_game_now (self) != self->session)
    return FALSE;
  if (fp_deal_draft_make (self->deal, self->session))
    fp_game_go_on (self, TRUE, FALSE);
  return TRUE;
}
