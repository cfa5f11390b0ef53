/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Planets, allies, roles and hand limits of a position. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

/* Brings the planet called @id, of no system, into @system. Returns its card; FP_NO_CARD: there is
 * no such planet, or another system has it. */
static uint16_t
bring_in (FpPositionBuild *build, const char *id, uint16_t system)
{
  int out = fp_position_zone_listed (build->engine->edition, FP_LISTED_REMOVED, FP_NOBODY);

  if (out < 0)
    return FP_NO_CARD;
  FP_EACH_CARD (build->state, out, card)
    if (fp_card_is (fp_engine_def (build->engine, card), FP_KIND_PLACE) && fp_position_named (build->engine, card, id))
      {
        fp_zone_remove (build->state, card);
        fp_zone_add_bottom (build->state, system, card);
        return card;
      }
  return FP_NO_CARD;
}

/* Returns the card of the planet in the system of @seat, which lies there already, or is of no
 * system; FP_NO_CARD with a complaint: none. */
static uint16_t
find_in_system (FpPositionBuild *build, const FpAttribute *id, uint8_t seat)
{
  int system = fp_position_zone_listed (build->engine->edition, FP_LISTED_PLANETS, seat);
  uint16_t brought;

  FP_EACH_CARD (build->state, system, card)
    if (!build->named[card] && fp_position_named (build->engine, card, id->value))
      {
        build->named[card] = 1;
        return card;
      }
  brought = bring_in (build, id->value, (uint16_t) system);
  if (brought != FP_NO_CARD)
    {
      build->named[brought] = 1;
      return brought;
    }
  fp_problems_add (build->problems, id->value_at, "“%s” is no planet of the system of “%s”, or has been named before",
                   id->value, build->engine->edition->seat_ids[seat]);
  return FP_NO_CARD;
}

/* Puts a planet on the table. Returns its card; FP_NO_CARD with a complaint: none is left. */
static uint16_t
put_on_table (FpPositionBuild *build, const FpAttribute *id)
{
  int table = fp_position_zone_listed (build->engine->edition, FP_LISTED_PLANETS, FP_NOBODY);
  uint16_t card = fp_position_take (build, id->value, id->value_at, FP_NOBODY);

  if (card != FP_NO_CARD)
    fp_zone_add_bottom (build->state, (uint16_t) table, card);
  return card;
}

static void
lay_planet (const FpElement *element, uint8_t seat, gpointer data)
{
  FpPositionBuild *build = data;
  const FpEdition *edition = build->engine->edition;
  const FpAttribute *id = fp_element_attribute (element, "id");
  uint16_t card = seat == FP_NOBODY ? put_on_table (build, id) : find_in_system (build, id, seat);
  const char *list = edition->positions.planet_word, *word = list != NULL ? fp_element_get (element, list) : NULL;
  uint8_t place;

  if (card == FP_NO_CARD)
    return;
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
  build->state->cards[card].known = fp_position_all_seats (build->state);
  if (word != NULL && strcmp (word, fp_card_word (fp_engine_def (build->engine, card), list)) != 0)
    build->state->cards[card].face = (uint8_t) fp_word_number (edition, word, fp_edition_word_list (edition, list));
  place = fp_position_place (build->state, card);
  FP_EACH_SEAT (build->state, owner)
    build->state->places[place].ships[owner] = (uint8_t) fp_position_number (element, edition->seat_ids[owner], 0);
}

void
fp_position_read_planets (FpPositionBuild *build)
{
  fp_position_each_planet (build->parent, build->engine->edition, lay_planet, build);
}

