/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a state: cards count by what they are and where they lie, procedures by name.  Left out is how the game
 * is stored: source labels, padding, caches (asked, hooked, result), counters that only tell things apart (answers,
 * groups, numbers of rules and secrets), those that stop what goes on for ever (fuel, idle). In the middle of a
 * procedure its locals name some cards by instance: such digests compare games of one set-up, or begun at a position
 * that says which of several like cards is which.
 */
#include "engine/fp-engine.h"
#include "engine/fp-acts.h"
#include "engine/fp-force.h"
#include "engine/fp-hash.h"
#include "engine/fp-moves.h"

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
mix_zone (const FpEngine *engine, uint64_t hash, guint zone)
{
  if (zone != 0 && zone == engine->edition->copies)
    return hash;
  FP_EACH_CARD (engine->state, zone, card)
    hash = mix_card (engine, hash, card);
  return hash;
}

/* Zones under cards have no order among themselves. */
static uint64_t
mix_zones (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;
  uint64_t under_cards = 0;

  for (guint zone = 0; zone < s->head.n_zones; zone++)
    {
      const FpZone *row = &s->zones[zone];

      if (row->under == FP_NO_CARD)
        hash = mix_zone (engine, fp_hash_mix (hash, zone | (uint64_t) row->owner << 16), zone);
      else if (row->count > 0)
        under_cards += mix_zone (engine, mix_card (engine, FP_HASH_START, row->under), zone);
    }
  return under_cards == 0 ? hash : fp_hash_mix (hash, under_cards);
}

static uint64_t
mix_place (const FpEngine *engine, uint64_t hash, const FpPlace *place)
{
  hash = mix_card (engine, hash, place->card);
  hash = fp_hash_mix (hash, place->parent | (uint64_t) place->dispute << 8);
  for (guint fleet = 0; fleet < engine->state->head.n_seats; fleet++)
    hash = fp_hash_mix (hash, place->ships[fleet]);
  return hash;
}

/* Ships on a card that is no planet: none are nothing, whether there was room made for some or not. */
static uint64_t
mix_ships_on (const FpEngine *engine, const FpPlace *place)
{
  guint ships = 0;

  for (guint fleet = 0; fleet < engine->state->head.n_seats; fleet++)
    ships += place->ships[fleet];
  return ships > 0 ? mix_place (engine, 1, place) : 0;
}

static uint64_t
mix_places (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;
  uint64_t on_cards = 0;

  for (guint i = 0; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];
      gboolean on_card = place->card != FP_NO_CARD && !fp_place_is_planet (engine, (uint8_t) i);

      if (on_card)
        on_cards += mix_ships_on (engine, place);
      else
        hash = mix_place (engine, hash, place);
    }
  return on_cards == 0 ? hash : fp_hash_mix (hash, on_cards);
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
      hash = fp_hash_mix (hash, encounter->held | (uint64_t) encounter->go_to << 8 | (uint64_t) encounter->jumps << 16);
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
mix_frames (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    {
      const FpFrame *frame = &s->frames[i];

      hash = fp_hash_string (hash, engine->edition->procedures[frame->procedure].id);
      hash = fp_hash_mix (hash, frame->stage | (uint64_t) frame->act << 8);
      hash = fp_hash_mix (hash, frame->stage > FP_STAGE_RUNNING ? frame->at : 0);
      for (guint k = 0; k < G_N_ELEMENTS (frame->locals); k++)
        hash = fp_hash_mix (hash, (uint16_t) frame->locals[k]);
    }
  return hash;
}

/* Bits of the acts that somebody may answer; of others it isn't kept who has spoken. */
static uint32_t
answered_acts (const FpState *s)
{
  uint32_t acts = 0;

  for (guint i = 0; i < s->head.n_acts; i++)
    if (fp_hooked (s, s->acts[i].procedure))
      acts |= 1U << i;
  return acts;
}

/* What a rule's names were bound to counts as far as it has names. */
static guint
n_kept (const FpEngine *engine, const FpForce *row)
{
  const FpRule *rule = row->kind >= FP_FORCE_ENCOUNTER ? fp_force_rule (engine, row) : NULL;

  return rule != NULL ? MIN (rule->n_variables, FP_MAX_KEPT) : 0;
}

