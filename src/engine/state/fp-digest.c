/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a state: cards count by definition and zone, procedures by name, actions by what
 * they are about. Numbers of procedures and rows don't count, so that a program with other tables
 * gives the same digests.
 *
 * Members that came after the first release count only where they are used: seldom used ones when
 * they are not 0, and zones with FpZoneDef.by_id when cards lie there, by their ids. So digests of
 * saves stay as they were.
 *
 * Left out are storage details: source labels, padding, and caches (queries, listeners, result). So
 * are counters that only number things (answers, groups, effects, secrets) or stop endless games
 * (fuel, turns without a decision).
 *
 * In the middle of a procedure its locals name some cards by instance. Such digests compare games
 * of one set-up, or games begun at a position that identifies each of several like cards. */
#include "engine/runner/fp-engine.h"
#include "engine/runner/fp-actions.h"
#include "engine/effects/fp-effect-rows.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/state/fp-hash.h"

enum
{
  /* sets of cards; those of actions count with their action */
  LASTING_MARKS = ~(((1U << FP_MAX_MARKED) - 1) << FP_MARK_ACTION),
  /* numbers that count even if they are 0 */
  FIRST_SEAT_COUNTS = 5,
  FIRST_TABLE = 16,
};

/* Mixes @n numbers: the first @n_first of them, and others that are not 0 with their index. */
static uint64_t
mix_counters (uint64_t hash, const int16_t *numbers, guint n, guint n_first)
{
  for (guint i = 0; i < n_first; i++)
    hash = fp_hash_mix (hash, (uint16_t) numbers[i]);
  for (guint i = n_first; i < n; i++)
    if (numbers[i] != 0)
      hash = fp_hash_mix (hash, (uint16_t) numbers[i] | (uint64_t) i << 16);
  return hash;
}

