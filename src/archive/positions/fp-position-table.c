/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planets, envoys, ships, roles and hand limits of a position. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

/* Ships in the Warp after set-up (rulebook p. 6, “Prepare the Warp”). */
enum
{
  USUAL_WARP = 5
};

/* Returns a number that fp_position_check () has checked. */
static int
number_of (const FpElement *element, const char *name, int otherwise)
{
  const char *text = fp_element_get (element, name);

  return text == NULL ? otherwise : (int) g_ascii_strtoll (text, NULL, 10);
}

static void
lay_planet (FpPositionBuild *build, const FpElement *element, const FpAttribute *id)
{
  int table = fp_position_zone (build->engine->edition, FP_POSITION_TABLE, FP_NOBODY);
  uint16_t card = fp_position_take (build, id->value, id->value_at, FP_NOBODY);
  const char *symbol = fp_element_get (element, "symbol");
  uint8_t place;

  if (card == FP_NO_CARD)
    return;
  fp_zone_add_bottom (build->state, (uint16_t) table, card);
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
  build->state->cards[card].known = fp_position_all_seats (build->state);
  if (symbol != NULL && strcmp (symbol, fp_card_word (fp_engine_def (build->engine, card), "symbol")) != 0)
    build->state->cards[card].face = (uint8_t) fp_word_number (build->engine->edition, symbol,
                                                               fp_edition_word_list (build->engine->edition, "symbol"));
  place = fp_position_place (build->state, card);
  FP_EACH_SEAT (build->state, seat)
    build->state->places[place].ships[seat] = (uint8_t) number_of (element, build->engine->edition->seat_ids[seat], 0);
}

void
fp_position_read_planets (FpPositionBuild *build)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "planet"))
        lay_planet (build, element, fp_element_attribute (element, "id"));
    }
}

/* Returns the word for an envoy's deck, NULL: there is no such deck. */
static const char *
deck_word (const FpPositionBuild *build, guint deck)
{
  const FpEdition *edition = build->engine->edition;

  return deck < FP_POSITION_MAX_DECKS ? fp_word_text (edition, fp_edition_word_list (edition, "deck"), (int) deck)
                                      : NULL;
}

static guint
deck_number (const FpPositionBuild *build, const char *word)
{
  const FpEdition *edition = build->engine->edition;

  return (guint) fp_word_number (edition, word, fp_edition_word_list (edition, "deck"));
}

/* Returns the element of the envoy of @deck, NULL: none. */
static const FpElement *
envoy_of_deck (const FpPositionBuild *build, const char *deck)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "envoy") && g_strcmp0 (fp_element_get (element, "deck"), deck) == 0)
        return element;
    }
  return NULL;
}

uint8_t
fp_position_seats_of (const FpEdition *edition, const char *words)
{
  g_auto (GStrv) ids = g_strsplit_set (words, " \t\n", -1);
  guint seats = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0')
      seats |= 1u << fp_edition_seat (edition, ids[i]);
  return (uint8_t) seats;
}

static void
lay_envoy (FpPositionBuild *build, uint16_t card, const FpElement *element)
{
  const FpEdition *edition = build->engine->edition;
  const char *ally = element != NULL ? fp_element_get (element, "ally") : NULL;
  const char *knows = element != NULL ? fp_element_get (element, "knows") : NULL;
  FpCard *envoy = &build->state->cards[card];

  fp_zone_add_bottom (build->state, (uint16_t) fp_position_zone (edition, FP_POSITION_ENVOYS, FP_NOBODY), card);
  envoy->holder = FP_NOBODY;
  envoy->flags = 0;
  envoy->known = knows != NULL ? fp_position_seats_of (edition, knows) : 0;
  if (ally != NULL)
    {
      envoy->holder = (uint8_t) fp_edition_seat (edition, ally);
      envoy->known |= (uint8_t) (1u << envoy->holder);
    }
  if (element != NULL && g_strcmp0 (fp_element_get (element, "face"), "up") == 0)
    {
      envoy->flags |= FP_CARD_FACE_UP;
      envoy->known = fp_position_all_seats (build->state);
    }
}

