/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creation of views: the only place that decides which parts of a state a seat sees. */
#include "engine/knowledge/fp-view-private.h"

#include "engine/runner/fp-encounter.h"
#include "engine/state/fp-mutations.h"

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

/* Returns TRUE if the viewer has looked at cards of a deck. Only then are its cards listed. */
static gboolean
knows_any (const FpState *s, uint8_t viewer, uint16_t zone)
{
  if (viewer != FP_NOBODY)
    FP_EACH_CARD (s, zone, card)
      if (s->cards[card].known & 1 << viewer)
        return TRUE;
  return FALSE;
}

/* Returns TRUE if @viewer gets the cards of @zone listed. */
static gboolean
lists (const FpEngine *engine, uint8_t viewer, uint16_t zone)
{
  return fp_zone_visibility (engine, zone) != FP_VISIBLE_TO_NOBODY || knows_any (engine->state, viewer, zone);
}

static FpViewCard
see_card (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];
  gboolean seen = fp_view_sees (engine, viewer, card);

  return (FpViewCard){
    .card = seen ? card : FP_NO_CARD,
    .def = seen ? row->def : FP_NO_CARD,
    .holder = row->holder,
    .face_up = (row->flags & FP_CARD_FACE_UP) != 0,
    .face = seen ? fp_view_face (engine, viewer, card) : 0,
  };
}

/* Returns the card under which those of @zone lie, if the viewer sees it. */
static uint16_t
host_of (const FpEngine *engine, const FpView *view, uint16_t zone)
{
  uint16_t host = engine->state->zones[zone].under;

  if (host == FP_NO_CARD || fp_view_sees (engine, view->viewer, host))
    return host;
  return FP_UNSEEN_CARD;
}

/* Puts the seen cards first, in a fixed order: the real order of another player's held cards is
 * hidden. */
static void
order_held (FpView *view, const FpViewZone *zone)
{
  for (guint i = zone->first + 1U; i < view->n_cards; i++)
    for (guint k = i; k > zone->first; k--)
      {
        FpViewCard card = view->cards[k], *before = &view->cards[k - 1];

        if (before->def < card.def || (before->def == card.def && before->card <= card.card))
          break;
        view->cards[k] = *before;
        *before = card;
      }
}

static void
view_cards (const FpEngine *engine, FpView *view)
{
  const FpState *s = engine->state;

  view->n_zones = s->head.n_zones;
  view->n_cards = 0;
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    {
      FpViewZone *out = &view->zones[zone];

      *out =
          (FpViewZone){ .first = view->n_cards, .count = s->zones[zone].count, .under = host_of (engine, view, zone) };
      if (!lists (engine, view->viewer, zone))
        continue;
      out->listed = out->count;
      FP_EACH_CARD (s, zone, card)
        view->cards[view->n_cards++] = see_card (engine, view->viewer, card);
      if (fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_OWNER && s->zones[zone].owner != view->viewer)
        order_held (view, out);
    }
}

static void
view_places (FpEngine *engine, FpView *view)
{
  const FpState *s = engine->state;

  view->n_places = s->head.n_places;
  for (guint i = 0; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];
      FpViewPlace *out = &view->places[i];
      gboolean open = place->card == FP_NO_CARD || (s->cards[place->card].flags & FP_CARD_FACE_UP);

      *out = (FpViewPlace){ .card = FP_NO_CARD, .def = FP_NO_CARD, .dispute = place->dispute };
      memcpy (out->ships, place->ships, sizeof out->ships);
      if (!open || place->card == FP_NO_CARD)
        continue;
      out->card = place->card;
      out->def = s->cards[place->card].def;
      if (!fp_place_is_planet (engine, (uint8_t) i))
        continue;
      out->revealed = TRUE;
      out->word = s->cards[place->card].face;
      if (out->word == 0)
        out->word = (uint8_t) fp_card_first_field (fp_engine_def (engine, place->card));
      out->controllers = engine->edition->table.controllers (engine, (uint8_t) i);
    }
}

