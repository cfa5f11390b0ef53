/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge of each person about each card, and its changes when cards move. */
#include "engine/knowledge/fp-knowledge-private.h"

#include <string.h>

/* Distance of a move, for persons who don't see which card moves. */
typedef enum
{
  WITHIN_POOL,
  WITHIN_PLAYER, /* between a player's deck and held cards */
  ELSEWHERE,
  N_DISTANCES,
} Distance;

/* The highest degrees left to a person who can't tell which card moved, by the degree before: exact
 * place, pool, or player. */
static const struct
{
  FpDegree place, pool, player;
} at_most[FP_N_WAYS][N_DISTANCES] = {
  [FP_WAY_FOLLOWED] = { [WITHIN_POOL] = { FP_KNOWS_PLACE, FP_KNOWS_POOL, FP_KNOWS_PLAYER },
                        [WITHIN_PLAYER] = { FP_KNOWS_PLACE, FP_KNOWS_PLAYER, FP_KNOWS_PLAYER },
                        [ELSEWHERE] = { FP_KNOWS_PLACE, FP_KNOWS_NOTHING, FP_KNOWS_NOTHING } },
  [FP_WAY_PICKED] = { [WITHIN_POOL] = { FP_KNOWS_POOL, FP_KNOWS_POOL, FP_KNOWS_PLAYER },
                      [WITHIN_PLAYER] = { FP_KNOWS_PLAYER, FP_KNOWS_PLAYER, FP_KNOWS_PLAYER },
                      [ELSEWHERE] = { FP_KNOWS_NOTHING, FP_KNOWS_NOTHING, FP_KNOWS_NOTHING } },
  [FP_WAY_MIXED] = { [WITHIN_POOL] = { FP_KNOWS_POOL, FP_KNOWS_POOL, FP_KNOWS_PLAYER },
                     [ELSEWHERE] = { FP_KNOWS_NOTHING, FP_KNOWS_NOTHING, FP_KNOWS_NOTHING } },
};

static gboolean
is_deck (const FpEngine *engine, uint16_t zone)
{
  return fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY;
}

/* Returns TRUE if cards of @a and @b are in one pool. */
static gboolean
one_pool (const FpEngine *engine, uint16_t a, uint16_t b)
{
  if (a == b)
    return is_deck (engine, a) || fp_zone_held (engine, a);
  return engine->state->zones[a].owner == engine->state->zones[b].owner && fp_zone_held (engine, a) &&
         fp_zone_held (engine, b);
}

/* Returns TRUE if @zone is the deck of @owner or part of their held cards. */
static gboolean
is_of (const FpEngine *engine, uint16_t zone, uint8_t owner)
{
  return owner != FP_NOBODY && engine->state->zones[zone].owner == owner &&
         (is_deck (engine, zone) || fp_zone_held (engine, zone));
}

static void
add_hiding_place (FpHidingPlaces *places, uint16_t zone)
{
  g_assert (places->n < FP_MOST_PLACES);
  places->zone[places->n++] = zone;
}

void
fp_knowledge_begin (FpEngine *engine)
{
  memset (engine->visibility, FP_VISIBLE_BY_CARD, sizeof engine->visibility);
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    {
      const FpZoneDef *def = &engine->edition->zones[zone];
      gboolean deck = def->visibility == FP_VISIBLE_TO_NOBODY;

      engine->visibility[zone] = def->visibility;
      if (def->owner == FP_NOBODY || (!deck && def->visibility != FP_VISIBLE_TO_OWNER))
        continue;
      add_hiding_place (&engine->places[def->owner][deck ? FP_HIDDEN_DECKS : FP_HIDDEN_HELD], zone);
      add_hiding_place (&engine->places[def->owner][FP_HIDDEN_ALL], zone);
    }
}

guint
fp_knowledge_zones (const FpEngine *engine, uint8_t owner, FpHidden which, uint16_t zones[FP_MAX_ZONES])
{
  const FpState *s = engine->state;
  const FpHidingPlaces *places = &engine->places[owner][which];
  guint n = 0;

  for (guint i = 0; i < places->n; i++)
    if (s->zones[places->zone[i]].count > 0)
      zones[n++] = places->zone[i];
  for (uint16_t zone = (uint16_t) engine->edition->n_zones; which != FP_HIDDEN_DECKS && zone < s->head.n_zones; zone++)
    if (s->zones[zone].owner == owner && s->zones[zone].under != FP_NO_CARD)
      zones[n++] = zone;
  return n;
}

static gboolean
is_open (const FpEngine *engine, const FpCard *row)
{
  return (row->flags & FP_CARD_FACE_UP) != 0 || fp_zone_visibility (engine, row->zone) == FP_VISIBLE_TO_ALL;
}

