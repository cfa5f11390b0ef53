/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sampling of hidden information: deals anew everything that a person can't know.
 *
 * Rows of cards stay where they are, as places; their definitions trade places. So references to a
 * place (a procedure on the stack, a card under way) stay valid. For players the rows of cards in
 * decks and hands are put into a known order at the end (fp-hidden-rows.h). */
#include "engine/knowledge/fp-determinize.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-hidden-memory.h"
#include "engine/knowledge/fp-hidden-rows.h"
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
  N_DEGREES = FP_KNOWS_PLACE + 1,
  MOST_DEALS = 500, /* attempts until the asked player has a choice */
};

/* The places of one zone for cards of one back: @n rows from @first on. */
typedef struct
{
  uint16_t zone, first, n;
  uint8_t back;
  gboolean restricted; /* some cards of this back may not lie here */
  guint first_candidate, n_candidates; /* if restricted: the hidden cards that may lie here */
  int next_of_pool, next_of_player, next_of_back; /* other heaps */
} Heap;

/* A hidden card. */
typedef struct
{
  uint16_t def;
  int16_t group; /* its pool or player, depending on @degree */
  uint8_t degree; /* FpDegree of the viewer */
  uint8_t back;
  uint8_t face; /* a planet's word */
  FpSeats pooled, owned; /* as in its row, only of the viewer */
  uint8_t has_rules; /* TRUE: it has abilities */
  uint8_t boxed; /* TRUE: @def is only one of those of its box */
  uint16_t room; /* the heaps in which it may lie */
} Hidden;

/* The heaps that hidden cards of one back, degree and group may lie in. */
typedef struct
{
  uint8_t degree, back;
  int16_t group;
  guint first, n; /* of FpHiddenCards.heaps_of_rooms */
} Room;

/* Hidden cards of one kind of which the viewer knows nothing, and the definitions that they may
 * be (FpEditionHidden.box). */
typedef struct
{
  guint kind;
  guint first, n; /* of FpHiddenCards.box_defs */
} Box;

struct _FpHiddenCards
{
  const FpState *from;
  uint8_t viewer;
  uint16_t places[FP_MAX_CARDS];
  gboolean in_force[FP_MAX_CARDS]; /* of each place: effects of its card are in force */
  Hidden cards[FP_MAX_CARDS];
  guint n;
  uint16_t by_degree[FP_MAX_CARDS]; /* indices of @cards, those of a degree together */
  guint begins[N_DEGREES + 1]; /* first of each degree, and the end */
  GArray *candidates; /* of uint16_t, indices of @cards for restricted heaps */
  GArray *rooms; /* of Room */
  GArray *heaps_of_rooms; /* of uint16_t */
  GArray *boxes; /* of Box */
  GArray *box_defs; /* of uint16_t */
  Heap heaps[FP_MAX_CARDS];
  guint n_heaps;
  int pools[N_POOLS], players[FP_MAX_SEATS], backs[MOST_BACKS]; /* first heaps, NO_GROUP */
};

