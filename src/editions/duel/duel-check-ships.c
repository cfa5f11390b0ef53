/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Check for ships, step 6 of a duel (rulebook p. 11): the duel begins again, is won or goes on. */
#include "editions/duel/duel-private.h"

enum
{
  MOST_ROUNDS = 100, /* then cards keep the duel from coming to an end (ruling 62) */
};

/* Returns TRUE if @seat could send ships if the duel began again. FALSE if it may not send, or if
 * an effect let it send none this time. */
static gboolean
can_send_again (FpEngine *e, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  gboolean sent_none = !(encounter->sets[DUEL_BARRED] & 1 << seat) && encounter->of_seat[seat][DUEL_SENT] == 0;

  return duel_may_send (e, seat) && !sent_none;
}

/* Begins the duel again, or ends it without a winner if nobody can send (ruling 32). */
static void
begin_again (FpEngine *e)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  if (!can_send_again (e, 0) && !can_send_again (e, 1))
    {
      fp_encounter_decide (e, encounter, DUEL_OUTCOME_NOBODY, 0, 0);
      DUEL_EMIT (e, DUEL_ENDED, .from = encounter->place);
      return;
    }
  if (encounter->round == MOST_ROUNDS)
    {
      fp_engine_undecided (e);
      return;
    }
  fp_encounter_decide (e, encounter, DUEL_OUTCOME_AGAIN, 0, 0);
  encounter->round++;
  DUEL_EMIT (e, DUEL_BEGAN_AGAIN, .from = encounter->place, .value = encounter->round);
}

/* Discards plans that were never revealed, face up, to their players' piles (ruling 32). */
static gboolean
discard_plans (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (e->state, duel_slot (e->state, seat, DUEL_PLAN), cards);

  if (n > 0)
    fp_common_begin_action (e, DUEL_discard, seat, DUEL_check_ships, cards, n);
  return n > 0;
}

FP_LOCALS (check_ships)
{
  uint8_t turn, seat;
};

/* No ships: the duel begins again. Ships of one player: that player wins. Ships of both: step 7
 * follows (ruling 31). */
FpFlow
duel_check_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (check_ships);
  if (duel_ships_here (s, 0) == 0 && duel_ships_here (s, 1) == 0)
    {
      for (my->turn = 0; my->turn < 2; my->turn++)
        if (discard_plans (e, duel_in_order (s, my->turn)))
          FP_GO;
      begin_again (e);
      FP_RETURN;
    }
  if (duel_ships_here (s, 0) > 0 && duel_ships_here (s, 1) > 0)
    FP_RETURN;
  my->seat = duel_ships_here (s, 0) > 0 ? 0 : 1;
  FP_ACTION (DUEL_win, .who = my->seat, .cause = DUEL_check_ships);
  FP_END;
}
