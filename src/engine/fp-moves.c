/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest changes of a state. */
#include "engine/fp-moves.h"

#include <string.h>

int
fp_move_ships (FpEngine *engine, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpPlace *places = engine->state->places;
  int moved = CLAMP (n, 0, places[from].ships[seat]);

  places[from].ships[seat] = (uint8_t) (places[from].ships[seat] - moved);
  places[to].ships[seat] = (uint8_t) (places[to].ships[seat] + moved);
  return moved;
}

static FpSeats
all_seats (const FpState *s)
{
  return (FpSeats) ((1 << s->head.n_seats) - 1);
}

static FpSeats
owner_of (const FpEngine *engine, uint16_t zone)
{
  uint8_t owner = engine->state->zones[zone].owner;

  if (engine->edition->zones[zone].sight != FP_SIGHT_OWNER || owner == FP_NOBODY)
    return 0;
  return (FpSeats) (1 << owner);
}

gboolean
fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpCard *row = &engine->state->cards[card];

  return (row->flags & FP_CARD_FACE_UP) != 0 || engine->edition->zones[row->zone].sight == FP_SIGHT_ALL ||
         (row->known & 1 << seat) != 0;
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
}

void
fp_secret_keep (FpEngine *engine, uint8_t kind, uint8_t owner, int value, int low, int high)
{
  FpState *s = engine->state;

  if (s->head.n_secrets == FP_MAX_SECRETS)
    g_error ("more than %d secrets", FP_MAX_SECRETS);
  s->secrets[s->head.n_secrets++] = (FpSecret){
    .kind = kind,
    .owner = owner,
    .known = (FpSeats) (1 << owner),
    .level = s->head.n_encounters,
    .value = (int16_t) value,
    .low = (int16_t) low,
    .high = (int16_t) high,
  };
}

/* The latest secret of that kind and owner in the running encounter, NULL: none. */
static FpSecret *
find_secret (FpState *s, uint8_t kind, uint8_t owner)
{
  for (guint i = s->head.n_secrets; i > 0; i--)
    {
      FpSecret *secret = &s->secrets[i - 1];

      if (secret->kind == kind && secret->owner == owner && secret->level == s->head.n_encounters)
        return secret;
    }
  return NULL;
}

int
fp_secret_look (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise)
{
  FpSecret *secret = find_secret (engine->state, kind, owner);

  if (secret == NULL)
    return otherwise;
  secret->known = all_seats (engine->state);
  return secret->value;
}

int
fp_secret_take (FpEngine *engine, uint8_t kind, uint8_t owner, int otherwise)
{
  FpState *s = engine->state;
  FpSecret *secret = find_secret (s, kind, owner);
  int value;

  if (secret == NULL)
    return otherwise;
  value = secret->value;
  s->head.n_secrets--;
  memmove (secret, secret + 1, (gsize) (s->secrets + s->head.n_secrets - secret) * sizeof *secret);
  return value;
}