/* One deal of hidden cards. */
typedef struct
{
  const FpHiddenCards *hidden;
  FpEngine *engine; /* on the new state */
  FpRandom *random;
  FpSeats viewer, others; /* as bits */
  uint16_t places[FP_MAX_CARDS]; /* the free ones of a heap first */
  uint16_t left[FP_MAX_CARDS]; /* free places of each heap */
  gboolean dealt[FP_MAX_CARDS]; /* of each hidden card */
  uint16_t defs[FP_MAX_CARDS]; /* of each boxed one */
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
make_heap (FpHiddenCards *hidden, const FpEngine *engine, uint16_t zone, uint8_t back, guint first, guint n)
{
  int pool = pool_of (engine, zone), player = player_of (engine, zone), index = (int) hidden->n_heaps;
  Heap *heap = &hidden->heaps[hidden->n_heaps++];

  *heap = (Heap){ .zone = zone, .back = back, .first = (uint16_t) first, .n = (uint16_t) n };
  heap->restricted = !fp_edition_may_lie (engine->edition, NULL, zone);
  heap->next_of_pool = pool == NO_GROUP ? NO_GROUP : hidden->pools[pool];
  heap->next_of_player = player == NO_GROUP ? NO_GROUP : hidden->players[player];
  heap->next_of_back = hidden->backs[back];
  if (pool != NO_GROUP)
    hidden->pools[pool] = index;
  if (player != NO_GROUP)
    hidden->players[player] = index;
  hidden->backs[back] = index;
}

static Hidden
describe (const FpEngine *engine, FpSeats viewer, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];
  Hidden hidden = { .def = row->def, .back = back_of (engine, card), .group = NO_GROUP };

  if (!fp_card_is (fp_engine_def (engine, card), FP_KIND_TWO_HALVES))
    hidden.face = row->face;
  hidden.has_rules = fp_engine_def (engine, card)->abilities != NULL;
  hidden.pooled = row->pooled & viewer;
  hidden.owned = row->owned & viewer;
  if (hidden.pooled)
    hidden.degree = FP_KNOWS_POOL;
  else if (hidden.owned)
    hidden.degree = FP_KNOWS_PLAYER;
  if (hidden.degree == FP_KNOWS_POOL)
    hidden.group = (int16_t) pool_of (engine, row->zone);
  else if (hidden.degree == FP_KNOWS_PLAYER)
    hidden.group = (int16_t) player_of (engine, row->zone);
  return hidden;
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
is_hidden (const FpEngine *engine, FpSeats viewer, uint16_t card, FpVisibility visibility)
{
  const FpCard *row = &engine->state->cards[card];

  return visibility != FP_VISIBLE_TO_ALL && !(row->flags & FP_CARD_FACE_UP) && !(row->known & viewer) &&
         (fp_engine_def (engine, card)->abilities == NULL || !is_resolving (engine, card));
}

/* Collects the hidden cards of @zone, grouped by back. */
static void
find_in_zone (FpHiddenCards *hidden, const FpEngine *engine, uint16_t zone)
{
  FpVisibility visibility = fp_zone_visibility (engine, zone);
  FpSeats viewer = (FpSeats) (1 << hidden->viewer);
  guint first = hidden->n, begin = hidden->n;

  FP_EACH_CARD (engine->state, zone, card)
    if (is_hidden (engine, viewer, card, visibility))
      {
        Hidden found = describe (engine, viewer, card);
        guint k = hidden->n++;

        for (; k > first && hidden->cards[k - 1].back > found.back; k--)
          {
            hidden->cards[k] = hidden->cards[k - 1];
            hidden->places[k] = hidden->places[k - 1];
          }
        hidden->cards[k] = found;
        hidden->places[k] = card;
      }
  for (guint i = first; i < hidden->n; i++)
    if (i + 1 == hidden->n || hidden->cards[i + 1].back != hidden->cards[i].back)
      {
        make_heap (hidden, engine, zone, hidden->cards[i].back, begin, i + 1 - begin);
        begin = i + 1;
      }
}

/* --- Cards of which some own no row --- */

/* Returns TRUE if hidden card @card may be any card of @kind that the viewer doesn't know of. */
static gboolean
is_boxed (const FpEngine *engine, const Hidden *card, guint kind)
{
  return card->degree == FP_KNOWS_NOTHING && fp_catalog_card (engine->catalog, card->def)->kind == kind;
}

/* Keeps those of the @n definitions @defs of @kind that the viewer doesn't know of. Returns their
 * number. */
static guint
keep_unknown (const FpHiddenCards *hidden, const FpEngine *engine, guint kind, uint16_t *defs, guint n)
{
  const FpState *s = engine->state;
  g_autofree guint8 *known = g_new0 (guint8, engine->catalog->cards->len);
  guint kept = 0;

  for (guint card = 0; card < s->head.n_cards; card++)
    known[s->cards[card].def] = TRUE;
  for (guint card = 0; card < hidden->n; card++)
    if (is_boxed (engine, &hidden->cards[card], kind))
      known[hidden->cards[card].def] = FALSE;
  for (guint i = 0; i < n; i++)
    if (!known[defs[i]])
      defs[kept++] = defs[i];
  return kept;
}

/* Lets the boxed cards of @kind stand for the first definitions that they may be, whatever they
 * are, so that nothing depends on that. */
static void
find_box (FpHiddenCards *hidden, const FpEngine *engine, guint kind)
{
  uint16_t defs[FP_MAX_CARDS];
  guint n = engine->edition->hidden.box (engine, kind, defs), n_cards = 0;
  Box box = { .kind = kind, .first = hidden->box_defs->len };

  for (guint i = 0; n > 0 && i < hidden->n; i++)
    n_cards += is_boxed (engine, &hidden->cards[i], kind);
  if (n_cards == 0)
    return;
  box.n = keep_unknown (hidden, engine, kind, defs, n);
  if (box.n < n_cards)
    return;
  g_array_append_vals (hidden->box_defs, defs, box.n);
  g_array_append_val (hidden->boxes, box);
  for (guint i = 0, next = 0; i < hidden->n; i++)
    if (is_boxed (engine, &hidden->cards[i], kind))
      {
        hidden->cards[i].def = defs[next++];
        hidden->cards[i].boxed = TRUE;
      }
}

static void
find_boxes (FpHiddenCards *hidden, const FpEngine *engine)
{
  g_array_set_size (hidden->boxes, 0);
  g_array_set_size (hidden->box_defs, 0);
  for (guint kind = 1; engine->edition->hidden.box != NULL && kind < engine->edition->n_kinds; kind++)
    find_box (hidden, engine, kind);
}

/* Draws what the boxed cards are. */
static void
draw_boxes (Deal *deal)
{
  const FpHiddenCards *hidden = deal->hidden;

  for (guint i = 0; i < hidden->boxes->len; i++)
    {
      const Box *box = &g_array_index (hidden->boxes, Box, i);
      uint16_t defs[FP_MAX_CARDS];
      guint used = 0;

      memcpy (defs, &g_array_index (hidden->box_defs, uint16_t, box->first), box->n * sizeof *defs);
      for (guint card = 0; card < hidden->n; card++)
        if (hidden->cards[card].boxed &&
            fp_catalog_card (deal->engine->catalog, hidden->cards[card].def)->kind == box->kind)
          {
            guint drawn = used + fp_random_below (deal->random, box->n - used);

            deal->defs[card] = defs[drawn];
            defs[drawn] = defs[used++];
          }
    }
}

/* --- Order --- */

static void
sort_by_byte (const Hidden *from, Hidden *to, guint n, guint shift)
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
comes_before (const Hidden *a, const Hidden *b)
{
  return a->def == b->def && (a->degree != b->degree ? a->degree < b->degree : a->group < b->group);
}

/* Sorts by definition, then by knowledge: the viewer doesn't know the real order. */
static void
sort_cards (FpHiddenCards *hidden, const FpCatalog *catalog)
{
  Hidden cards[FP_MAX_CARDS];

  sort_by_byte (hidden->cards, cards, hidden->n, 0);
  if (catalog->cards->len > 256)
    sort_by_byte (cards, hidden->cards, hidden->n, 8);
  else
    memcpy (hidden->cards, cards, hidden->n * sizeof *cards);
  for (guint i = 1; i < hidden->n; i++)
    for (guint k = i; k > 0 && comes_before (&hidden->cards[k], &hidden->cards[k - 1]); k--)
      {
        Hidden first = hidden->cards[k];

        hidden->cards[k] = hidden->cards[k - 1];
        hidden->cards[k - 1] = first;
      }
}

static void
sort_by_degree (FpHiddenCards *hidden)
{
  guint n = 0;

  for (guint degree = 0; degree < N_DEGREES; degree++)
    {
      hidden->begins[degree] = n;
      for (guint i = 0; i < hidden->n; i++)
        if (hidden->cards[i].degree == degree)
          hidden->by_degree[n++] = (uint16_t) i;
    }
  hidden->begins[N_DEGREES] = n;
}

/* Finds the cards that may lie in restricted heaps. */
static void
find_candidates (FpHiddenCards *hidden, const FpEngine *engine)
{
  g_array_set_size (hidden->candidates, 0);
  for (guint heap = 0; heap < hidden->n_heaps; heap++)
    {
      Heap *row = &hidden->heaps[heap];

      row->first_candidate = hidden->candidates->len;
      for (uint16_t i = 0; row->restricted && i < hidden->n; i++)
        if (hidden->cards[i].back == row->back &&
            fp_edition_may_lie (engine->edition, fp_catalog_card (engine->catalog, hidden->cards[i].def), row->zone))
          g_array_append_val (hidden->candidates, i);
      row->n_candidates = hidden->candidates->len - row->first_candidate;
    }
}

static int
next_heap (const Heap *heap, guint degree)
{
  return degree == FP_KNOWS_POOL     ? heap->next_of_pool
         : degree == FP_KNOWS_PLAYER ? heap->next_of_player
                                     : heap->next_of_back;
}

static uint16_t
make_room (FpHiddenCards *hidden, const Hidden *card)
{
  Room room = {
    .degree = card->degree, .back = card->back, .group = card->group, .first = hidden->heaps_of_rooms->len
  };
  int first = card->degree == FP_KNOWS_POOL     ? hidden->pools[card->group]
              : card->degree == FP_KNOWS_PLAYER ? hidden->players[card->group]
                                                : hidden->backs[card->back];

  for (int i = first; i != NO_GROUP; i = next_heap (&hidden->heaps[i], card->degree))
    if (hidden->heaps[i].back == card->back)
      {
        uint16_t heap = (uint16_t) i;

        g_array_append_val (hidden->heaps_of_rooms, heap);
        room.n++;
      }
  g_array_append_val (hidden->rooms, room);
  return (uint16_t) (hidden->rooms->len - 1);
}

static void
find_rooms (FpHiddenCards *hidden)
{
  g_array_set_size (hidden->rooms, 0);
  g_array_set_size (hidden->heaps_of_rooms, 0);
  for (guint i = 0; i < hidden->n; i++)
    {
      Hidden *card = &hidden->cards[i];
      guint room = 0;

      for (; room < hidden->rooms->len; room++)
        {
          const Room *row = &g_array_index (hidden->rooms, Room, room);

          if (row->degree == card->degree && row->back == card->back && row->group == card->group)
            break;
        }
      card->room = room < hidden->rooms->len ? (uint16_t) room : make_room (hidden, card);
    }
}

FpHiddenCards *
fp_hidden_cards_new (void)
{
  FpHiddenCards *hidden = g_new0 (FpHiddenCards, 1);

  hidden->candidates = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  hidden->rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  hidden->heaps_of_rooms = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  hidden->boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  hidden->box_defs = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  return hidden;
}

void
fp_hidden_cards_free (FpHiddenCards *hidden)
{
  if (hidden == NULL)
    return;
  g_array_unref (hidden->candidates);
  g_array_unref (hidden->rooms);
  g_array_unref (hidden->heaps_of_rooms);
  g_array_unref (hidden->boxes);
  g_array_unref (hidden->box_defs);
  g_free (hidden);
}

/* Collects by zone and position, an order that the viewer sees. */
void
fp_hidden_cards_find (FpHiddenCards *hidden, const FpEngine *engine, uint8_t viewer)
{
  const FpState *s = engine->state;

  hidden->from = s;
  hidden->viewer = viewer;
  hidden->n = hidden->n_heaps = 0;
  memset (hidden->pools, 0xff, sizeof hidden->pools);
  memset (hidden->players, 0xff, sizeof hidden->players);
  memset (hidden->backs, 0xff, sizeof hidden->backs);
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    find_in_zone (hidden, engine, zone);
  find_boxes (hidden, engine);
  sort_cards (hidden, engine->catalog);
  sort_by_degree (hidden);
  find_candidates (hidden, engine);
  find_rooms (hidden);
  memset (hidden->in_force, 0, s->head.n_cards * sizeof *hidden->in_force);
  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].card != FP_NO_CARD)
      hidden->in_force[s->effects[i].card] = TRUE;
}

