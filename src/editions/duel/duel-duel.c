/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duels (rulebook p. 9 to 11): the eleven steps, in printed order.  Step 5 is in duel-tactics.c, step 8 in
 * duel-reinforcements.c, steps that contests have too are in duel-encounter.c, step 3 is in duel-envoys.c. */
#include "editions/duel/duel-private.h"

FP_LOCALS (duel)
{
  FpEncounterCall call;
};

FpFlow
duel_duel (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (duel);
  duel_begin_encounter (e, &my->call);
  s->places[my->call.place].dispute++;
  do
    {
      FP_RUN (DUEL_set_dials);
      FP_RUN (DUEL_reveal_dials);
      FP_RUN (DUEL_reveal_envoys);
      FP_RUN (DUEL_choose_plans);
      FP_RUN (DUEL_reveal_tactics);
      FP_RUN (DUEL_resolve_tactics);
      FP_RUN (DUEL_check_ships);
    }
  while (fp_state_encounter (s)->outcome == FP_OUTCOME_AGAIN);
  if (fp_state_encounter (s)->outcome == FP_OUTCOME_OPEN)
    {
      FP_RUN (DUEL_reveal_plans);
      FP_RUN (DUEL_play_reinforcements);
      FP_RUN (DUEL_determine_winner);
    }
  if (fp_state_encounter (s)->outcome == FP_OUTCOME_DECIDED)
    FP_RUN (DUEL_resolve_prize);
  FP_RUN (DUEL_cleanup);
  duel_end_encounter (e);
  FP_END;
}

/* 1 to 4, less what rules bar; a rule can't bar all of them (ruling 22). */
void
duel_dial_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  const int all = (1 << (DUEL_MOST_SHIPS + 1)) - 2;
  int choices = fp_ask_player (e, DUEL_Q_DIAL_CHOICES, ask->seat, all) & all;

  if (choices == 0)
    choices = all;
  for (int i = 1; i <= DUEL_MOST_SHIPS; i++)
    if (choices & 1 << i)
      fp_options_add (options, FP_OPTION_NUMBER, i, -1);
}

/* Who can't send is known before dials are set, and judged anew each time the duel begins (rulings 21 and 32). */
static void
judge_bars (FpEngine *e)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  encounter->outcome = FP_OUTCOME_OPEN;
  encounter->barred = encounter->shown = 0;
  FP_EACH_SEAT (e->state, seat)
    {
      encounter->dial[seat] = encounter->sent[seat] = 0;
      if (duel_may_send (e, seat))
        continue;
      encounter->barred |= (FpSeats) (1 << seat);
      FP_TELL (e, BARRED, .seat = seat);
    }
}

FP_LOCALS (set_dials)
{
  uint8_t turn, seat;
  int16_t dial;
};

/* Step 1: each secretly sets a dial to the number of ships to send. */
FpFlow
duel_set_dials (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (set_dials);
  judge_bars (e);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (fp_state_encounter (s)->barred & 1 << my->seat)
        continue;
      FP_CHOOSE (my->seat, DUEL_DECIDE_DIAL, dial, .flags = FP_ASK_SECRET | FP_ASK_TOGETHER);
      fp_secret_keep (e, DUEL_SECRET_DIAL, my->seat, my->dial, 1, DUEL_MOST_SHIPS);
      my->dial = 0;
      FP_TELL (e, DIAL_SET, .seat = my->seat);
    }
  FP_END;
}

/* Where @seat's ships come from: the supply unless a rule says otherwise (ruling 24). */
static FpValue
send_from (FpEngine *e, uint8_t seat)
{
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue supply = { .type = FP_TYPE_SHIPS, .place = DUEL_SUPPLY, .seat = seat };

  supply = fp_ask (e, DUEL_Q_SEND_FROM, &about, supply);
  supply.seat = seat;
  return supply;
}

/* Who must send and has nothing to send loses; both at once: no player wins (p. 9, ruling 23). */
static gboolean
lack_ships (FpEngine *e)
{
  FpState *s = e->state;
  FpSeats lacking = 0, all = (FpSeats) ((1 << s->head.n_seats) - 1);

  FP_EACH_SEAT (s, seat)
    {
      FpValue from = send_from (e, seat);

      if ((fp_state_encounter (s)->barred & 1 << seat) || s->places[from.place].ships[from.seat] > 0)
        continue;
      lacking |= (FpSeats) (1 << seat);
      FP_TELL (e, NO_SHIPS, .seat = seat);
    }
  if (lacking != 0)
    fp_engine_end (e, FP_ENDING_NO_SHIPS, all & (FpSeats) ~lacking);
  return lacking != 0;
}

