/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clout (rulebook p. 9, step 9) and the parts that add up to it. */
#include "editions/duel/duel-private.h"

int
duel_ships_here (const FpState *s, uint8_t seat)
{
  uint8_t place = fp_state_in_encounter (s) ? fp_state_encounter_const (s)->place : FP_NO_PLACE;

  return place == FP_NO_PLACE ? 0 : s->places[place].ships[seat];
}

/* Returns the number of @seat's ships on the planet times the value of a ship. */
static int
counted_ships (FpEngine *e, uint8_t seat)
{
  return duel_ships_here (e->state, seat) * fp_query_player (e, DUEL_Q_SHIP_VALUE, seat, 1);
}

/* Counts the ships of both players on the planet; 0 in contests. */
static void
count_ships (FpEngine *e, int ships[2])
{
  gboolean contest = fp_state_encounter_const (e->state)->place == FP_NO_PLACE;

  for (uint8_t seat = 0; seat < 2; seat++)
    ships[seat] = contest ? 0 : counted_ships (e, seat);
}

/* Returns the advantage for strictly more of the @ships on the planet (ruling 34). */
static int
ship_advantage (FpEngine *e, uint8_t seat, const int ships[2])
{
  if (ships[seat] <= ships[duel_opponent (seat)])
    return 0;
  return fp_query_encounter (e, DUEL_Q_ADVANTAGE, fp_state_encounter_const (e->state)->number);
}

/* Parts of a clout while they are collected. */
typedef struct
{
  FpTotalPart *parts;
  guint n;
} Parts;

static void
add_part (Parts *parts, FpTotalPart part)
{
  if (parts->n < FP_TOTAL_PARTS)
    parts->parts[parts->n++] = part;
  else
    parts->parts[FP_TOTAL_PARTS - 1].value = (int16_t) (parts->parts[FP_TOTAL_PARTS - 1].value + part.value);
}

/* The value of a card and all that its rules add to the clout are one part. */
static void
add_of_card (Parts *parts, uint16_t card, uint8_t rule, int value)
{
  for (guint i = 0; card != FP_NO_CARD && i < parts->n; i++)
    if (parts->parts[i].card == card)
      {
        parts->parts[i].value = (int16_t) (parts->parts[i].value + value);
        parts->parts[i].rule = parts->parts[i].rule && rule;
        return;
      }
  add_part (parts, (FpTotalPart){ .card = card, .query = -1, .rule = rule, .value = (int16_t) value });
}

static void
collect_part (uint16_t card, int before, int after, gpointer data)
{
  add_of_card (data, card, TRUE, after - before);
}

/* Returns what @card is worth; adds it to @parts unless that is NULL. */
static int
add_card (FpEngine *e, uint16_t card, Parts *parts)
{
  if (parts == NULL)
    return duel_card_value (e, card);
  add_of_card (parts, card, FALSE, duel_printed_value (e, card));
  return duel_card_value_with_trace (e, card, collect_part, parts);
}

/* Returns @seat's clout in the running encounter, made of plans, ship advantage, reinforcements and
 * rules (step 9, p. 9). @ships: those of count_ships (). Gathers its parts in @parts unless that is
 * NULL. */
static int
work_out_clout (FpEngine *e, uint8_t seat, const int ships[2], Parts *parts)
{
  const FpState *s = e->state;
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = { .type = FP_TYPE_NUMBER };
  int advantage = ship_advantage (e, seat, ships);

  plain.number = advantage;
  FP_EACH_CARD (s, duel_slot (s, seat, DUEL_PLAN), plan)
    if (s->cards[plan].flags & FP_CARD_FACE_UP)
      plain.number += add_card (e, plan, parts);
  if (parts != NULL && advantage != 0)
    add_part (parts, (FpTotalPart){ .card = FP_NO_CARD, .query = DUEL_Q_ADVANTAGE, .value = (int16_t) advantage });
  FP_EACH_CARD (s, duel_slot (s, seat, DUEL_BESIDE), card)
    plain.number += add_card (e, card, parts);
  return fp_query_with_trace (e, DUEL_Q_CLOUT, &about, &plain, parts != NULL ? collect_part : NULL, parts);
}

guint
duel_clout_parts (FpEngine *e, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS])
{
  Parts all = { .parts = parts };
  int ships[2];

  if (!fp_state_in_encounter (e->state))
    return 0;
  count_ships (e, ships);
  work_out_clout (e, seat, ships, &all);
  return all.n;
}

int
duel_clout (FpEngine *e, uint8_t seat)
{
  int ships[2];

  if (!fp_state_in_encounter (e->state))
    return 0;
  count_ships (e, ships);
  return work_out_clout (e, seat, ships, NULL);
}

void
duel_clouts (FpEngine *e, int clouts[FP_MAX_SEATS])
{
  gboolean running = fp_state_in_encounter (e->state);
  int ships[2];

  if (running)
    count_ships (e, ships);
  for (uint8_t seat = 0; seat < 2; seat++)
    clouts[seat] = running ? work_out_clout (e, seat, ships, NULL) : 0;
}
