/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a state, and lists of cards in its zones. */
#include "engine/state/fp-state.h"

#include <stddef.h>
#include <string.h>

#define COPY_ROWS(table, n) memcpy (to->table, from->table, (n) * sizeof from->table[0])

/* Returns the size of @head with the seats of players and running encounters only. */
static gsize
head_used (const FpHead *head)
{
  return offsetof (FpHead, seats) + head->n_seats * sizeof (FpSeatRow) + head->n_encounters * sizeof (FpEncounter);
}

void
fp_state_copy (FpState *to, const FpState *from)
{
  const FpHead *head = &from->head;

  memcpy (&to->head, head, offsetof (FpHead, seats));
  COPY_ROWS (head.seats, head->n_seats);
  COPY_ROWS (head.encounters, head->n_encounters);
  COPY_ROWS (places, head->n_places);
  COPY_ROWS (zones, head->n_zones);
  COPY_ROWS (cards, head->n_cards);
  COPY_ROWS (frames, head->n_frames);
  COPY_ROWS (effects, head->n_effects);
  COPY_ROWS (offers, head->n_offers);
  COPY_ROWS (actions, head->n_actions);
  COPY_ROWS (splits, head->n_splits);
  COPY_ROWS (deal_terms, head->n_deal_terms);
  COPY_ROWS (past_moves, head->n_past_moves);
  COPY_ROWS (memory, head->n_memories);
  COPY_ROWS (secrets, head->n_secrets);
  COPY_ROWS (variables, head->n_variables);
}

gsize
fp_state_used (const FpState *state)
{
  const FpHead *head = &state->head;

  return head_used (head) + head->n_places * sizeof (FpPlace) + head->n_zones * sizeof (FpZone) +
         head->n_cards * sizeof (FpCard) + head->n_frames * sizeof (FpFrame) + head->n_effects * sizeof (FpEffect) +
         head->n_offers * sizeof (FpOffer) + head->n_actions * sizeof (FpAction) + head->n_splits * sizeof (FpSplit) +
         head->n_deal_terms * sizeof (FpDealTerm) + head->n_past_moves * sizeof (FpPastMove) +
         head->n_memories * sizeof (FpMemory) + head->n_secrets * sizeof (FpSecret) +
         head->n_variables * sizeof (int16_t);
}

void
fp_zone_remove (FpState *state, uint16_t card)
{
  FpCard *row = &state->cards[card];
  FpZone *zone = &state->zones[row->zone];

  if (row->prev == FP_NO_CARD)
    zone->first = row->next;
  else
    state->cards[row->prev].next = row->next;
  if (row->next == FP_NO_CARD)
    zone->last = row->prev;
  else
    state->cards[row->next].prev = row->prev;
  if (--zone->count == 0)
    zone->known = zone->pooled = 0;
  state->head.changed |= fp_changed_zone (row->zone);
  row->next = row->prev = FP_NO_CARD;
}

void
fp_zone_add_top (FpState *state, uint16_t zone, uint16_t card)
{
  FpCard *row = &state->cards[card];
  FpZone *to = &state->zones[zone];

  row->zone = zone;
  row->prev = FP_NO_CARD;
  row->next = to->first;
  if (to->first == FP_NO_CARD)
    to->last = card;
  else
    state->cards[to->first].prev = card;
  to->first = card;
  to->count++;
  state->head.changed |= fp_changed_zone (zone);
  to->known |= row->known;
  to->pooled |= row->pooled;
}

void
fp_zone_add_bottom (FpState *state, uint16_t zone, uint16_t card)
{
  FpCard *row = &state->cards[card];
  FpZone *to = &state->zones[zone];

  row->zone = zone;
  row->next = FP_NO_CARD;
  row->prev = to->last;
  if (to->last == FP_NO_CARD)
    to->first = card;
  else
    state->cards[to->last].next = card;
  to->last = card;
  to->count++;
  state->head.changed |= fp_changed_zone (zone);
  to->known |= row->known;
  to->pooled |= row->pooled;
}

guint
fp_zone_list (const FpState *state, uint16_t zone, uint16_t *cards)
{
  guint n = 0;

  FP_EACH_CARD (state, zone, card)
    cards[n++] = card;
  return n;
}

/* Relinks the whole zone: the two cards may be neighbours. */
void
fp_zone_exchange (FpState *state, uint16_t a, uint16_t b)
{
  uint16_t zone = state->cards[a].zone, cards[FP_MAX_CARDS];
  guint n = fp_zone_list (state, zone, cards);

  if (a == b)
    return;
  for (guint i = 0; i < n; i++)
    cards[i] = cards[i] == a ? b : cards[i] == b ? a : cards[i];
  for (guint i = 0; i < n; i++)
    {
      state->cards[cards[i]].prev = i > 0 ? cards[i - 1] : FP_NO_CARD;
      state->cards[cards[i]].next = i + 1 < n ? cards[i + 1] : FP_NO_CARD;
    }
  state->zones[zone].first = cards[0];
  state->zones[zone].last = cards[n - 1];
  state->head.changed |= fp_changed_zone (zone);
}

static void
relink (FpState *state, uint16_t zone, const uint16_t *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      FpCard *row = &state->cards[cards[i]];

      row->prev = i > 0 ? cards[i - 1] : FP_NO_CARD;
      row->next = i + 1 < n ? cards[i + 1] : FP_NO_CARD;
    }
  state->zones[zone].first = cards[0];
  state->zones[zone].last = cards[n - 1];
  state->head.changed |= fp_changed_zone (zone);
}

void
fp_zone_shuffle (FpState *state, uint16_t zone)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (state, zone, cards);

  if (n == 0)
    return;
  for (guint i = n - 1; i > 0; i--)
    {
      guint other = fp_random_below (&state->head.random, i + 1);
      uint16_t card = cards[i];

      cards[i] = cards[other];
      cards[other] = card;
    }
  relink (state, zone, cards, n);
}
