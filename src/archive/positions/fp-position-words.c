/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of positions: seats, roles, zones, cards. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

const char **
fp_position_parts (const FpEdition *edition, const char *const *more)
{
  static const char *const parts[] = { "seat", "system", "planet", "ships",  NULL,       "under",
                                       "note", "pile",   "seed",   "memory", "encounter" };
  const FpPositionAllies *allies = edition->positions.allies;
  const char **names = g_new0 (const char *, G_N_ELEMENTS (parts) + g_strv_length ((char **) more) + 1);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      names[n++] = parts[i];
    else if (allies != NULL)
      names[n++] = edition->kinds[allies->kind].id;
  while (*more != NULL)
    names[n++] = *more++;
  return names;
}

gboolean
fp_position_is_ally (const FpEdition *edition, const FpElement *element)
{
  const FpPositionAllies *allies = edition->positions.allies;

  return allies != NULL && fp_element_is (element, edition->kinds[allies->kind].id);
}

char *
fp_position_ally_pile (const FpEdition *edition, const char *word)
{
  return g_strconcat (edition->positions.allies->piles, word, NULL);
}

/* Returns TRUE if @zone is a deck of allies, but not that of @def. */
static gboolean
is_other_pile (const FpEdition *edition, const char *zone, const FpCardDef *def)
{
  const char *piles = edition->positions.allies != NULL ? edition->positions.allies->piles : NULL;

  return piles != NULL && g_str_has_prefix (zone, piles) &&
         strcmp (zone + strlen (piles), fp_card_word (def, "deck")) != 0;
}

gboolean
fp_position_is_listed (const FpZoneDef *zone)
{
  return zone->listed == FP_LISTED_CARDS || zone->listed == FP_LISTED_DECK || zone->listed == FP_LISTED_DRAWN;
}

gboolean
fp_position_has_roles (const FpEdition *edition)
{
  return edition->positions.set_role != NULL;
}

gboolean
fp_position_has_systems (const FpEdition *edition)
{
  return fp_position_zone_listed (edition, FP_LISTED_PLANETS, 0) >= 0;
}

guint
fp_position_count_seats (const FpElement *parent)
{
  guint n = 0;

  for (guint i = 0; i < fp_element_n_children (parent); i++)
    n += fp_element_is (fp_element_child_at (parent, i), "seat") ? 1 : 0;
  return n;
}

guint
fp_position_n_seats (const FpElement *parent, const FpEdition *edition)
{
  return CLAMP (fp_position_count_seats (parent), edition->least_seats, edition->most_seats);
}

void
fp_position_each_planet (const FpElement *parent, const FpEdition *edition,
                         void (*function) (const FpElement *planet, uint8_t seat, gpointer data), gpointer data)
{
  for (guint i = 0; i < fp_element_n_children (parent); i++)
    {
      const FpElement *element = fp_element_child_at (parent, i);
      const char *seat = fp_element_is (element, "system") ? fp_element_get (element, "seat") : NULL;

      if (fp_element_is (element, "planet"))
        function (element, FP_NOBODY, data);
      for (guint k = 0; seat != NULL && k < fp_element_n_children (element); k++)
        function (fp_element_child_at (element, k), (uint8_t) fp_edition_seat (edition, seat), data);
    }
}

const char **
fp_position_seats (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->most_seats + 1);

  for (guint i = 0; i < edition->most_seats; i++)
    ids[i] = edition->seat_ids[i];
  return ids;
}

const char **
fp_position_roles (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->n_roles + 1);

  for (guint i = 0; i < edition->n_roles; i++)
    ids[i] = edition->roles[i].id;
  return ids;
}

const char **
fp_position_sides (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->positions.n_sides + 1);

  for (guint side = 0; side < MIN (edition->positions.n_sides, FP_MAX_SIDES); side++)
    ids[side] = edition->positions.sides[side];
  return ids;
}

uint8_t
fp_position_side (const FpEdition *edition, const char *id)
{
  guint side = 0;

  while (strcmp (edition->positions.sides[side], id) != 0)
    side++;
  return (uint8_t) side;
}

const char **
fp_position_lists (const FpEdition *edition, uint8_t owner)
{
  const char **ids = g_new0 (const char *, edition->n_zones + 1);
  guint n = 0;

  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].owner == owner && fp_position_is_listed (&edition->zones[i]))
      ids[n++] = edition->zones[i].id;
  return ids;
}

