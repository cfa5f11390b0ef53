/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in a fixed order, in which they are offered. */
#include "engine/program/fp-card-order.h"

#include "engine/runner/fp-procedure.h"

uint64_t
fp_card_rank (const FpState *state, uint16_t card, uint16_t zone)
{
  return (uint64_t) state->cards[card].def << 32 | (uint64_t) zone << 16 | card;
}

gboolean
fp_cards_alike (const FpState *state, uint16_t one, uint16_t other)
{
  return state->cards[one].def == state->cards[other].def && state->cards[one].zone == state->cards[other].zone;
}

void
fp_sort_cards (const FpState *state, uint16_t *cards, guint n)
{
  uint64_t keys[FP_MAX_CARDS];

  for (guint i = 0; i < n; i++)
    {
      uint64_t key = fp_card_rank (state, cards[i], state->cards[cards[i]].zone);
      guint k = i;

      for (; k > 0 && keys[k - 1] > key; k--)
        keys[k] = keys[k - 1];
      keys[k] = key;
    }
  for (guint i = 0; i < n; i++)
    cards[i] = (uint16_t) keys[i];
}

guint
fp_zone_sorted (const FpState *state, uint16_t zone, uint16_t *cards)
{
  guint n = fp_zone_list (state, zone, cards);

  fp_sort_cards (state, cards, n);
  return n;
}

void
fp_options_add_cards (const FpState *state, const uint16_t *cards, guint n, FpOptions *options)
{
  for (guint i = 0; i < n; i++)
    if (i == 0 || !fp_cards_alike (state, cards[i], cards[i - 1]))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}