/* Writes the numbers of @seat that are to be seen. */
static void
view_numbers (const FpEngine *engine, const FpEncounter *encounter, uint8_t seat, int8_t *numbers)
{
  const FpEncounterNumbers *kept = &engine->edition->encounter_numbers;

  for (guint i = 0; i < kept->n_of_seat; i++)
    {
      guint shown = kept->of_seat[i].shown;

      numbers[i] =
          shown == 0 || (encounter->sets[shown - 1] >> seat & 1) != 0 ? encounter->of_seat[seat][i] : FP_NOT_SHOWN;
    }
}

void
fp_view_encounter (FpEngine *engine, FpViewEncounter *out)
{
  const FpEncounter *encounter;

  *out = (FpViewEncounter){ .place = FP_NO_PLACE, .card = FP_NO_CARD };
  if (!fp_state_in_encounter (engine->state))
    return;
  encounter = fp_state_encounter_const (engine->state);
  out->kind = encounter->kind;
  out->place = encounter->place;
  out->round = encounter->round;
  out->outcome = encounter->outcome;
  out->winners = encounter->winners;
  out->losers = encounter->losers;
  out->number = encounter->number;
  out->card = encounter->card;
  out->n_sides = (uint8_t) fp_encounter_n_sides (engine, encounter);
  for (guint i = 0; i < out->n_sides; i++)
    out->sides[i] = fp_encounter_side (engine, encounter, i);
  memcpy (out->sets, encounter->sets, sizeof out->sets);
  memcpy (out->numbers, encounter->numbers, sizeof out->numbers);
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    {
      out->roles[seat] = fp_encounter_roles (engine, seat);
      view_numbers (engine, encounter, seat, out->of_seat[seat]);
      out->total[seat] = (int16_t) engine->edition->table.total (engine, seat);
    }
}

/* --- Knowledge of unseen cards --- */

/* Cards that the viewer knows to be in one pool, a bit for each row. */
typedef struct
{
  guint64 word[(FP_MAX_CARDS + 63) / 64];
  gboolean any;
} Pooled;

/* Adds the cards of @zone that the viewer knows by @degree. */
static void
add_zone (const FpState *s, const FpView *view, Pooled *pooled, uint16_t zone, FpDegree degree)
{
  FpSeats viewer = (FpSeats) (1 << view->viewer);

  if (degree == FP_KNOWS_POOL && !(s->zones[zone].pooled & viewer))
    return;
  FP_EACH_CARD (s, zone, card)
    if ((degree == FP_KNOWS_POOL ? s->cards[card].pooled : s->cards[card].owned) & viewer)
      {
        pooled->word[card / 64] |= G_GUINT64_CONSTANT (1) << card % 64;
        pooled->any = TRUE;
      }
}

/* Adds @def to the last pool, in rising order. Rows are made in this order, so that it seldom has
 * to move others. */
static void
add_pooled (FpView *view, FpViewPool *pool, uint16_t def)
{
  guint k = view->n_pooled++;

  pool->n++;
  for (; k > pool->first && view->pooled[k - 1] > def; k--)
    view->pooled[k] = view->pooled[k - 1];
  view->pooled[k] = def;
}

/* Makes a pool of the cards of @pooled, if there are any, and empties it. */
static void
make_pool (const FpState *s, FpView *view, uint8_t owner, gboolean held, uint16_t zone, Pooled *pooled)
{
  FpViewPool *pool = &view->pools[view->n_pools];

  if (!pooled->any)
    return;
  *pool = (FpViewPool){ .owner = owner, .held = held ? 1 : 0, .zone = zone, .first = view->n_pooled };
  for (guint i = 0; i < s->head.n_cards; i += 64)
    for (guint64 *word = &pooled->word[i / 64]; *word != 0; *word &= *word - 1)
      add_pooled (view, pool, s->cards[i + (guint) __builtin_ctzll (*word)].def);
  pooled->any = FALSE;
  view->n_pools++;
}

/* Adds the cards known to be held by @seat, and those known to be held or in the seat's deck. */
static void
view_player (const FpEngine *engine, FpView *view, uint8_t seat, Pooled *pooled)
{
  const FpState *s = engine->state;

  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    if (s->zones[zone].owner == seat && fp_zone_held (engine, zone))
      add_zone (s, view, pooled, zone, FP_KNOWS_POOL);
  make_pool (s, view, seat, TRUE, FP_MAX_ZONES, pooled);
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    if (s->zones[zone].owner == seat)
      add_zone (s, view, pooled, zone, FP_KNOWS_PLAYER);
  make_pool (s, view, seat, FALSE, FP_MAX_ZONES, pooled);
}

