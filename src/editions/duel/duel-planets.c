/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planets: control (rulebook p. 5), discovering them (p. 8), the planet bar (p. 18). */
#include "editions/duel/duel-private.h"

uint8_t
duel_place_of (const FpState *s, uint16_t card)
{
  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    if (s->places[i].card == card)
      return (uint8_t) i;
  return FP_NO_PLACE;
}

FpSymbol
duel_symbol (const FpEngine *e, uint8_t place)
{
  uint16_t card = e->state->places[place].card;

  return e->state->cards[card].face != 0 ? e->state->cards[card].face : fp_engine_def (e, card)->symbol;
}

FpSeats
duel_controllers (const FpState *s, uint8_t place)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (s, seat)
    if (s->places[place].dispute == 0 && s->places[place].ships[seat] > 0)
      seats |= (FpSeats) (1 << seat);
  return seats;
}

int
duel_standing (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int n = 0;

  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    n += s->places[i].dispute == 0 && s->places[i].ships[seat] > 0;
  return n;
}

void
duel_tell_control (FpEngine *e, uint8_t place, FpSeats before)
{
  FpSeats after = duel_controllers (e->state, place);

  FP_EACH_SEAT (e->state, seat)
    {
      if (after & ~before & 1 << seat)
        FP_TELL (e, PLANET_GAINED, .seat = seat, .from = place);
      if (before & ~after & 1 << seat)
        FP_TELL (e, PLANET_LOST, .seat = seat, .from = place);
    }
}

guint
duel_bar (const FpEngine *e, const uint16_t *symbols, guint n_symbols, uint16_t *places, guint room)
{
  const FpState *s = e->state;
  guint n = 0;

  for (guint i = 0; i < n_symbols && n == 0; i++)
    FP_EACH_CARD (s, DUEL_TABLE, card)
      {
        uint8_t place = duel_place_of (s, card);

        if (duel_symbol (e, place) == symbols[i] && n < room)
          places[n++] = place;
      }
  return n;
}

/* Ruling 14: with the planet stack empty, revealed planets that nobody controls; if there is none, all. */
void
duel_planet_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  const FpState *s = e->state;

  if (ask->arg[0] >= 0)
    {
      fp_program_choose_options (e, ask, options);
      return;
    }
  for (guint pass = 0; pass < 2 && options->n == 0; pass++)
    FP_EACH_CARD (s, DUEL_TABLE, card)
      {
        uint8_t place = duel_place_of (s, card);

        if (pass == 1 || duel_controllers (s, place) == 0)
          fp_options_add (options, FP_OPTION_PLANET, place, place);
      }
}

FP_LOCALS (discover)
{
  FpVerbCall call;
  int16_t place;
};

/* The top planet of the stack is turned face up at the end of the row (p. 8). */
FpFlow
duel_discover (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (discover);
  my->place = FP_NO_PLACE;
  if (s->zones[DUEL_PLANETS].count > 0)
    {
      uint16_t card = s->zones[DUEL_PLANETS].first;

      fp_move_card (e, card, DUEL_TABLE, FP_BOTTOM, FP_FACE_UP);
      my->place = duel_place_of (s, card);
      FP_TELL (e, PLANET_DISCOVERED, .from = my->place, .n_cards = 1, .cards = { card }, .seen = 0xff);
    }
  else if (s->zones[DUEL_TABLE].count > 0)
    {
      FP_CHOOSE (duel_straggler (s), FP_DECIDE_PLANET, place, .arg = { -1 });
      FP_TELL (e, PLANET_CHOSEN, .seat = duel_straggler (s), .from = my->place);
    }
  if (my->place != FP_NO_PLACE && fp_catalog_instruction (e->catalog, my->call.code)->slot >= 0)
    s->variables[my->call.base + fp_catalog_instruction (e->catalog, my->call.code)->slot] = my->place;
  FP_END;
}
