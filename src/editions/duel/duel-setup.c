/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up (rulebook p. 6 and 7), step by step. Step 3 is in duel-aliens.c. The last step, the first
 * discovery card, is the first draw-destiny. */
#include "editions/duel/duel-private.h"

FP_LOCALS (setup)
{
  int16_t unused;
};

FpFlow
duel_setup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (setup);
  FP_RUN (DUEL_prepare_destiny);
  FP_RUN (DUEL_summon_envoys);
  FP_RUN (DUEL_choose_aliens);
  FP_RUN (DUEL_prepare_warp);
  FP_RUN (DUEL_determine_straggler);
  FP_RUN (DUEL_draw_opening_hands);
  FP_RUN (DUEL_begin_abilities);
  FP_END;
}

/* Step 1: the decks and the stack of planets are shuffled. */
FpFlow
duel_prepare_destiny (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  static const uint16_t decks[] = { DUEL_DISCOVERY, DUEL_EVENT, DUEL_REFRESH, DUEL_REINFORCEMENTS, DUEL_PLANETS };

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    fp_shuffle (e, decks[i]);
  return FP_FLOW_DONE;
}

/* Returns the first envoy of the shuffled @deck that is recommended for a first game (rulebook
 * p. 4), or FP_NO_CARD. @n is the number of such envoys. */
static uint16_t
first_game_envoy (const FpEngine *e, uint16_t deck, guint *n)
{
  uint16_t first = FP_NO_CARD;

  *n = 0;
  FP_EACH_CARD (e->state, deck, card)
    if (fp_engine_def (e, card)->first_game && (*n)++ == 0)
      first = card;
  return first;
}

/* Step 2: one envoy of each deck arrives, face down and neutral. In a first game it is a
 * recommended one, which both players know by its deck (ruling 6). */
FpFlow
duel_summon_envoys (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FpState *s = e->state;
  gboolean first_game = (s->head.options & DUEL_OPTION_FIRST_GAME) != 0;

  for (uint16_t deck = DUEL_ENVOYS_A; deck <= DUEL_ENVOYS_C; deck++)
    {
      uint16_t card = FP_NO_CARD;
      guint candidates = 0;

      fp_shuffle (e, deck);
      if (first_game)
        card = first_game_envoy (e, deck, &candidates);
      if (card == FP_NO_CARD)
        card = s->zones[deck].first;
      if (card == FP_NO_CARD)
        continue;
      fp_move_card (e, card, DUEL_ENVOYS, FP_BOTTOM, FP_FACE_DOWN);
      fp_card_known_to (s, card, candidates == 1 ? 0x3 : 0);
      DUEL_EMIT (e, ENVOY_SUMMONED, .n_cards = 1, .cards = { card }, .seen = s->cards[card].known);
    }
  return FP_FLOW_DONE;
}

/* Step 4: five ships of each player go to the Warp. */
FpFlow
duel_prepare_warp (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FP_EACH_SEAT (e->state, seat)
    fp_move_ships (e, seat, DUEL_SUPPLY, DUEL_WARP, DUEL_IN_WARP);
  return FP_FLOW_DONE;
}

/* Shows the top plan of @seat's deck. Returns its value, or INT16_MIN if there is none. */
static int
show_plan (FpEngine *e, uint8_t seat)
{
  uint16_t card = e->state->zones[duel_zone (seat, DUEL_DECK)].first;

  if (card == FP_NO_CARD)
    return INT16_MIN;
  fp_card_shown (e, card);
  DUEL_EMIT (e, PLAN_SHOWN, .seat = seat, .value = (int16_t) duel_card_value (e, card), .n_cards = 1, .cards = { card },
             .seen = 0xff);
  return duel_card_value (e, card);
}

/* Step 5: each player shows the top plan, and the higher leads. Chance breaks ties (ruling 1). */
FpFlow
duel_determine_straggler (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FpState *s = e->state;
  int orange = show_plan (e, 0), blue = show_plan (e, 1);
  uint8_t leader = orange > blue ? 0 : 1;

  if (orange == blue)
    {
      leader = (uint8_t) fp_engine_draw (e, 2);
      DUEL_EMIT (e, PLANS_TIED, .seat = leader);
    }
  s->head.seats[leader].role = DUEL_LEADER;
  s->head.seats[duel_opponent (leader)].role = DUEL_STRAGGLER;
  DUEL_EMIT (e, ROLE_TAKEN, .seat = leader, .value = DUEL_LEADER);
  DUEL_EMIT (e, ROLE_TAKEN, .seat = duel_opponent (leader), .value = DUEL_STRAGGLER);
  return FP_FLOW_DONE;
}

FP_LOCALS (draw_opening_hands)
{
  uint8_t seat, pad;
};

/* Step 6: players draw up to the hand limit, and keep the plan shown in any case (ruling 3). */
FpFlow
duel_draw_opening_hands (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (draw_opening_hands);
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    FP_ACTION (DUEL_draw, .who = my->seat, .count = (int16_t) MAX (duel_hand_limit (e, my->seat), 1),
               .cause = DUEL_draw_opening_hands);
  FP_END;
}

/* Set-up abilities work at this step (ruling 4). The step itself is empty. */
FpFlow
duel_begin_abilities (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}
