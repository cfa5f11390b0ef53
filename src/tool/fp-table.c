/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table as one seat sees it, in lines of text. */
#include "tool/fp-table.h"

#include "config.h"

#include <glib/gi18n.h>

/* The rows of places before the planets (fp-state.h). */
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

/* A card by name, with whose it is if that isn't plain from its lying in @owner's zone (an ally, who played it); NULL:
 * hidden and nobody else's.  Free with g_free (). */
static char *
describe_card (FpSession *session, const FpViewCard *card, uint8_t owner)
{
  gboolean plain = card->holder == FP_NOBODY || card->holder == owner;
  const FpCatalog *catalog = fp_session_engine (session)->catalog;
  if (card->def == FP_NO_CARD && plain)
    return NULL;
  g_autofree char *name = card->def != FP_NO_CARD ? fp_words_card (catalog, card->def) : g_strdup (_ ("a hidden card"));
  if (plain)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s (%s)", name, seat_name (session, card->holder));
}

/* What lies in a zone: the cards by name, the hidden ones counted. */
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
      g_autofree char *text = describe_card (session, &view->cards[zone->first + i], zones[index].owner);
      if (text != NULL)
        g_string_append_printf (line, "%s%s", told++ > 0 ? ", " : "", text);
    }
  guint hidden = zone->count - told;
  if (told > 0 && hidden > 0)
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
                 fp_words_role (fp_session_engine (session)->edition, row->role));
  fp_tool_print (ngettext ("%d planet", "%d planets", row->standing), row->standing);
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
  g_autofree char *name = fp_words_card_name (fp_session_engine (session)->catalog, place->def);
  fp_tool_print ("  %s %s (%s):", id, name, fp_words_symbol (place->symbol));
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    fp_tool_print ("%s %s %d", seat > 0 ? "," : "", seat_name (session, seat), place->ships[seat]);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    if (place->controllers >> seat & 1)
      fp_tool_print (_ ("; controlled by %s"), seat_name (session, seat));
  fp_tool_print ("%s\n", place->dispute ? _ ("; fought over") : "");
}

static void
print_encounter (FpSession *session, const FpView *view)
{
  const FpViewEncounter *encounter = &view->encounter;
  if (encounter->kind == FP_ENCOUNTER_DUEL)
    {
      char id[64];
      planet_id (session, encounter->place, id, sizeof id);
      fp_tool_print (_ ("Duel at %s, ship advantage %d:"), id, encounter->advantage);
    }
  else if (encounter->kind == FP_ENCOUNTER_CONTEST)
    fp_tool_print ("%s", _ ("Contest:"));
  else
    return;
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    {
      fp_tool_print ("%s %s", seat > 0 ? ";" : "", seat_name (session, seat));
      if (encounter->kind == FP_ENCOUNTER_DUEL && encounter->dial[seat] >= 0)
        fp_tool_print (_ (" dial %d, sent %d,"), encounter->dial[seat], encounter->sent[seat]);
      fp_tool_print (_ (" clout %d"), encounter->clout[seat]);
    }
  fp_tool_print ("\n");
}

void
fp_table_print (FpSession *session, uint8_t viewer)
{
  const FpView *view = fp_session_view (session, viewer);
  fp_tool_print (_ ("Destiny card %d\n"), view->turns);
  print_encounter (session, view);
  for (uint8_t seat = 0; seat < view->n_seats; seat++)
    print_seat (session, view, seat);
  fp_tool_print ("%s\n", _ ("Planets:"));
  for (guint index = PLACE_FIRST_PLANET; index < view->n_places; index++)
    if (view->places[index].def != FP_NO_CARD)
      print_planet (session, view, index);
  fp_tool_print ("%s\n", _ ("On the table:"));
  print_zones (session, view, FP_NOBODY, "  ");
}
