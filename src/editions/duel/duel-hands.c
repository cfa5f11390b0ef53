/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands (rulebook p. 17, “Hand limit”): reinforcements gained, empty hands, hand limits. */
#include "editions/duel/duel-private.h"

int
duel_hand_limit (FpEngine *e, uint8_t seat)
{
  return MAX (fp_query_player (e, DUEL_Q_HAND_LIMIT, seat, e->state->head.seats[seat].hand_limit), 0);
}

/* Takes cards from the top of the reinforcement deck. An empty deck gives none (p. 18). */
FpFlow
duel_gain (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  int wanted = action->who == FP_NOBODY ? 0 : MIN (action->count, FP_MAX_CARDS);
  guint n = 0;

  while ((int) n < wanted && s->zones[DUEL_REINFORCEMENTS].count > 0)
    {
      cards[n] = s->zones[DUEL_REINFORCEMENTS].first;
      fp_move_card (e, cards[n++], duel_zone (action->who, DUEL_HAND), FP_BOTTOM, FP_FACE_DOWN);
    }
  if (n > 0)
    fp_common_emit_cards (e, DUEL_EVENT_REINFORCEMENTS_GAINED, action->who, cards, n, (FpSeats) (1 << action->who));
  else if (wanted > 0)
    DUEL_EMIT (e, REINFORCEMENTS_GONE, .seat = action->who);
  fp_verb_name_cards (e, f, cards, n);
  fp_common_finish_action (e, action, cards, n, action->who == FP_NOBODY ? -1 : duel_zone (action->who, DUEL_HAND));
  return FP_FLOW_DONE;
}

/* Fills an empty hand up to the limit (p. 17). */
FpFlow
duel_fill_hand (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (fill_hand);
  if (s->zones[duel_zone (my->seat, DUEL_HAND)].count > 0 || duel_hand_limit (e, my->seat) == 0)
    FP_RETURN;
  FP_EMIT (e, HAND_FILLED, .seat = my->seat, .value = (int16_t) duel_hand_limit (e, my->seat));
  FP_ACTION (DUEL_draw, .who = my->seat, .count = (int16_t) duel_hand_limit (e, my->seat),
             .cause = DUEL_CAUSE_NEW_HAND);
  FP_END;
}

/* Returns the number of cards in @seat's hand above its limit. 0 or less means none. */
static int16_t
excess (FpEngine *e, uint8_t seat)
{
  return (int16_t) (e->state->zones[duel_zone (seat, DUEL_HAND)].count - duel_hand_limit (e, seat));
}

static void
discard_selected (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);

  fp_common_begin_action (e, DUEL_discard, seat, DUEL_enforce_hand_limit, cards, n);
}

FP_LOCALS (enforce_hand_limit)
{
  uint8_t turn, seat;
};

/* Before a new destiny card, players discard down to the limit, leader first. Then empty hands are
 * filled (p. 17, ruling 10). */
FpFlow
duel_enforce_hand_limit (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (enforce_hand_limit);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (excess (e, my->seat) <= 0)
        continue;
      FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = my->seat, .kind = DUEL_DECIDE_DISCARD,
               .zone = (int16_t) duel_zone (my->seat, DUEL_HAND), .least = excess (e, my->seat),
               .most = excess (e, my->seat));
      discard_selected (e, my->seat);
      FP_GO;
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    if (s->zones[duel_zone (duel_in_order (s, my->turn), DUEL_HAND)].count == 0)
      FP_CALL (DUEL_fill_hand, fill_hand_locals, .seat = duel_in_order (s, my->turn));
  FP_END;
}
