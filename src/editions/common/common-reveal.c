/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Showing cards: by an action, or as long as an effect lets a player look at them. */
#include "editions/common/fp-common.h"

/* A card in a hand or deck is shown and stays as it is. Elsewhere it is turned face up. */
static void
reveal_card (FpEngine *e, uint16_t card)
{
  FpState *s = e->state;
  uint16_t zone = s->cards[card].zone;

  if (!fp_common_is_zone (e, &e->edition->common->zones.hand, zone) &&
      fp_zone_visibility (e, zone) != FP_VISIBLE_TO_NOBODY)
    fp_turn_card (e, card, FP_FACE_UP);
  else
    FP_EACH_SEAT (s, seat)
      fp_card_learned (e, card, seat);
}

FpFlow
fp_common_reveal (FpEngine *e, FpFrame *f)
{
  const FpCommon *common = e->edition->common;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS], shown[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards), n_shown = 0;

  fp_sort_cards (e->state, cards, n);
  for (guint i = 0; i < n; i++)
    {
      reveal_card (e, cards[i]);
      if (common->emit_revealed == NULL || !common->emit_revealed (e, action, cards[i]))
        shown[n_shown++] = cards[i];
    }
  if (n_shown > 0)
    fp_common_emit_cards (e, FP_EVENT_CARDS_SHOWN, action->who, shown, n_shown, 0xff);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* Only the player to whom the action happens sees the cards. */
FpFlow
fp_common_look (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_common_sort_cards (e, cards, fp_action_cards (e, action, cards));

  for (guint i = 0; i < n && action->who != FP_NOBODY; i++)
    fp_card_learned (e, cards[i], action->who);
  if (n > 0 && action->who != FP_NOBODY)
    fp_common_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, action->who, cards, n, (FpSeats) (1 << action->who));
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* --- Cards that effects show --- */

/* Returns the seats that may look at @card now and do not know it. */
static FpSeats
newly_seen_by (FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  FpValue nobody = { .type = FP_TYPE_PLAYERS };
  FpSeats all = (FpSeats) ((1 << s->head.n_seats) - 1), unaware = all & (FpSeats) ~s->cards[card].known;

  if ((s->cards[card].flags & FP_CARD_FACE_UP) || unaware == 0)
    return 0;
  return unaware & (FpSeats) fp_query (e, e->edition->common->seen_by, &about, nobody).number;
}

void
fp_common_show_seen (FpEngine *e)
{
  const FpCommon *common = e->edition->common;
  FpState *s = e->state;
  uint16_t cards[FP_MAX_SEATS][FP_MAX_CARDS];
  guint n[FP_MAX_SEATS] = { 0 };

  if (!fp_query_is_modified (e, common->seen_by))
    return;
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      FpSeats seats = common->conceals != NULL && common->conceals (e, card) ? 0 : newly_seen_by (e, card);

      FP_EACH_SEAT (s, seat)
        if (seats & 1U << seat)
          cards[seat][n[seat]++] = card;
    }
  FP_EACH_SEAT (s, seat)
    {
      for (guint i = 0; i < n[seat]; i++)
        fp_card_learned (e, cards[seat][i], seat);
      if (n[seat] > 0)
        fp_common_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, seat, cards[seat], n[seat], (FpSeats) (1 << seat));
    }
}