/* Dial and ships sent are two numbers: all there are if the dial shows more (ruling 22). */
static void
send_ships (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  FpEncounter *encounter = fp_state_encounter (s);
  FpValue from = send_from (e, seat);
  int n = fp_ask_player (e, DUEL_Q_SHIPS_SENT, seat, encounter->dial[seat]);

  n = fp_move_ships (e, seat, from.place, encounter->place, n);
  encounter->sent[seat] = (int8_t) n;
  FP_TELL (e, SHIPS_SENT, .seat = seat, .count = (int16_t) n, .from = from.place, .to = encounter->place);
}

FP_LOCALS (reveal_dials)
{
  uint8_t turn;
};

/* Step 2: dials are shown and ships sent, both players at once. */
FpFlow
duel_reveal_dials (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_dials);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      FpEncounter *encounter = fp_state_encounter (s);
      uint8_t seat = duel_in_order (s, my->turn);

      encounter->shown |= (FpSeats) (1 << seat);
      if (encounter->barred & 1 << seat)
        continue;
      encounter->dial[seat] = (int8_t) fp_secret_take (e, DUEL_SECRET_DIAL, seat, 0);
      FP_TELL (e, DIAL_REVEALED, .seat = seat, .value = encounter->dial[seat]);
    }
  if (lack_ships (e))
    FP_RETURN;
  for (my->turn = 0; my->turn < 2; my->turn++)
    if (!(fp_state_encounter (s)->barred & 1 << duel_in_order (s, my->turn)))
      send_ships (e, duel_in_order (s, my->turn));
  FP_END;
}

/* Plans that were never revealed go face up to their players' piles (ruling 32). */
static void
discard_plans (FpEngine *e)
{
  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (e->state, turn);
      uint16_t card = e->state->zones[duel_slot (e->state, seat, DUEL_PLAN)].first;

      if (card == FP_NO_CARD)
        continue;
      duel_discard_card (e, card, seat);
      duel_tell_cards (e, FP_EVENT_CARDS_DISCARDED, seat, &card, 1, 0xff);
    }
}

/* Whether @seat could bring a ship here if the duel began again: not if it may not send, nor if a rule let it send none
 * this time. */
static gboolean
can_come_again (FpEngine *e, uint8_t seat)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  gboolean sent_none = !(encounter->barred & 1 << seat) && encounter->sent[seat] == 0;

  return duel_may_send (e, seat) && !sent_none;
}

/* No ships are left: the duel begins again, unless nobody can send any: then it ends without winner (ruling 32). */
static void
begin_again (FpEngine *e)
{
  FpEncounter *encounter = fp_state_encounter (e->state);

  discard_plans (e);
  if (!can_come_again (e, 0) && !can_come_again (e, 1))
    {
      encounter->outcome = FP_OUTCOME_NOBODY;
      FP_TELL (e, DUEL_ENDED, .from = encounter->place);
      return;
    }
  encounter->outcome = FP_OUTCOME_AGAIN;
  encounter->round = (uint8_t) MIN (encounter->round + 1, UINT8_MAX);
  FP_TELL (e, DUEL_BEGAN_AGAIN, .from = encounter->place, .value = encounter->round);
}

FP_LOCALS (check_ships)
{
  uint8_t seat;
};

/* Step 6: none left: begin again; one player's: that one has won; both: on to step 7 (ruling 31). */
FpFlow
duel_check_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (check_ships);
  if (duel_ships_here (s, 0) == 0 && duel_ships_here (s, 1) == 0)
    {
      begin_again (e);
      FP_RETURN;
    }
  if (duel_ships_here (s, 0) > 0 && duel_ships_here (s, 1) > 0)
    FP_RETURN;
  my->seat = duel_ships_here (s, 0) > 0 ? 0 : 1;
  fp_state_encounter (s)->outcome = FP_OUTCOME_DECIDED;
  fp_state_encounter (s)->winner = my->seat;
  fp_state_encounter (s)->loser = fp_state_opponent (my->seat);
  FP_TELL (e, DUEL_DECIDED, .seat = my->seat, .other = fp_state_opponent (my->seat),
           .from = fp_state_encounter (s)->place);
  FP_END;
}