const char **
fp_position_cards (const FpCatalog *catalog, guint kinds)
{
  const char **ids = g_new0 (const char *, catalog->cards->len + 1);
  guint n = 0;

  for (guint i = 0; i < catalog->cards->len; i++)
    if (kinds & 1u << fp_catalog_card (catalog, i)->kind)
      ids[n++] = fp_catalog_card (catalog, i)->id;
  return ids;
}

int
fp_position_zone (const FpEdition *edition, const char *id, uint8_t owner)
{
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].owner == owner && strcmp (edition->zones[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
fp_position_zone_listed (const FpEdition *edition, FpListed listed, uint8_t owner)
{
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].owner == owner && edition->zones[i].listed == listed)
      return (int) i;
  return -1;
}

guint
fp_position_kinds_with (const FpEdition *edition, guint flag)
{
  guint kinds = 0;

  for (guint i = 1; i < edition->n_kinds; i++)
    if ((edition->kinds[i].flags & flag) != 0)
      kinds |= 1u << i;
  return kinds;
}

guint
fp_position_kinds (const FpEdition *edition, const char *id)
{
  /* Any card may lie under and on other cards. */
  if (strcmp (id, "under") == 0)
    return ~0u;
  if (strcmp (id, FP_POSITION_PLANET) == 0)
    return fp_position_kinds_with (edition, FP_KIND_PLACE);
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].kinds != 0 && strcmp (edition->zones[i].id, id) == 0)
      return edition->zones[i].kinds;
  return 1u << fp_edition_kind (edition, id);
}

