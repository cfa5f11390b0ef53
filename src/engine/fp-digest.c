/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a state: cards count by what they are and where they lie, procedures by name.  Left out is how the game
 * is stored: source labels, padding, caches (hooked, result), counters that only tell answers apart (answers, groups).
 * In the middle of a procedure its locals name some cards by instance, so such digests compare games of one set-up
 * only.
 */
#include "engine/fp-engine.h"
#include "engine/fp-hash.h"

static uint64_t
mix_card (const FpEngine *engine, uint64_t hash, uint16_t card)
{
  const FpCard *row;

  if (card == FP_NO_CARD)
    return fp_hash_mix (hash, 0);
  row = &engine->state->cards[card];
  hash = fp_hash_mix (hash, fp_catalog_card (engine->catalog, row->def)->key);
  hash = fp_hash_mix (hash, row->holder | (uint64_t) row->flags << 8 | (uint64_t) row->face << 16 |
                                (uint64_t) row->known << 24 | (uint64_t) row->marks << 32);
  return hash;
}

static uint64_t
mix_zones (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint zone = 0; zone < s->head.n_zones; zone++)
    {
      hash = fp_hash_mix (hash, zone | (uint64_t) s->zones[zone].owner << 16);
      FP_EACH_CARD (s, zone, card)
        hash = mix_card (engine, hash, card);
    }
  return hash;
}

static uint64_t
mix_places (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];

      hash = mix_card (engine, hash, place->card);
      hash = fp_hash_mix (hash, place->parent | (uint64_t) place->dispute << 8);
      for (guint fleet = 0; fleet < s->head.n_seats; fleet++)
        hash = fp_hash_mix (hash, place->ships[fleet]);
    }
  return hash;
}

static uint64_t
mix_encounters (const FpEngine *engine, uint64_t hash)
{
  const FpHead *head = &engine->state->head;

  for (guint i = 0; i < head->n_encounters; i++)
    {
      const FpEncounter *encounter = &head->encounters[i];

      hash = fp_hash_mix (hash, encounter->kind | (uint64_t) encounter->place << 8 |
                                    (uint64_t) encounter->outcome << 16 | (uint64_t) encounter->winner << 24 |
                                    (uint64_t) encounter->loser << 32 | (uint64_t) encounter->round << 40 |
                                    (uint64_t) encounter->barred << 48 | (uint64_t) encounter->shown << 56);
      hash = fp_hash_mix (hash, (uint16_t) encounter->code | (uint64_t) (uint16_t) encounter->advantage << 16 |
                                    (uint64_t) (uint16_t) encounter->base << 32);
      hash = fp_hash_mix (hash, encounter->held);
      hash = mix_card (engine, hash, encounter->card);
      for (guint seat = 0; seat < head->n_seats; seat++)
        hash = fp_hash_mix (hash, (uint8_t) encounter->dial[seat] | (uint64_t) (uint8_t) encounter->sent[seat] << 8);
    }
  return hash;
}

static uint64_t
mix_seats (const FpEngine *engine, uint64_t hash)
{
  const FpHead *head = &engine->state->head;

  for (guint i = 0; i < head->n_seats; i++)
    {
      const FpSeatRow *seat = &head->seats[i];

      hash = fp_hash_mix (hash, seat->person | (uint64_t) seat->colour << 8 | (uint64_t) seat->role << 16 |
                                    (uint64_t) (uint16_t) seat->hand_limit << 24);
      for (guint k = 0; k < G_N_ELEMENTS (seat->counts); k++)
        hash = fp_hash_mix (hash, (uint16_t) seat->counts[k]);
    }
  return hash;
}

static uint64_t
mix_ask (const FpEngine *engine, uint64_t hash)
{
  const FpAsk *ask = &engine->state->head.ask;

  if (!ask->open)
    return fp_hash_mix (hash, 0);
  hash = fp_hash_mix (fp_hash_string (hash, engine->edition->decisions[ask->kind].what), ask->kind);
  hash =
      fp_hash_mix (hash, 1 | (uint64_t) ask->seat << 8 | (uint64_t) ask->flags << 16 | (uint64_t) ask->frame << 24 |
                             (uint64_t) ask->picked << 40 | (uint64_t) ask->least << 48 | (uint64_t) ask->most << 56);
  for (guint i = 0; i < G_N_ELEMENTS (ask->arg); i++)
    hash = fp_hash_mix (hash, (uint16_t) ask->arg[i]);
  return hash;
}

static uint64_t
mix_control (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    {
      hash = fp_hash_string (hash, engine->edition->procedures[s->frames[i].procedure].id);
      for (guint k = 0; k < G_N_ELEMENTS (s->frames[i].locals); k++)
        hash = fp_hash_mix (hash, (uint16_t) s->frames[i].locals[k]);
    }
  for (guint i = 0; i < s->head.n_force; i++)
    {
      const FpForce *row = &s->force[i];

      hash = fp_hash_mix (hash, row->rule | (uint64_t) (uint16_t) row->base << 16 | (uint64_t) row->me << 32 |
                                    (uint64_t) row->level << 40);
      hash = mix_card (engine, hash, row->card);
    }
  for (guint i = 0; i < s->head.n_secrets; i++)
    {
      const FpSecret *secret = &s->secrets[i];

      hash = fp_hash_mix (hash, secret->kind | (uint64_t) secret->owner << 8 | (uint64_t) secret->known << 16 |
                                    (uint64_t) secret->level << 24 | (uint64_t) (uint16_t) secret->value << 32);
      hash = fp_hash_mix (hash, (uint16_t) secret->low | (uint64_t) (uint16_t) secret->high << 16);
    }
  for (guint i = 0; i < s->head.n_variables; i++)
    hash = fp_hash_mix (hash, (uint16_t) s->variables[i]);
  return hash;
}

uint64_t
fp_state_digest (const FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  uint64_t hash = fp_hash_mix (FP_HASH_START, head->random.state);

  hash = fp_hash_mix (hash, head->random.stream);
  hash = fp_hash_mix (hash, head->n_seats | (uint64_t) head->ending << 8 | (uint64_t) head->winners << 16 |
                                (uint64_t) head->options << 32);
  for (guint i = 0; i < FP_MAX_TABLE; i++)
    hash = fp_hash_mix (hash, (uint16_t) head->table[i]);
  hash = mix_seats (engine, hash);
  hash = mix_encounters (engine, hash);
  hash = mix_places (engine, hash);
  hash = mix_zones (engine, hash);
  hash = mix_ask (engine, hash);
  return mix_control (engine, hash);
}
