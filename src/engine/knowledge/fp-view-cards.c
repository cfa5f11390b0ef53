/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards of views: what a seat sees of each zone, and what it knows of unseen cards. */
#include "engine/knowledge/fp-view-private.h"

#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

gboolean
fp_view_sees (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];

  if (engine->state->head.ending != FP_ENDING_NONE)
    return TRUE;
  if ((row->flags & FP_CARD_FACE_UP) || fp_zone_visibility (engine, row->zone) == FP_VISIBLE_TO_ALL)
    return TRUE;
  return viewer != FP_NOBODY && (row->known >> viewer & 1) != 0;
}

/* Few cards have a face. Inlined, the function takes registers from the loop over the cards. */
G_GNUC_NO_INLINE uint8_t
fp_view_face (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  uint8_t face = engine->state->cards[card].face;

  if (face == 0 || viewer == FP_NOBODY || engine->state->head.ending != FP_ENDING_NONE)
    return face;
  return fp_card_face_seen (engine, card, viewer) ? face : 0;
}

/* Numbers of pools: that of cards which belong to no other, two of each seat, then those of the
 * decks, in their order. */
enum
{
  NO_POOL,
  POOL_HELD, /* of the cards that a seat holds hidden; + 2 * seat */
  POOL_OF_PLAYER, /* of these and the seat's deck; + 2 * seat */
  MOST_POOLS = FP_VIEW_POOLS + 1,
};

/* The definitions in a pool, in rising order. In front of them is a 0, behind them room for all
 * cards that may be in the pool. */
typedef struct
{
  uint16_t *first, *end;
  guint room;
  uint16_t zone; /* the deck of which it is the pool */
} Pool;

/* Knowledge of the viewer about the cards that it doesn't see. Most pools are empty. */
typedef struct
{
  Pool *pool_of[FP_MAX_ZONES]; /* of zones with pooled cards: the pool to which these belong */
  guint first_deck, n_pools;
  Pool pools[MOST_POOLS];
  uint16_t defs[3 * FP_MAX_CARDS + MOST_POOLS];
} Unseen;

/* Returns the bit of @viewer in sets of persons. A bystander is in none. */
static FpSeats
bit_of (uint8_t viewer)
{
  return (FpSeats) (viewer == FP_NOBODY ? 0 : 1 << viewer);
}

/* Returns the pool of those cards that are known to be @owner's and no more. */
static guint
pool_of_player (uint8_t owner)
{
  return owner == FP_NOBODY ? NO_POOL : POOL_OF_PLAYER + 2U * owner;
}

/* Begins @unseen with the pools that aren't those of decks. */
static void
begin_pools (const FpState *s, Unseen *unseen)
{
  unseen->first_deck = unseen->n_pools = POOL_HELD + 2U * s->head.n_seats;
  for (guint pool = 0; pool < unseen->n_pools; pool++)
    unseen->pools[pool].room = 0;
  unseen->pools[NO_POOL].room = s->head.n_cards;
}

/* Finds the pool of @zone, which has cards, unless the viewer with @bit knows none of them as
 * pooled. Counts the room that they may need. */
static inline void
find_pool (const FpEngine *engine, Unseen *unseen, FpSeats bit, uint16_t zone, FpVisibility visibility)
{
  const FpZone *row = &engine->state->zones[zone];
  guint pool = NO_POOL;

  if (row->owner != FP_NOBODY)
    unseen->pools[pool_of_player (row->owner)].room += row->count;
  if ((row->pooled & bit) == 0)
    return;
  if (visibility == FP_VISIBLE_TO_NOBODY)
    {
      pool = unseen->n_pools++;
      unseen->pools[pool].zone = zone;
      unseen->pools[pool].room = 0;
    }
  else if (fp_zone_held (engine, zone))
    pool = POOL_HELD + 2U * row->owner;
  unseen->pool_of[zone] = &unseen->pools[pool];
  unseen->pools[pool].room += row->count;
}

