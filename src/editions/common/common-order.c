/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order of cards: shuffling and arranging. */
#include "editions/common/fp-common.h"

/* Shuffles, among each other, the cards of one zone that the action is about. */
static void
shuffle_in (FpEngine *e, uint16_t zone, const uint16_t *cards, guint n)
{
  FpState *s = e->state;

  if (n == s->zones[zone].count)
    {
      fp_shuffle (e, zone);
      return;
    }
  for (guint i = n; i > 1; i--)
    fp_zone_exchange (s, cards[i - 1], cards[fp_random_below (&s->head.random, i)]);
  fp_knowledge_mixed (e, cards, n, 0);
}

FpFlow
fp_common_shuffle (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_common_sort_cards (e, cards, fp_action_cards (e, action, cards)), first = 0;

  while (first < n)
    {
      guint last = first;

      while (last < n && e->state->cards[cards[last]].zone == e->state->cards[cards[first]].zone)
        last++;
      shuffle_in (e, e->state->cards[cards[first]].zone, cards + first, last - first);
      first = last;
    }
  if (n > 0)
    FP_EMIT (e, CARDS_SHUFFLED, .seat = action->who, .count = (int16_t) n);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* The cards lie in the chosen order already. Other players no longer know the order. */
FpFlow
fp_common_arrange (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);
  FpSeats who = (FpSeats) (action->who == FP_NOBODY ? 0 : 1 << action->who);

  fp_knowledge_mixed (e, cards, n, who);
  FP_EMIT (e, CARDS_ARRANGED, .seat = action->who, .count = (int16_t) n);
  s->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}