uint8_t
fp_position_find_planet (FpPositionBuild *build, const FpAttribute *id)
{
  const FpEdition *edition = build->engine->edition;
  int table = fp_position_zone_listed (edition, FP_LISTED_PLANETS, FP_NOBODY);
  uint16_t card = FP_NO_CARD;

  for (uint16_t zone = 0; zone < edition->n_zones; zone++)
    if (edition->zones[zone].listed == FP_LISTED_PLANETS)
      FP_EACH_CARD (build->state, zone, lying)
        if (build->state->cards[lying].def == fp_catalog_find (build->engine->catalog, id->value))
          return fp_position_place (build->state, lying);
  if (table >= 0)
    card = fp_position_take (build, id->value, id->value_at, FP_NOBODY);
  else
    fp_problems_add (build->problems, id->value_at, "“%s” is in no system of this game", id->value);
  if (card == FP_NO_CARD)
    return FP_NO_PLACE;
  fp_zone_add_bottom (build->state, (uint16_t) table, card);
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
  build->state->cards[card].known = fp_position_all_seats (build->state);
  return fp_position_place (build->state, card);
}

/* Returns the word for a deck of allies, NULL: there is no such deck. */
static const char *
deck_word (const FpPositionBuild *build, guint deck)
{
  const FpEdition *edition = build->engine->edition;

  return deck < FP_POSITION_MAX_DECKS ? fp_word_text (edition, edition->positions.allies->words, (int) deck) : NULL;
}

static guint
deck_number (const FpPositionBuild *build, const char *word)
{
  const FpEdition *edition = build->engine->edition;

  return (guint) fp_word_number (edition, word, edition->positions.allies->words);
}

/* Returns the element of the ally of @deck, NULL: none. */
static const FpElement *
ally_of_deck (const FpPositionBuild *build, const char *deck)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_position_is_ally (build->engine->edition, element) &&
          g_strcmp0 (fp_element_get (element, "deck"), deck) == 0)
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
lay_ally (FpPositionBuild *build, uint16_t card, const FpElement *element)
{
  const FpEdition *edition = build->engine->edition;
  const char *ally = element != NULL ? fp_element_get (element, "ally") : NULL;
  const char *knows = element != NULL ? fp_element_get (element, "knows") : NULL;
  FpCard *row = &build->state->cards[card];

  fp_zone_add_bottom (build->state, (uint16_t) fp_position_zone_listed (edition, FP_LISTED_ALLIES, FP_NOBODY), card);
  row->holder = FP_NOBODY;
  row->flags = 0;
  row->known = knows != NULL ? fp_position_seats_of (edition, knows) : 0;
  if (ally != NULL)
    {
      row->holder = (uint8_t) fp_edition_seat (edition, ally);
      row->known |= (uint8_t) (1u << row->holder);
    }
  if (element != NULL && g_strcmp0 (fp_element_get (element, "face"), "up") == 0)
    {
      row->flags |= FP_CARD_FACE_UP;
      row->known = fp_position_all_seats (build->state);
    }
}

/* Returns TRUE if a rule of the card called @name changes the number of allies that players may
 * have. */