static uint64_t
mix_card (const FpEngine *engine, uint64_t hash, uint16_t card)
{
  const FpCard *row;

  if (card == FP_NO_CARD)
    return fp_hash_mix (hash, 0);
  row = &engine->state->cards[card];
  hash = fp_hash_mix (hash, fp_catalog_card (engine->catalog, row->def)->key);
  hash = fp_hash_mix (hash, row->holder | (uint64_t) row->flags << 8 | (uint64_t) row->face << 16 |
                                (uint64_t) row->known << 24 | (uint64_t) (row->marks & (uint32_t) LASTING_MARKS) << 32);
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

/* Returns the edition's definition of @zone if the zone counts by its id, else NULL. */
static const FpZoneDef *
zone_by_id (const FpEngine *engine, guint zone)
{
  const FpEdition *edition = engine->edition;

  return zone < edition->n_zones && edition->zones[zone].by_id ? &edition->zones[zone] : NULL;
}

/* Zones under cards, and those that count by id, are mixed without an order. */
static uint64_t
mix_zones (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;
  uint64_t under_cards = 0, by_id = 0;

  for (guint zone = 0; zone < s->head.n_zones; zone++)
    {
      const FpZone *row = &s->zones[zone];
      const FpZoneDef *def = zone_by_id (engine, zone);

      if (row->under != FP_NO_CARD)
        under_cards += row->count > 0 ? mix_zone (engine, mix_card (engine, FP_HASH_START, row->under), zone) : 0;
      else if (def == NULL)
        hash = mix_zone (engine, fp_hash_mix (hash, zone | (uint64_t) row->owner << 16), zone);
      else if (row->count > 0)
        by_id += mix_zone (engine, fp_hash_mix (fp_hash_string (FP_HASH_START, def->id), row->owner), zone);
    }
  hash = under_cards == 0 ? hash : fp_hash_mix (hash, under_cards);
  return by_id == 0 ? hash : fp_hash_mix (hash, by_id);
}

static uint64_t
mix_place (const FpEngine *engine, uint64_t hash, const FpPlace *place)
{
  hash = mix_card (engine, hash, place->card);
  /* Digests of released saves count the place around this one; there never was one. */
  hash = fp_hash_mix (hash, FP_NO_PLACE | (uint64_t) place->dispute << 8);
  for (guint fleet = 0; fleet < engine->state->head.n_seats; fleet++)
    hash = fp_hash_mix (hash, place->ships[fleet]);
  return hash;
}

/* Returns the digest of the ships on a card that is no planet. An empty place counts like no
 * place. */
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

/* Mixes the id of procedure @procedure, or FP_MACHINE_NONE. */
static uint64_t
mix_procedure (const FpEngine *engine, uint64_t hash, guint procedure)
{
  return procedure == FP_MACHINE_NONE ? fp_hash_mix (hash, 0)
                                      : fp_hash_string (hash, fp_edition_lasting_id (engine->edition, procedure));
}

/* Mixes sides and roles, if encounters of this kind have them. */
static uint64_t
mix_sides (const FpEngine *engine, uint64_t hash, const FpEncounter *encounter)
{
  const FpEncounterDef *kind = &engine->edition->encounters[encounter->kind];

  for (guint i = 0; i < kind->n_sides; i++)
    hash = fp_hash_mix (hash, encounter->sides[i].mains | (uint64_t) encounter->sides[i].allies << 8);
  for (guint seat = 0; seat < engine->state->head.n_seats && kind->gives_roles; seat++)
    hash = fp_hash_mix (hash, encounter->roles[seat]);
  return hash;
}

/* Mixes several winners and losers. A single one is mixed by number, and that all lose follows from
 * the outcome. */
static uint64_t
mix_results (const FpEngine *engine, uint64_t hash, const FpEncounter *encounter)
{
  gboolean all_lose = (engine->edition->outcomes[encounter->outcome].flags & FP_OUTCOME_ALL_LOSE) != 0;
  FpSeats losers = all_lose ? 0 : encounter->losers;

  if (fp_seats_only (encounter->winners) == FP_NOBODY && encounter->winners != 0)
    hash = fp_hash_mix (hash, encounter->winners);
  if (fp_seats_only (losers) == FP_NOBODY && losers != 0)
    hash = fp_hash_mix (hash, (uint64_t) losers << 8);
  return hash;
}

static uint64_t
mix_numbers (const FpEngine *engine, uint64_t hash, const FpEncounter *encounter)
{
  uint64_t sets = 0;

  for (guint i = 3; i < FP_SEAT_SETS; i++)
    sets |= (uint64_t) encounter->sets[i] << (8 * i);
  hash = fp_hash_mix (hash, encounter->sets[2] | (uint64_t) encounter->jumps << 16 | sets);
  hash = mix_procedure (engine, hash, encounter->go_to);
  if (encounter->step != FP_MACHINE_NONE)
    hash = mix_procedure (engine, hash, encounter->step);
  hash = mix_card (engine, hash, encounter->card);
  for (guint seat = 0; seat < engine->state->head.n_seats; seat++)
    {
      uint64_t numbers = 0;

      for (guint i = 0; i < FP_SEAT_NUMBERS; i++)
        numbers |= (uint64_t) (uint8_t) encounter->of_seat[seat][i] << (8 * i);
      hash = fp_hash_mix (hash, numbers);
    }
  for (guint i = 0; i < engine->edition->encounter_numbers.n_numbers; i++)
    hash = fp_hash_mix (hash, (uint16_t) encounter->numbers[i]);
  return hash;
}

static uint64_t
mix_encounters (const FpEngine *engine, uint64_t hash)
{
  const FpHead *head = &engine->state->head;

  for (guint i = 0; i < head->n_encounters; i++)
    {
      const FpEncounter *encounter = &head->encounters[i];

      hash = fp_hash_mix (hash,
                          encounter->kind | (uint64_t) encounter->place << 8 | (uint64_t) encounter->outcome << 16 |
                              (uint64_t) fp_seats_only (encounter->winners) << 24 |
                              (uint64_t) fp_seats_only (encounter->losers) << 32 | (uint64_t) encounter->round << 40 |
                              (uint64_t) encounter->sets[0] << 48 | (uint64_t) encounter->sets[1] << 56);
      hash = fp_hash_mix (hash, (uint16_t) encounter->code | (uint64_t) (uint16_t) encounter->number << 16 |
                                    (uint64_t) (uint16_t) encounter->base << 32);
      hash = mix_numbers (engine, hash, encounter);
      hash = mix_sides (engine, mix_results (engine, hash, encounter), encounter);
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
      hash = mix_counters (hash, seat->counts, FP_SEAT_COUNTS, FIRST_SEAT_COUNTS);
    }
  return hash;
}

/* Mixes the id of a kind of decision. Several kinds may be named by their step alone. */
static uint64_t
mix_decision_kind (const FpEdition *edition, uint64_t hash, guint kind)
{
  guint namesakes = 0;

  for (guint i = 0; i < kind; i++)
    namesakes += g_strcmp0 (edition->decisions[i].what, edition->decisions[kind].what) == 0 ? 1 : 0;
  return fp_hash_mix (fp_hash_string (hash, edition->decisions[kind].what), namesakes);
}

static uint64_t
mix_pending (const FpEngine *engine, uint64_t hash)
{
  const FpPendingDecision *pending = &engine->state->head.pending;

  if (!pending->open)
    return fp_hash_mix (hash, 0);
  hash = mix_decision_kind (engine->edition, hash, pending->kind);
  hash = fp_hash_mix (hash, 1 | (uint64_t) pending->seat << 8 | (uint64_t) pending->flags << 16 |
                                (uint64_t) pending->frame << 24 | (uint64_t) pending->picked << 40 |
                                (uint64_t) pending->least << 48 | (uint64_t) pending->most << 56);
  for (guint i = 0; i < G_N_ELEMENTS (pending->arg); i++)
    hash = fp_hash_mix (hash, (uint16_t) pending->arg[i]);
  return hash;
}

/* Mixes the step or the cause of the rules of the game behind an action. */
static uint64_t
mix_cause (const FpEngine *engine, uint64_t hash, guint cause)
{
  if (cause != FP_CAUSE_NONE && cause < FP_MAX_PROCEDURES)
    return mix_procedure (engine, hash, cause);
  if (cause >= FP_CAUSE_OWN)
    return fp_hash_string (hash, engine->edition->causes[cause - FP_CAUSE_OWN]);
  return fp_hash_mix (hash, cause == FP_CAUSE_ABILITY ? 1 : 0);
}

/* Mixes the word of @action: of a verb that names a step, its id. */
static uint64_t
mix_word (const FpEngine *engine, uint64_t hash, const FpAction *action)
{
  const FpEdition *edition = engine->edition;

  for (guint i = 0; i < edition->n_verbs; i++)
    if (edition->verbs[i].action == action->procedure && (edition->verbs[i].attributes & FP_ATTRIBUTE_STEP))
      return mix_procedure (engine, hash, action->word);
  return fp_hash_mix (hash, action->word);
}

static uint64_t
mix_cards_of (const FpEngine *engine, uint64_t hash, const FpAction *action)
{
  const FpState *s = engine->state;

  hash = mix_card (engine, hash, action->card);
  for (guint k = 0; k < action->n_inline; k++)
    hash = mix_card (engine, hash, action->inline_cards[k]);
  for (uint16_t card = 0; card < s->head.n_cards && (action->flags & FP_ACTION_MARKED); card++)
    if (s->cards[card].marks >> (FP_MARK_ACTION + action->mark) & 1)
      hash = mix_card (engine, hash, card);
  return mix_card (engine, hash, action->source);
}

/* Mixes the ships of several places that belong to the action of number @action, 0: offers. */
static uint64_t
mix_splits (const FpEngine *engine, uint64_t hash, guint action)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_splits; i++)
    if (s->splits[i].action == action)
      {
        const FpSplit *row = &s->splits[i];

        hash = mix_card (engine, hash, s->places[row->place].card);
        hash = fp_hash_mix (hash, row->place | (uint64_t) row->to << 8 | (uint64_t) row->most << 16 |
                                      (uint64_t) row->count << 24 | (uint64_t) row->note << 32);
      }
  return hash;
}

