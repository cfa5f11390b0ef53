/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zones of an edition by name, and the order of the cards in them. */
#include "editions/common/fp-common.h"

gboolean
fp_common_is_zone (const FpEngine *e, const FpCommonZone *zone, uint16_t number)
{
  uint8_t owner = number < e->state->head.n_zones ? e->state->zones[number].owner : FP_NOBODY;

  if (zone->step == 0)
    return number == zone->first;
  return owner != FP_NOBODY && number == fp_common_zone (zone, owner);
}

void
fp_common_enter (FpEngine *e, uint16_t card, uint16_t zone)
{
  if (e->edition->common->enters != NULL)
    e->edition->common->enters (e, card, zone);
}

int
fp_common_hand (const FpEngine *e, uint8_t seat)
{
  return fp_common_zone (&e->edition->common->zones.hand, seat);
}

void
fp_common_to_discards (const FpEngine *e, uint8_t seat, FpDestination *destination)
{
  const FpCommonZone *discard = &e->edition->common->zones.discard;

  destination->zone = seat == FP_NOBODY && discard->step != 0 ? -1 : (int16_t) fp_common_zone (discard, seat);
}

guint
fp_common_sort_cards (const FpEngine *e, uint16_t *cards, guint n)
{
  const FpState *s = e->state;
  uint16_t in_order[FP_MAX_CARDS];
  guint done = 0;

  fp_sort_cards (s, cards, n);
  if (n < 2 || fp_common_is_zone (e, &e->edition->common->zones.hand, s->cards[cards[0]].zone))
    return n;
  while (done < n)
    {
      uint16_t zone = FP_MAX_ZONES;

      for (guint i = 0; i < n; i++)
        if (cards[i] != FP_NO_CARD)
          zone = MIN (zone, s->cards[cards[i]].zone);
      FP_EACH_CARD (s, zone, card)
        for (guint i = 0; i < n; i++)
          if (cards[i] == card)
            {
              in_order[done++] = card;
              cards[i] = FP_NO_CARD;
            }
    }
  memcpy (cards, in_order, n * sizeof *cards);
  return n;
}
