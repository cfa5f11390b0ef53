/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of seats and places in a game. */
#include "engine/runner/fp-table-layout.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

const char *
fp_text_seat (const FpTextContext *wording, uint8_t seat)
{
  const FpEdition *edition = wording->engine != NULL ? wording->engine->edition : NULL;

  if (seat >= FP_MAX_SEATS)
    return C_ ("player", "nobody");
  if (wording->names != NULL && wording->names->names[seat] != NULL)
    return wording->names->names[seat];
  return edition != NULL && seat < edition->most_seats ? edition->seat_ids[seat] : C_ ("player", "somebody");
}

char *
fp_text_players (const FpTextContext *wording, FpSeats seats)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (items, (char *) fp_text_seat (wording, seat));
  return fp_text_list (items);
}

FpTextSelf
fp_text_self (const FpTextContext *wording, uint8_t seat)
{
  gboolean two = wording->engine->state->head.n_seats == 2;

  if (seat == FP_NOBODY)
    return (FpTextSelf){ NULL };
  return (FpTextSelf){ fp_text_seat (wording, seat), two ? fp_text_seat (wording, 1 - seat) : NULL };
}

FpTextSelf
fp_text_self_of (const FpTextContext *wording, const FpEffect *row)
{
  FpTextSelf self = fp_text_self (wording, row->me);

  self.row = row;
  self.viewer = fp_text_viewer (wording);
  return self;
}

static char *
planet_name (const FpTextContext *wording, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (wording->engine, card);
  uint8_t face = wording->engine->state->cards[card].face;
  gboolean of_system = wording->engine->edition->positions.home_ships > 0;
  const char *worth = of_system ? NULL : fp_text_first_word (wording->engine->edition, def, face);
  g_autofree char *name = fp_text_card_name (wording->engine->catalog, wording->engine->state->cards[card].def);

  if (worth == NULL)
    return g_steal_pointer (&name);
  return fp_text_fill (C_ ("card", "{name} ({worth})"), "name", name, "worth", worth, NULL);
}

/* Returns the edition's own name of @place, which is no card. NULL: there is none. */
static const char *
own_place_name (const FpEdition *edition, int place)
{
  for (guint i = 0; i < edition->positions.n_places; i++)
    if (edition->positions.places[i].place == place)
      return fp_text_name_of (edition, FP_TEXT_OF_PLACE, edition->positions.places[i].id);
  for (guint i = 0; edition->layout != NULL && i < edition->layout->n_places; i++)
    if (edition->layout->places[i].place == place)
      return fp_text_name_of (edition, FP_TEXT_OF_PLACE, edition->layout->places[i].id);
  return NULL;
}

static char *
place_name (const FpTextContext *wording, int place)
{
  uint16_t card = wording->engine->state->places[place].card;

  if (card != FP_NO_CARD && !fp_card_is (fp_engine_def (wording->engine, card), FP_KIND_PLACE))
    return fp_text_instance (wording, card, fp_text_may_see (wording, card));
  if (card != FP_NO_CARD)
    return planet_name (wording, card);
  if (own_place_name (wording->engine->edition, place) != NULL)
    return g_strdup (own_place_name (wording->engine->edition, place));
  if (place == FP_TEXT_PLACE_SUPPLY)
    return g_strdup (C_ ("place", "supply"));
  if (place == FP_TEXT_PLACE_WARP)
    return g_strdup (C_ ("place", "the Warp"));
  return g_strdup (C_ ("place", "the box"));
}

char *
fp_text_place (const FpTextContext *wording, int place, FpTextPlace how)
{
  g_autofree char *name = NULL;

  if (place < 0 || place >= wording->engine->state->head.n_places)
    return g_strdup ("");
  name = place_name (wording, place);
  switch (how)
    {
    case FP_TEXT_PLACE_FROM:
      return fp_text_fill (C_ ("place", "from {place}"), "place", name, NULL);
    case FP_TEXT_PLACE_TO:
      return fp_text_fill (C_ ("place", "to {place}"), "place", name, NULL);
    case FP_TEXT_PLACE_AT:
      if (wording->engine->state->places[place].card == FP_NO_CARD)
        return fp_text_fill (C_ ("place", "in {place}"), "place", name, NULL);
      return fp_text_fill (C_ ("place", "at {place}"), "place", name, NULL);
    case FP_TEXT_PLACE_NAME:
      break;
    }
  return g_steal_pointer (&name);
}

/* Returns the ships of the journeys from @i on that share the place of journey @i. 0: an earlier
 * journey has the place. */
static int
ships_of_place (const FpEvent *event, guint i, gboolean to)
{
  uint8_t place = to ? event->journeys[i].to : event->journeys[i].from;
  int ships = 0;

  for (guint k = 0; k < event->n_journeys; k++)
    {
      if ((to ? event->journeys[k].to : event->journeys[k].from) != place)
        continue;
      if (k < i)
        return 0;
      ships += event->journeys[k].count;
    }
  return ships;
}

char *
fp_text_places (const FpTextContext *wording, const FpEvent *event, gboolean to, FpTextPlace how)
{
  int place = to ? event->to : event->from;
  g_autoptr (GString) list = g_string_new (NULL);

  if (place != FP_NO_PLACE || event->n_journeys == 0)
    return fp_text_place (wording, place, how);
  for (guint i = 0; i < event->n_journeys; i++)
    {
      int ships = ships_of_place (event, i, to);
      g_autofree char *count = fp_text_number (ships);
      g_autofree char *name = fp_text_place (wording, to ? event->journeys[i].to : event->journeys[i].from, how);
      /* Translators: ships of one of several places, such as “2 from Rosy Misgiving”. */
      g_autofree char *part = fp_text_fill (C_ ("place", "{count} {place}"), "count", count, "place", name, NULL);

      if (ships > 0)
        g_string_append_printf (list, "%s%s", list->len > 0 ? C_ ("place", ", ") : "", part);
    }
  /* Translators: several places after a number of ships: “(2 from Rosy Misgiving, 1 from Lull)”. */
  return fp_text_fill (C_ ("place", "({places})"), "places", list->str, NULL);
}

char *
fp_text_ships (const FpView *view, guint place, const FpTextNames *names)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < view->n_seats; seat++)
    if (view->places[place].ships[seat] > 0)
      g_string_append_printf (list, "%s%s %u", list->len > 0 ? C_ ("place", ", ") : "", names->names[seat],
                              view->places[place].ships[seat]);
  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

char *
fp_text_planet (const FpEngine *engine, guint place)
{
  const FpTextContext wording = { engine, NULL, FP_NOBODY };

  return fp_text_place (&wording, (int) place, FP_TEXT_PLACE_NAME);
}

char *
fp_text_loose_place (const FpEngine *engine, guint place)
{
  const FpTextContext wording = { engine, NULL, FP_NOBODY };

  if (engine->state->places[place].card != FP_NO_CARD)
    return NULL;
  return fp_text_capital (fp_text_place (&wording, (int) place, FP_TEXT_PLACE_NAME));
}
