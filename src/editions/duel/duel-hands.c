/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands and decks (rulebook p. 17, “Hand limit”): drawing, discarding, empty hands, empty decks. */
#include "editions/duel/duel-private.h"

int
duel_hand_limit (FpEngine *e, uint8_t seat)
{
  return MAX (fp_query_player (e, DUEL_Q_HAND_LIMIT, seat, e->state->head.seats[seat].hand_limit), 0);
}

/* Shuffles @seat's discard pile under the deck. Nobody knows the order of its cards any more. */
static void
renew_deck (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t pile = duel_zone (seat, DUEL_DISCARD), deck = duel_zone (seat, DUEL_DECK), cards[FP_MAX_CARDS];
  guint n = fp_zone_list (s, pile, cards);
  guint left = s->zones[deck].count;

  if (n == 0)
    return;
  if (left > 0)
    fp_shuffle (e, pile);
  while (s->zones[pile].count > 0)
    fp_move_card (e, s->zones[pile].first, deck, FP_BOTTOM, FP_FACE_DOWN);
  if (left == 0)
    fp_shuffle (e, deck);
  else
    fp_knowledge_mixed (e, cards, n, 0);
  FP_EMIT (e, DECK_RENEWED, .seat = seat, .count = (int16_t) n, .value = (int16_t) left);
}

void
duel_refill (FpEngine *e, uint16_t zone, int n)
{
  if (duel_seat_zone (zone) == DUEL_DECK && e->state->zones[zone].count < n)
    renew_deck (e, e->state->zones[zone].owner);
}

/* Moves the top card of @seat's deck into the hand. Returns it, or FP_NO_CARD (ruling 51). */
static uint16_t
draw_one (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t deck = duel_zone (seat, DUEL_DECK), card;

  if (s->zones[deck].count == 0)
    renew_deck (e, seat);
  card = s->zones[deck].first;
  if (card != FP_NO_CARD)
    fp_move_card (e, card, duel_zone (seat, DUEL_HAND), FP_BOTTOM, FP_FACE_DOWN);
  return card;
}

/* Draws as many cards as there are. A deck is renewed when a card is needed (p. 17, ruling 51). */
FpFlow
duel_draw (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS], card;
  int wanted = action->who == FP_NOBODY ? 0 : MIN (action->count, FP_MAX_CARDS);
  guint drawn = 0;

  while ((int) drawn < wanted && (card = draw_one (e, action->who)) != FP_NO_CARD)
    cards[drawn++] = card;
  if (wanted > 0)
    duel_emit_cards (e, FP_EVENT_CARDS_DRAWN, action->who, cards, drawn, (FpSeats) (1 << action->who));
  duel_finish_action (e, action, cards, drawn, action->who == FP_NOBODY ? -1 : duel_zone (action->who, DUEL_HAND));
  return FP_FLOW_DONE;
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
    duel_emit_cards (e, FP_EVENT_REINFORCEMENTS_GAINED, action->who, cards, n, (FpSeats) (1 << action->who));
  else if (wanted > 0)
    FP_EMIT (e, REINFORCEMENTS_GONE, .seat = action->who);
  duel_finish_action (e, action, cards, n, action->who == FP_NOBODY ? -1 : duel_zone (action->who, DUEL_HAND));
  return FP_FLOW_DONE;
}

/* Returns the pile named by the line, else that of the discarding player (ruling 52), or −1. */
static int
pile_for (const FpState *s, const FpAction *action, uint16_t card)
{
  uint8_t owner = action->who != FP_NOBODY ? action->who : s->zones[s->cards[card].zone].owner;

  if (action->zone >= 0)
    return action->zone;
  return owner == FP_NOBODY ? -1 : duel_zone (owner, DUEL_DISCARD);
}

/* Discards face up to the pile of the discarding player, as many as possible (ruling 50). Tokens
 * are spent, never discarded. */
FpFlow
duel_discard (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_sort_in_zone_order (e->state, cards, fp_action_cards (e, action, cards)), gone = 0;
  int zone = -1;

  for (guint i = 0; i < n; i++)
    {
      int pile = pile_for (e->state, action, cards[i]);

      if (pile < 0 || duel_seat_zone ((uint16_t) pile) != DUEL_DISCARD || !duel_allowed (e, cards[i], (uint16_t) pile))
        continue;
      e->state->cards[cards[i]].holder = FP_NOBODY;
      fp_move_card (e, cards[i], (uint16_t) pile, FP_TOP, FP_FACE_UP);
      cards[gone++] = cards[i];
      zone = pile;
    }
  if (gone > 0)
    duel_emit_cards (e, FP_EVENT_CARDS_DISCARDED, action->who, cards, gone, 0xff);
  duel_finish_action (e, action, cards, gone, zone);
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
  FP_ACTION (DUEL_draw, .who = my->seat, .count = (int16_t) duel_hand_limit (e, my->seat), .cause = FP_CAUSE_NEW_HAND);
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
  FpAction about = duel_action (DUEL_discard, seat, DUEL_CAUSE (DUEL_enforce_hand_limit));

  duel_begin_action (e, &about, cards, n);
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
      FP_CALL (DUEL_selection, FpSelectionLocals, .seat = my->seat, .kind = DUEL_DECIDE_DISCARD,
               .zone = (int16_t) duel_zone (my->seat, DUEL_HAND), .least = excess (e, my->seat),
               .most = excess (e, my->seat));
      discard_selected (e, my->seat);
      FP_GO;
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    FP_CALL (DUEL_fill_hand, fill_hand_locals, .seat = duel_in_order (s, my->turn));
  FP_END;
}
