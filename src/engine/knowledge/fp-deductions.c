/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deductions: conclusions from what persons know of the deck and the held cards of a player. */
#include "engine/knowledge/fp-knowledge-private.h"

#include <string.h>

/* Count of the cards that a person doesn't know exactly. */
typedef struct
{
  guint unknown; /* number of cards */
  guint zones; /* number of zones with such cards */
} Unknown;

/* Returns TRUE if @seat knows of all cards of @zone at least the pool, and counts those not known
 * exactly. */
static gboolean
all_pooled (const FpState *s, uint16_t zone, uint8_t seat, Unknown *count)
{
  guint before = count->unknown;

  FP_EACH_CARD (s, zone, card)
    {
      const FpCard *row = &s->cards[card];

      if ((row->known >> seat & 1) || (row->flags & FP_CARD_FACE_UP))
        continue;
      if (!(row->pooled >> seat & 1))
        return FALSE;
      count->unknown++;
    }
  count->zones += count->unknown > before;
  return TRUE;
}

static gboolean
all_of_pooled (const FpState *s, const uint16_t *zones, guint n, uint8_t seat, Unknown *count)
{
  for (guint i = 0; i < n; i++)
    if (!all_pooled (s, zones[i], seat, count))
      return FALSE;
  return TRUE;
}

/* Raises @seat's knowledge of cards of @zones from @degree by one. Returns TRUE if there was any
 * such card. */
static gboolean
know_better (FpEngine *engine, const uint16_t *zones, guint n, uint8_t seat, FpDegree degree)
{
  FpState *s = engine->state;
  gboolean any = FALSE;

  for (guint i = 0; i < n; i++)
    FP_EACH_CARD (s, zones[i], card)
      if (fp_card_degree (engine, card, seat) == degree)
        {
          fp_card_known_as (engine, card, (FpSeats) (1 << seat), (FpDegree) (degree + 1));
          if (degree + 1 == FP_KNOWS_PLACE)
            engine->informed |= (FpSeats) (1 << seat);
          any = TRUE;
        }
  return any;
}

/* Concludes that a card known to be in the deck or held is held if the deck has no room for it, and
 * the reverse. In a hand cards have no places: knowing all of them means knowing each. In a deck
 * this holds for the only unknown card. */
static void
deduce (FpEngine *engine, uint8_t owner, uint8_t seat)
{
  const FpState *s = engine->state;
  uint16_t decks[FP_MAX_ZONES], held[FP_MAX_ZONES];
  guint n_decks = fp_knowledge_zones (engine, owner, FP_HIDDEN_DECKS, decks),
        n_held = fp_knowledge_zones (engine, owner, FP_HIDDEN_HELD, held);
  Unknown in_decks = { 0 }, in_held = { 0 };
  gboolean deck_full = all_of_pooled (s, decks, n_decks, seat, &in_decks);
  gboolean held_full = all_of_pooled (s, held, n_held, seat, &in_held);

  if (deck_full && !held_full && know_better (engine, held, n_held, seat, FP_KNOWS_PLAYER))
    {
      in_held = (Unknown){ 0 };
      held_full = all_of_pooled (s, held, n_held, seat, &in_held);
    }
  if (held_full && !deck_full && know_better (engine, decks, n_decks, seat, FP_KNOWS_PLAYER))
    {
      in_decks = (Unknown){ 0 };
      deck_full = all_of_pooled (s, decks, n_decks, seat, &in_decks);
    }
  if (held_full && in_held.unknown > 0 && in_held.zones == 1)
    know_better (engine, held, n_held, seat, FP_KNOWS_POOL);
  if (deck_full && in_decks.unknown == 1)
    know_better (engine, decks, n_decks, seat, FP_KNOWS_POOL);
}

/* Counts the cards of @zone that persons don't know exactly. @in: persons with such a card in at
 * least one zone, in at least two. */
typedef struct
{
  FpSeats one, two;
} Zones;

static void
count_zone (const FpState *s, uint16_t zone, FpUnknowns *count, Zones *in)
{
  FpSeats here = 0;

  FP_EACH_CARD (s, zone, card)
    {
      const FpCard *row = &s->cards[card];
      FpSeats unknown = row->flags & FP_CARD_FACE_UP ? 0 : (FpSeats) ~row->known;

      count->full &= (FpSeats) (~unknown | row->pooled);
      if (count->full == 0)
        return;
      count->two |= count->one & unknown;
      count->one |= unknown;
      here |= unknown;
    }
  in->two |= in->one & here;
  in->one |= here;
}

