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

uint8_t
fp_view_face (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  uint8_t face = engine->state->cards[card].face;

  if (face == 0 || viewer == FP_NOBODY || engine->state->head.ending != FP_ENDING_NONE)
    return face;
  return fp_card_face_seen (engine, card, viewer) ? face : 0;
}

/* Numbers of pools: two of each seat, that of all other cards, then those of the decks, in their
 * order. */
enum
{
  POOL_HELD = 0, /* of the cards that a seat holds hidden; + 2 * seat */
  POOL_OF_PLAYER = 1, /* of these and the seat's deck; + 2 * seat */
  NO_POOL = 2 * FP_MAX_SEATS,
  FIRST_DECK,
  MOST_POOLS = FP_VIEW_POOLS + 1,
};

/* The definitions in a pool, in rising order. In front of them is a 0, behind them room for all
 * cards that may be in the pool. */
typedef struct
{
  uint16_t *first, *end;
  guint room;
} Pool;

/* Knowledge of the viewer about the cards that it doesn't see. Most pools are empty. */
typedef struct
{
  uint8_t knows_some[FP_MAX_ZONES]; /* 1: the viewer knows cards of the zone exactly */
  Pool *pool_of[FP_MAX_ZONES]; /* the pool to which the zone's cards belong */
  guint n_pools;
  Pool pools[MOST_POOLS];
  uint16_t defs[2 * FP_MAX_CARDS + MOST_POOLS];
} Unseen;

/* Returns the pool of those cards that are known to be @owner's and no more. */
static guint
pool_of_player (uint8_t owner)
{
  return owner == FP_NOBODY ? NO_POOL : POOL_OF_PLAYER + 2U * owner;
}

/* Finds the pools of all zones with cards, and the room that they need. */
static void
find_pools (const FpEngine *engine, Unseen *unseen)
{
  const FpState *s = engine->state;
  guint n = FIRST_DECK;

  for (guint pool = 0; pool < FIRST_DECK; pool++)
    unseen->pools[pool].room = 0;
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    {
      const FpZone *row = &s->zones[zone];
      guint pool = NO_POOL;

      if (row->count == 0)
        continue;
      if (fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY)
        unseen->pools[pool = n++].room = 0;
      else if (fp_zone_held (engine, zone))
        pool = POOL_HELD + 2U * row->owner;
      unseen->pool_of[zone] = &unseen->pools[pool];
      unseen->pools[pool].room += row->count;
      unseen->pools[pool_of_player (row->owner)].room += row->count;
    }
  unseen->n_pools = n;
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

/* Adds @def in rising order. The cards are made in this order, so that one seldom has to move
 * others. */
static inline void
add_to_pool (Pool *pool, uint16_t def)
{
  uint16_t *at = pool->end++;

  for (; at[-1] > def; at--)
    at[0] = at[-1];
  *at = def;
}

/* Collects what @viewer knows, in one pass over the cards. */
static void
find_unseen (const FpEngine *engine, uint8_t viewer, Unseen *unseen)
{
  const FpState *s = engine->state;
  const FpCard *end = s->cards + s->head.n_cards;
  FpSeats bit = (FpSeats) (viewer == FP_NOBODY ? 0 : 1 << viewer);

  memset (unseen->knows_some, 0, s->head.n_zones);
  find_pools (engine, unseen);
  empty_pools (unseen);
  for (const FpCard *row = s->cards; bit != 0 && row < end; row++)
    if (row->known & bit)
      unseen->knows_some[row->zone] = 1;
    else if (row->pooled & bit)
      add_to_pool (unseen->pool_of[row->zone], row->def);
    else if (row->owned & bit)
      add_to_pool (&unseen->pools[pool_of_player (s->zones[row->zone].owner)], row->def);
}

/* --- Zones --- */

/* Lists the cards of @zone from @out on. */
static void
view_zone (const FpEngine *engine, uint8_t viewer, uint16_t zone, FpViewCard *out)
{
  const FpState *s = engine->state;
  FpSeats bit = (FpSeats) (viewer == FP_NOBODY ? 0 : 1 << viewer);
  gboolean open = fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_ALL || s->head.ending != FP_ENDING_NONE;

  for (guint card = s->zones[zone].first; card != FP_NO_CARD; card = s->cards[card].next, out++)
    {
      const FpCard *row = &s->cards[card];

      *out = (FpViewCard){
        .card = (uint16_t) card, .def = row->def, .holder = row->holder, .face_up = row->flags & FP_CARD_FACE_UP
      };
      if (!open && !out->face_up && !(row->known & bit))
        out->card = out->def = FP_NO_CARD;
      else if (row->face != 0)
        out->face = fp_view_face (engine, viewer, (uint16_t) card);
    }
}

/* Puts the seen cards first, in a fixed order: the real order of another player's held cards is
 * hidden. */
static void
order_held (FpViewCard *cards, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0; k--)
      {
        FpViewCard card = cards[k], *before = &cards[k - 1];

        if (before->def < card.def || (before->def == card.def && before->card <= card.card))
          break;
        cards[k] = *before;
        *before = card;
      }
}

static void
view_zones (const FpEngine *engine, FpView *view, const Unseen *unseen)
{
  const FpState *s = engine->state;
  guint n_cards = 0;

  view->n_zones = s->head.n_zones;
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    {
      const FpZone *row = &s->zones[zone];
      FpVisibility visibility = fp_zone_visibility (engine, zone);
      FpViewZone *out = &view->zones[zone];

      out->first = (uint16_t) n_cards;
      out->under = row->under;
      if (row->under != FP_NO_CARD && !fp_view_sees (engine, view->viewer, row->under))
        out->under = FP_UNSEEN_CARD;
      out->count = out->listed = row->count;
      if (row->count == 0)
        continue;
      if (visibility == FP_VISIBLE_TO_NOBODY && !unseen->knows_some[zone])
        {
          out->listed = 0;
          continue;
        }
      view_zone (engine, view->viewer, zone, &view->cards[n_cards]);
      if (visibility == FP_VISIBLE_TO_OWNER && row->owner != view->viewer)
        order_held (&view->cards[n_cards], out->listed);
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
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    if (s->zones[zone].count > 0 && fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY)
      add_pool (view, unseen->pool_of[zone], s->zones[zone].owner, 0, zone);
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

  find_unseen (engine, view->viewer, &unseen);
  view_zones (engine, view, &unseen);
  view_pools (engine, view, &unseen);
}