static void
empty_pools (Unseen *unseen)
{
  uint16_t *next = unseen->defs;

  for (Pool *pool = unseen->pools; pool < unseen->pools + unseen->n_pools; pool++)
    {
      *next++ = 0;
      pool->first = pool->end = next;
      next += pool->room;
    }
}

/* Adds @def to the pool that ends at @at, in rising order. The cards are made in this order, so
 * that one seldom has to move others. Returns the new end. */
static inline uint16_t *
add_to_pool (uint16_t *at, uint16_t def)
{
  uint16_t *end = at + 1;

  for (; G_UNLIKELY (at[-1] > def); at--)
    at[0] = at[-1];
  *at = def;
  return end;
}

/* Collects what the viewer with @bit knows of unseen cards, in one pass over the cards. Of the bits
 * @known, @pooled and @owned of a card a person has one at most. Most pooled cards lie in the
 * zone of the one before, whose pool is at hand. */
static void
fill_pools (const FpEngine *engine, FpSeats bit, Unseen *unseen)
{
  const FpState *s = engine->state;
  const FpCard *end = s->cards + s->head.n_cards;
  Pool *pool = &unseen->pools[NO_POOL];
  uint16_t *at, zone = FP_MAX_ZONES;

  empty_pools (unseen);
  if (bit == 0)
    return;
  at = pool->end;
  for (const FpCard *row = s->cards; row < end; row++)
    if (row->pooled & bit)
      {
        if (row->zone != zone)
          {
            zone = row->zone;
            pool->end = at;
            pool = unseen->pool_of[zone];
            at = pool->end;
          }
        at = add_to_pool (at, row->def);
      }
    else if (row->owned & bit)
      {
        Pool *of_player = &unseen->pools[pool_of_player (s->zones[row->zone].owner)];

        of_player->end = add_to_pool (of_player->end, row->def);
      }
  pool->end = at;
}

/* --- Zones --- */

/* Returns TRUE if a person with @bit knows a card of @zone exactly. */
static gboolean
knows_some (const FpState *s, uint16_t zone, FpSeats bit)
{
  if (s->zones[zone].known & bit)
    FP_EACH_CARD (s, zone, card)
      if (s->cards[card].known & bit)
        return TRUE;
  return FALSE;
}

/* Lists the cards of @zone from @out on, for @viewer with @bit. @open: everybody sees them. */
static inline void
view_zone (const FpEngine *engine, uint8_t viewer, FpSeats bit, uint16_t zone, gboolean open, FpViewCard *out)
{
  const FpState *s = engine->state;
  const FpCard *row;

  for (uint16_t card = s->zones[zone].first; card != FP_NO_CARD; card = row->next, out++)
    {
      row = &s->cards[card];
      if (open || ((row->known & bit) | (row->flags & FP_CARD_FACE_UP)))
        *out = (FpViewCard){ .card = card,
                             .def = row->def,
                             .holder = row->holder,
                             .face_up = row->flags & FP_CARD_FACE_UP,
                             .face = row->face == 0 ? 0 : fp_view_face (engine, viewer, card) };
      else
        *out = (FpViewCard){ .card = FP_NO_CARD, .def = FP_NO_CARD, .holder = row->holder };
    }
}

/* Returns TRUE if @a stands before @b in a fixed order, in which seen cards come first. */
static inline gboolean
stands_before (const FpViewCard *a, const FpViewCard *b)
{
  return a->def < b->def || (a->def == b->def && a->card < b->card);
}

/* Puts the seen cards first, in a fixed order: the real order of another player's held cards is
 * hidden. */
static void
order_held (FpViewCard *cards, guint n)
{
  for (guint i = 1; i < n; i++)
    for (FpViewCard *at = cards + i; at > cards && stands_before (at, at - 1); at--)
      {
        FpViewCard card = *at;

        *at = at[-1];
        at[-1] = card;
      }
}

