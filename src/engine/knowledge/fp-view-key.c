/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of views, worked out from the state. */
#include "engine/knowledge/fp-view-key.h"

#include "engine/knowledge/fp-knowledge.h"
#include "engine/knowledge/fp-view-private.h"
#include "engine/state/fp-hash.h"

/* Returns what @viewer sees of @card, for a sum over all cards: like cards are the same, in any
 * order. */
static uint64_t
mix_card (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];
  uint64_t seen =
      (uint64_t) row->zone << 48 | (uint64_t) (row->flags & FP_CARD_FACE_UP) << 24 | (uint64_t) row->holder << 16;

  if (!fp_view_sees (engine, viewer, card))
    return fp_hash_mix (FP_HASH_START, seen | FP_NO_CARD);
  if (row->face != 0)
    seen |= (uint64_t) fp_view_face (engine, viewer, card) << 32;
  return fp_hash_mix (FP_HASH_START, seen | row->def);
}

/* Mixes in all cards but those of decks that @viewer hasn't looked at. */
static uint64_t
mix_cards (uint64_t hash, const FpEngine *engine, uint8_t viewer)
{
  const FpState *s = engine->state;
  FpSeats bit = (FpSeats) (viewer == FP_NOBODY ? 0 : 1 << viewer);
  uint64_t cards = 0;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (fp_zone_visibility (engine, s->cards[card].zone) != FP_VISIBLE_TO_NOBODY || (s->cards[card].known & bit))
      cards += mix_card (engine, viewer, card);
  return fp_hash_mix (hash, cards);
}

/* Mixes in how many cards each zone has, four zones at once. */
static uint64_t
mix_counts (uint64_t hash, const FpState *s)
{
  for (guint first = 0; first < s->head.n_zones; first += 4)
    {
      uint64_t counts = 0;

      for (guint zone = first; zone < MIN (first + 4U, s->head.n_zones); zone++)
        counts = counts << 16 | s->zones[zone].count;
      hash = fp_hash_mix (hash, counts);
    }
  return hash;
}

/* Mixes in the ships of all places, those of a place at once. */
static uint64_t
mix_ships (uint64_t hash, const FpState *s)
{
  G_STATIC_ASSERT (FP_MAX_SEATS <= sizeof (uint64_t));
  for (guint i = 0; i < s->head.n_places; i++)
    {
      uint64_t ships = 0;

      FP_EACH_SEAT (s, seat)
        ships = ships << 8 | s->places[i].ships[seat];
      hash = fp_hash_mix (hash, ships);
    }
  return hash;
}

static uint64_t
mix_encounter (uint64_t hash, FpEngine *engine)
{
  FpViewEncounter encounter;

  fp_view_encounter (engine, &encounter);
  hash = fp_hash_mix (hash, encounter.kind | (uint64_t) encounter.place << 8 | (uint64_t) encounter.round << 16 |
                                (uint64_t) encounter.winners << 24 | (uint64_t) (uint16_t) encounter.number << 32);
  for (guint i = 0; i < FP_ENCOUNTER_NUMBERS && encounter.kind != 0; i++)
    if (encounter.numbers[i] != 0)
      hash = fp_hash_mix (hash, i | (uint64_t) (uint16_t) encounter.numbers[i] << 8);
  for (guint seat = 0; encounter.kind != 0 && seat < engine->state->head.n_seats; seat++)
    {
      uint64_t numbers = 0;

      for (guint i = 0; i < FP_SEAT_NUMBERS; i++)
        numbers |= (uint64_t) (uint8_t) encounter.of_seat[seat][i] << (8 * i);
      hash = fp_hash_mix (hash, numbers);
      hash = fp_hash_mix (hash, (uint16_t) encounter.total[seat] | (uint64_t) encounter.roles[seat] << 16);
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

uint64_t
fp_view_key (FpEngine *engine, uint8_t viewer, uint64_t hash)
{
  const FpState *s = engine->state;
  guint eyes = fp_engine_look (engine, viewer);

  hash = mix_encounter (fp_hash_mix (hash, (uint16_t) engine->edition->table.turns (s)), engine);
  fp_engine_look_again (engine, eyes);
  FP_EACH_SEAT (s, seat)
    hash = fp_hash_mix (hash, s->head.seats[seat].role | (uint64_t) (uint16_t) s->head.seats[seat].hand_limit << 8);
  hash = mix_counts (mix_cards (hash, engine, viewer), s);
  return mix_secrets (mix_ships (hash, s), s, viewer);
}