/* Returns the number of @zone (−1: none) in an action. Zones that count by id have one from it. */
static uint16_t
zone_key (const FpEngine *engine, int zone)
{
  const FpZoneDef *def = zone >= 0 ? zone_by_id (engine, (guint) zone) : NULL;

  if (def == NULL)
    return (uint16_t) zone;
  return (uint16_t) (FP_MAX_ZONES | fp_hash_mix (fp_hash_string (FP_HASH_START, def->id), def->owner));
}

static uint64_t
mix_action (const FpEngine *engine, uint64_t hash, guint index)
{
  const FpAction *action = &engine->state->actions[index];

  hash = mix_procedure (engine, hash, action->procedure);
  hash = mix_cause (engine, hash, action->cause);
  hash = fp_hash_mix (hash, action->who | (uint64_t) action->by << 8 | (uint64_t) action->flags << 24 |
                                (uint64_t) action->from << 32 | (uint64_t) action->to << 40 |
                                (uint64_t) action->level << 48 | (uint64_t) action->after_frame << 56);
  hash = fp_hash_mix (hash, (uint16_t) action->count | (uint64_t) zone_key (engine, action->zone) << 16 |
                                (uint64_t) (uint16_t) action->code << 32);
  if (action->flags & (FP_ACTION_FROM_SEVERAL | FP_ACTION_TO_SEVERAL))
    hash = mix_splits (engine, hash, index + 1);
  return mix_cards_of (engine, mix_word (engine, hash, action), action);
}

