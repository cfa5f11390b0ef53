/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the table as one seat sees it. */
#include "tool/fp-table-print.h"

#include "config.h"

#include <glib/gi18n.h>

/* Rows of places before the planets in editions without systems of planets (fp-state.h). */
enum
{
  PLACE_SUPPLY = 1,
  PLACE_WARP = 2,
  PLACE_FIRST_PLANET = 3,
};

static const char *
seat_name (FpSession *session, uint8_t seat)
{
  return fp_session_names (session)->names[seat];
}

static char *describe_card (FpSession *session, const FpView *view, const FpViewCard *card, uint8_t owner);

/* Returns the cards under or on the card instance @card: “The Sinister (13), a hidden card”; NULL:
 * none. */
static char *
describe_under (FpSession *session, const FpView *view, uint16_t card)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < view->n_zones; i++)
    for (guint k = 0; view->zones[i].under == card && k < view->zones[i].count; k++)
      {
        const FpViewCard *lying = k < view->zones[i].listed ? &view->cards[view->zones[i].first + k] : NULL;
        g_autofree char *name = lying != NULL ? describe_card (session, view, lying, lying->holder) : NULL;
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name != NULL ? name : _ ("a hidden card"));
      }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Returns the details of a card that the viewer sees: “copied; Ticks: 3; under it: a hidden card”.
 * @holder: its holder, NULL: obvious. */
static char *
describe_more (FpSession *session, const FpView *view, uint16_t card, const char *holder)
{
  const FpEngine *engine = fp_session_engine (session);
  gboolean seen = card != FP_NO_CARD;
  g_autofree char *state = seen ? fp_text_card_state (engine, card) : NULL;
  g_autofree char *lying = seen ? describe_under (session, view, card) : NULL;
  /* Translators: names of cards that lie under a card: “under it: Flux”. */
  g_autofree char *under = lying != NULL ? g_strdup_printf (_ ("under it: %s"), lying) : NULL;
  gboolean copy = seen && engine->state->cards[card].flags & FP_CARD_COPY;
  const char *parts[] = { holder, copy ? _ ("copied") : NULL, state, under };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_strv_builder_add (builder, parts[i]);
  g_auto (GStrv) text = g_strv_builder_end (builder);
  return g_strjoinv ("; ", text);
}

/* Returns a card by name, with its holder if that isn't obvious from @owner's zone (an ally, who
 * played it), and its details; NULL: hidden and nobody else's. Free with g_free (). */
static char *
describe_card (FpSession *session, const FpView *view, const FpViewCard *card, uint8_t owner)
{
  gboolean plain = card->holder == FP_NOBODY || card->holder == owner;
  const FpCatalog *catalog = fp_session_engine (session)->catalog;
  if (card->def == FP_NO_CARD && plain)
    return NULL;
  g_autofree char *name = card->def != FP_NO_CARD ? fp_text_card (catalog, card->def) : g_strdup (_ ("a hidden card"));
  g_autofree char *more = describe_more (session, view, card->card, plain ? NULL : seat_name (session, card->holder));
  return *more != '\0' ? g_strdup_printf ("%s (%s)", name, more) : g_steal_pointer (&name);
}

/* Prints the cards of a zone: by name, the hidden ones counted. */
static void
print_zone (FpSession *session, const FpView *view, guint index, const char *indent)
{
  const FpZoneDef *zones = fp_session_engine (session)->edition->zones;
  const FpViewZone *zone = &view->zones[index];
  if (zone->count == 0)
    return;
  g_autoptr (GString) line = g_string_new (NULL);
  guint told = 0;
  for (guint i = 0; i < zone->listed; i++)
    {
      g_autofree char *text = describe_card (session, view, &view->cards[zone->first + i], zones[index].owner);
      if (text != NULL)
        g_string_append_printf (line, "%s%s", told++ > 0 ? ", " : "", text);
    }
  guint hidden = zone->count - told;
  if (told > 0 && hidden > 0)
    /* Translators: goes on from a list of cards: “Flux, Puff Up, 3 hidden”. */
    g_string_append_printf (line, ngettext (", %u hidden", ", %u hidden", hidden), hidden);
  fp_tool_print ("%s%s %u%s%s\n", indent, zones[index].id, zone->count, told > 0 ? ": " : "", line->str);
}

static void
print_zones (FpSession *session, const FpView *view, uint8_t owner, const char *indent)
{
  const FpEdition *edition = fp_session_engine (session)->edition;
  for (guint i = 0; i < edition->n_zones && i < view->n_zones; i++)
    if (edition->zones[i].owner == owner)
      print_zone (session, view, i, indent);
}