/* Returns TRUE if a card of the sets lets players have more allies. */
static gboolean
limit_can_change (const FpPositionBuild *build)
{
  int limit = fp_edition_query (build->engine->edition, "envoy-limit");

  for (guint i = 0; i < build->engine->catalog->rules->len; i++)
    {
      const FpRule *rule = fp_catalog_rule (build->engine->catalog, i);

      if (rule->kind == FP_RULE_MODIFY && rule->query == limit)
        return TRUE;
    }
  return FALSE;
}

/* A player has one ally at most (rulebook p. 14, “Becoming allied”), unless a card says otherwise.
 */
static void
check_allies (FpPositionBuild *build)
{
  guint seats = 0;

  if (limit_can_change (build))
    return;
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);
      const FpAttribute *ally = fp_element_is (element, "envoy") ? fp_element_attribute (element, "ally") : NULL;
      guint seat = ally != NULL ? 1u << fp_edition_seat (build->engine->edition, ally->value) : 0;

      if (seats & seat)
        fp_problems_add (build->problems, ally->value_at, "“%s” has two allies; a player has one at most", ally->value);
      seats |= seat;
    }
}

void
fp_position_read_envoys (FpPositionBuild *build)
{
  for (guint deck = 1; deck_word (build, deck) != NULL; deck++)
    {
      const FpElement *element = envoy_of_deck (build, deck_word (build, deck));
      const FpAttribute *name = element != NULL ? fp_element_attribute (element, "card") : NULL;

      build->envoy[deck] = FP_NO_CARD;
      if (name != NULL)
        build->envoy[deck] = fp_position_take (build, name->value, name->value_at, FP_NOBODY);
    }
  check_allies (build);
}

/* Puts the envoy of @deck on the table: the named one, else the deck's top card. @element describes
 * it, may be NULL. */
static void
lay_envoy_of_deck (FpPositionBuild *build, guint deck, const FpElement *element)
{
  g_autofree char *pile = g_strconcat ("envoys-", deck_word (build, deck), NULL);
  int zone = fp_position_zone (build->engine->edition, pile, FP_NOBODY);
  uint16_t card = build->envoy[deck];

  if (card == FP_NO_CARD && zone >= 0 && build->state->zones[zone].count > 0)
    {
      card = build->state->zones[zone].first;
      fp_zone_remove (build->state, card);
    }
  if (card != FP_NO_CARD)
    lay_envoy (build, card, element);
  else if (element != NULL)
    fp_problems_add (build->problems, element->at, "no envoy is left in deck “%s”", deck_word (build, deck));
}

/* Envoys come in the order of the position; those without an element come last. */
void
fp_position_lay_envoys (FpPositionBuild *build)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "envoy"))
        lay_envoy_of_deck (build, deck_number (build, fp_element_get (element, "deck")), element);
    }
  for (guint deck = 1; deck_word (build, deck) != NULL; deck++)
    if (envoy_of_deck (build, deck_word (build, deck)) == NULL)
      lay_envoy_of_deck (build, deck, NULL);
}

/* Returns the element of @seat, NULL: none. */
static const FpElement *
element_of_seat (const FpPositionBuild *build, uint8_t seat)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "seat") &&
          fp_edition_seat (build->engine->edition, fp_element_get (element, "id")) == seat)
        return element;
    }
  return NULL;
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
        n += number_of (element, id, 0);
    }
  return n;
}