/* Marks the owner of @zone for fp_knowledge_deduce (). An open zone holds nothing to deduce. */
static void
mark_knowledge_dirty (FpEngine *engine, uint16_t zone)
{
  FpState *s = engine->state;
  FpSeats owner = 0;

  if (fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_ALL)
    return;
  if (s->zones[zone].owner != FP_NOBODY)
    owner = (FpSeats) (1U << s->zones[zone].owner);
  s->head.knowledge_dirty |= owner;
  if (is_deck (engine, zone))
    s->head.decks_counted &= (FpSeats) ~owner;
}

/* Sets the degree of @seats for @card. Other seats keep their knowledge. */
static void
set_degree (FpEngine *engine, uint16_t card, FpSeats seats, FpDegree degree)
{
  FpState *s = engine->state;
  FpCard *row = &s->cards[card];

  mark_knowledge_dirty (engine, row->zone);
  s->head.changed |= fp_changed_zone (row->zone);
  row->known &= (uint8_t) ~seats;
  row->pooled &= (uint8_t) ~seats;
  row->owned &= (uint8_t) ~seats;
  if (degree == FP_KNOWS_PLACE)
    row->known |= seats;
  else if (degree == FP_KNOWS_POOL)
    row->pooled |= seats;
  else if (degree == FP_KNOWS_PLAYER)
    row->owned |= seats;
  s->zones[row->zone].known |= row->known;
  s->zones[row->zone].pooled |= row->pooled;
}

static FpDegree
degree_of (const FpCard *row, uint8_t seat)
{
  return row->known >> seat & 1    ? FP_KNOWS_PLACE
         : row->pooled >> seat & 1 ? FP_KNOWS_POOL
         : row->owned >> seat & 1  ? FP_KNOWS_PLAYER
                                   : FP_KNOWS_NOTHING;
}

FpDegree
fp_card_degree (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  return is_open (engine, row) ? FP_KNOWS_PLACE : degree_of (row, seat);
}

gboolean
fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  return (row->known >> seat & 1) != 0 || is_open (engine, row);
}

gboolean
fp_card_face_seen (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  if (row->zone < engine->edition->n_zones && engine->edition->zones[row->zone].both_halves)
    return engine->state->zones[row->zone].owner == seat;
  return is_open (engine, row) || (fp_zone_owners (engine, row->zone) >> seat & 1) != 0;
}

gboolean
fp_card_choosable (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  return fp_card_seen (engine, card, seat) ||
         fp_zone_visibility (engine, engine->state->cards[card].zone) == FP_VISIBLE_BY_CARD;
}

/* --- Like cards --- */

/* Swaps what @seat knows of two like cards, because nobody could tell which one it was. */
static void
swap_knowledge (FpEngine *engine, uint16_t a, uint16_t b, uint8_t seat)
{
  const FpState *s = engine->state;
  FpDegree first = degree_of (&s->cards[a], seat), second = degree_of (&s->cards[b], seat);

  set_degree (engine, a, (FpSeats) (1 << seat), second);
  set_degree (engine, b, (FpSeats) (1 << seat), first);
}

/* Returns FALSE if @seat knows no card of @zone by more than @degree. Places count only if
 * @exact. */
static gboolean
may_know_better (const FpState *s, uint16_t zone, FpDegree degree, uint8_t seat, gboolean exact)
{
  FpSeats known = exact ? s->zones[zone].known : 0;

  return degree < FP_KNOWS_PLAYER || (degree == FP_KNOWS_PLAYER && (s->zones[zone].pooled >> seat & 1)) ||
         (degree < FP_KNOWS_PLACE && (known >> seat & 1));
}

/* Returns the best known of @best and the like cards of @zone. A card known to lie exactly there
 * counts only if @exact. */
static uint16_t
best_known (FpState *s, uint16_t zone, uint16_t best, uint8_t seat, gboolean exact)
{
  FpSeats known = 0;

  if (!may_know_better (s, zone, degree_of (&s->cards[best], seat), seat, exact))
    return best;
  FP_EACH_CARD (s, zone, other)
    {
      known |= s->cards[other].known;
      if (s->cards[other].def == s->cards[best].def)
        {
          FpDegree degree = degree_of (&s->cards[other], seat);

          if ((degree < FP_KNOWS_PLACE || exact) && degree > degree_of (&s->cards[best], seat))
            best = other;
        }
    }
  s->zones[zone].known = known;
  return best;
}

/* Returns the best known of @best and the like cards in the other zones of @owner than @from. These
 * count no cards known to lie exactly there. */