static void
print_seat (FpSession *session, const FpView *view, uint8_t seat)
{
  const FpViewSeat *row = &view->seats[seat];
  fp_tool_print ("%s (%s): ", seat_name (session, seat),
                 fp_text_role (fp_session_engine (session)->edition, row->role));
  /* Translators: planets that a player controls: “4 planets”. */
  fp_tool_print (ngettext ("%d planet", "%d planets", row->standing), row->standing);
  /* Translators: goes on from “4 planets”: ships in supply, ships in the Warp, cards that may be
     held. */
  fp_tool_print (_ (", supply %d, Warp %d, hand limit %d\n"), view->places[PLACE_SUPPLY].ships[seat],
                 view->places[PLACE_WARP].ships[seat], row->hand_limit);
  print_zones (session, view, seat, "  ");
}

static void
planet_id (FpSession *session, guint place, char *buffer, gsize size)
{
  const FpOption option = { .kind = FP_OPTION_PLANET, .value = (int16_t) place, .target = (int16_t) place };
  fp_option_id (fp_session_engine (session), &option, buffer, size);
}

static void
print_planet (FpSession *session, const FpView *view, guint index)
{
  const FpViewPlace *place = &view->places[index];
  char id[64];
  planet_id (session, index, id, sizeof id);
  g_autofree char *name = fp_text_card_name (fp_session_engine (session)->catalog, place->def);
  fp_tool_print ("  %s %s (%s):", id, name,
                 fp_text_first_word (fp_session_engine (session)->edition,
                                     fp_catalog_card (fp_session_engine (session)->catalog, place->def), place->word));
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    fp_tool_print ("%s %s %d", seat > 0 ? "," : "", seat_name (session, seat), place->ships[seat]);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    if (place->controllers >> seat & 1)
      /* Translators: goes on from the ships at a planet: the name of a player. */
      fp_tool_print (_ ("; controlled by %s"), seat_name (session, seat));
  g_autofree char *lying = describe_under (session, view, place->card);
  if (lying != NULL)
    /* Translators: goes on from the ships at a planet: names of cards that lie on the planet. */
    fp_tool_print (_ ("; on it: %s"), lying);
  fp_tool_print ("%s\n", place->dispute ? _ ("; contested") : "");
}

static void
print_encounter (FpSession *session, const FpView *view)
{
  const FpEngine *engine = fp_session_engine (session);
  const FpViewEncounter *encounter = &view->encounter;
  g_autofree char *planet =
      encounter->place < view->n_places ? fp_text_planet (engine, encounter->place) : g_strdup ("");
  g_autofree char *heading = fp_text_encounter (engine->edition, encounter, planet);

  if (heading == NULL)
    return;
  fp_tool_print ("%s", heading);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    {
      g_autofree char *part = fp_text_encounter_seat (engine, view, seat);

      fp_tool_print ("%s %s %s", seat > 0 ? ";" : "", seat_name (session, seat), part);
    }
  fp_tool_print ("\n");
}

/* --- Editions in which planets lie in systems of the seats --- */

static gboolean
has_systems (const FpEdition *edition)
{
  return edition->positions.home_ships > 0;
}

/* Prints the ships in the places that are no planets: “Warp: Red 3”. */
static void
print_places (FpSession *session, const FpView *view)
{
  for (guint place = 0; place < view->n_places; place++)
    {
      g_autofree char *ships = fp_text_ships (view, place, fp_session_names (session));
      g_autofree char *name = fp_text_loose_place (fp_session_engine (session), place);
      if (ships != NULL && name != NULL)
        fp_tool_print ("%s: %s\n", name, ships);
    }
}

/* Prints the planets of @seat's system, and other cards of the seat that carry ships, with these
 * ships. */
static void
print_system (FpSession *session, const FpView *view, uint8_t seat)
{
  const FpEngine *engine = fp_session_engine (session);
  g_autoptr (GString) line = g_string_new (NULL);
  for (guint place = 0; place < view->n_places; place++)
    {
      uint16_t card = view->places[place].card;
      char id[64];
      if (card == FP_NO_CARD || engine->state->zones[engine->state->cards[card].zone].owner != seat)
        continue;
      planet_id (session, place, id, sizeof id);
      g_autofree char *ships = fp_text_ships (view, place, fp_session_names (session));
      if (ships == NULL && !view->places[place].revealed)
        continue;
      g_string_append_printf (line, "%s%s %s", line->len > 0 ? " | " : "", id, ships != NULL ? ships : "–");
    }
  fp_tool_print ("  %s\n", line->str);
}

/* Prints a seat: its standing, alien and hand, then its system. */
static void
print_seat_with_system (FpSession *session, const FpView *view, uint8_t seat)
{
  const FpEdition *edition = fp_session_engine (session)->edition;
  /* Translators: the name of a player: “Ada: 3 foreign colonies”. */
  fp_tool_print (ngettext ("%s: %d foreign colony\n", "%s: %d foreign colonies\n", view->seats[seat].standing),
                 seat_name (session, seat), view->seats[seat].standing);
  for (guint i = 0; i < edition->n_zones && i < view->n_zones; i++)
    if (edition->zones[i].owner == seat && edition->zones[i].listed != FP_LISTED_PLANETS)
      print_zone (session, view, i, "  ");
  print_system (session, view, seat);
}