/* Sets supply and Warp of @seat; its other ships are on planets already, or will be on cards. */
static void
lay_ships (FpPositionBuild *build, const FpElement *element, uint8_t seat)
{
  int ships = build->engine->edition->ships;
  gboolean supply_given = element != NULL && fp_element_get (element, "supply") != NULL;
  gboolean warp_given = element != NULL && fp_element_get (element, "warp") != NULL;
  int warp = warp_given ? number_of (element, "warp", 0) : build->setting_up ? 0 : USUAL_WARP;
  const char *id = build->engine->edition->seat_ids[seat];
  int planets = on_cards (build, id), supply;

  for (guint place = FP_POSITION_WARP + 1; place < build->state->head.n_places; place++)
    planets += build->state->places[place].ships[seat];
  if (supply_given && !warp_given)
    warp = ships - planets - number_of (element, "supply", 0);
  supply = supply_given ? number_of (element, "supply", 0) : ships - planets - warp;
  if (supply < 0 || warp < 0 || supply + warp + planets != ships)
    {
      fp_problems_add (build->problems, element != NULL ? element->at : build->parent->at,
                       "“%s” has %d ships on planets, %d in the Warp and %d in supply; expected %d in all", id, planets,
                       warp, supply, ships);
      return;
    }
  build->state->places[FP_POSITION_OUT].ships[seat] = 0;
  build->state->places[FP_POSITION_SUPPLY].ships[seat] = (uint8_t) supply;
  build->state->places[FP_POSITION_WARP].ships[seat] = (uint8_t) warp;
}

/* Gives each role to a seat: given ones first, the others in order. */
static void
give_roles (FpPositionBuild *build)
{
  const FpEdition *edition = build->engine->edition;
  guint taken = 0;
  int role[FP_MAX_SEATS];

  FP_EACH_SEAT (build->state, seat)
    {
      const FpElement *element = element_of_seat (build, seat);
      const FpAttribute *given = element != NULL ? fp_element_attribute (element, "role") : NULL;

      role[seat] = -1;
      for (guint i = 0; given != NULL && i < edition->n_roles; i++)
        if (strcmp (edition->roles[i], given->value) == 0)
          role[seat] = (int) i;
      if (role[seat] >= 0 && taken & 1u << role[seat])
        fp_problems_add (build->problems, given->value_at, "two seats with the role “%s”; expected one", given->value);
      if (role[seat] >= 0)
        taken |= 1u << role[seat];
    }
  FP_EACH_SEAT (build->state, seat)
    {
      for (guint i = 0; role[seat] < 0 && i < edition->n_roles; i++)
        if (!(taken & 1u << i))
          role[seat] = (int) i;
      if (role[seat] < 0)
        continue;
      taken |= 1u << role[seat];
      edition->positions.set_role (build->state, seat, (uint8_t) role[seat]);
    }
}

void
fp_position_read_aliens (FpPositionBuild *build)
{
  FP_EACH_SEAT (build->state, seat)
    {
      const FpElement *element = element_of_seat (build, seat);
      const FpAttribute *alien = element != NULL ? fp_element_attribute (element, "alien") : NULL;

      build->alien[seat] = FP_NO_CARD;
      if (alien != NULL && fp_position_zone (build->engine->edition, FP_POSITION_ALIEN, seat) < 0)
        fp_problems_add (build->problems, alien->at, "this edition has no aliens");
      else if (alien != NULL)
        build->alien[seat] = fp_position_take (build, alien->value, alien->value_at, seat);
    }
}

static void
lay_alien (FpPositionBuild *build, uint8_t seat)
{
  FpState *state = build->state;
  uint16_t card = build->alien[seat];

  if (card == FP_NO_CARD)
    return;
  fp_zone_add_top (state, (uint16_t) fp_position_zone (build->engine->edition, FP_POSITION_ALIEN, seat), card);
  state->cards[card].flags |= FP_CARD_FACE_UP;
  state->cards[card].known = fp_position_all_seats (state);
}

void
fp_position_read_seats (FpPositionBuild *build)
{
  FP_EACH_SEAT (build->state, seat)
    {
      const FpElement *element = element_of_seat (build, seat);

      lay_ships (build, element, seat);
      lay_alien (build, seat);
      if (element != NULL)
        build->state->head.seats[seat].hand_limit =
            (int16_t) number_of (element, "limit", build->state->head.seats[seat].hand_limit);
    }
  if (!build->setting_up)
    give_roles (build);
}
