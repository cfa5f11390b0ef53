/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in a fixed order, in which they are offered. */
#include "engine/program/fp-card-order.h"

#include "engine/knowledge/fp-knowledge.h"
#include "engine/runner/fp-procedure.h"

#include <string.h>

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

gboolean
fp_cards_seen_alike (const FpEngine *engine, uint16_t one, uint16_t other, uint8_t seat)
{
  return fp_cards_alike (engine->state, one, other) && fp_card_seen (engine, one, seat) &&
         fp_card_seen (engine, other, seat);
}

enum
{
  FEW = 24, /* cards that are sorted by insertion */
};

static void
sort_few (uint64_t *keys, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      uint64_t key = keys[i];
      guint k = i;

      for (; k > 0 && keys[k - 1] > key; k--)
        keys[k] = keys[k - 1];
      keys[k] = key;
    }
}

/* Merges the sorted runs @from[first, middle) and @from[middle, end) into @to. */
static void
merge_runs (const uint64_t *from, guint first, guint middle, guint end, uint64_t *to)
{
  guint a = first, b = middle;

  for (guint k = first; k < end; k++)
    to[k] = b == end || (a < middle && from[a] < from[b]) ? from[a++] : from[b++];
}

/* Sorts by merging runs of FEW keys: a set may hold some hundred cards. */
static void
sort_many (uint64_t *keys, guint n)
{
  uint64_t other[FP_MAX_CARDS], *from = keys, *to = other;

  for (guint first = 0; first < n; first += FEW)
    sort_few (keys + first, MIN (FEW, n - first));
  for (guint width = FEW; width < n; width *= 2)
    {
      uint64_t *merged = to;

      for (guint first = 0; first < n; first += 2 * width)
        merge_runs (from, first, MIN (first + width, n), MIN (first + 2 * width, n), to);
      to = from;
      from = merged;
    }
  if (from != keys)
    memcpy (keys, from, n * sizeof *keys);
}

void
fp_sort_cards (const FpState *state, uint16_t *cards, guint n)
{
  uint64_t keys[FP_MAX_CARDS];
  gboolean sorted = TRUE;

  if (n <= 1)
    return;
  for (guint i = 0; i < n; i++)
    {
      keys[i] = fp_card_rank (state, cards[i], state->cards[cards[i]].zone);
      sorted = sorted && (i == 0 || keys[i - 1] < keys[i]);
    }
  if (sorted)
    return;
  if (n <= FEW)
    sort_few (keys, n);
  else
    sort_many (keys, n);
  for (guint i = 0; i < n; i++)
    cards[i] = (uint16_t) keys[i];
}

guint
fp_cards_before (const FpState *state, uint16_t card)
{
  guint n = 0;

  FP_EACH_CARD (state, state->cards[card].zone, other)
    {
      if (other == card)
        break;
      n++;
    }
  return n;
}

uint64_t
fp_card_offered_rank (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpState *s = engine->state;
  const uint16_t zone = s->cards[card].zone;

  if (fp_card_seen (engine, card, seat))
    return fp_card_rank (s, card, zone);
  return fp_place_rank (zone, fp_cards_before (s, card));
}

uint64_t
fp_place_rank (uint16_t zone, guint before)
{
  return UINT64_C (1) << 63 | (uint64_t) zone << 16 | before;
}

/* Returns TRUE if @seat sees all @cards. */
static gboolean
sees_all (const FpEngine *engine, const uint16_t *cards, guint n, uint8_t seat)
{
  for (guint i = 0; i < n; i++)
    if (!fp_card_seen (engine, cards[i], seat))
      return FALSE;
  return TRUE;
}

void
fp_sort_offered (const FpEngine *engine, uint16_t *cards, guint n, uint8_t seat)
{
  uint64_t keys[FP_MAX_CARDS];

  if (sees_all (engine, cards, n, seat))
    {
      fp_sort_cards (engine->state, cards, n);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      uint64_t key = fp_card_offered_rank (engine, cards[i], seat);
      uint16_t card = cards[i];
      guint k = i;

      for (; k > 0 && keys[k - 1] > key; k--)
        {
          keys[k] = keys[k - 1];
          cards[k] = cards[k - 1];
        }
      keys[k] = key;
      cards[k] = card;
    }
}

guint
fp_zone_sorted (const FpState *state, uint16_t zone, uint16_t *cards)
{
  guint n = fp_zone_list (state, zone, cards);

  fp_sort_cards (state, cards, n);
  return n;
}

void
fp_options_add_cards (const FpEngine *engine, const uint16_t *cards, guint n, uint8_t seat, FpOptions *options)
{
  for (guint i = 0; i < n; i++)
    if (i == 0 || !fp_cards_seen_alike (engine, cards[i], cards[i - 1], seat))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}
