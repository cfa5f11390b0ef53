/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dials (rulebook p. 9 and 10): steps 1 and 2 of a duel, and dials that a card delays. */
#include "editions/duel/duel-private.h"

gboolean
duel_may_send (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, DUEL_Q_MAY_SEND, seat, TRUE) != 0;
}

/* Offers 1 to 4, less the numbers that effects bar. Effects can't bar all of them (ruling 22). */
void
duel_dial_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const int all = (1 << (DUEL_MOST_SHIPS + 1)) - 2;
  int choices = fp_query_player (e, DUEL_Q_DIAL_CHOICES, pending->seat, all) & all;

  if (choices == 0)
    choices = all;
  for (int i = 1; i <= DUEL_MOST_SHIPS; i++)
    if (choices & 1 << i)
      fp_options_add (options, FP_OPTION_NUMBER, i, -1);
}

/* Determines, each time the duel begins, the seats that can't send (rulings 21 and 32). */
static void
check_bars (FpEngine *e)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  encounter->sets[DUEL_BARRED] = encounter->sets[DUEL_SHOWN] = 0;
  FP_EACH_SEAT (e->state, seat)
    {
      encounter->of_seat[seat][DUEL_DIAL] = encounter->of_seat[seat][DUEL_SENT] = 0;
      fp_secret_take (e, DUEL_SECRET_DIAL, seat, 0);
      if (duel_may_send (e, seat))
        continue;
      encounter->sets[DUEL_BARRED] |= (FpSeats) (1 << seat);
      DUEL_EMIT (e, BARRED, .seat = seat);
    }
}

FP_LOCALS (set_dials)
{
  uint8_t turn, seat;
};

/* Step 1: each player secretly sets a dial to the number of ships to send. */
FpFlow
duel_set_dials (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (set_dials);
  check_bars (e);
  my->seat = duel_first_to_decide (e);
  for (my->turn = 0; my->turn < 2; my->turn++, my->seat = duel_opponent (my->seat))
    if (!(fp_state_encounter (s)->sets[DUEL_BARRED] & 1 << my->seat))
      FP_ACTION (DUEL_turn_dial, .who = my->seat, .cause = DUEL_set_dials);
  FP_END;
}

FP_LOCALS (set_dial)
{
  uint8_t seat, pad;
  int16_t dial;
};

FpFlow
duel_turn_dial (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (set_dial);
  my->seat = fp_action (e, f)->who;
  FP_CHOOSE (my->seat, DUEL_DECIDE_DIAL, dial, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER);
  fp_secret_keep (e, DUEL_SECRET_DIAL, my->seat, my->dial, 1, DUEL_MOST_SHIPS);
  my->dial = 0;
  DUEL_EMIT (e, DIAL_SET, .seat = my->seat);
  FP_END;
}

/* Returns the rank of the step in or before which @seat's dial is shown. The rank lies between the
 * printed step and the check of ships. */
static int
reveal_rank (FpEngine *e, uint8_t seat)
{
  int step = fp_query_player (e, DUEL_Q_REVEAL_AT, seat, DUEL_reveal_dials);
  int printed = duel_step_rank (e, DUEL_reveal_dials);

  return CLAMP (duel_step_rank (e, step), printed, duel_step_rank (e, DUEL_check_ships));
}

FpSeats
duel_dials_due (FpEngine *e, int step)
{
  const FpState *s = e->state;
  const FpEncounter *encounter = fp_state_encounter_const (s);
  FpSeats hidden = (FpSeats) (((1 << s->head.n_seats) - 1) & ~encounter->sets[DUEL_SHOWN]), due = 0;

  if (encounter->kind != DUEL_ENCOUNTER_DUEL || encounter->outcome != FP_OUTCOME_OPEN || hidden == 0 ||
      duel_step_rank (e, step) <= duel_step_rank (e, DUEL_reveal_dials))
    return 0;
  FP_EACH_SEAT (s, seat)
    if ((hidden & 1 << seat) && reveal_rank (e, seat) <= duel_step_rank (e, step))
      due |= (FpSeats) (1 << seat);
  return due;
}