static uint16_t
best_known_elsewhere (FpEngine *engine, uint8_t owner, uint16_t from, uint16_t best, uint8_t seat)
{
  FpState *s = engine->state;
  const FpHidingPlaces *places = &engine->places[owner][FP_HIDDEN_ALL];

  for (guint i = 0; i < places->n; i++)
    if (s->zones[places->zone[i]].count > 0 && places->zone[i] != from)
      best = best_known (s, places->zone[i], best, seat, FALSE);
  for (uint16_t zone = (uint16_t) engine->edition->n_zones; zone < s->head.n_zones; zone++)
    if (s->zones[zone].owner == owner && s->zones[zone].under != FP_NO_CARD && zone != from)
      best = best_known (s, zone, best, seat, FALSE);
  return best;
}

/* Of several like cards, the one that @seat knows best counts as revealed, because it may be that
 * one (ruling 2). @leaving: in the same zone even one that the seat knew to lie exactly there. */
static void
reveal_best_known (FpEngine *engine, uint16_t card, uint8_t seat, gboolean leaving)
{
  FpState *s = engine->state;
  uint16_t from = s->cards[card].zone, best = best_known (s, from, card, seat, leaving);

  if (degree_of (&s->cards[best], seat) < FP_KNOWS_POOL && is_of (engine, from, s->zones[from].owner))
    best = best_known_elsewhere (engine, s->zones[from].owner, from, best, seat);
  if (best != card)
    swap_knowledge (engine, card, best, seat);
}

/* Returns TRUE if there may be another card like @card. */
static gboolean
has_likes (const FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  return def->copies > 1 || fp_card_is (def, FP_KIND_OWN_DECK);
}

static gboolean
lies_like (const FpState *s, uint16_t card, uint16_t zone)
{
  FP_EACH_CARD (s, zone, other)
    if (s->cards[other].def == s->cards[card].def && other != card)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a card like @card lies in its zone, or hidden in another zone of the same
 * owner. */
static gboolean
lies_among_likes (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;
  uint16_t from = s->cards[card].zone, zones[FP_MAX_ZONES];
  gboolean found = lies_like (s, card, from);
  guint n = 0;

  if (!found && is_of (engine, from, s->zones[from].owner))
    n = fp_knowledge_zones (engine, s->zones[from].owner, FP_HIDDEN_ALL, zones);
  for (guint i = 0; i < n && !found; i++)
    found = lies_like (s, card, zones[i]);
  return found;
}

/* Reveals the best known of @card and its likes to @seats. Several persons seldom have a like card
 * to look for, and it is looked for once. */
static void
reveal_to (FpEngine *engine, uint16_t card, FpSeats seats, gboolean leaving)
{
  if (seats == 0 || !has_likes (engine, card) || ((seats & (seats - 1)) != 0 && !lies_among_likes (engine, card)))
    return;
  for (uint8_t seat = 0; seats >> seat != 0; seat++)
    if (seats >> seat & 1)
      reveal_best_known (engine, card, seat, leaving);
}

static void
learn (FpEngine *engine, uint16_t card, FpSeats seats)
{
  FpState *s = engine->state;
  FpSeats ignorant = (FpSeats) (seats & ~(s->cards[card].known | s->cards[card].pooled));

  engine->informed |= (FpSeats) (seats & ~s->cards[card].known);
  reveal_to (engine, card, ignorant, FALSE);
  set_degree (engine, card, seats, FP_KNOWS_PLACE);
}

void
fp_card_learned (FpEngine *engine, uint16_t card, uint8_t seat)
{
  if ((engine->state->cards[card].known >> seat & 1) == 0)
    learn (engine, card, (FpSeats) (1 << seat));
}

void
fp_card_shown (FpEngine *engine, uint16_t card)
{
  learn (engine, card, (FpSeats) (fp_seats_all (engine->state) & ~engine->state->cards[card].known));
}

void
fp_card_known_to (FpState *state, uint16_t card, FpSeats seats)
{
  FpCard *row = &state->cards[card];

  state->head.changed |= fp_changed_zone (row->zone);
  state->zones[row->zone].known |= seats;
  row->known = seats;
  row->pooled = row->owned = 0;
}

/* Returns TRUE if the components of the game tell the player of @card. */
static gboolean
known_by_components (const FpEngine *engine, uint16_t card)
{
  uint16_t zone = engine->state->cards[card].zone;

  return fp_card_is (fp_engine_def (engine, card), FP_KIND_OWN_DECK) &&
         is_of (engine, zone, engine->state->zones[zone].owner);
}

FpDegree
fp_knowledge_presumed (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  if (is_open (engine, row) || (fp_zone_owners (engine, row->zone) >> seat & 1) != 0)
    return FP_KNOWS_PLACE;
  return known_by_components (engine, card) ? FP_KNOWS_PLAYER : FP_KNOWS_NOTHING;
}

void
fp_card_known_as (FpEngine *engine, uint16_t card, FpSeats seats, FpDegree degree)
{
  set_degree (engine, card, seats, degree);
}

void
fp_knowledge_presume (FpEngine *engine)
{
  FpState *s = engine->state;
  FpSeats all = fp_seats_all (s);

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      const FpCard *row = &s->cards[card];
      gboolean own = known_by_components (engine, card);
      FpSeats known = is_open (engine, row) ? all : row->known;

      set_degree (engine, card, known, FP_KNOWS_PLACE);
      set_degree (engine, card, (FpSeats) (all & ~known), own ? FP_KNOWS_PLAYER : FP_KNOWS_NOTHING);
    }
}