static uint64_t
mix_force (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;
  uint32_t open = answered_acts (s);

  for (guint i = 0; i < s->head.n_force; i++)
    {
      const FpForce *row = &s->force[i];

      hash = fp_hash_mix (hash, row->rule | (uint64_t) row->me << 16 | (uint64_t) row->kind << 24 |
                                    (uint64_t) row->level << 32 | (uint64_t) row->step << 40 |
                                    (uint64_t) row->held << 48 | (uint64_t) row->they << 56);
      hash = fp_hash_mix (hash, (row->spoken & open) | (uint64_t) (row->declined & open) << 32);
      hash = fp_hash_mix (hash, row->hears == FP_HEARS_NOTHING);
      hash = mix_card (engine, hash, row->card);
      for (guint k = 0; k < n_kept (engine, row); k++)
        hash = fp_hash_mix (hash, (uint16_t) row->kept[k]);
    }
  return hash;
}

static uint64_t
mix_acts (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_acts; i++)
    {
      const FpAct *act = &s->acts[i];

      hash = fp_hash_string (hash, engine->edition->procedures[act->procedure].id);
      hash =
          fp_hash_mix (hash, act->who | (uint64_t) act->by << 8 | (uint64_t) act->cause << 16 |
                                 (uint64_t) act->flags << 24 | (uint64_t) act->from << 32 | (uint64_t) act->to << 40 |
                                 (uint64_t) act->level << 48 | (uint64_t) act->gather << 56);
      hash = fp_hash_mix (hash, act->word | (uint64_t) (uint16_t) act->count << 8 |
                                    (uint64_t) (uint16_t) act->zone << 24 | (uint64_t) (uint16_t) act->code << 40);
      hash = mix_card (engine, hash, act->card);
      for (guint k = 0; k < act->n_few; k++)
        hash = mix_card (engine, hash, act->few[k]);
      hash = mix_card (engine, hash, act->source);
    }
  return hash;
}

static uint64_t
mix_notes (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_notes; i++)
    {
      const FpNote *note = &s->notes[i];

      hash = mix_card (engine, hash, note->card);
      hash = fp_hash_mix (hash, note->kind | (uint64_t) note->index << 8 | (uint64_t) note->limit << 16 |
                                    (uint64_t) note->level << 24 | (uint64_t) (uint16_t) note->value << 32);
    }
  return hash;
}

static uint64_t
mix_secrets (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_secrets; i++)
    {
      const FpSecret *secret = &s->secrets[i];

      hash = fp_hash_mix (hash, secret->kind | (uint64_t) secret->owner << 8 | (uint64_t) secret->known << 16 |
                                    (uint64_t) secret->level << 24 | (uint64_t) (uint16_t) secret->value << 32);
      hash = fp_hash_mix (hash, (uint16_t) secret->low | (uint64_t) (uint16_t) secret->high << 16 |
                                    (uint64_t) secret->number << 32);
    }
  for (guint i = 0; i < s->head.n_variables; i++)
    hash = fp_hash_mix (hash, (uint16_t) s->variables[i]);
  return hash;
}

uint64_t
fp_state_fingerprint (const FpEngine *engine)
{
  uint64_t hash = mix_seats (engine, FP_HASH_START);

  hash = mix_encounters (engine, hash);
  hash = mix_places (engine, hash);
  hash = mix_zones (engine, hash);
  hash = mix_notes (engine, hash);
  for (guint i = 0; i < FP_MAX_TABLE; i++)
    hash = fp_hash_mix (hash, (uint16_t) engine->state->head.table[i]);
  for (guint i = 0; i < engine->state->head.n_force; i++)
    hash = fp_hash_mix (hash, engine->state->force[i].rule);
  for (guint i = 0; i < engine->state->head.n_acts; i++)
    hash = fp_hash_mix (hash, (uint16_t) engine->state->acts[i].count | (uint64_t) engine->state->acts[i].flags << 16);
  return fp_hash_mix (hash, engine->state->head.ending);
}

uint64_t
fp_state_digest (const FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  uint64_t hash = fp_hash_mix (FP_HASH_START, head->random.state);

  hash = fp_hash_mix (hash, head->random.stream);
  hash = fp_hash_mix (hash, head->n_seats | (uint64_t) head->ending << 8 | (uint64_t) head->winners << 16 |
                                (uint64_t) head->settled << 24 | (uint64_t) head->options << 32);
  for (guint i = 0; i < FP_MAX_TABLE; i++)
    hash = fp_hash_mix (hash, (uint16_t) head->table[i]);
  hash = mix_seats (engine, hash);
  hash = mix_encounters (engine, hash);
  hash = mix_places (engine, hash);
  hash = mix_zones (engine, hash);
  hash = mix_ask (engine, hash);
  hash = mix_frames (engine, hash);
  hash = mix_force (engine, hash);
  hash = mix_acts (engine, hash);
  hash = mix_notes (engine, hash);
  return mix_secrets (engine, hash);
}
