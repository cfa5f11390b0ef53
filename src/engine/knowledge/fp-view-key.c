/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of views, worked out from the state. */
#include "engine/knowledge/fp-view-key.h"

#include "engine/knowledge/fp-knowledge.h"
#include "engine/knowledge/fp-view-private.h"
#include "engine/runner/fp-encounter.h"
#include "engine/state/fp-hash.h"

#include <string.h>

#define UNLISTED 0x2545f4914f6cdd1dULL /* start of the mixing of cards that a view only counts */

/* Returns what @viewer sees of @card, for a sum over all cards: like cards are the same, in any
 * order. The cards of decks are only counted, unless @viewer has looked at them. So the sum says as
 * well how many cards each zone has. */
static uint64_t
mix_card (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];
  FpSeats bit = (FpSeats) (viewer == FP_NOBODY ? 0 : 1 << viewer);
  uint64_t zone = (uint64_t) row->zone << 48, seen;

  if (fp_zone_visibility (engine, row->zone) == FP_VISIBLE_TO_NOBODY && !(row->known & bit))
    return fp_hash_mix (UNLISTED, zone);
  seen = zone | (uint64_t) (row->flags & (FP_CARD_FACE_UP | FP_CARD_VEILED)) << 24 | (uint64_t) row->holder << 16;
  if (!fp_view_sees (engine, viewer, card))
    return fp_hash_mix (FP_HASH_START, seen | FP_NO_CARD);
  if (row->face != 0)
    seen |= (uint64_t) fp_view_face (engine, viewer, card) << 32;
  return fp_hash_mix (FP_HASH_START, seen | row->def);
}

static uint64_t
mix_cards (const FpEngine *engine, uint8_t viewer)
{
  uint64_t sum = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    sum += mix_card (engine, viewer, card);
  return sum;
}

/* --- Cards that are kept from key to key --- */

/* The first sixteen bytes of a card's row. */
typedef uint32_t Row __attribute__ ((vector_size (16), may_alias));
typedef uint32_t RowOfCard __attribute__ ((vector_size (16), may_alias, aligned (_Alignof(FpCard))));

struct _FpKeyedCards
{
  Row row[FP_MAX_CARDS]; /* at the last key */
  Row counting[FP_MAX_CARDS]; /* bits of each row that the key depended on */
  uint64_t mixed[FP_MAX_CARDS]; /* part of @sum of each card */
  uint64_t sum;
  uint16_t n; /* number of cards; 0: nothing is kept */
};

enum
{
  GROUP = 8, /* cards that are compared at once */
};

/* Bits of a row that a key depends on. Of a card that the viewer doesn't see, only its place and
 * the way it lies count. */
static const FpCard counting_seen = {
  .def = 0xffff, .zone = 0xffff, .holder = 0xff, .flags = 0xff, .face = 0xff, .known = 0xff
};
static const FpCard counting_unseen = { .zone = 0xffff, .holder = 0xff, .flags = 0xff, .known = 0xff };
_Static_assert(offsetof (FpCard, known) < sizeof (Row), "these bits are in the first bytes");

FpKeyedCards *
fp_keyed_cards_new (void)
{
  return g_aligned_alloc0 (1, sizeof (FpKeyedCards), _Alignof(FpKeyedCards));
}

void
fp_keyed_cards_free (FpKeyedCards *cards)
{
  g_aligned_free (cards);
}

void
fp_keyed_cards_forget (FpKeyedCards *cards)
{
  cards->n = 0;
  cards->sum = 0;
}

static inline Row
row_of (const FpCard *card)
{
  return *(const RowOfCard *) (const void *) card;
}

static inline gboolean
is_any (Row bits)
{
  uint64_t half[2];

  memcpy (half, &bits, sizeof half);
  return (half[0] | half[1]) != 0;
}

/* Returns TRUE if the face of the seen card @row depends on the row only. Under another card, it
 * depends on the owner of the zone, who may change. */
static gboolean
is_sure (const FpEngine *engine, const FpCard *row)
{
  return row->face == 0 || row->zone < engine->edition->n_zones;
}

/* Mixes @card anew. */
static void
renew_card (FpKeyedCards *cards, const FpEngine *engine, uint8_t viewer, guint card)
{
  const FpCard *row = &engine->state->cards[card];
  uint64_t mixed = mix_card (engine, viewer, (uint16_t) card);

  cards->sum += mixed - cards->mixed[card];
  cards->mixed[card] = mixed;
  cards->counting[card] = row_of (fp_view_sees (engine, viewer, (uint16_t) card) ? &counting_seen : &counting_unseen);
  cards->row[card] = is_sure (engine, row) ? row_of (row) : ~row_of (row);
}

/* Returns the bits in which @row differs from the one kept of @card. */
static inline Row
changes_of (const FpKeyedCards *cards, const FpCard *row, guint card)
{
  return (row_of (row) ^ cards->row[card]) & cards->counting[card];
}

/* Mixes @n cards from @first on anew if their row has changed. */
static void
renew_changed (FpKeyedCards *cards, const FpEngine *engine, uint8_t viewer, guint first, guint n)
{
  for (guint card = first; card < first + n; card++)
    if (is_any (changes_of (cards, &engine->state->cards[card], card)))
      renew_card (cards, engine, viewer, card);
}

