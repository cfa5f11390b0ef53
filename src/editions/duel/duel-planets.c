/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planets: control (rulebook p. 5), discovery (p. 8), the planet bar (p. 18). */
#include "editions/duel/duel-private.h"

#include "engine/queries/fp-query-places.h"

uint8_t
duel_place_of (const FpState *s, uint16_t card)
{
  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    if (s->places[i].card == card)
      return (uint8_t) i;
  return FP_NO_PLACE;
}

void
duel_map_places (const FpState *s, uint8_t place_of[FP_MAX_CARDS])
{
  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    if (s->places[i].card != FP_NO_CARD)
      place_of[s->places[i].card] = (uint8_t) i;
}

uint8_t
duel_planet_under (const FpState *s, uint16_t card)
{
  if (s->cards[card].zone != DUEL_TABLE && s->zones[s->cards[card].zone].under != FP_NO_CARD)
    card = s->zones[s->cards[card].zone].under;
  return s->cards[card].zone == DUEL_TABLE ? duel_place_of (s, card) : FP_NO_PLACE;
}

/* A query may run effects, which need a writable engine. The state does not change. */
static int
query_planet (const FpEngine *e, guint query, uint8_t place, FpType type, int plain)
{
  uint16_t item = place;
  FpValue about, value;

  if (!fp_query_is_modified (e, query))
    return plain;
  about = (FpValue){ .type = FP_TYPE_PLANETS, .n_items = 1, .items = &item };
  value = (FpValue){ .type = type, .number = plain };
  return fp_query ((FpEngine *) e, query, &about, &value);
}

DuelSymbol
duel_symbol (const FpEngine *e, uint8_t place)
{
  uint16_t card = e->state->places[place].card;
  int symbol =
      e->state->cards[card].face != 0 ? e->state->cards[card].face : fp_engine_def (e, card)->field[DUEL_FIELD_SYMBOL];

  return (DuelSymbol) query_planet (e, DUEL_Q_SYMBOL, place, FP_TYPE_WORD, symbol);
}

/* Returns the seats with ships on @place. */
static FpSeats
seats_on (const FpState *s, guint place)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (s, seat)
    if (s->places[place].ships[seat] > 0)
      seats |= (FpSeats) (1 << seat);
  return seats;
}

FpSeats
duel_holders (const FpEngine *e, uint8_t place)
{
  return (FpSeats) query_planet (e, DUEL_Q_CONTROLLERS, place, FP_TYPE_PLAYERS, seats_on (e->state, place));
}

FpSeats
duel_controllers (const FpEngine *e, uint8_t place)
{
  return e->state->places[place].dispute > 0 ? 0 : duel_holders (e, place);
}

/* Returns TRUE if @place can be controlled: a planet in play and not in dispute. */
static gboolean
is_countable (const FpState *s, guint place)
{
  return s->places[place].dispute == 0 && s->cards[s->places[place].card].zone == DUEL_TABLE;
}

/* Counts the planets that each player controls if effects modify that. */
static void
count_modified (const FpEngine *e, int n[2])
{
  const FpState *s = e->state;
  FpPlaceAnswers planets;

  planets.n = 0;
  for (guint place = DUEL_FIRST_PLANET; place < s->head.n_places; place++)
    if (is_countable (s, place))
      {
        planets.places[planets.n] = (uint16_t) place;
        planets.numbers[planets.n++] = seats_on (s, place);
      }
  /* A query may run effects, which need a writable engine. The state does not change. */
  fp_query_places ((FpEngine *) e, DUEL_Q_CONTROLLERS, &planets);
  for (guint i = 0; i < planets.n; i++)
    {
      n[0] += planets.numbers[i] & 1;
      n[1] += planets.numbers[i] >> 1 & 1;
    }
}

void
duel_count_planets (const FpEngine *e, int n[2])
{
  const FpState *s = e->state;

  n[0] = n[1] = 0;
  if (fp_query_is_modified (e, DUEL_Q_CONTROLLERS))
    count_modified (e, n);
  else
    for (guint place = DUEL_FIRST_PLANET; place < s->head.n_places; place++)
      if (is_countable (s, place))
        {
          n[0] += s->places[place].ships[0] > 0;
          n[1] += s->places[place].ships[1] > 0;
        }
}

int
duel_standing (const FpEngine *e, uint8_t seat)
{
  int n[2];

  duel_count_planets (e, n);
  return n[seat];
}

int
duel_ahead (const FpEngine *e)
{
  int n[2];

  duel_count_planets (e, n);
  return n[0] - n[1];
}

gboolean
duel_roles_wrong_by (const FpState *s, int ahead)
{
  return duel_leader (s) == 0 ? ahead < 0 : ahead > 0;
}

