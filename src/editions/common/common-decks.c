/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks, hands and discard piles: drawing, discarding, decks that run out. */
#include "editions/common/fp-common.h"

#include "engine/effects/fp-past.h"
#include "engine/program/fp-program.h"

/* Shuffles the discard pile under @deck. Nobody knows the order of its cards any more. */
static void
renew_deck (FpEngine *e, uint16_t deck)
{
  FpState *s = e->state;
  uint8_t owner = s->zones[deck].owner;
  uint16_t pile = fp_common_zone (&e->edition->common->zones.discard, owner), cards[FP_MAX_CARDS];
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
  FP_EMIT (e, DECK_RENEWED, .seat = owner, .count = (int16_t) n, .value = (int16_t) left);
  if (e->edition->common->deck_renewed != NULL)
    e->edition->common->deck_renewed (e);
}

void
fp_common_refill (FpEngine *e, uint16_t zone, int n)
{
  if (fp_common_is_zone (e, &e->edition->common->zones.deck, zone) && e->state->zones[zone].count < n)
    renew_deck (e, zone);
}

/* Moves the top card of @seat's deck into @zone. Returns it, or FP_NO_CARD: there is none, or it
 * may not lie there. */
static uint16_t
draw_one (FpEngine *e, uint8_t seat, uint16_t zone)
{
  const FpCommonZones *zones = &e->edition->common->zones;
  FpState *s = e->state;
  uint16_t deck = fp_common_zone (&zones->deck, seat), card;

  if (s->zones[deck].count == 0)
    renew_deck (e, deck);
  card = s->zones[deck].first;
  if (card == FP_NO_CARD ||
      (zone != fp_common_zone (&zones->hand, seat) && !e->edition->common->may_lie (e, card, zone)))
    return FP_NO_CARD;
  fp_move_card (e, card, zone, FP_BOTTOM, FP_FACE_DOWN);
  return card;
}

FpFlow
fp_common_draw (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS], card;
  int wanted = action->who == FP_NOBODY ? 0 : MIN (action->count, FP_MAX_CARDS);
  int zone = action->zone >= 0 || action->who == FP_NOBODY ? action->zone : fp_common_hand (e, action->who);
  guint drawn = 0;

  while ((int) drawn < wanted && (card = draw_one (e, action->who, (uint16_t) zone)) != FP_NO_CARD)
    cards[drawn++] = card;
  if ((int) drawn < wanted && e->edition->common->fell_short != NULL)
    e->edition->common->fell_short (e, action->who);
  if (wanted > 0)
    fp_common_emit_cards (e, FP_EVENT_CARDS_DRAWN, action->who, cards, drawn, (FpSeats) (1 << action->who));
  fp_verb_name_cards (e, f, cards, drawn);
  fp_common_finish_action (e, action, cards, drawn, zone);
  return FP_FLOW_DONE;
}

/* Returns the pile named by the line, else that of cards of its kind, of the discarding player, or
 * of the owner of @card, or −1. */
static int
pile_for (const FpEngine *e, const FpAction *action, uint16_t card)
{
  const FpCommonZone *discard = &e->edition->common->zones.discard;
  const FpState *s = e->state;
  uint8_t owner = action->who != FP_NOBODY ? action->who : s->zones[s->cards[card].zone].owner;

  int of_kind = fp_module_pile_for (e, fp_engine_def (e, card));

  if (action->zone >= 0)
    return action->zone;
  if (of_kind >= 0)
    return of_kind;
  return owner == FP_NOBODY && discard->step != 0 ? -1 : fp_common_zone (discard, owner);
}

/* Returns TRUE if @card may be discarded to @pile. */
static gboolean
can_discard (const FpEngine *e, uint16_t card, int pile)
{
  const FpCommon *common = e->edition->common;

  return pile >= 0 &&
         (fp_common_is_zone (e, &common->zones.discard, (uint16_t) pile) ||
          pile == fp_module_pile_for (e, fp_engine_def (e, card))) &&
         common->may_lie (e, card, (uint16_t) pile);
}

FpFlow
fp_common_discard (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_common_sort_cards (e, cards, fp_action_cards (e, action, cards)), gone = 0;
  int zone = -1;

  for (guint i = 0; i < n; i++)
    {
      int pile = pile_for (e, action, cards[i]);

      if (!can_discard (e, cards[i], pile))
        continue;
      fp_past_note_discarded (e, cards[i], action->source);
      e->state->cards[cards[i]].holder = FP_NOBODY;
      fp_move_card (e, cards[i], (uint16_t) pile, FP_TOP, FP_FACE_UP);
      cards[gone++] = cards[i];
      zone = pile;
    }
  if (gone > 0)
    fp_common_emit_cards (e, FP_EVENT_CARDS_DISCARDED, action->who, cards, gone, 0xff);
  fp_common_finish_action (e, action, cards, gone, zone);
  return FP_FLOW_DONE;
}
