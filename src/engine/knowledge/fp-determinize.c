/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sampling of hidden information: deals anew everything that a person can't know.
 *
 * Rows of cards stay where they are, as places; their definitions trade places. So references to a
 * place (a procedure on the stack, a card under way) stay valid. */
#include "engine/knowledge/fp-determinize.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"
#include "engine/program/fp-card-selection.h"
#include "engine/effects/fp-trigger-round.h"

#include <string.h>

enum
{
  NO_GROUP = -1,
  FIRST_DECK = FP_MAX_SEATS, /* pools: cards held by each seat, then the decks by zone */
  N_POOLS = FP_MAX_SEATS + FP_MAX_ZONES,
  MOST_BACKS = 64,
  MOST_DEALS = 500, /* attempts until the asked player has a choice */
};

/* The free places of one zone for cards of one back: rows at @first. */
typedef struct
{
  uint16_t zone, first, n;
  uint8_t back;
  gboolean restricted; /* some cards of this back may not lie here */
  int next_of_pool, next_of_player, next_of_back; /* other heaps */
} Heap;

/* A hidden card without a new place yet. */
typedef struct
{
  uint16_t def;
  int16_t group; /* its pool or player, depending on @degree */
  uint8_t degree; /* FpDegree of the viewer */
  uint8_t back;
  uint8_t face; /* a planet's word */
  gboolean dealt;
} Dealt;

typedef struct
{
  FpEngine *engine;
  FpRandom *random;
  FpSeats viewer; /* as a bit */
  uint16_t places[FP_MAX_CARDS];
  Dealt cards[FP_MAX_CARDS];
  guint n;
  Heap heaps[FP_MAX_CARDS];
  guint n_heaps;
  int pools[N_POOLS], players[FP_MAX_SEATS], backs[MOST_BACKS]; /* first heaps, NO_GROUP */
} Deal;

static uint8_t
back_of (const FpEngine *engine, uint16_t card)
{
  return (uint8_t) (engine->edition->hidden.back (fp_engine_def (engine, card)) % MOST_BACKS);
}

static int
pool_of (const FpEngine *engine, uint16_t zone)
{
  if (fp_zone_held (engine, zone))
    return engine->state->zones[zone].owner;
  return fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY ? FIRST_DECK + zone : NO_GROUP;
}

static int
player_of (const FpEngine *engine, uint16_t zone)
{
  return pool_of (engine, zone) == NO_GROUP || engine->state->zones[zone].owner == FP_NOBODY
             ? NO_GROUP
             : engine->state->zones[zone].owner;
}

/* --- Hidden cards and their places --- */

/* Makes a heap of @n places from @first on and links it into its pool, player and back. */
static void
make_heap (Deal *deal, uint16_t zone, uint8_t back, guint first, guint n)
{
  int pool = pool_of (deal->engine, zone), player = player_of (deal->engine, zone), index = (int) deal->n_heaps;
  Heap *heap = &deal->heaps[deal->n_heaps++];

  *heap = (Heap){ .zone = zone, .back = back, .first = (uint16_t) first, .n = (uint16_t) n };
  heap->restricted = !deal->engine->edition->hidden.may_lie (NULL, zone);
  heap->next_of_pool = pool == NO_GROUP ? NO_GROUP : deal->pools[pool];
  heap->next_of_player = player == NO_GROUP ? NO_GROUP : deal->players[player];
  heap->next_of_back = deal->backs[back];
  if (pool != NO_GROUP)
    deal->pools[pool] = index;
  if (player != NO_GROUP)
    deal->players[player] = index;
  deal->backs[back] = index;
}

static Dealt
describe (const Deal *deal, uint16_t card)
{
  const FpCard *row = &deal->engine->state->cards[card];
  Dealt dealt = { .def = row->def, .back = back_of (deal->engine, card), .group = NO_GROUP };

  if (!fp_card_is (fp_engine_def (deal->engine, card), FP_KIND_TWO_HALVES))
    dealt.face = row->face;
  if (row->pooled & deal->viewer)
    dealt.degree = FP_KNOWS_POOL;
  else if (row->owned & deal->viewer)
    dealt.degree = FP_KNOWS_PLAYER;
  if (dealt.degree == FP_KNOWS_POOL)
    dealt.group = (int16_t) pool_of (deal->engine, row->zone);
  else if (dealt.degree == FP_KNOWS_PLAYER)
    dealt.group = (int16_t) player_of (deal->engine, row->zone);
  return dealt;
}