/* --- Moving cards --- */

/* Returns @degree, or the next lower one that is possible in @zone. */
static FpDegree
possible_degree (const FpEngine *engine, uint16_t zone, FpDegree degree)
{
  if (degree == FP_KNOWS_POOL && !is_deck (engine, zone) && !fp_zone_held (engine, zone))
    degree = FP_KNOWS_PLAYER;
  if (degree == FP_KNOWS_PLAYER && !is_of (engine, zone, engine->state->zones[zone].owner))
    degree = FP_KNOWS_NOTHING;
  return degree;
}

void
fp_knowledge_settle (FpEngine *engine)
{
  FpState *s = engine->state;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      const FpCard *row = &s->cards[card];
      FpSeats known = is_open (engine, row) ? fp_seats_all (s) : row->known, pooled = (FpSeats) (row->pooled & ~known);

      set_degree (engine, card, known, FP_KNOWS_PLACE);
      set_degree (engine, card, pooled, possible_degree (engine, row->zone, FP_KNOWS_POOL));
    }
}

/* Lowers what @blind knew of single cards in @zone. */
static void
lower_places (FpEngine *engine, uint16_t zone, FpDegree most, FpSeats blind)
{
  FpState *s = engine->state;
  FpSeats open = 0;

  if (most == FP_KNOWS_PLACE || (s->zones[zone].known & blind) == 0)
    return;
  FP_EACH_CARD (s, zone, card)
    {
      FpSeats known = (FpSeats) (s->cards[card].known & blind);

      if (known != 0 && is_open (engine, &s->cards[card]))
        open |= known;
      else if (known != 0)
        set_degree (engine, card, known, possible_degree (engine, zone, most));
    }
  s->zones[zone].known = (FpSeats) ((s->zones[zone].known & ~blind) | open);
}

/* Lowers what @blind knew to be in the pool of @zone. */
static void
lower_pooled (FpEngine *engine, uint16_t zone, FpDegree most, FpSeats blind)
{
  FpState *s = engine->state;

  if (most == FP_KNOWS_POOL || (s->zones[zone].pooled & blind) == 0)
    return;
  FP_EACH_CARD (s, zone, card)
    if (s->cards[card].pooled & blind)
      set_degree (engine, card, (FpSeats) (s->cards[card].pooled & blind), possible_degree (engine, zone, most));
  s->zones[zone].pooled &= (FpSeats) ~blind;
}

static void
forget_owned (FpState *s, uint16_t zone, FpSeats blind)
{
  FP_EACH_CARD (s, zone, card)
    s->cards[card].owned &= (uint8_t) ~blind;
}

/* Lowers knowledge because a card leaves @from by @way, unseen by @blind. */
static void
lower (FpEngine *engine, uint16_t from, FpWay way, Distance distance, FpSeats blind)
{
  FpState *s = engine->state;
  uint16_t zones[FP_MAX_ZONES];
  guint n;

  if (blind == 0)
    return;
  if (is_deck (engine, from))
    lower_pooled (engine, from, at_most[way][distance].pool, blind);
  else if (fp_zone_held (engine, from) && at_most[way][distance].pool < FP_KNOWS_POOL)
    {
      n = fp_knowledge_zones (engine, s->zones[from].owner, FP_HIDDEN_HELD, zones);
      for (guint i = 0; i < n; i++)
        lower_pooled (engine, zones[i], at_most[way][distance].pool, blind);
    }
  if (at_most[way][distance].player < FP_KNOWS_PLAYER)
    {
      n = is_of (engine, from, s->zones[from].owner)
              ? fp_knowledge_zones (engine, s->zones[from].owner, FP_HIDDEN_ALL, zones)
              : 0;
      for (guint i = 0; i < n; i++)
        forget_owned (s, zones[i], blind);
    }
  lower_places (engine, from, at_most[way][distance].place, blind);
}

