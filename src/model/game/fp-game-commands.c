/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the window to a game. */
#include "model/game/fp-game-moves.h"
#include "model/game/fp-game-passing.h"
#include "model/game/fp-game-private.h"

void
fp_game_set_pace (FpGame *self, guint pace)
{
  g_return_if_fail (FP_IS_GAME (self));
  fp_scheduler_set_pace (self->scheduler, pace);
  fp_held_moments_show_briefly (self->held_moments, pace > 0);
}

void
fp_game_set_asks_forced_passes (FpGame *self, gboolean asks)
{
  g_return_if_fail (FP_IS_GAME (self));
  gboolean asked = fp_game_is_asked_to_pass (self);
  fp_held_moments_ask_persons (self->held_moments, asks);
  if (!asked || asks)
    return;
  fp_held_moments_next (self->held_moments);
  fp_game_advance (self, FALSE);
}

void
fp_game_hold (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  fp_scheduler_hold (self->scheduler);
}

void
fp_game_release (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  fp_scheduler_release (self->scheduler);
}

void
fp_game_answer (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  uint8_t decider = fp_session_seat_to_decide (fp_game_now (self));
  if (self->closed || fp_game_past (self) != NULL || !fp_game_is_person (self, decider) || decider != self->seated ||
      index >= fp_engine_options (fp_session_engine (fp_game_now (self)))->n)
    return;
  fp_session_note_asked (self->session, fp_game_now (self));
  if (fp_game_now (self) != self->session)
    fp_held_moments_drop (self->held_moments);
  else
    fp_session_answer (self->session, index);
  fp_game_go_on (self, TRUE, FALSE);
}

/* Answers with the places of ships as soon as each ship has one. */
static void
give_places (FpGame *self)
{
  if (!fp_ship_draft_complete (self->ships))
    {
      fp_game_refresh (self, FALSE);
      return;
    }
  fp_session_place_ships (self->session, self->ships);
  fp_game_go_on (self, TRUE, FALSE);
}

static void
choose_place (FpGame *self, guint index)
{
  if (!self->closed && fp_ship_draft_add (self->ships, index))
    give_places (self);
}

void
fp_game_choose (FpGame *self, guint index)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->ships != NULL && fp_game_now (self) == self->session)
    choose_place (self, index);
  else if (self->selection == NULL)
    fp_game_answer (self, index);
  else if (!self->closed && fp_pending_selection_toggle (self->selection, index))
    fp_game_refresh (self, FALSE);
}

void
fp_game_choose_usual (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  FpEngine *engine = fp_session_engine (self->session);
  uint8_t decider = fp_session_seat_to_decide (self->session);
  FpDecision first, decision;
  int index;
  if (self->closed || fp_game_past (self) != NULL || fp_game_now (self) != self->session ||
      !fp_game_is_person (self, decider) || decider != self->seated || !fp_engine_decision (engine, &first))
    return;
  if (self->ships != NULL)
    {
      fp_ship_draft_fill (self->ships);
      give_places (self);
      return;
    }
  guint answers = 0;
  while (fp_engine_decision (engine, &decision) && decision.group == first.group && decision.seat == decider &&
         (index = fp_engine_find_option (engine, FP_USUAL_ID)) >= 0)
    {
      fp_session_answer (self->session, (guint) index);
      answers++;
    }
  if (answers > 0)
    fp_game_go_on (self, TRUE, FALSE);
}

void
fp_game_confirm (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->selection != NULL && !self->closed && fp_pending_selection_confirm (self->selection, self->session))
    fp_game_go_on (self, TRUE, FALSE);
}

void
fp_game_put_back (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->closed)
    return;
  if (self->selection != NULL ? fp_pending_selection_clear (self->selection)
                              : self->ships != NULL && fp_ship_draft_clear (self->ships))
    fp_game_refresh (self, FALSE);
  else
    fp_game_want (self, -1);
}

void
fp_game_take_seat (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->shown.curtain < 0)
    return;
  self->seated = (uint8_t) self->shown.curtain;
  fp_game_advance (self, FALSE);
}

void
fp_game_undo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!self->closed && self->shown.can_undo && fp_session_undo_asked (self->session))
    fp_game_go_on (self, TRUE, TRUE);
}

void
fp_game_redo (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (!self->closed && self->shown.can_redo && fp_session_redo_asked (self->session))
    fp_game_go_on (self, TRUE, TRUE);
}

void
fp_game_concede (FpGame *self)
{
  g_return_if_fail (FP_IS_GAME (self));
  if (self->closed || !self->shown.can_concede)
    return;
  fp_session_concede (self->session, fp_session_seat_to_decide (self->session));
  fp_game_go_on (self, TRUE, FALSE);
}