/* Returns TRUE while a rule of the card is being resolved. Such a hidden card stays the same: its
 * program is on the stack. */
static gboolean
is_resolving (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == FP_MACHINE_RESOLVE &&
        ((const FpResolveLocals *) (const void *) s->frames[i].locals)->card == card)
      return TRUE;
  return FALSE;
}

static gboolean
is_hidden (const Deal *deal, uint16_t card, FpVisibility visibility)
{
  const FpCard *row = &deal->engine->state->cards[card];

  return visibility != FP_VISIBLE_TO_ALL && !(row->flags & FP_CARD_FACE_UP) && !(row->known & deal->viewer) &&
         (fp_engine_def (deal->engine, card)->abilities == NULL || !is_resolving (deal->engine, card));
}

/* Collects the hidden cards of @zone, grouped by back. */
static void
find_in_zone (Deal *deal, uint16_t zone)
{
  const FpState *s = deal->engine->state;
  FpVisibility visibility = fp_zone_visibility (deal->engine, zone);
  guint first = deal->n, begin = deal->n;

  FP_EACH_CARD (s, zone, card)
    if (is_hidden (deal, card, visibility))
      {
        Dealt dealt = describe (deal, card);
        guint k = deal->n++;

        for (; k > first && deal->cards[k - 1].back > dealt.back; k--)
          {
            deal->cards[k] = deal->cards[k - 1];
            deal->places[k] = deal->places[k - 1];
          }
        deal->cards[k] = dealt;
        deal->places[k] = card;
      }
  for (guint i = first; i < deal->n; i++)
    if (i + 1 == deal->n || deal->cards[i + 1].back != deal->cards[i].back)
      {
        make_heap (deal, zone, deal->cards[i].back, begin, i + 1 - begin);
        begin = i + 1;
      }
}

/* Collects all hidden cards by zone and position, an order that the viewer sees. */
static void
find_hidden (Deal *deal)
{
  memset (deal->pools, 0xff, sizeof deal->pools);
  memset (deal->players, 0xff, sizeof deal->players);
  memset (deal->backs, 0xff, sizeof deal->backs);
  for (uint16_t zone = 0; zone < deal->engine->state->head.n_zones; zone++)
    find_in_zone (deal, zone);
}

static void
sort_by_byte (const Dealt *from, Dealt *to, guint n, guint shift)
{
  uint16_t begins[257] = { 0 };

  for (guint i = 0; i < n; i++)
    begins[(from[i].def >> shift & 0xff) + 1]++;
  for (guint byte = 0; byte < 256; byte++)
    begins[byte + 1] = (uint16_t) (begins[byte + 1] + begins[byte]);
  for (guint i = 0; i < n; i++)
    to[begins[from[i].def >> shift & 0xff]++] = from[i];
}

static gboolean
comes_before (const Dealt *a, const Dealt *b)
{
  return a->def == b->def && (a->degree != b->degree ? a->degree < b->degree : a->group < b->group);
}

/* Sorts by definition, then by knowledge: the viewer doesn't know the real order. */
static void
sort_cards (Deal *deal)
{
  Dealt cards[FP_MAX_CARDS];

  sort_by_byte (deal->cards, cards, deal->n, 0);
  if (deal->engine->catalog->cards->len > 256)
    sort_by_byte (cards, deal->cards, deal->n, 8);
  else
    memcpy (deal->cards, cards, deal->n * sizeof *cards);
  for (guint i = 1; i < deal->n; i++)
    for (guint k = i; k > 0 && comes_before (&deal->cards[k], &deal->cards[k - 1]); k--)
      {
        Dealt first = deal->cards[k];

        deal->cards[k] = deal->cards[k - 1];
        deal->cards[k - 1] = first;
      }
}

/* --- Dealing --- */

/* Puts @dealt at place @index of @heap. The viewer's knowledge moves with the card, that of others
 * stays with the place. */
