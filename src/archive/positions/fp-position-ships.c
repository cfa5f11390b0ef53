/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships of a position: given ones, then those that are in their usual places. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

int
fp_position_number (const FpElement *element, const char *name, int otherwise)
{
  const char *text = element != NULL ? fp_element_get (element, name) : NULL;

  return text == NULL ? otherwise : (int) g_ascii_strtoll (text, NULL, 10);
}

void
fp_position_clear_ships (FpPositionBuild *build)
{
  for (guint place = 0; place < build->state->head.n_places; place++)
    memset (build->state->places[place].ships, 0, sizeof build->state->places[place].ships);
}

/* Returns the ships of the seat called @id on cards that are no planets. */
static int
on_cards (const FpPositionBuild *build, const char *id)
{
  int n = 0;

  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "under"))
        n += fp_position_number (element, id, 0);
    }
  return n;
}

/* Returns the ships of @seat given in @place, −1: none are. @element describes the seat. */
static int
given (const FpPositionBuild *build, const FpPositionPlace *place, const FpElement *element, uint8_t seat)
{
  if (place->of_seat)
    return fp_position_number (element, place->id, -1);
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *ships = fp_element_child_at (build->parent, i);

      if (fp_element_is (ships, "ships") && strcmp (fp_element_get (ships, "at"), place->id) == 0)
        return fp_position_number (ships, build->engine->edition->seat_ids[seat], -1);
    }
  return -1;
}

/* Returns the ships of @seat in all places, on cards, and as an ally in the encounter. */
static int
total (const FpPositionBuild *build, uint8_t seat)
{
  int n = on_cards (build, build->engine->edition->seat_ids[seat]) + build->start.ally_ships[seat];

  for (guint place = 0; place < build->state->head.n_places; place++)
    n += build->state->places[place].ships[seat];
  return n;
}

/* Puts ships on each planet of @seat's system that isn't given, in order, as long as there are any.
 */
static void
fill_home (FpPositionBuild *build, uint8_t seat)
{
  const FpEdition *edition = build->engine->edition;
  int system = fp_position_zone_listed (edition, FP_LISTED_PLANETS, seat);

  if (system < 0)
    return;
  FP_EACH_CARD (build->state, system, card)
    if (!build->named[card])
      build->state->places[fp_position_place (build->state, card)].ships[seat] =
          (uint8_t) CLAMP (edition->ships - total (build, seat), 0, edition->positions.home_ships);
}

/* Complains that the ships of @seat are too many or too few. */
static void
complain (FpPositionBuild *build, FpLocation at, uint8_t seat, const int *ships)
{
  const FpEdition *edition = build->engine->edition;
  g_autoptr (GString) others = g_string_new (NULL);
  int on_planets = total (build, seat);

  for (guint i = 0; i < edition->positions.n_places; i++)
    {
      on_planets -= build->state->places[edition->positions.places[i].place].ships[seat];
      if (edition->positions.places[i].of_seat || ships[i] != 0)
        g_string_append_printf (others, ", “%s” %d", edition->positions.places[i].id, ships[i]);
    }
  fp_problems_add (build->problems, at, "“%s” has %d %s on planets%s; expected %d in all", edition->seat_ids[seat],
                   on_planets, on_planets == 1 ? "ship" : "ships", others->str, edition->ships);
}

void
fp_position_lay_ships (FpPositionBuild *build, const FpElement *element, uint8_t seat)
{
  const FpEdition *edition = build->engine->edition;
  const FpPositionPlace *places = edition->positions.places;
  int rest = -1, ships[FP_MAX_PLACES] = { 0 }, sum = 0;

  for (guint i = 0; i < edition->positions.n_places; i++)
    {
      ships[i] = given (build, &places[i], element, seat);
      if (ships[i] < 0 && rest < 0 && places[i].rest)
        rest = (int) i;
      if (ships[i] < 0)
        ships[i] = rest == (int) i || build->setting_up ? 0 : places[i].usual;
      build->state->places[places[i].place].ships[seat] = (uint8_t) ships[i];
    }
  fill_home (build, seat);
  sum = total (build, seat);
  if (rest >= 0)
    {
      ships[rest] = edition->ships - sum;
      sum = edition->ships;
      build->state->places[places[rest].place].ships[seat] = (uint8_t) MAX (ships[rest], 0);
    }
  if (sum > edition->ships && edition->positions.may_have_more != NULL &&
      edition->positions.may_have_more (build->engine, seat))
    build->state->head.seats[seat].counts[edition->positions.more] = (int16_t) (sum - edition->ships);
  else if (sum != edition->ships || (rest >= 0 && ships[rest] < 0))
    complain (build, element != NULL ? element->at : build->parent->at, seat, ships);
}

const char *
fp_position_cannot_place (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (guint place = 0; place < state->head.n_places; place++)
    {
      gboolean known = state->places[place].card != FP_NO_CARD;

      for (guint i = 0; i < engine->edition->positions.n_places; i++)
        known = known || engine->edition->positions.places[i].place == place;
      FP_EACH_SEAT (state, seat)
        if (!known && state->places[place].ships[seat] > 0)
          return "ships are where they only are during a step";
    }
  return NULL;
}

void
fp_position_write_ships (FpEngine *engine, FpWriter *writer)
{
  const FpState *state = engine->state;

  for (guint i = 0; i < engine->edition->positions.n_places; i++)
    {
      const FpPositionPlace *place = &engine->edition->positions.places[i];
      int ships = place->usual;

      FP_EACH_SEAT (state, seat)
        ships += state->places[place->place].ships[seat];
      if (place->of_seat || ships == 0)
        continue;
      fp_writer_open (writer, "ships");
      fp_writer_attribute (writer, "at", place->id);
      FP_EACH_SEAT (state, seat)
        if (place->usual > 0 || state->places[place->place].ships[seat] > 0)
          fp_writer_attribute_int (writer, engine->edition->seat_ids[seat], state->places[place->place].ships[seat]);
      fp_writer_close (writer);
    }
}