/* --- Dealing --- */

/* Puts hidden card @number at free place @index of @heap. The viewer's knowledge moves with the
 * card, that of others stays with the place. */
static inline void
put_card (Deal *deal, guint number, guint heap, guint index)
{
  FpEngine *e = deal->engine;
  const Hidden *hidden = &deal->hidden->cards[number];
  uint16_t *places = deal->places + deal->hidden->heaps[heap].first, card = places[index];
  uint16_t def = hidden->boxed ? deal->defs[number] : hidden->def;
  FpCard *row = &e->state->cards[card];

  places[index] = places[--deal->left[heap]];
  deal->dealt[number] = TRUE;
  row->pooled = (uint8_t) ((row->pooled & deal->others) | hidden->pooled);
  row->owned = (uint8_t) ((row->owned & deal->others) | hidden->owned);
  e->state->zones[row->zone].pooled |= row->pooled;
  row->face = hidden->face;
  if (row->def == def)
    return;
  if (deal->hidden->in_force[card])
    fp_effect_remove_card (e, card);
  row->def = def;
  if (hidden->has_rules || hidden->boxed)
    fp_effect_update_card (e, card);
}

/* Puts hidden card @number at a random free place that it may lie at. */
static void
deal_card (Deal *deal, guint number)
{
  const FpHiddenCards *hidden = deal->hidden;
  const Room *room = &g_array_index (hidden->rooms, Room, hidden->cards[number].room);
  const uint16_t *heaps = &g_array_index (hidden->heaps_of_rooms, uint16_t, room->first);
  guint n = 0, drawn;

  for (guint i = 0; i < room->n; i++)
    n += deal->left[heaps[i]];
  g_return_if_fail (n > 0);
  drawn = n == 1 ? 0 : fp_random_below (deal->random, n);
  while (drawn >= deal->left[*heaps])
    drawn -= deal->left[*heaps++];
  put_card (deal, number, *heaps, drawn);
}