gboolean
fp_position_token (const FpCardDef *def, const char *id, int *nth)
{
  const char *end = strchr (id, '@');
  gsize length = end != NULL ? (gsize) (end - id) : strlen (id);

  *nth = end != NULL ? (int) g_ascii_strtoll (end + 1, NULL, 10) : 0;
  if (!fp_card_is (def, FP_KIND_TWO_HALVES))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      const char *word = fp_card_half_word (def, i);
      g_autofree char *half = g_strdup_printf ("%s-%d", word, def->field[FP_FIELD_HALF_NUMBER + i]);

      if (*word != '\0' && strlen (half) == length && strncmp (half, id, length) == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
fp_position_named (const FpEngine *engine, uint16_t card, const char *id)
{
  guint def = engine->state->cards[card].def;
  const FpCardDef *found = fp_catalog_card (engine->catalog, def);
  int nth;

  return strcmp (found->id, id) == 0 || fp_catalog_find (engine->catalog, id) == (int) def ||
         fp_position_token (found, id, &nth);
}

gboolean
fp_position_fits (const FpEdition *edition, const FpCatalog *catalog, const char *id, FpLocation at, const char *zone,
                  FpProblems *problems)
{
  guint kinds = fp_position_kinds (edition, zone);
  const FpCardDef *other = NULL;
  int found = fp_catalog_find (catalog, id), nth;

  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *def = fp_catalog_card (catalog, i);

      if (strcmp (def->id, id) != 0 && (int) i != found && !fp_position_token (def, id, &nth))
        continue;
      if (is_other_pile (edition, zone, def))
        other = def;
      else if (kinds & 1u << def->kind)
        return TRUE;
      else
        other = def;
    }
  if (other != NULL)
    fp_problems_add (problems, at, "“%s” is a card of kind %s, which cannot lie in “%s”", id, other->kind_def->id,
                     zone);
  else
    {
      g_autofree const char **known = fp_position_cards (catalog, kinds);

      fp_validate_unknown (id, at, "card", known, problems);
    }
  return FALSE;
}

char *
fp_position_name (const FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (fp_catalog_find (engine->catalog, def->id) == engine->state->cards[card].def)
    return g_strdup (def->id);
  return g_strconcat (def->set, ":", def->id, NULL);
}

/* Returns how well @card fits a list of @seat: 0 not at all, else the lower the better. @found is
 * the definition that @id finds. */
static guint
rank (const FpPositionBuild *build, uint16_t card, const char *id, int found, uint8_t seat, int *skip)
{
  const FpCardDef *def = fp_engine_def (build->engine, card);
  uint8_t owner = build->state->zones[build->home[card]].owner;
  int nth;

  if (strcmp (def->id, id) != 0 && build->state->cards[card].def != found && !fp_position_token (def, id, &nth))
    return 0;
  if (fp_card_is (def, FP_KIND_TWO_HALVES))
    {
      if (owner != seat)
        return 0;
      /* “ID@2” is the second of this seat's tokens with that half. */
      if (fp_position_token (def, id, &nth) && nth > 0 && ++*skip != nth)
        return 0;
    }
  if (build->named[card])
    return 0;
  return owner == seat ? 1 : owner == FP_NOBODY ? 2 : 3;
}

/* Returns TRUE if the game has a copy of the card @id, named or not. */
static gboolean
is_in_game (const FpPositionBuild *build, const char *id, int found)
{
  int nth;

  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (build->state->cards[card].def == found || strcmp (fp_engine_def (build->engine, card)->id, id) == 0 ||
        fp_position_token (fp_engine_def (build->engine, card), id, &nth))
      return TRUE;
  return FALSE;
}

uint16_t
fp_position_bring (FpPositionBuild *build, int def)
{
  const FpEditionRules *rules = &build->engine->edition->rules;
  uint16_t before = build->state->head.n_cards;
  uint16_t card = def >= 0 && rules->bring != NULL ? rules->bring (build->engine, (guint) def) : FP_NO_CARD;

  if (card == FP_NO_CARD || card < before)
    return FP_NO_CARD;
  build->home[card] = build->state->cards[card].zone;
  return card;
}

uint16_t
fp_position_take (FpPositionBuild *build, const char *id, FpLocation at, uint8_t seat)
{
  int found = fp_catalog_find (build->engine->catalog, id);
  uint16_t best = FP_NO_CARD;
  guint best_rank = 0;
  int skip = 0;

  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    {
      guint mine = rank (build, card, id, found, seat, &skip);

      if (mine == 0 || (best_rank != 0 && mine >= best_rank))
        continue;
      best_rank = mine;
      best = card;
    }
  if (best == FP_NO_CARD)
    best = fp_position_bring (build, found);
  if (best == FP_NO_CARD)
    {
      if (is_in_game (build, id, found))
        fp_problems_add (build->problems, at, "no “%s” is left; each copy of it has been named before", id);
      else
        fp_problems_add (build->problems, at, "“%s” is not in a game of %u seats", id, build->state->head.n_seats);
      return FP_NO_CARD;
    }
  build->named[best] = 1;
  fp_zone_remove (build->state, best);
  return best;
}

uint8_t
fp_position_place (const FpState *state, uint16_t card)
{
  for (uint8_t place = 0; place < state->head.n_places; place++)
    if (state->places[place].card == card)
      return place;
  return FP_NO_PLACE;
}

/* --- Checking --- */

void
fp_position_check_word (const FpElement *element, const char *name, const char *const *known, const char *what,
                        FpPositionCheck *check)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);

  if (attribute != NULL)
    fp_validate_word (attribute->value, attribute->value_at, what, known, check->problems);
}

void
fp_position_check_number (const FpElement *element, const char *name, int least, int most, FpPositionCheck *check)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  int number;

  if (attribute != NULL)
    fp_validate_number (attribute->value, attribute->value_at, name, least, most, &number, check->problems);
}

void
fp_position_check_card (const char *id, FpLocation at, const char *zone, FpPositionCheck *check)
{
  if (check->catalog != NULL && *id != '\0')
    fp_position_fits (check->edition, check->catalog, id, at, zone, check->problems);
}

void
fp_position_check_twice (const FpElement *parent, guint index, const char *attribute, FpProblems *problems)
{
  const FpElement *element = fp_element_child_at (parent, index);
  gboolean one = attribute != NULL && *attribute == '\0';
  const char *value = one ? "" : attribute != NULL ? fp_element_get (element, attribute) : NULL;

  for (guint i = 0; i < index && value != NULL; i++)
    {
      const FpElement *before = fp_element_child_at (parent, i);

      if (!fp_element_is (before, element->name))
        continue;
      if (one)
        fp_problems_add (problems, element->at, "a second <%s>; one was given on line %d", element->name,
                         before->at.line);
      else if (g_strcmp0 (fp_element_get (before, attribute), value) == 0)
        fp_problems_add (problems, element->at, "a second <%s %s=\"%s\">; one was given on line %d", element->name,
                         attribute, value, before->at.line);
      else
        continue;
      return;
    }
}