static void
put_card (Deal *deal, Heap *heap, guint index, Dealt *dealt)
{
  FpEngine *e = deal->engine;
  uint16_t card = deal->places[heap->first + index];
  FpCard *row = &e->state->cards[card];

  deal->places[heap->first + index] = deal->places[heap->first + heap->n - 1U];
  heap->n--;
  dealt->dealt = TRUE;
  row->pooled = (uint8_t) (dealt->degree == FP_KNOWS_POOL ? row->pooled | deal->viewer : row->pooled & ~deal->viewer);
  row->owned = (uint8_t) (dealt->degree == FP_KNOWS_PLAYER ? row->owned | deal->viewer : row->owned & ~deal->viewer);
  e->state->zones[row->zone].pooled |= row->pooled;
  row->face = dealt->face;
  if (row->def == dealt->def)
    return;
  fp_effect_remove_card (e, card);
  row->def = dealt->def;
  if (fp_engine_def (e, card)->abilities != NULL)
    fp_effect_update_card (e, card);
}

static int
next_heap (const Heap *heap, FpDegree degree)
{
  return degree == FP_KNOWS_POOL     ? heap->next_of_pool
         : degree == FP_KNOWS_PLAYER ? heap->next_of_player
                                     : heap->next_of_back;
}

/* Puts @dealt at a random free place that it may lie at. */
static void
deal_card (Deal *deal, Dealt *dealt)
{
  FpDegree degree = (FpDegree) dealt->degree;
  int first = degree == FP_KNOWS_POOL     ? deal->pools[dealt->group]
              : degree == FP_KNOWS_PLAYER ? deal->players[dealt->group]
                                          : deal->backs[dealt->back];
  guint n = 0, drawn;

  for (int i = first; i != NO_GROUP; i = next_heap (&deal->heaps[i], degree))
    n += deal->heaps[i].back == dealt->back ? deal->heaps[i].n : 0;
  g_return_if_fail (n > 0);
  drawn = n == 1 ? 0 : fp_random_below (deal->random, n);
  for (int i = first; i != NO_GROUP; i = next_heap (&deal->heaps[i], degree))
    {
      Heap *heap = &deal->heaps[i];

      if (heap->back != dealt->back)
        continue;
      if (drawn < heap->n)
        {
          put_card (deal, heap, drawn, dealt);
          return;
        }
      drawn -= heap->n;
    }
}

static void
deal_degree (Deal *deal, FpDegree degree)
{
  for (guint i = 0; i < deal->n; i++)
    if (deal->cards[i].degree == degree && !deal->cards[i].dealt)
      deal_card (deal, &deal->cards[i]);
}

static gboolean
may_lie_in (const Deal *deal, const Dealt *dealt, const Heap *heap)
{
  return !dealt->dealt && dealt->back == heap->back &&
         deal->engine->edition->hidden.may_lie (fp_catalog_card (deal->engine->catalog, dealt->def), heap->zone);
}

/* Draws the cards for places that not every card may lie at. These go first. */
static void
deal_restricted (Deal *deal, Heap *heap)
{
  while (heap->n > 0)
    {
      guint n = 0, drawn;

      for (guint i = 0; i < deal->n; i++)
        n += may_lie_in (deal, &deal->cards[i], heap);
      if (n == 0)
        return;
      drawn = fp_random_below (deal->random, n);
      for (guint i = 0; i < deal->n; i++)
        if (may_lie_in (deal, &deal->cards[i], heap) && drawn-- == 0)
          {
            put_card (deal, heap, heap->n - 1U, &deal->cards[i]);
            break;
          }
    }
}

/* --- Secrets --- */

static void
draw_secrets (Deal *deal)
{
  FpState *s = deal->engine->state;

  for (guint i = 0; i < s->head.n_secrets; i++)
    if (!(s->secrets[i].known & deal->viewer))
      {
        int16_t values[FP_MOST_VALUES];
        guint n = fp_secret_values (&s->secrets[i], values);

        s->secrets[i].value = values[fp_random_below (deal->random, n)];
      }
}

/* Draws the hidden halves. Of a token laid face down in sight, others know the token but not the
 * upper half. Of a token chosen but still in its old place, they don't even know that choice. */
static void
draw_halves (Deal *deal, uint8_t viewer)
{
  FpState *s = deal->engine->state;

  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    if (zone < deal->engine->edition->n_zones && deal->engine->edition->zones[zone].both_halves &&
        s->zones[zone].owner != viewer)
      FP_EACH_CARD (s, zone, card)
        s->cards[card].face = 0;
    else if (fp_zone_held (deal->engine, zone) && s->zones[zone].owner != viewer)
      FP_EACH_CARD (s, zone, card)
        if (fp_card_is (fp_engine_def (deal->engine, card), FP_KIND_TWO_HALVES) &&
            fp_card_seen (deal->engine, card, viewer) && !fp_card_face_seen (deal->engine, card, viewer))
          s->cards[card].face = (uint8_t) fp_random_below (deal->random, 2);
}