/* Mixes a set of actions, bit per row. */
static uint64_t
mix_action_set (const FpEngine *engine, uint64_t hash, uint64_t actions)
{
  uint64_t sum = 0;

  for (guint i = 0; i < engine->state->head.n_actions; i++)
    if (actions >> i & 1)
      sum += mix_action (engine, FP_HASH_START, i);
  return fp_hash_mix (hash, sum);
}

static uint64_t
mix_frames (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    {
      const FpFrame *frame = &s->frames[i];

      hash = mix_procedure (engine, hash, frame->procedure);
      hash = fp_hash_mix (hash, frame->stage | (uint64_t) frame->last << 8);
      if (frame->action > 0)
        hash = mix_action (engine, hash, frame->action - 1U);
      hash = fp_hash_mix (hash, frame->stage > FP_STAGE_RUNNING ? frame->at : 0);
      for (guint k = 0; k < G_N_ELEMENTS (frame->locals); k++)
        hash = fp_hash_mix (hash, (uint16_t) frame->locals[k]);
    }
  return hash;
}

/* Returns the bits of the actions that some effect may answer. For the others nobody records what
 * has fired. */
static uint64_t
answered_actions (const FpState *s)
{
  uint64_t actions = 0;

  for (guint i = 0; i < s->head.n_actions; i++)
    if (fp_has_listeners (s, s->actions[i].procedure))
      actions |= (uint64_t) 1 << i;
  return actions;
}

/* Returns the number of variables that the rule of @row keeps from its program. */
static guint
n_kept (const FpEngine *engine, const FpEffect *row)
{
  const FpRule *rule = row->kind >= FP_EFFECT_ENCOUNTER ? fp_effect_rule (engine, row) : NULL;

  return rule != NULL ? MIN (rule->n_variables, FP_MAX_KEPT) : 0;
}

/* An offer that has not changed follows from the rest of the state. */
static uint64_t
mix_changed_offers (const FpEngine *engine, uint64_t hash, const FpEffect *row)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_offers; i++)
    {
      const FpOffer *kept = &s->offers[i];

      if (kept->effect == row->number && fp_trigger_offer_changed ((FpEngine *) engine, row, kept->action))
        hash += mix_action (engine, fp_hash_mix (FP_HASH_START, kept->offer), kept->action);
    }
  return hash;
}

/* Mixes the number of rows before row @index that came into force after it and change the same
 * number. So the order in which changes apply counts, if it isn't that of the rows. */
static uint64_t
mix_time (const FpEngine *engine, uint64_t hash, guint index)
{
  const FpEffect *effects = engine->state->effects, *row = &effects[index];
  guint later = 0;

  for (guint i = 0; i < index && row->listens == FP_LISTENS_QUERY; i++)
    later +=
        effects[i].listens == FP_LISTENS_QUERY && effects[i].subject == row->subject && effects[i].since > row->since;
  return later > 0 ? fp_hash_mix (hash, later) : hash;
}

static uint64_t
mix_effects (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;
  uint64_t open = answered_actions (s);

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpEffect *row = &s->effects[i];

      hash =
          fp_hash_mix (hash, row->rule | (uint64_t) row->me << 16 | (uint64_t) row->kind << 24 |
                                 (uint64_t) row->level << 32 | (uint64_t) row->held << 48 | (uint64_t) row->they << 56);
      hash = mix_procedure (engine, hash, row->kind >= FP_EFFECT_LASTING ? row->step : FP_MACHINE_NONE);
      hash = mix_action_set (engine, hash, row->fired & open);
      hash = mix_action_set (engine, hash, row->declined & open);
      if (row->declined & open)
        hash = mix_changed_offers (engine, hash, row);
      hash = fp_hash_mix (hash, row->listens == FP_LISTENS_NOTHING);
      hash = mix_card (engine, hash, row->card);
      for (guint k = 0; k < n_kept (engine, row); k++)
        hash = fp_hash_mix (hash, (uint16_t) row->kept[k]);
      if (engine->edition->changes_by_time)
        hash = mix_time (engine, hash, i);
    }
  return hash;
}

