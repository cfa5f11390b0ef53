/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of views, worked out from the state. */
#include "engine/knowledge/fp-view-key.h"

#include "engine/knowledge/fp-view-private.h"
#include "engine/state/fp-hash.h"

/* Like cards are the same, in any order. */
static uint64_t
mix_zone (uint64_t hash, const FpEngine *engine, uint8_t viewer, uint16_t zone)
{
  uint64_t cards = 0;

  if (fp_view_lists (engine, viewer, zone))
    FP_EACH_CARD (engine->state, zone, card)
      {
        const FpViewCard seen = fp_view_card (engine, viewer, card);

        cards += fp_hash_mix (FP_HASH_START, seen.def | (uint64_t) seen.holder << 16 | (uint64_t) seen.face_up << 24 |
                                                 (uint64_t) seen.face << 32);
      }
  return fp_hash_mix (fp_hash_mix (hash, engine->state->zones[zone].count), cards);
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
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    hash = mix_zone (hash, engine, viewer, zone);
  for (guint i = 0; i < s->head.n_places; i++)
    FP_EACH_SEAT (s, seat)
      hash = fp_hash_mix (hash, s->places[i].ships[seat]);
  return mix_secrets (hash, s, viewer);
}
