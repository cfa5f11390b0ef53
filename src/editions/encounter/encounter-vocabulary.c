/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of the card language for expressions. */
#include "editions/encounter/encounter-vocabulary.h"

const char *const encounter_betters[2] = { "higher", "lower" };
const char *const encounter_reward_words[2] = { "card", "ship" };
const char *const encounter_deal_words[5] = { "compose", "offer", "accept", "refuse", "end" };

/* A query may run effects, which need a writable engine. The state does not change. */
static FpEngine *
writable_engine (const FpContext *c)
{
  return (FpEngine *) c->engine;
}

void
encounter_get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = zone };
}

void
encounter_get_seat_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = encounter_zone ((guint) io->number, (guint) zone) };
}

/* --- Players --- */

/* The player whose turn it is, from the start of the turn on. Nobody in set-up. */
void
encounter_get_offense (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  gboolean set_up = s->head.state_triggers_on != 0;

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = set_up ? 1 << encounter_offense (s) : 0 };
}

/* The main player of a side, nobody without one. */
void
encounter_get_main (FpContext *c, FpValue *io, int side)
{
  uint8_t seat = encounter_main (c->engine->state, (guint) side);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = seat == FP_NOBODY ? 0 : 1 << seat };
}

void
encounter_get_mains (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = encounter_mains (c->engine->state) };
}

void
encounter_get_allies (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  FpSeats all = encounter_side (s, ENCOUNTER_OFFENSE) | encounter_side (s, ENCOUNTER_DEFENSE);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = all & ~(guint) encounter_mains (s) };
}

void
encounter_get_bystanders (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint all = (1U << s->head.n_seats) - 1;

  *io = (FpValue){ .type = FP_TYPE_PLAYERS };
  if (fp_state_in_encounter (s))
    io->number =
        (int) (all & ~(guint) encounter_side (s, ENCOUNTER_OFFENSE) & ~(guint) encounter_side (s, ENCOUNTER_DEFENSE));
}

static void
get_opponent_of (const FpState *s, uint8_t seat, FpValue *io)
{
  uint8_t other = seat == FP_NOBODY ? FP_NOBODY : encounter_opponent (s, seat);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = other == FP_NOBODY ? 0 : 1 << other };
}

/* The other main player, for a main player; nobody for others. */
void
encounter_get_my_opponent (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  get_opponent_of (c->engine->state, c->me, io);
}

void
encounter_get_opponent (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  get_opponent_of (c->engine->state, (uint8_t) io->number, io);
}

/* The main player @seat of the side that has won (@lost: lost). */
void
encounter_get_winner (FpContext *c, FpValue *io, int lost)
{
  const FpState *s = c->engine->state;
  const FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter_const (s) : NULL;
  FpSeats seats = encounter == NULL ? 0 : (FpSeats) ((lost ? encounter->losers : encounter->winners));

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = seats & encounter_mains (s) };
}

/* --- Ships and colonies --- */

void
encounter_get_pile (FpContext *c G_GNUC_UNUSED, FpValue *io, int place)
{
  *io = (FpValue){ .type = FP_TYPE_SHIPS, .seat = (uint8_t) io->number, .place = (uint8_t) place };
}

void
encounter_get_ships_here (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint8_t seat = (uint8_t) io->number;
  uint8_t place =
      fp_state_in_encounter (c->engine->state) ? encounter_ships_involved (c->engine->state, seat).place : FP_NO_PLACE;

  *io = place == FP_NO_PLACE ? (FpValue){ .type = FP_TYPE_NOTHING }
                             : (FpValue){ .type = FP_TYPE_SHIPS, .seat = seat, .place = place };
}

void
encounter_get_colony_ships (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t colonies[FP_MAX_PLACES];
  uint8_t places[FP_MAX_PLACES], seat = (uint8_t) io->number;
  guint n = encounter_colonies (c->engine->state, seat, colonies);

  for (guint i = 0; i < n; i++)
    places[i] = (uint8_t) colonies[i];
  fp_value_ships (c, io, seat, places, NULL, n);
}

/* Ships on colonies that are not in the encounter: a defense's planet is left out. */
void
encounter_get_elsewhere (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t colonies[FP_MAX_PLACES];
  uint8_t places[FP_MAX_PLACES], seat = (uint8_t) io->number;
  guint n = encounter_other_colonies (c->engine->state, seat, colonies);

  for (guint i = 0; i < n; i++)
    places[i] = (uint8_t) colonies[i];
  fp_value_ships (c, io, seat, places, NULL, n);
}

/* @which: 0 all, 1 those at home, 2 foreign ones. */
void
encounter_get_colonies (FpContext *c, FpValue *io, int which)
{
  const FpState *s = c->engine->state;
  uint16_t colonies[FP_MAX_PLACES], *items;
  uint8_t seat = (uint8_t) io->number;
  guint n = encounter_colonies (s, seat, colonies), capacity = n;

  items = fp_context_take (c, &capacity);
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .items = items };
  for (guint i = 0; i < n && io->n_items < capacity; i++)
    if (which == 0 || (encounter_system (s, colonies[i]) == seat) == (which == 1))
      items[io->n_items++] = colonies[i];
}

/* --- Numbers --- */

void
encounter_get_hand_size (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_query_player (writable_engine (c), ENCOUNTER_Q_HAND_SIZE, (uint8_t) io->number,
                                encounter_book (c->engine)->hand);
  io->type = FP_TYPE_NUMBER;
}

void
encounter_get_power_needs (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = encounter_power_needs (writable_engine (c), (uint8_t) io->number);
  io->type = FP_TYPE_NUMBER;
}

void
encounter_get_total (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  fp_common_get_as_shown (c, io, encounter_total);
}

/* @number: ENCOUNTER_SENT or ENCOUNTER_LOST. */
void
encounter_get_number (FpContext *c, FpValue *io, int number)
{
  const FpState *s = c->engine->state;

  io->number = fp_state_in_encounter (s) ? fp_state_encounter_const (s)->of_seat[io->number][number] : 0;
  io->type = FP_TYPE_NUMBER;
}

/* --- Cards and planets --- */

void
encounter_get_value (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = encounter_value (writable_engine (c), (uint16_t) io->number);
  io->type = FP_TYPE_NUMBER;
}

void
encounter_get_kind (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (int) encounter_kind (writable_engine (c), (uint16_t) io->number);
  io->type = FP_TYPE_WORD;
}

/* The planet that a card is; nothing for other cards. */
void
encounter_get_planet (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  int card = io->number;

  *io = (FpValue){ .type = FP_TYPE_PLANETS };
  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (s->places[place].card == card)
      fp_value_one (c, io, FP_TYPE_PLANETS, place);
}

void
encounter_get_system (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint8_t seat = encounter_system (c->engine->state, (guint) io->number);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = seat == FP_NOBODY ? 0 : 1 << seat };
}

void
encounter_get_settlers (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = encounter_controllers (c->engine, (uint8_t) io->number) };
}
