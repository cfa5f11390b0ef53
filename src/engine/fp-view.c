/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making views: the one place that decides what a seat sees of a state. */
#include "engine/fp-view.h"

#include "engine/fp-moves.h"

#include <string.h>

static gboolean
sees (const FpEngine *engine, const FpView *view, uint16_t zone, uint16_t card)
{
  const FpCard *row = &engine->state->cards[card];

  if (view->ending != FP_ENDING_NONE)
    return TRUE;
  if ((row->flags & FP_CARD_FACE_UP) || fp_zone_sight (engine, zone) == FP_SIGHT_ALL)
    return TRUE;
  return view->viewer != FP_NOBODY && (row->known & 1 << view->viewer) != 0;
}

/* Of a deck the cards are listed only if the viewer has looked at some. */
static gboolean
knows_any (const FpState *s, const FpView *view, uint16_t zone)
{
  if (view->viewer != FP_NOBODY)
    FP_EACH_CARD (s, zone, card)
      if (s->cards[card].known & 1 << view->viewer)
        return TRUE;
  return FALSE;
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

      *out = (FpViewZone){ .first = view->n_cards, .count = s->zones[zone].count, .under = s->zones[zone].under };
      if (fp_zone_sight (engine, zone) == FP_SIGHT_NOBODY && !knows_any (s, view, zone))
        continue;
      out->listed = out->count;
      FP_EACH_CARD (s, zone, card)
        {
          const FpCard *row = &s->cards[card];
          gboolean seen = sees (engine, view, zone, card);

          view->cards[view->n_cards++] = (FpViewCard){
            .card = seen ? card : FP_NO_CARD,
            .def = seen ? row->def : FP_NO_CARD,
            .holder = row->holder,
            .face_up = (row->flags & FP_CARD_FACE_UP) != 0,
            .face = seen ? row->face : 0,
          };
        }
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
      out->revealed = TRUE;
      out->symbol =
          s->cards[place->card].face != 0 ? s->cards[place->card].face : fp_engine_def (engine, place->card)->symbol;
      out->controllers = engine->edition->controllers (engine, (uint8_t) i);
    }
}

static void
view_encounter (FpEngine *engine, FpView *view)
{
  const FpEncounter *encounter;
  FpViewEncounter *out = &view->encounter;

  *out = (FpViewEncounter){ .place = FP_NO_PLACE, .winner = FP_NOBODY, .loser = FP_NOBODY, .card = FP_NO_CARD };
  if (!fp_state_in_encounter (engine->state))
    return;
  encounter = fp_state_encounter_const (engine->state);
  out->kind = encounter->kind;
  out->place = encounter->place;
  out->round = encounter->round;
  out->winner = encounter->winner;
  out->loser = encounter->loser;
  out->advantage = encounter->advantage;
  out->card = encounter->card;
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    {
      gboolean shown = (encounter->shown & 1 << seat) != 0;

      out->dial[seat] = shown ? encounter->dial[seat] : -1;
      out->sent[seat] = encounter->sent[seat];
      out->clout[seat] = (int16_t) engine->edition->clout (engine, seat);
    }
}

void
fp_view_make (FpEngine *engine, uint8_t viewer, FpView *view)
{
  const FpHead *head = &engine->state->head;

  view->viewer = viewer;
  view->n_seats = head->n_seats;
  view->ending = head->ending;
  view->winners = head->winners;
  view->turns = (int16_t) engine->edition->turns (engine->state);
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    view->seats[seat] = (FpViewSeat){
      .role = head->seats[seat].role,
      .standing = (int16_t) engine->edition->standing (engine, seat),
      .hand_limit = head->seats[seat].hand_limit,
    };
  view_encounter (engine, view);
  view_places (engine, view);
  view_cards (engine, view);
}

const FpViewZone *
fp_view_zone (const FpEngine *engine, const FpView *view, const char *id, uint8_t owner)
{
  for (guint i = 0; i < engine->edition->n_zones; i++)
    if (engine->edition->zones[i].owner == owner && strcmp (engine->edition->zones[i].id, id) == 0)
      return &view->zones[i];
  g_error ("there is no zone “%s”", id);
}