static gboolean
changes_limit (const FpPositionBuild *build, const char *name)
{
  const FpCatalog *catalog = build->engine->catalog;
  int def = fp_catalog_find (catalog, name), limit = build->engine->edition->positions.allies->limit;
  const GArray *abilities = def < 0 ? NULL : fp_catalog_card (catalog, (guint) def)->abilities;

  for (guint i = 0; abilities != NULL && i < abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (abilities, FpAbilityDef, i);

      for (guint k = 0; k < ability->n_rules; k++)
        {
          const FpRule *rule = fp_catalog_rule (catalog, ability->first_rule + k);

          if (rule->kind == FP_RULE_MODIFY && rule->query == limit)
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns TRUE if @element, a child of a position, names a card that lets players have more allies,
 * or tells of effects that may. */
static gboolean
may_raise_limit (const FpPositionBuild *build, const FpElement *element)
{
  if (strcmp (element->name, "memory") == 0)
    return TRUE;
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      g_auto (GStrv) words = g_strsplit (fp_element_attribute_at (element, i)->value, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (changes_limit (build, words[k]))
          return TRUE;
    }
  return FALSE;
}

static gboolean
limit_can_change (const FpPositionBuild *build)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    if (may_raise_limit (build, fp_element_child_at (build->parent, i)))
      return TRUE;
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
      const FpAttribute *ally =
          fp_position_is_ally (build->engine->edition, element) ? fp_element_attribute (element, "ally") : NULL;
      guint seat = ally != NULL ? 1u << fp_edition_seat (build->engine->edition, ally->value) : 0;

      if (seats & seat)
        fp_problems_add (build->problems, ally->value_at, "“%s” has two allies; a player has one at most", ally->value);
      seats |= seat;
    }
}

void
fp_position_read_allies (FpPositionBuild *build)
{
  if (build->engine->edition->positions.allies == NULL)
    return;
  for (guint deck = 1; deck_word (build, deck) != NULL; deck++)
    {
      const FpElement *element = ally_of_deck (build, deck_word (build, deck));
      const FpAttribute *name = element != NULL ? fp_element_attribute (element, "card") : NULL;

      build->ally[deck] = FP_NO_CARD;
      if (name != NULL)
        build->ally[deck] = fp_position_take (build, name->value, name->value_at, FP_NOBODY);
    }
  check_allies (build);
}

/* Puts the ally of @deck on the table: the named one, else the deck's top card. @element describes
 * it, may be NULL. */
static void
lay_ally_of_deck (FpPositionBuild *build, guint deck, const FpElement *element)
{
  g_autofree char *pile = fp_position_ally_pile (build->engine->edition, deck_word (build, deck));
  int zone = fp_position_zone (build->engine->edition, pile, FP_NOBODY);
  uint16_t card = build->ally[deck];

  if (card == FP_NO_CARD && zone >= 0 && build->state->zones[zone].count > 0)
    {
      card = build->state->zones[zone].first;
      fp_zone_remove (build->state, card);
    }
  if (card != FP_NO_CARD)
    lay_ally (build, card, element);
  else if (element != NULL)
    fp_problems_add (build->problems, element->at, "no %s is left in deck “%s”", element->name,
                     deck_word (build, deck));
}

/* Allies come in the order of the position; those without an element come last. */
void
fp_position_lay_allies (FpPositionBuild *build)
{
  if (build->engine->edition->positions.allies == NULL)
    return;
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_position_is_ally (build->engine->edition, element))
        lay_ally_of_deck (build, deck_number (build, fp_element_get (element, "deck")), element);
    }
  for (guint deck = 1; deck_word (build, deck) != NULL; deck++)
    if (ally_of_deck (build, deck_word (build, deck)) == NULL)
      lay_ally_of_deck (build, deck, NULL);
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
        if (strcmp (edition->roles[i].id, given->value) == 0)
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
      if (alien != NULL && fp_position_zone_listed (build->engine->edition, FP_LISTED_SHEET, seat) < 0)
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
  fp_zone_add_top (state, (uint16_t) fp_position_zone_listed (build->engine->edition, FP_LISTED_SHEET, seat), card);
  if (g_strcmp0 (fp_element_get (element_of_seat (build, seat), "hidden"), "yes") == 0)
    {
      state->cards[card].flags = (uint8_t) ((state->cards[card].flags & ~FP_CARD_FACE_UP) | FP_CARD_VEILED);
      state->cards[card].known = (FpSeats) (1U << seat);
      return;
    }
  state->cards[card].flags |= FP_CARD_FACE_UP;
  state->cards[card].known = fp_position_all_seats (state);
}

void
fp_position_read_seats (FpPositionBuild *build)
{
  FP_EACH_SEAT (build->state, seat)
    {
      const FpElement *element = element_of_seat (build, seat);

      /* An alien may bring ships. */
      lay_alien (build, seat);
      fp_position_lay_ships (build, element, seat);
      if (element != NULL)
        build->state->head.seats[seat].hand_limit =
            (int16_t) fp_position_number (element, "limit", build->state->head.seats[seat].hand_limit);
    }
  if (!build->setting_up && fp_position_has_roles (build->engine->edition))
    give_roles (build);
}