/* Lists the cards of @zone in @view, whose viewer has @bit, unless it is a deck of which the viewer
 * knows none. Returns their number. */
static inline guint
list_cards (const FpEngine *engine, FpView *view, FpSeats bit, uint16_t zone, FpVisibility visibility, guint first)
{
  const FpState *s = engine->state;
  FpViewCard *cards = &view->cards[first];
  guint n = s->zones[zone].count;

  if (visibility == FP_VISIBLE_TO_NOBODY && !knows_some (s, zone, bit))
    return 0;
  if (visibility == FP_VISIBLE_TO_ALL || s->head.ending != FP_ENDING_NONE)
    view_zone (engine, view->viewer, bit, zone, TRUE, cards);
  else
    view_zone (engine, view->viewer, bit, zone, FALSE, cards);
  if (visibility == FP_VISIBLE_TO_OWNER && s->zones[zone].owner != view->viewer)
    order_held (cards, n);
  return n;
}

/* Views all zones, in one pass with the search for their pools. */
static void
view_zones (const FpEngine *engine, FpView *view, Unseen *unseen)
{
  const FpState *s = engine->state;
  guint n_zones = s->head.n_zones, n_cards = 0;
  FpViewZone *out = view->zones;
  FpSeats bit = bit_of (view->viewer);

  begin_pools (s, unseen);
  view->n_zones = (uint16_t) n_zones;
  for (guint zone = 0; zone < n_zones; zone++, out++)
    {
      const FpZone *row = &s->zones[zone];
      FpVisibility visibility;

      out->first = (uint16_t) n_cards;
      out->count = row->count;
      out->listed = 0;
      out->under = row->under;
      if (row->under != FP_NO_CARD && !fp_view_sees (engine, view->viewer, row->under))
        out->under = FP_UNSEEN_CARD;
      if (row->count == 0)
        continue;
      visibility = fp_zone_visibility (engine, (uint16_t) zone);
      find_pool (engine, unseen, bit, (uint16_t) zone, visibility);
      out->listed = (uint16_t) list_cards (engine, view, bit, (uint16_t) zone, visibility, n_cards);
      n_cards += out->listed;
    }
  view->n_cards = (uint16_t) n_cards;
}

/* --- Pools --- */

/* Adds @pool to the view, unless it is empty. */
static void
add_pool (FpView *view, const Pool *pool, uint8_t owner, guint held, uint16_t zone)
{
  guint n = (guint) (pool->end - pool->first);

  if (n == 0)
    return;
  memcpy (&view->pooled[view->n_pooled], pool->first, n * sizeof *view->pooled);
  view->pools[view->n_pools++] =
      (FpViewPool){ .owner = owner, .held = (uint8_t) held, .zone = zone, .first = view->n_pooled, .n = (uint16_t) n };
  view->n_pooled = (uint16_t) (view->n_pooled + n);
}

static void
view_pools (const FpEngine *engine, FpView *view, const Unseen *unseen)
{
  const FpState *s = engine->state;

  view->n_pools = view->n_pooled = 0;
  if (view->ending != FP_ENDING_NONE)
    return;
  for (guint pool = unseen->first_deck; pool < unseen->n_pools; pool++)
    {
      uint16_t zone = unseen->pools[pool].zone;

      add_pool (view, &unseen->pools[pool], s->zones[zone].owner, 0, zone);
    }
  FP_EACH_SEAT (s, seat)
    {
      add_pool (view, &unseen->pools[POOL_HELD + 2U * seat], seat, 1, FP_MAX_ZONES);
      add_pool (view, &unseen->pools[POOL_OF_PLAYER + 2U * seat], seat, 0, FP_MAX_ZONES);
    }
}

void
fp_view_cards (const FpEngine *engine, FpView *view)
{
  Unseen unseen;

  view_zones (engine, view, &unseen);
  fill_pools (engine, bit_of (view->viewer), &unseen);
  view_pools (engine, view, &unseen);
}
