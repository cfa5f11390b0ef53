/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clean-up, step 11 of a duel and 7 of a contest (rulebook p. 11 and 17): retreat, control,
 * discards, roles (ruling 40). */
#include "editions/duel/duel-private.h"

/* The loser retreats all ships from this planet (p. 11, ruling 20). If all lose, everybody does. */
static gboolean
must_retreat (const FpState *s, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter_const (s);

  return encounter->place != FP_NO_PLACE && s->places[encounter->place].ships[seat] > 0 &&
         (encounter->losers >> seat & 1) != 0;
}

/* Collects the plan and its reinforcements in the order played (p. 14, ruling 37). */
static guint
side_of (const FpState *s, uint8_t seat, uint16_t *cards)
{
  guint n = fp_zone_list (s, duel_slot (s, seat, DUEL_PLAN), cards);

  return n + fp_zone_list (s, duel_slot (s, seat, DUEL_BESIDE), cards + n);
}

/* The cards go to the pile of the player beside whose plan they lie. */
static gboolean
discard_side (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = side_of (e->state, seat, cards);

  if (n > 0)
    fp_common_begin_action (e, DUEL_discard, seat, DUEL_cleanup, cards, n);
  return n > 0;
}

void
duel_sweep (FpEngine *e)
{
  FP_EACH_SEAT (e->state, seat)
    {
      uint16_t cards[FP_MAX_CARDS];
      guint n = side_of (e->state, seat, cards);

      for (guint i = 0; i < n; i++)
        {
          e->state->cards[cards[i]].holder = FP_NOBODY;
          fp_move_card (e, cards[i], duel_zone (seat, DUEL_DISCARD), FP_TOP, FP_FACE_UP);
        }
      duel_put_back (e, seat);
    }
}

FP_LOCALS (cleanup)
{
  uint8_t turn, seat;
};

FpFlow
duel_cleanup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (cleanup);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (must_retreat (s, my->seat))
        FP_ACTION (DUEL_retreat, .who = my->seat, .count = (int16_t) duel_ships_here (s, my->seat),
                   .from = fp_state_encounter (s)->place, .to = DUEL_SUPPLY, .cause = DUEL_cleanup);
    }
  if (fp_state_encounter (s)->place != FP_NO_PLACE)
    {
      duel_end_dispute (s);
      if (duel_control_matters (e, fp_state_encounter (s)->place, fp_state_encounter (s)->sets[DUEL_HELD]))
        FP_CALL (DUEL_control_changed, FpCommonControlLocals, .place = fp_state_encounter (s)->place,
                 .before = fp_state_encounter (s)->sets[DUEL_HELD]);
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    if (discard_side (e, duel_in_order (s, my->turn)))
      FP_GO;
  if (s->head.n_encounters > 1 || fp_state_encounter (s)->kind == DUEL_ENCOUNTER_CONTEST)
    FP_RETURN;
  s->head.table[DUEL_AHEAD] = (int16_t) duel_ahead (e);
  if (duel_roles_wrong_by (s, s->head.table[DUEL_AHEAD]))
    FP_ACTION (DUEL_become, .who = duel_leader (s), .word = DUEL_STRAGGLER + 1, .cause = DUEL_cleanup);
  FP_END;
}
