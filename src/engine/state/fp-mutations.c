/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest changes of a state. */
#include "engine/state/fp-mutations.h"

#include "engine/effects/fp-effects.h"

#include <string.h>

int
fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpPlace *places = engine->state->places;
  int moved = CLAMP (n, 0, places[from].ships[seat]);

  places[from].ships[seat] = (uint8_t) (places[from].ships[seat] - moved);
  places[to].ships[seat] = (uint8_t) (places[to].ships[seat] + moved);
  engine->state->head.board_dirty = TRUE;
  return moved;
}

/* Whose the cards under @card are. */
static uint8_t
owner_of_under (const FpState *s, uint16_t card)
{
  return s->cards[card].holder != FP_NOBODY ? s->cards[card].holder : s->zones[s->cards[card].zone].owner;
}

/* An empty zone that was made for another card serves again. */
int
fp_zone_under (FpEngine *engine, uint16_t card, gboolean make)
{
  FpState *s = engine->state;
  guint zone, room = 0;

  for (zone = engine->edition->n_zones; zone < s->head.n_zones; zone++)
    {
      if (s->zones[zone].under == card)
        return (int) zone;
      if (room == 0 && s->zones[zone].count == 0)
        room = zone;
    }
  if (!make || (room == 0 && zone == FP_MAX_ZONES))
    return -1;
  if (room == 0)
    room = s->head.n_zones++;
  s->zones[room] =
      (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = card, .owner = owner_of_under (s, card) };
  return (int) room;
}

/* The cards under @card go with it from one player to another. */
static void
hand_over (FpEngine *engine, uint16_t card)
{
  int under = engine->state->head.n_zones > engine->edition->n_zones ? fp_zone_under (engine, card, FALSE) : -1;

  if (under >= 0)
    fp_knowledge_hands_over (engine, (uint16_t) under, owner_of_under (engine->state, card));
}

uint8_t
fp_place_on (FpEngine *engine, uint16_t card, gboolean make)
{
  FpState *s = engine->state;

  for (guint place = 0; place < s->head.n_places; place++)
    if (s->places[place].card == card)
      return (uint8_t) place;
  if (!make || s->head.n_places == FP_MAX_PLACES)
    return FP_NO_PLACE;
  s->places[s->head.n_places] = (FpPlace){ .card = card, .parent = FP_NO_PLACE };
  return (uint8_t) s->head.n_places++;
}

gboolean
fp_place_is_planet (const FpEngine *engine, uint8_t place)
{
  const FpState *s = engine->state;

  return place < s->head.n_places && s->places[place].card != FP_NO_CARD &&
         fp_engine_def (engine, s->places[place].card)->kind == FP_KIND_PLANET;
}

static void
changed (FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (def->abilities != NULL)
    fp_effect_update_card (engine, card);
}

void
fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder)
{
  engine->state->cards[card].holder = holder;
  hand_over (engine, card);
  changed (engine, card);
}

uint8_t
fp_card_owner (const FpState *state, uint16_t card)
{
  const FpCard *row = &state->cards[card];
  uint8_t owner = row->zone < state->head.n_zones ? state->zones[row->zone].owner : FP_NOBODY;

  return owner != FP_NOBODY ? owner : row->holder;
}

static void
turn (FpCard *row, FpFacing facing)
{
  if (facing == FP_FACE_UP)
    row->flags |= FP_CARD_FACE_UP;
  else
    row->flags &= (uint8_t) ~FP_CARD_FACE_UP;
}

void
fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpPileEnd end, FpFacing facing)
{
  FpState *s = engine->state;

  fp_knowledge_leaves (engine, card, zone, facing == FP_FACE_UP);
  fp_zone_remove (s, card);
  if (end == FP_TOP)
    fp_zone_add_top (s, zone, card);
  else
    fp_zone_add_bottom (s, zone, card);
  turn (&s->cards[card], facing);
  fp_knowledge_arrived (engine, card, facing == FP_FACE_UP);
  hand_over (engine, card);
  changed (engine, card);
}

void
fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing)
{
  if (facing == FP_FACE_UP)
    {
      fp_card_shown (engine, card);
      /* Even of a token that everybody knows nobody knew which side lies up. */
      if ((engine->state->cards[card].flags & FP_CARD_FACE_UP) == 0)
        engine->light |= (FpSeats) ((1 << engine->state->head.n_seats) - 1);
    }
  turn (&engine->state->cards[card], facing);
  changed (engine, card);
}

void
fp_shuffle (FpEngine *engine, uint16_t zone)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (engine->state, zone, cards);

  fp_zone_shuffle (engine->state, zone);
  fp_knowledge_mixed (engine, cards, n, 0);
}