static void
view_pools (const FpEngine *engine, FpView *view)
{
  const FpState *s = engine->state;
  Pooled pooled = { .any = FALSE };

  view->n_pools = view->n_pooled = 0;
  if (view->viewer == FP_NOBODY || view->ending != FP_ENDING_NONE)
    return;
  for (uint16_t zone = 0; zone < s->head.n_zones; zone++)
    if (fp_zone_visibility (engine, zone) == FP_VISIBLE_TO_NOBODY)
      {
        add_zone (s, view, &pooled, zone, FP_KNOWS_POOL);
        make_pool (s, view, s->zones[zone].owner, FALSE, zone, &pooled);
      }
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    view_player (engine, view, seat, &pooled);
}

static void
view_secrets (const FpState *s, FpView *view)
{
  view->n_secrets = s->head.n_secrets;
  for (guint i = 0; i < s->head.n_secrets; i++)
    {
      const FpSecret *secret = &s->secrets[i];
      gboolean seen = view->viewer != FP_NOBODY && (secret->known >> view->viewer & 1) != 0;

      view->secrets[i] = (FpViewSecret){ .kind = secret->kind, .owner = secret->owner, .level = secret->level };
      view->secrets[i].seen = seen ? 1 : 0;
      view->secrets[i].value = (int16_t) (seen ? secret->value : 0);
    }
}

gboolean
fp_view_same (const FpView *a, const FpView *b)
{
  return memcmp (a, b, offsetof (FpView, places)) == 0 &&
         memcmp (a->places, b->places, a->n_places * sizeof *a->places) == 0 &&
         memcmp (a->zones, b->zones, a->n_zones * sizeof *a->zones) == 0 &&
         memcmp (a->cards, b->cards, a->n_cards * sizeof *a->cards) == 0 &&
         memcmp (a->secrets, b->secrets, a->n_secrets * sizeof *a->secrets) == 0 &&
         memcmp (a->pools, b->pools, a->n_pools * sizeof *a->pools) == 0 &&
         memcmp (a->pooled, b->pooled, a->n_pooled * sizeof *a->pooled) == 0;
}

void
fp_view_make (FpEngine *engine, uint8_t viewer, FpView *view)
{
  const FpHead *head = &engine->state->head;
  guint eyes = fp_engine_look (engine, viewer);

  view->viewer = viewer;
  view->n_seats = head->n_seats;
  view->ending = head->ending;
  view->winners = head->winners;
  view->turns = (int16_t) engine->edition->table.turns (engine->state);
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    view->seats[seat] = (FpViewSeat){
      .role = head->seats[seat].role,
      .standing = (int16_t) engine->edition->table.standing (engine, seat),
      .hand_limit = head->seats[seat].hand_limit,
    };
  fp_view_encounter (engine, &view->encounter);
  view_places (engine, view);
  view_cards (engine, view);
  view_pools (engine, view);
  view_secrets (engine->state, view);
  fp_engine_look_again (engine, eyes);
}

int
fp_view_secret_number (const FpEngine *engine, const FpView *view, uint8_t seat, int number)
{
  for (guint i = 0; i < view->n_secrets && engine->edition->hidden.secret_number != NULL && number >= 0; i++)
    {
      const FpViewSecret *secret = &view->secrets[i];

      if (secret->owner == seat && secret->seen != 0 && secret->level == engine->state->head.n_encounters &&
          engine->edition->hidden.secret_number (secret->kind) == number)
        return secret->value;
    }
  return -1;
}

const FpViewZone *
fp_view_zone (const FpEngine *engine, const FpView *view, const char *id, uint8_t owner)
{
  for (guint i = 0; i < engine->edition->n_zones; i++)
    if (engine->edition->zones[i].owner == owner && strcmp (engine->edition->zones[i].id, id) == 0)
      return &view->zones[i];
  g_error ("there is no zone “%s”", id);
}