uint8_t
duel_send_from (FpEngine *e, uint8_t seat)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue supply = { .type = FP_TYPE_SHIPS, .place = DUEL_SUPPLY, .seat = seat };

  fp_query (e, DUEL_Q_SEND_FROM, &about, &supply);
  return supply.place;
}

/* Returns the seats in @due that must send ships and have none to send. */
static FpSeats
lacking (FpEngine *e, FpSeats due)
{
  FpState *s = e->state;
  FpSeats seats = 0;

  FP_EACH_SEAT (s, seat)
    {
      uint8_t from = duel_send_from (e, seat);

      if (!(due & 1 << seat) || (fp_state_encounter (s)->sets[DUEL_BARRED] & 1 << seat) ||
          s->places[from].ships[seat] > 0)
        continue;
      seats |= (FpSeats) (1 << seat);
      FP_EMIT (e, NO_SHIPS, .seat = seat);
    }
  return seats;
}

static void
show (FpEngine *e, FpSeats due)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (e->state, turn);

      if (!(due & 1 << seat))
        continue;
      encounter->sets[DUEL_SHOWN] |= (FpSeats) (1 << seat);
      if (encounter->sets[DUEL_BARRED] & 1 << seat)
        continue;
      encounter->of_seat[seat][DUEL_DIAL] = (int8_t) fp_secret_take (e, DUEL_SECRET_DIAL, seat, 0);
      DUEL_EMIT (e, DIAL_REVEALED, .seat = seat, .value = encounter->of_seat[seat][DUEL_DIAL]);
    }
}

/* Returns the number of ships to send: all there are if the dial shows more (ruling 22). */
static int
n_to_send (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint8_t from = duel_send_from (e, seat);
  int n = fp_query_player (e, DUEL_Q_SHIPS_SENT, seat, fp_state_encounter (s)->of_seat[seat][DUEL_DIAL]);

  return CLAMP (n, 0, s->places[from].ships[seat]);
}

/* Shows the dials that are due together, then sends the ships. A player who must send and has no
 * ship loses. If both lose, no player wins (p. 9, ruling 23). */
FpFlow
duel_show_dials (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (show_dials);
  show (e, my->due);
  my->lacking = lacking (e, my->due);
  s->head.table[DUEL_ENDING_ON_HOLD] = my->lacking != 0;
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    if (my->lacking & 1 << my->seat)
      FP_ACTION (DUEL_lose_game, .who = my->seat, .cause = DUEL_CAUSE_NO_SHIPS);
  s->head.table[DUEL_ENDING_ON_HOLD] = 0;
  duel_conclude (e);
  if (s->head.ending != FP_ENDING_NONE)
    FP_RETURN;
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (!(my->due & 1 << my->seat) || (fp_state_encounter (s)->sets[DUEL_BARRED] & 1 << my->seat))
        continue;
      my->count = (int16_t) n_to_send (e, my->seat);
      if (my->count == 0)
        FP_EMIT (e, SHIPS_SENT, .seat = my->seat, .from = duel_send_from (e, my->seat),
                 .to = fp_state_encounter (s)->place);
      else
        FP_ACTION (DUEL_send, .who = my->seat, .count = my->count, .from = duel_send_from (e, my->seat),
                   .to = fp_state_encounter (s)->place, .cause = DUEL_reveal_dials);
    }
  FP_END;
}

FP_LOCALS (reveal_dials)
{
  FpSeats due;
};

/* Step 2: dials are shown and ships sent, both players at once, unless a card delays a dial. */
FpFlow
duel_reveal_dials (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_dials);
  FP_EACH_SEAT (s, seat)
    if (!(fp_state_encounter (s)->sets[DUEL_SHOWN] & 1 << seat) &&
        reveal_rank (e, seat) == duel_step_rank (e, DUEL_reveal_dials))
      my->due |= (FpSeats) (1 << seat);
  if (my->due != 0)
    FP_CALL (DUEL_show_dials, show_dials_locals, .due = my->due);
  FP_END;
}