/* Counts the unknown cards of @owner in the zones of the edition that @which names, for
 * @persons. */
static FpUnknowns
count_zones (const FpEngine *engine, uint8_t owner, FpHidden which, FpSeats persons, Zones *in)
{
  const FpState *s = engine->state;
  const FpHidingPlaces *places = &engine->places[owner][which];
  FpUnknowns count = { .full = persons };

  for (guint i = 0; i < places->n && count.full != 0; i++)
    if (s->zones[places->zone[i]].count > 0)
      count_zone (s, places->zone[i], &count, in);
  return count.full != 0 ? count : (FpUnknowns){ 0 };
}

/* Decks are large and change seldom, so the state keeps their count. Checking engines count
 * anyway. */
static FpUnknowns
count_decks (FpEngine *engine, uint8_t owner)
{
  FpHead *head = &engine->state->head;
  FpUnknowns *kept = &head->decks[owner], count;
  gboolean counted = head->decks_counted >> owner & 1;
  Zones in = { 0 };

  if (counted && !engine->checking)
    return *kept;
  count = count_zones (engine, owner, FP_HIDDEN_DECKS, fp_seats_all (engine->state), &in);
  if (counted && memcmp (&count, kept, sizeof count) != 0)
    g_error ("somebody has learned about the deck of seat %u, and it was not counted again", owner);
  head->decks_counted |= (FpSeats) (1 << owner);
  *kept = count;
  return count;
}

/* Returns those of @persons who know of a card that @owner holds only that it is @owner's. */
static FpSeats
owned_of (const FpEngine *engine, uint8_t owner, FpSeats persons)
{
  const FpState *s = engine->state;
  uint16_t zones[FP_MAX_ZONES];
  guint n = fp_knowledge_zones (engine, owner, FP_HIDDEN_HELD, zones);
  FpSeats owned = 0;

  for (guint i = 0; i < n; i++)
    FP_EACH_CARD (s, zones[i], card)
      {
        owned |= s->cards[card].owned;
        if ((persons & ~owned) == 0)
          return persons;
      }
  return persons & owned;
}

/* Returns the persons for whom something may follow from what they know of @owner's cards. All of
 * them are looked at in one pass over the cards. The owner knows the cards held in the zones of the
 * edition, so the pass over these ends as soon as nobody else knows of all of them. A person who
 * knows all cards of the decks learns something about a hand only if a card of it might lie in a
 * deck. Without decks of players everybody knows all cards of them. */
static FpSeats
may_deduce (FpEngine *engine, uint8_t owner)
{
  const FpState *s = engine->state;
  FpSeats informed = (FpSeats) (1U << owner), full_decks;
  Zones in = { 0 };
  FpUnknowns decks = count_decks (engine, owner), held;

  held = count_zones (engine, owner, FP_HIDDEN_HELD, (FpSeats) (fp_seats_all (s) & ~informed), &in);
  held.full |= informed;
  for (uint16_t zone = (uint16_t) engine->edition->n_zones; held.full != 0 && zone < s->head.n_zones; zone++)
    if (s->zones[zone].owner == owner && s->zones[zone].under != FP_NO_CARD)
      count_zone (s, zone, &held, &in);
  full_decks = (FpSeats) (decks.full & ~held.full);
  if (full_decks != 0)
    full_decks = owned_of (engine, owner, full_decks);
  return (FpSeats) (full_decks | (held.full & ~decks.full) | (held.full & held.one & ~in.two) |
                    (decks.full & decks.one & ~decks.two));
}

void
fp_knowledge_deduce (FpEngine *engine)
{
  FpState *s = engine->state;

  if (s->head.knowledge_dirty == 0)
    return;
  FP_EACH_SEAT (s, owner)
    if (s->head.knowledge_dirty >> owner & 1)
      {
        FpSeats seats = may_deduce (engine, owner);

        for (uint8_t seat = 0; seats >> seat != 0; seat++)
          if (seats >> seat & 1)
            deduce (engine, owner, seat);
      }
  s->head.knowledge_dirty = 0;
}