static void
deal_degree (Deal *deal, FpDegree degree)
{
  const FpHiddenCards *hidden = deal->hidden;

  for (guint i = hidden->begins[degree]; i < hidden->begins[degree + 1]; i++)
    if (!deal->dealt[hidden->by_degree[i]])
      deal_card (deal, hidden->by_degree[i]);
}

/* Draws the cards for places that not every card may lie at. These go first. */
static void
deal_restricted (Deal *deal, guint number)
{
  const FpHiddenCards *hidden = deal->hidden;
  const Heap *heap = &hidden->heaps[number];
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  for (guint i = 0; i < heap->n_candidates; i++)
    {
      uint16_t card = g_array_index (hidden->candidates, uint16_t, heap->first_candidate + i);

      if (!deal->dealt[card])
        cards[n++] = card;
    }
  for (; deal->left[number] > 0 && n > 0; n--)
    {
      guint drawn = fp_random_below (deal->random, n);

      put_card (deal, cards[drawn], number, deal->left[number] - 1U);
      memmove (&cards[drawn], &cards[drawn + 1], (n - drawn - 1) * sizeof *cards);
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
deal_anew (Deal *deal)
{
  const FpHiddenCards *hidden = deal->hidden;

  fp_state_copy (deal->engine->state, hidden->from);
  draw_boxes (deal);
  memcpy (deal->places, hidden->places, hidden->n * sizeof *deal->places);
  memset (deal->dealt, 0, hidden->n * sizeof *deal->dealt);
  for (guint i = 0; i < hidden->n_heaps; i++)
    deal->left[i] = hidden->heaps[i].n;
  deal_degree (deal, FP_KNOWS_POOL);
  deal_degree (deal, FP_KNOWS_PLAYER);
  for (guint i = 0; i < hidden->n_heaps; i++)
    if (hidden->heaps[i].restricted)
      deal_restricted (deal, i);
  deal_degree (deal, FP_KNOWS_NOTHING);
  if (hidden->boxes->len > 0)
    deal->engine->edition->hidden.match (deal->engine);
  fp_hidden_memory_follow (deal->engine->state, hidden->from, hidden->places, hidden->n);
  draw_secrets (deal);
  draw_halves (deal, hidden->viewer);
}

static gboolean
has_choice (FpEngine *e, const FpPendingDecision *pending)
{
  FpOptions options = { .n = 0 };

  e->edition->decisions[pending->kind].options (e, pending, &options);
  return options.n > 1;
}

/* Returns TRUE if the asked player has a choice, as the viewer knows. Choices already made in the
 * group are unknown, so these are made again. */
static gboolean
can_be_asked (FpEngine *e, uint8_t viewer)
{
  const FpPendingDecision *pending = &e->state->head.pending;

  if (!pending->open || pending->seat == viewer)
    return TRUE;
  fp_selection_again (e);
  return has_choice (e, pending);
}

void
fp_hidden_cards_deal (const FpHiddenCards *hidden, FpEngine *engine, FpRandom *random, FpState *to)
{
  FpState *before = engine->state;
  Deal deal;
  guint deals = 0;

  deal.hidden = hidden;
  deal.engine = engine;
  deal.random = random;
  deal.viewer = (FpSeats) (1 << hidden->viewer);
  deal.others = (FpSeats) ~deal.viewer;
  engine->state = to;
  do
    {
      deal_anew (&deal);
      engine->offers_for = 0;
    }
  while (!can_be_asked (engine, hidden->viewer) && ++deals < MOST_DEALS);
  to->head.decks_counted = 0;
  fp_random_seed (&to->head.random, (uint64_t) fp_random_next (random) << 32 | fp_random_next (random));
  to->head.changed = FP_CHANGED_ALL;
  engine->state = before;
  engine->offers_for = 0;
}

/* Puts the rows of the hidden cards of @state into an order that depends on their places alone.
 * While another player is asked, what runs may name some of them. */
static void
sort_rows (const FpHiddenCards *hidden, FpEngine *engine, FpState *state)
{
  FpState *before = engine->state;

  if (!state->head.pending.open || state->head.pending.seat != hidden->viewer)
    return;
  engine->state = state;
  fp_hidden_rows_sort (engine, hidden->places, hidden->n);
  engine->state = before;
}

void
fp_determinize (FpEngine *engine, uint8_t viewer, FpRandom *random, FpState *to)
{
  FpHiddenCards *hidden = fp_hidden_cards_new ();

  fp_hidden_cards_find (hidden, engine, viewer);
  fp_hidden_cards_deal (hidden, engine, random, to);
  sort_rows (hidden, engine, to);
  fp_hidden_cards_free (hidden);
}

/* --- Trades --- */

static gboolean
could_trade (const FpEngine *e, FpSeats viewer, uint16_t card, uint16_t other)
{
  const FpState *s = e->state;
  const FpCardDef *def = fp_engine_def (e, card), *instead = fp_engine_def (e, other);

  return !(s->cards[other].flags & FP_CARD_FACE_UP) && !(s->cards[other].known & viewer) &&
         e->edition->hidden.back (def) == e->edition->hidden.back (instead) &&
         fp_edition_may_lie (e->edition, instead, s->cards[card].zone) &&
         fp_edition_may_lie (e->edition, def, s->cards[other].zone);
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
  fp_hidden_memory_trade (engine->state, card, other);
  fp_effect_update_card (engine, card);
  fp_effect_update_card (engine, other);
}