/* Returns TRUE if no totals decide the encounter. */
static gboolean
is_without_totals (FpEngine *engine)
{
  FpSeats fighting;
  return engine->edition->table.without_totals != NULL && engine->edition->table.without_totals (engine, &fighting);
}

/* Prints a side of the encounter: its main player, allies and total. */
static void
print_side (FpSession *session, const FpView *view, guint side)
{
  const FpEngine *engine = fp_session_engine (session);
  const FpSide *row = &view->encounter.sides[side];
  uint8_t main = fp_seats_only (row->mains);
  g_autoptr (GString) allies = g_string_new (NULL);
  if (main == FP_NOBODY)
    return;
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    if (row->allies >> seat & 1)
      g_string_append_printf (allies, "%s%s", allies->len > 0 ? ", " : "", seat_name (session, seat));
  fp_tool_print ("  %s: %s", engine->edition->positions.sides[side], seat_name (session, main));
  if (allies->len > 0)
    /* Translators: goes on from the name of a main player: a list of allies. */
    fp_tool_print (_ (", allies: %s"), allies->str);
  if (is_without_totals (fp_session_engine (session)))
    fp_tool_print ("\n");
  else
    /* Translators: goes on from a side of the encounter: its total. */
    fp_tool_print (_ (", total %d\n"), view->encounter.total[main]);
}

static void
print_sides (FpSession *session, const FpView *view)
{
  const FpEngine *engine = fp_session_engine (session);
  char planet[64] = "";
  if (view->encounter.kind == 0)
    return;
  if (view->encounter.place < view->n_places)
    planet_id (session, view->encounter.place, planet, sizeof planet);
  if (*planet != '\0')
    /* Translators: the id of a planet: “Encounter at lull”. */
    fp_tool_print (_ ("Encounter at %s\n"), planet);
  else
    fp_tool_print (_ ("Encounter\n"));
  for (guint side = 0; side < engine->edition->positions.n_sides && side < view->encounter.n_sides; side++)
    print_side (session, view, side);
}

/* Prints the viewer's knowledge of cards not seen one by one; for shared decks that is the box's
 * content. */
static void
print_pools (FpSession *session, const FpView *view)
{
  gboolean any = FALSE;
  for (guint i = 0; i < view->n_pools; i++)
    {
      g_autofree char *text = fp_text_pool (fp_session_engine (session), view, i, fp_session_names (session));
      if (text == NULL)
        continue;
      if (!any)
        /* Translators: the name of a player; a list of cards follows. */
        fp_tool_print (_ ("What else %s knows:\n"), seat_name (session, view->viewer));
      any = TRUE;
      fp_tool_print ("  %s\n", text);
    }
}

/* Prints each line of @text (NULL: none) behind @indent. */
static void
print_lines (const char *text, const char *indent)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    fp_tool_print ("%s%s\n", indent, lines[i]);
}

static void
print_systems (FpSession *session, const FpView *view)
{
  /* Translators: the number of the turn: “Turn 7”. */
  fp_tool_print (_ ("Turn %d\n"), view->turns);
  print_sides (session, view);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    print_seat_with_system (session, view, seat);
  print_places (session, view);
  print_zones (session, view, FP_NOBODY, "");
  print_pools (session, view);
}

void
fp_table_print (FpSession *session, uint8_t viewer)
{
  const FpView *view = fp_session_view (session, viewer);
  if (has_systems (fp_session_engine (session)->edition))
    {
      print_systems (session, view);
      return;
    }
  g_autofree char *turn = fp_text_turn (fp_session_engine (session)->edition, view->turns);
  fp_tool_print ("%s\n", turn);
  print_encounter (session, view);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    print_seat (session, view, seat);
  fp_tool_print ("%s\n", _ ("Planets:"));
  for (guint index = PLACE_FIRST_PLANET; index < view->n_places; index++)
    if (view->places[index].def != FP_NO_CARD)
      print_planet (session, view, index);
  fp_tool_print ("%s\n", _ ("On the table:"));
  print_zones (session, view, FP_NOBODY, "  ");
  print_pools (session, view);
}

void
fp_table_print_card (const FpCatalog *catalog, guint def)
{
  g_autofree char *name = fp_text_card (catalog, def);
  FpTextParagraph piece;
  /* Translators: the name of a card and its kind: “Flux – alien”. */
  fp_tool_print (_ ("%s – %s\n"), name, fp_text_kind (catalog->edition, fp_catalog_card (catalog, def)->kind_def->id));
  for (guint i = 0; fp_text_card_paragraph (catalog, def, i, &piece); i++)
    {
      if (piece.name != NULL)
        fp_tool_print ("  %s\n", piece.name);
      print_lines (piece.text, "    ");
      print_lines (piece.notes, "    – ");
      g_free (piece.name);
      g_free (piece.text);
      g_free (piece.notes);
    }
}