gboolean
duel_roles_wrong (const FpEngine *e)
{
  return duel_roles_wrong_by (e->state, duel_ahead (e));
}

void
duel_end_dispute (FpState *s)
{
  guint place = fp_state_encounter (s)->place;

  if (place == FP_NO_PLACE)
    return;
  s->places[place].dispute = 0;
  for (guint i = 0; i + 1 < s->head.n_encounters; i++)
    s->places[place].dispute = (uint8_t) (s->places[place].dispute + (s->head.encounters[i].place == place));
}

guint
duel_bar (const FpEngine *e, const uint16_t *symbols, guint n_symbols, uint16_t *places, guint capacity)
{
  const FpState *s = e->state;
  uint8_t place_of[FP_MAX_CARDS];
  guint n = 0;

  duel_map_places (s, place_of);
  for (guint i = 0; i < n_symbols && n == 0; i++)
    FP_EACH_CARD (s, DUEL_TABLE, card)
      if (duel_symbol (e, place_of[card]) == symbols[i] && n < capacity)
        places[n++] = place_of[card];
  return n;
}

/* Within an encounter, control that stays the same has no consequence. An effect on control is
 * asked only where that counts. */
gboolean
duel_control_matters (const FpEngine *e, uint8_t place, FpSeats before)
{
  return e->state->head.n_encounters == 0 || fp_query_is_modified (e, DUEL_Q_CONTROLLERS) ||
         duel_controllers (e, place) != before;
}

/* Updates control after a change at a planet; outside duels and contests also the roles. */
FpFlow
duel_control_changed (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (control_changed);
  my->after = duel_controllers (e, my->about.place);
  if (s->head.n_encounters == 0)
    s->head.table[DUEL_AHEAD] = (int16_t) duel_ahead (e);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = my->turn;
      if (my->after & ~my->about.before & 1 << my->seat)
        FP_ACTION (DUEL_gain_planet, .who = my->seat, .from = my->about.place);
      if (my->about.before & ~my->after & 1 << my->seat)
        FP_ACTION (DUEL_lose_planet, .who = my->seat, .from = my->about.place);
    }
  if (s->head.n_encounters > 0 || !duel_roles_wrong (e))
    FP_RETURN;
  FP_ACTION (DUEL_become, .who = duel_leader (s), .word = DUEL_STRAGGLER + 1);
  FP_END;
}

FpFlow
duel_gain_planet (FpEngine *e, FpFrame *f)
{
  FP_EMIT (e, PLANET_GAINED, .seat = fp_action (e, f)->who, .from = fp_action (e, f)->from);
  return FP_FLOW_DONE;
}

FpFlow
duel_lose_planet (FpEngine *e, FpFrame *f)
{
  FP_EMIT (e, PLANET_LOST, .seat = fp_action (e, f)->who, .from = fp_action (e, f)->from);
  return FP_FLOW_DONE;
}

/* If the stack is empty, offers revealed planets that nobody controls, else all (ruling 14). */
void
duel_planet_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpState *s = e->state;

  if (pending->arg[0] >= 0)
    {
      fp_program_choose_options (e, pending, options);
      return;
    }
  for (guint pass = 0; pass < 2 && options->n == 0; pass++)
    FP_EACH_CARD (s, DUEL_TABLE, card)
      {
        uint8_t place = duel_place_of (s, card);

        if (pass == 1 || duel_controllers (e, place) == 0)
          fp_options_add (options, FP_OPTION_PLANET, place, place);
      }
}

static void
turn_up_planet (FpEngine *e, FpAction *action)
{
  FpState *s = e->state;
  uint16_t card = s->zones[DUEL_PLANETS].first;

  fp_move_card (e, card, DUEL_TABLE, FP_BOTTOM, FP_FACE_UP);
  action->to = duel_place_of (s, card);
  FP_EMIT (e, PLANET_DISCOVERED, .from = action->to, .n_cards = 1, .cards = { card }, .seen = 0xff);
}

FP_LOCALS (discover)
{
  int16_t place;
};

/* Turns the top planet of the stack face up at the end of the row (p. 8). */
FpFlow
duel_discover (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (discover);
  if (s->zones[DUEL_PLANETS].count > 0)
    turn_up_planet (e, fp_action (e, f));
  else if (s->zones[DUEL_TABLE].count > 0)
    {
      FP_CHOOSE (duel_straggler (s), FP_DECIDE_PLANET, place, .arg = { -1 });
      if (my->place >= 0)
        fp_action (e, f)->to = (uint8_t) my->place;
      FP_EMIT (e, PLANET_CHOSEN, .seat = duel_straggler (s), .from = my->place);
    }
  s->head.result = fp_action (e, f)->to == FP_NO_PLACE ? -1 : fp_action (e, f)->to;
  FP_END;
}
