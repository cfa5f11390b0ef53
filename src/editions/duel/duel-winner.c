/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Winner and prize: steps 9 and 10 of a duel, 5 and 6 of a contest (rulebook p. 11 and 17). */
#include "editions/duel/duel-private.h"

static gboolean
lower_wins (FpEngine *e)
{
  return fp_query_encounter (e, DUEL_Q_BETTER, DUEL_BETTER_HIGHER) == DUEL_BETTER_LOWER;
}

static FpSeats
tie_goes_to (FpEngine *e)
{
  return (FpSeats) fp_query_encounter (e, DUEL_Q_TIE_GOES_TO, 1 << duel_straggler (e->state));
}

/* Returns the seat with the higher clout, or the lower if an effect says so. A tie goes to the
 * straggler (p. 11, ruling 44). FP_NOBODY if an effect gives ties to nobody; then all lose. */
static uint8_t
winner_by_clout (FpEngine *e)
{
  uint8_t leader = duel_leader (e->state), straggler = duel_straggler (e->state);
  int difference = duel_clout (e, leader) - duel_clout (e, straggler);

  if (lower_wins (e))
    difference = -difference;
  if (difference == 0)
    return fp_seats_first (e, tie_goes_to (e));
  return difference > 0 ? leader : straggler;
}

void
duel_project_result (FpEngine *e, FpProjectedResult *result_now)
{
  *result_now = (FpProjectedResult){ .winner = FP_NOBODY };
  if (!fp_state_in_encounter (e->state))
    return;
  FP_EACH_SEAT (e->state, seat)
    result_now->total[seat] = (int16_t) duel_clout (e, seat);
  result_now->lower = lower_wins (e);
  result_now->ties = tie_goes_to (e);
  result_now->winner = winner_by_clout (e);
}

FP_LOCALS (determine_winner)
{
  int16_t unused;
};

FpFlow
duel_determine_winner (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (determine_winner);
  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (s, turn);

      DUEL_EMIT (e, CLOUT_COUNTED, .seat = seat, .value = (int16_t) duel_clout (e, seat));
    }
  FP_ACTION (DUEL_win, .who = winner_by_clout (e), .cause = DUEL_determine_winner);
  FP_END;
}

/* Returns the seats that get the prize: winner or loser as printed, unless an effect changes that.
 * If all lose, a loser's prize is for both and a winner's for nobody. Without a winner there is no
 * prize (ruling 39). */
static FpSeats
prize_for (FpEngine *e, const FpInstruction *in)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  gboolean winners = in->prize == 1;

  if (!fp_encounter_is_decided (e, encounter))
    return 0;
  return (FpSeats) fp_query_encounter (e, DUEL_Q_PRIZE_FOR, winners ? encounter->winners : encounter->losers);
}

FP_LOCALS (resolve_prize)
{
  FpSeats left;
  uint8_t seat;
  int16_t code, prize, base, card;
};

/* A prize is due after an elimination too (ruling 39). */
FpFlow
duel_resolve_prize (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_prize);
  my->code = fp_state_encounter (s)->code;
  my->base = fp_state_encounter (s)->base;
  my->card = (int16_t) fp_state_encounter (s)->card;
  if (my->code < 0 || fp_catalog_instruction (e->catalog, my->code)->prize == 0)
    FP_RETURN;
  my->prize = fp_catalog_instruction (e->catalog, my->code)->target;
  my->left = prize_for (e, fp_catalog_instruction (e->catalog, my->code));
  while (my->left != 0)
    {
      my->seat = fp_seats_first (e, my->left);
      if (my->seat == FP_NOBODY)
        FP_RETURN;
      my->left &= (FpSeats) ~(1 << my->seat);
      DUEL_EMIT (e, PRIZE_GIVEN, .seat = my->seat, .value = fp_catalog_instruction (e->catalog, my->code)->label);
      FP_PROGRAM (my->prize, my->base, 0, (uint16_t) my->card, my->seat, (FpSeats) (1 << my->seat));
    }
  FP_END;
}