static void
deal_anew (Deal *deal, uint8_t viewer, const FpState *from, FpState *to)
{
  fp_state_copy (to, from);
  deal->n = deal->n_heaps = 0;
  find_hidden (deal);
  sort_cards (deal);
  deal_degree (deal, FP_KNOWS_POOL);
  deal_degree (deal, FP_KNOWS_PLAYER);
  for (guint i = 0; i < deal->n_heaps; i++)
    if (deal->heaps[i].restricted)
      deal_restricted (deal, &deal->heaps[i]);
  deal_degree (deal, FP_KNOWS_NOTHING);
  draw_secrets (deal);
  draw_halves (deal, viewer);
}

/* Returns TRUE if the asked player has a choice, as the viewer knows. Choices already made in the
 * group are unknown, so these are made again. */
static gboolean
can_be_asked (FpEngine *e, uint8_t viewer)
{
  FpPendingDecision *pending = &e->state->head.pending;
  FpOptions options = { .n = 0 };

  if (!pending->open || pending->seat == viewer)
    return TRUE;
  fp_selection_again (e);
  e->edition->decisions[pending->kind].options (e, pending, &options);
  return options.n > 1;
}

void
fp_determinize (FpEngine *engine, uint8_t viewer, FpRandom *random, FpState *to)
{
  FpState *before = engine->state;
  Deal deal;
  guint deals = 0;

  deal.engine = engine;
  deal.random = random;
  deal.viewer = (FpSeats) (1 << viewer);
  engine->state = to;
  do
    deal_anew (&deal, viewer, before, to);
  while (!can_be_asked (engine, viewer) && ++deals < MOST_DEALS);
  to->head.decks_counted = 0;
  fp_random_seed (&to->head.random, (uint64_t) fp_random_next (random) << 32 | fp_random_next (random));
  to->head.changed = FP_CHANGED_ALL;
  engine->state = before;
}

/* --- Trades --- */

static gboolean
could_trade (const FpEngine *e, FpSeats viewer, uint16_t card, uint16_t other)
{
  const FpState *s = e->state;
  const FpCardDef *def = fp_engine_def (e, card), *instead = fp_engine_def (e, other);

  return !(s->cards[other].flags & FP_CARD_FACE_UP) && !(s->cards[other].known & viewer) &&
         e->edition->hidden.back (def) == e->edition->hidden.back (instead) &&
         e->edition->hidden.may_lie (instead, s->cards[card].zone) &&
         e->edition->hidden.may_lie (def, s->cards[other].zone);
}

guint
fp_determinize_others (const FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t *cards)
{
  const FpState *s = engine->state;
  uint8_t owner = s->zones[s->cards[card].zone].owner;
  guint n = 0;

  cards[n++] = card;
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    if (s->zones[zone].owner == owner && zone != s->cards[card].zone && fp_zone_held (engine, zone))
      FP_EACH_CARD (s, zone, other)
        if (could_trade (engine, (FpSeats) (1 << viewer), card, other))
          cards[n++] = other;
  return n;
}

void
fp_determinize_trade (FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t other)
{
  FpCard *a = &engine->state->cards[card], *b = &engine->state->cards[other];
  FpCard before = *a;
  uint8_t bit = (uint8_t) (1 << viewer);

  if (a->def == b->def)
    return;
  engine->state->head.changed = FP_CHANGED_ALL;
  fp_effect_remove_card (engine, card);
  fp_effect_remove_card (engine, other);
  a->def = b->def;
  a->face = b->face;
  a->pooled = (uint8_t) ((a->pooled & ~bit) | (b->pooled & bit));
  a->owned = (uint8_t) ((a->owned & ~bit) | (b->owned & bit));
  b->def = before.def;
  b->face = before.face;
  b->pooled = (uint8_t) ((b->pooled & ~bit) | (before.pooled & bit));
  b->owned = (uint8_t) ((b->owned & ~bit) | (before.owned & bit));
  engine->state->head.decks_counted = 0;
  fp_effect_update_card (engine, card);
  fp_effect_update_card (engine, other);
}