static Distance
distance_of (const FpEngine *engine, uint16_t from, uint16_t to)
{
  if (one_pool (engine, from, to))
    return WITHIN_POOL;
  return is_of (engine, from, engine->state->zones[to].owner) && is_of (engine, to, engine->state->zones[to].owner)
             ? WITHIN_PLAYER
             : ELSEWHERE;
}

void
fp_knowledge_leaves (FpEngine *engine, uint16_t card, uint16_t zone, gboolean open)
{
  const FpState *s = engine->state;
  const FpCard *row = &s->cards[card];
  uint16_t from = row->zone;
  FpSeats all = fp_seats_all (s), seeing = 0, blind;
  FpWay way;

  mark_knowledge_dirty (engine, from);
  if (open || is_open (engine, row) || fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_ALL)
    seeing = all;
  /* The usual way of an open card: all see it move, and knew it already. */
  if (seeing == all && (row->known & all) == all)
    return;
  way = fp_zone_held (engine, from) && s->zones[from].count > 1 ? FP_WAY_PICKED : FP_WAY_FOLLOWED;
  seeing |= fp_zone_owners (engine, zone);
  seeing |= way == FP_WAY_PICKED ? fp_zone_owners (engine, from) : row->known;
  engine->informed |= (FpSeats) (seeing & ~row->known);
  reveal_to (engine, card, (FpSeats) (seeing & ~row->known), TRUE);
  blind = (FpSeats) (all & ~seeing);
  if (from != zone && blind != 0)
    lower (engine, from, way, distance_of (engine, from, zone), blind);
}

void
fp_knowledge_arrived (FpEngine *engine, uint16_t card, gboolean open)
{
  FpState *s = engine->state;
  const FpCard *row = &s->cards[card];
  FpSeats seeing = open || is_open (engine, row) ? fp_seats_all (s) : fp_zone_owners (engine, row->zone);

  set_degree (engine, card, seeing, FP_KNOWS_PLACE);
}

void
fp_knowledge_hands_over (FpEngine *engine, uint16_t zone, uint8_t owner)
{
  FpState *s = engine->state;
  FpSeats blind = 0;

  if (s->zones[zone].owner == owner)
    return;
  FP_EACH_CARD (s, zone, card)
    if (!is_open (engine, &s->cards[card]))
      {
        if (owner != FP_NOBODY)
          fp_card_learned (engine, card, owner);
        blind |= (FpSeats) (fp_seats_all (s) & ~s->cards[card].known);
      }
  mark_knowledge_dirty (engine, zone);
  lower (engine, zone, FP_WAY_FOLLOWED, ELSEWHERE, blind);
  s->zones[zone].owner = owner;
  mark_knowledge_dirty (engine, zone);
}

void
fp_knowledge_mixed (FpEngine *engine, const uint16_t *cards, guint n, FpSeats seats)
{
  FpState *s = engine->state;
  FpSeats blind = (FpSeats) (fp_seats_all (s) & ~seats);

  if (n == 0 || (s->zones[s->cards[cards[0]].zone].known & blind) == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      const FpCard *row = &s->cards[cards[i]];
      FpSeats known = is_open (engine, row) ? 0 : (FpSeats) (row->known & blind & ~fp_zone_owners (engine, row->zone));

      if (known != 0)
        set_degree (engine, cards[i], known,
                    possible_degree (engine, row->zone, at_most[FP_WAY_MIXED][WITHIN_POOL].place));
    }
}

/* --- Check --- */

const char *
fp_knowledge_check (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      const FpCard *row = &s->cards[card];

      if ((row->known & (row->pooled | row->owned)) || (row->pooled & row->owned))
        return "a card known by two degrees at once";
      if ((row->known & ~s->zones[row->zone].known) || (row->pooled & ~s->zones[row->zone].pooled))
        return "a zone that does not know of its known or pooled cards";
      if (is_open (engine, row))
        continue;
      if (row->zone < engine->edition->n_zones && (fp_zone_owners (engine, row->zone) & ~row->known))
        return "a card that its holder does not know";
      if (row->pooled != 0 && possible_degree (engine, row->zone, FP_KNOWS_POOL) != FP_KNOWS_POOL)
        return "a card known to be in a pool where there is none";
      if (row->owned != 0 && possible_degree (engine, row->zone, FP_KNOWS_PLAYER) != FP_KNOWS_PLAYER)
        return "a card known to be among those of a player who has none there";
    }
  return NULL;
}