/* Makes @cards keep @n cards. */
static void
keep_cards (FpKeyedCards *cards, const FpEngine *engine, uint16_t n)
{
  while (cards->n > n)
    cards->sum -= cards->mixed[--cards->n];
  for (; cards->n < n; cards->n++)
    {
      cards->row[cards->n] = ~row_of (&engine->state->cards[cards->n]);
      cards->counting[cards->n] = row_of (&counting_seen);
      cards->mixed[cards->n] = 0;
    }
}

/* Returns TRUE if one of the GROUP cards from @first on has changed. */
static inline gboolean
any_changed (const FpKeyedCards *cards, const FpCard *rows, guint first)
{
  Row changes = { 0 };

#pragma GCC unroll 8
  for (guint k = 0; k < GROUP; k++)
    changes |= changes_of (cards, &rows[first + k], first + k);
  return is_any (changes);
}

/* Returns the same as mix_cards (). Only cards whose row has changed are mixed anew. */
static uint64_t
mix_changed_cards (FpKeyedCards *cards, const FpEngine *engine, uint8_t viewer)
{
  const FpCard *rows = engine->state->cards;
  guint card = 0, n = engine->state->head.n_cards;

  keep_cards (cards, engine, (uint16_t) n);
  for (; card + GROUP <= n; card += GROUP)
    if (any_changed (cards, rows, card))
      renew_changed (cards, engine, viewer, card, GROUP);
  renew_changed (cards, engine, viewer, card, n - card);
  return cards->sum;
}

/* --- The rest of a view --- */

/* Mixes in the ships of all places, those of a place at once. */
static uint64_t
mix_ships (uint64_t hash, const FpState *s)
{
  uint64_t seats = UINT64_MAX >> (64 - 8 * s->head.n_seats), ships;

  G_STATIC_ASSERT (FP_MAX_SEATS <= sizeof ships && sizeof s->places->ships >= sizeof ships);
  for (guint i = 0; i < s->head.n_places; i++)
    {
      memcpy (&ships, s->places[i].ships, sizeof ships);
      hash = fp_hash_mix (hash, GUINT64_FROM_LE (ships) & seats);
    }
  return hash;
}

/* Mixes in the running encounter as it is seen by whom the engine looks for. */
static uint64_t
mix_encounter (uint64_t hash, FpEngine *engine)
{
  const FpState *s = engine->state;
  const FpEncounter *encounter;
  uint64_t numbers[FP_ENCOUNTER_NUMBERS / 4], of_seat;
  int totals[FP_MAX_SEATS];

  G_STATIC_ASSERT (sizeof encounter->numbers == sizeof numbers);
  G_STATIC_ASSERT (sizeof *encounter->of_seat == sizeof of_seat);
  if (!fp_state_in_encounter (s))
    return fp_hash_mix (hash, 0);
  encounter = fp_state_encounter_const (s);
  hash = fp_hash_mix (hash, encounter->kind | (uint64_t) encounter->place << 8 | (uint64_t) encounter->round << 16 |
                                (uint64_t) encounter->winners << 24 | (uint64_t) (uint16_t) encounter->number << 32);
  memcpy (numbers, encounter->numbers, sizeof numbers);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    hash = fp_hash_mix (hash, numbers[i]);
  engine->edition->table.totals (engine, totals);
  FP_EACH_SEAT (s, seat)
    {
      int8_t seen[FP_SEAT_NUMBERS] = { 0 };

      fp_view_numbers (engine, encounter, seat, seen);
      memcpy (&of_seat, seen, sizeof of_seat);
      hash = fp_hash_mix (fp_hash_mix (hash, of_seat),
                          (uint16_t) totals[seat] | (uint64_t) fp_encounter_roles (engine, seat) << 16);
    }
  return hash;
}

static uint64_t
mix_secrets (uint64_t hash, const FpState *s, uint8_t viewer)
{
  for (guint i = 0; i < s->head.n_secrets; i++)
    {
      const FpSecret *secret = &s->secrets[i];
      gboolean seen = viewer != FP_NOBODY && (secret->known >> viewer & 1) != 0;

      hash = fp_hash_mix (hash, secret->kind | (uint64_t) secret->owner << 8 |
                                    (uint64_t) (uint16_t) (seen ? secret->value : 0) << 16);
    }
  return hash;
}

/* Returns @hash with a view mixed in. @cards: the sum over its cards. */
static uint64_t
mix_view (uint64_t hash, FpEngine *engine, uint8_t viewer, uint64_t cards)
{
  const FpState *s = engine->state;
  guint eyes = fp_engine_look (engine, viewer);

  hash = mix_encounter (fp_hash_mix (hash, (uint16_t) engine->edition->table.turns (s)), engine);
  fp_engine_look_again (engine, eyes);
  FP_EACH_SEAT (s, seat)
    hash = fp_hash_mix (hash, s->head.seats[seat].role | (uint64_t) (uint16_t) s->head.seats[seat].hand_limit << 8);
  return mix_secrets (mix_ships (fp_hash_mix (hash, cards), s), s, viewer);
}

uint64_t
fp_view_key (FpEngine *engine, uint8_t viewer, uint64_t hash)
{
  return mix_view (hash, engine, viewer, mix_cards (engine, viewer));
}

uint64_t
fp_view_key_again (FpKeyedCards *cards, FpEngine *engine, uint8_t viewer, uint64_t hash)
{
  return mix_view (hash, engine, viewer, mix_changed_cards (cards, engine, viewer));
}
