/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest changes of a state. */
#include "engine/fp-moves.h"

#include "engine/fp-force.h"

#include <string.h>

int
fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpPlace *places = engine->state->places;
  int moved = CLAMP (n, 0, places[from].ships[seat]);

  places[from].ships[seat] = (uint8_t) (places[from].ships[seat] - moved);
  places[to].ships[seat] = (uint8_t) (places[to].ships[seat] + moved);
  engine->state->head.stirred = TRUE;
  return moved;
}

static FpSeats
all_seats (const FpState *s)
{
  return (FpSeats) ((1 << s->head.n_seats) - 1);
}

FpSight
fp_zone_sight (const FpEngine *engine, uint16_t zone)
{
  return zone < engine->edition->n_zones ? (FpSight) engine->edition->zones[zone].sight : FP_SIGHT_CARD;
}

/* Who may see what is laid face down into @zone: the owner of a hand, and of what lies under a card of theirs. */
static FpSeats
owner_of (const FpEngine *engine, uint16_t zone)
{
  const FpZone *row = &engine->state->zones[zone];

  if (row->owner == FP_NOBODY || (fp_zone_sight (engine, zone) != FP_SIGHT_OWNER && row->under == FP_NO_CARD))
    return 0;
  return (FpSeats) (1 << row->owner);
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
  s->zones[room] = (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = card };
  s->zones[room].owner =
      s->cards[card].holder != FP_NOBODY ? s->cards[card].holder : s->zones[s->cards[card].zone].owner;
  return (int) room;
}

static void
changed (FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (def->abilities != NULL)
    fp_force_update_card (engine, card);
}

void
fp_card_learned (FpEngine *engine, uint16_t card, uint8_t seat)
{
  engine->state->cards[card].known |= (uint8_t) (1 << seat);
}

void
fp_card_hold (FpEngine *engine, uint16_t card, uint8_t holder)
{
  FpState *s = engine->state;
  int under = fp_zone_under (engine, card, FALSE);

  s->cards[card].holder = holder;
  if (under >= 0)
    s->zones[under].owner = holder;
  changed (engine, card);
}

uint8_t
fp_card_owner (const FpState *state, uint16_t card)
{
  const FpCard *row = &state->cards[card];
  uint8_t owner = row->zone < state->head.n_zones ? state->zones[row->zone].owner : FP_NOBODY;

  return owner != FP_NOBODY ? owner : row->holder;
}

gboolean
fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  return (row->flags & FP_CARD_FACE_UP) != 0 || fp_zone_sight (engine, row->zone) == FP_SIGHT_ALL ||
         (row->known & 1 << seat) != 0;
}

gboolean
fp_card_choosable (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  return fp_card_seen (engine, card, seat) || fp_zone_sight (engine, engine->state->cards[card].zone) == FP_SIGHT_CARD;
}

/* Of several like cards the one that more persons know of is the one that leaves openly: which of them it was nobody
 * else could tell, and what they knew of is gone (ruling 2). */
static void
leave_as_known (FpState *s, uint16_t card)
{
  FpCard *row = &s->cards[card];

  FP_EACH_CARD (s, row->zone, other)
    if (s->cards[other].def == row->def && (s->cards[other].known & ~row->known) != 0)
      {
        uint8_t known = s->cards[other].known;

        s->cards[other].known = row->known;
        row->known = known;
      }
}

/* A card leaves @zone unseen: what others knew of the cards there they know of none any more for certain. */
static void
forget_others (FpState *s, uint16_t zone, FpSeats owner)
{
  if (s->zones[zone].count > 1)
    FP_EACH_CARD (s, zone, card)
      s->cards[card].known &= owner;
}

void
fp_move_card (FpEngine *engine, uint16_t card, uint16_t zone, FpEnd end, FpFacing facing)
{
  FpState *s = engine->state;
  FpCard *row = &s->cards[card];
  FpSeats holder = owner_of (engine, row->zone);

  if (facing == FP_FACE_DOWN && holder != 0)
    forget_others (s, row->zone, holder);
  if (facing == FP_FACE_UP && holder != 0)
    leave_as_known (s, card);
  fp_zone_remove (s, card);
  if (end == FP_TOP)
    fp_zone_add_top (s, zone, card);
  else
    fp_zone_add_bottom (s, zone, card);
  if (facing == FP_FACE_UP)
    {
      row->flags |= FP_CARD_FACE_UP;
      row->known = all_seats (s);
    }
  else
    {
      row->flags &= (uint8_t) ~FP_CARD_FACE_UP;
      row->known |= owner_of (engine, zone);
    }
  changed (engine, card);
}

void
fp_turn_card (FpEngine *engine, uint16_t card, FpFacing facing)
{
  FpCard *row = &engine->state->cards[card];

  if (facing == FP_FACE_UP)
    {
      row->flags |= FP_CARD_FACE_UP;
      row->known = all_seats (engine->state);
    }
  else
    row->flags &= (uint8_t) ~FP_CARD_FACE_UP;
  changed (engine, card);
}
