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

/* A phrase has the id of its place and one of these behind it in the tables: “gate/from”. */
static const char *const phrase_ids[] = {
  [FP_TEXT_PLACE_NAME] = "",
  [FP_TEXT_PLACE_FROM] = "/from",
  [FP_TEXT_PLACE_TO] = "/to",
  [FP_TEXT_PLACE_AT] = "/at",
};

static const char *
named_place (const FpEdition *edition, const char *place, FpTextPlace how)
{
  g_autofree char *id = g_strconcat (place, phrase_ids[how], NULL);
  return fp_text_name_of (edition, FP_TEXT_OF_PLACE, id);
}

/* Returns the edition's own words for @place, which is no card, in the form @how. NULL: there are
 * none. */
static const char *
own_place (const FpEdition *edition, int place, FpTextPlace how)
{
  for (guint i = 0; i < edition->positions.n_places; i++)
    if (edition->positions.places[i].place == place)
      return named_place (edition, edition->positions.places[i].id, how);
  for (guint i = 0; edition->layout != NULL && i < edition->layout->n_places; i++)
    if (edition->layout->places[i].place == place)
      return named_place (edition, edition->layout->places[i].id, how);
  return NULL;
}

/* Returns the words for @place, which is neither a card nor of the edition, in the form @how. */
static const char *
plain_place (int place, FpTextPlace how)
{
  /* A language puts the articles and cases into each of these phrases. */
  static const char *const supply[] = {
    [FP_TEXT_PLACE_NAME] = NC_ ("place", "supply"),
    [FP_TEXT_PLACE_FROM] = NC_ ("place", "from supply"),
    [FP_TEXT_PLACE_TO] = NC_ ("place", "to supply"),
    [FP_TEXT_PLACE_AT] = NC_ ("place", "in supply"),
  };
  static const char *const warp[] = {
    [FP_TEXT_PLACE_NAME] = NC_ ("place", "the Warp"),
    [FP_TEXT_PLACE_FROM] = NC_ ("place", "from the Warp"),
    [FP_TEXT_PLACE_TO] = NC_ ("place", "to the Warp"),
    [FP_TEXT_PLACE_AT] = NC_ ("place", "in the Warp"),
  };
  static const char *const box[] = {
    [FP_TEXT_PLACE_NAME] = NC_ ("place", "the box"),
    [FP_TEXT_PLACE_FROM] = NC_ ("place", "from the box"),
    [FP_TEXT_PLACE_TO] = NC_ ("place", "to the box"),
    [FP_TEXT_PLACE_AT] = NC_ ("place", "in the box"),
  };
  const char *const *words = place == FP_TEXT_PLACE_SUPPLY ? supply : place == FP_TEXT_PLACE_WARP ? warp : box;
  return g_dpgettext2 (GETTEXT_PACKAGE, "place", words[how]);
}

/* Returns the name of the card that @place belongs to. Free with g_free (). */
static char *
card_place_name (const FpTextContext *wording, uint16_t card)
{
  if (!fp_card_is (fp_engine_def (wording->engine, card), FP_KIND_PLACE))
    return fp_text_instance (wording, card, fp_text_may_see (wording, card));
  return planet_name (wording, card);
}

/* Puts @name, which @is_card, into the form @how. Free with g_free (). */
static char *
format_place (const char *name, gboolean is_card, FpTextPlace how)
{
  static const char *const patterns[] = {
    [FP_TEXT_PLACE_FROM] = NC_ ("place", "from {place}"),
    [FP_TEXT_PLACE_TO] = NC_ ("place", "to {place}"),
    [FP_TEXT_PLACE_AT] = NC_ ("place", "at {place}"),
  };
  if (how == FP_TEXT_PLACE_NAME)
    return g_strdup (name);
  if (how == FP_TEXT_PLACE_AT && !is_card)
    return fp_text_fill (C_ ("place", "in {place}"), "place", name, NULL);
  return fp_text_fill (g_dpgettext2 (GETTEXT_PACKAGE, "place", patterns[how]), "place", name, NULL);
}

char *
fp_text_place (const FpTextContext *wording, int place, FpTextPlace how)
{
  if (place < 0 || place >= wording->engine->state->head.n_places)
    return g_strdup ("");
  uint16_t card = wording->engine->state->places[place].card;
  if (card != FP_NO_CARD)
    {
      g_autofree char *name = card_place_name (wording, card);
      return format_place (name, TRUE, how);
    }
  const char *own = own_place (wording->engine->edition, place, FP_TEXT_PLACE_NAME);
  if (own == NULL)
    return g_strdup (plain_place (place, how));
  const char *phrase = own_place (wording->engine->edition, place, how);
  return phrase != NULL ? g_strdup (phrase) : format_place (own, FALSE, how);
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