static uint64_t
mix_actions (const FpEngine *engine, uint64_t hash)
{
  for (guint i = 0; i < engine->state->head.n_actions; i++)
    hash = mix_action (engine, hash, i);
  return mix_splits (engine, hash, 0);
}

static uint64_t
mix_memory (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_memories; i++)
    {
      const FpMemory *memory = &s->memory[i];
      gboolean counter = memory->kind == FP_MEMORY_COUNTER;

      hash = mix_card (engine, hash, memory->card);
      hash = fp_hash_mix (hash, memory->kind | (uint64_t) memory->index << 8 | (uint64_t) memory->limit << 16 |
                                    (uint64_t) memory->level << 24 |
                                    (uint64_t) (uint16_t) (counter ? memory->value : 0) << 32);
      if (!counter && memory->value != FP_MACHINE_NONE)
        hash = mix_procedure (engine, hash, (guint) memory->value);
    }
  for (guint i = 0; i < s->head.n_past_moves; i++)
    {
      const FpPastMove *move = &s->past_moves[i];

      hash = fp_hash_mix (mix_procedure (engine, hash, move->step), move->seat | (uint64_t) move->from << 8 |
                                                                        (uint64_t) move->to << 16 |
                                                                        (uint64_t) move->count << 24);
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

static uint64_t
mix_deal_terms (const FpEngine *engine, uint64_t hash)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_deal_terms; i++)
    {
      const FpDealTerm *term = &s->deal_terms[i];

      hash = fp_hash_mix (hash, term->offer | (uint64_t) term->giver << 8 | (uint64_t) term->what << 16 |
                                    (uint64_t) term->count << 24 | (uint64_t) term->place << 32);
      hash = fp_hash_string (hash, engine->edition->kinds[term->kind].id);
      if (term->def != FP_NO_CARD)
        hash = fp_hash_mix (hash, fp_catalog_card (engine->catalog, term->def)->key);
    }
  return hash;
}

uint64_t
fp_state_fingerprint (const FpEngine *engine)
{
  uint64_t hash = mix_seats (engine, FP_HASH_START);

  hash = mix_encounters (engine, hash);
  hash = mix_places (engine, hash);
  hash = mix_zones (engine, hash);
  hash = mix_memory (engine, hash);
  hash = mix_counters (hash, engine->state->head.table, FP_MAX_TABLE, FIRST_TABLE);
  for (guint i = 0; i < engine->state->head.n_effects; i++)
    hash = fp_hash_mix (hash, engine->state->effects[i].rule);
  for (guint i = 0; i < engine->state->head.n_actions; i++)
    hash = fp_hash_mix (hash,
                        (uint16_t) engine->state->actions[i].count | (uint64_t) engine->state->actions[i].flags << 16);
  return fp_hash_mix (hash, engine->state->head.ending);
}

uint64_t
fp_state_digest (const FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  uint64_t hash = fp_hash_mix (FP_HASH_START, head->random.state);

  hash = fp_hash_mix (hash, head->random.stream);
  hash = fp_hash_mix (hash, head->n_seats | (uint64_t) head->ending << 8 | (uint64_t) head->winners << 16 |
                                (uint64_t) head->state_triggers_on << 24 | head->options << 32);
  if (head->options >> 32 != 0)
    hash = fp_hash_mix (hash, head->options >> 32);
  hash = mix_counters (hash, head->table, FP_MAX_TABLE, FIRST_TABLE);
  if (head->conceded != 0)
    hash = fp_hash_mix (hash, head->conceded);
  hash = mix_seats (engine, hash);
  hash = mix_encounters (engine, hash);
  hash = mix_places (engine, hash);
  hash = mix_zones (engine, hash);
  hash = mix_pending (engine, hash);
  hash = mix_frames (engine, hash);
  hash = mix_effects (engine, hash);
  hash = mix_actions (engine, hash);
  hash = mix_memory (engine, hash);
  hash = mix_deal_terms (engine, hash);
  return mix_secrets (engine, hash);
}

uint64_t
fp_decision_digest (FpEngine *engine, uint64_t digest)
{
  const FpOptions *options = fp_engine_options (engine);

  digest = fp_hash_mix (digest, fp_state_digest (engine));
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];

      digest = fp_hash_mix (digest, (uint64_t) option->kind << 24 | option->number);
      digest = fp_hash_mix (digest, (uint64_t) (uint16_t) option->value << 32 | (uint16_t) option->target);
      digest = fp_hash_mix (digest, option->rule);
    }
  return digest;
}
