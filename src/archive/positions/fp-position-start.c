/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starting points of positions, and the attributes that they have. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

enum
{
  MOST_NUMBER = 99,
};

/* Flags of starts in the order of their attributes. */
static const uint8_t flags[] = { FP_START_PLACE, FP_START_NUMBER, FP_START_CARD, FP_START_SIDE };

/* Returns the name of the attribute with @flag, or NULL if @edition has no such attribute. */
static const char *
name_of (const FpEdition *edition, guint flag)
{
  switch (flag)
    {
    case FP_START_PLACE:
      return "planet";
    case FP_START_NUMBER:
      return edition->positions.number;
    case FP_START_CARD:
      return "card";
    default:
      return edition->positions.n_sides > 0 ? edition->positions.sides[0] : NULL;
    }
}

/* Returns the starting point called @id. The usual one is meant by NULL, and stands for an unknown
 * one. */
static const FpStartDef *
find_start (const FpEdition *edition, const char *id)
{
  for (guint i = 0; i < edition->positions.n_starts; i++)
    if (g_strcmp0 (edition->positions.starts[i].id, id) == 0)
      return &edition->positions.starts[i];
  return &edition->positions.starts[0];
}

const char *
fp_position_usual_start (const FpEdition *edition)
{
  return edition->positions.starts[0].id;
}

/* --- Checking --- */

const char **
fp_position_start_attributes (const FpEdition *edition)
{
  const char **names = g_new0 (const char *, G_N_ELEMENTS (flags) + 2);
  guint n = 0, used = 0;

  for (guint i = 0; i < edition->positions.n_starts; i++)
    used |= edition->positions.starts[i].attributes;
  names[n++] = "start";
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (used & flags[i])
      names[n++] = name_of (edition, flags[i]);
  return names;
}

/* Complains about the attribute of starts with @flag if @parent's start isn't one. */
static void
check_owner (const FpElement *parent, guint flag, const FpStartDef *start, FpPositionCheck *check)
{
  const char *name = name_of (check->edition, flag);
  const FpAttribute *attribute = name != NULL ? fp_element_attribute (parent, name) : NULL;
  g_autoptr (GString) starts = g_string_new (NULL);

  if (start->attributes & FP_START_PLACE & flag && attribute == NULL)
    fp_problems_add (check->problems, parent->at, "start=\"%s\" without “%s”; it must have one", start->id, name);
  if (attribute == NULL || start->attributes & flag)
    return;
  for (guint i = 0; i < check->edition->positions.n_starts; i++)
    if (check->edition->positions.starts[i].attributes & flag)
      g_string_append_printf (starts, "%s\"%s\"", starts->len > 0 ? " or " : "",
                              check->edition->positions.starts[i].id);
  fp_problems_add (check->problems, attribute->at, "“%s” without start=%s", name, starts->str);
}

/* Complains unless the number of the encounter is one. */
static void
check_number (const FpElement *parent, FpPositionCheck *check)
{
  const char *name = check->edition->positions.number;
  const FpAttribute *attribute = name != NULL ? fp_element_attribute (parent, name) : NULL;
  int number;

  if (attribute != NULL)
    fp_validate_number (attribute->value, attribute->value_at, name, -MOST_NUMBER, MOST_NUMBER, &number,
                        check->problems);
}

/* Within an encounter its element says all. */
static gboolean
is_encounter (const FpElement *parent, const char *const *names, FpProblems *problems)
{
  if (fp_element_child (parent, "encounter") == NULL)
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    if (fp_element_get (parent, names[i]) != NULL)
      fp_problems_add (problems, fp_element_attribute (parent, names[i])->at,
                       "“%s” beside an <encounter>; expected one of them", names[i]);
  return TRUE;
}

/* Complains about the card in the attribute @name unless its kind has @flag. */
static void
check_kind (const FpElement *parent, const char *name, guint flag, FpPositionCheck *check)
{
  const FpAttribute *attribute = fp_element_attribute (parent, name);
  guint kinds = fp_position_kinds_with (check->edition, flag);
  int def = attribute != NULL && check->catalog != NULL ? fp_catalog_find (check->catalog, attribute->value) : -1;

  if (attribute == NULL || check->catalog == NULL)
    return;
  if (def < 0)
    {
      g_autofree const char **known = fp_position_cards (check->catalog, kinds);

      fp_validate_unknown (attribute->value, attribute->value_at, "card", known, check->problems);
      return;
    }
  if (!(kinds & 1u << fp_catalog_card (check->catalog, (guint) def)->kind))
    fp_problems_add (check->problems, attribute->value_at, "“%s” is a card of kind %s, which “%s” can't be",
                     attribute->value, fp_catalog_card (check->catalog, (guint) def)->kind_def->id, name);
}

void
fp_position_check_start (const FpElement *parent, const FpEdition *edition, const FpCatalog *catalog,
                         FpProblems *problems)
{
  g_autofree const char **names = fp_position_start_attributes (edition);
  g_autofree const char **seats = fp_position_seats (edition);
  g_autoptr (GPtrArray) starts = g_ptr_array_new ();
  FpPositionCheck check = { .edition = edition, .catalog = catalog, .seats = seats, .problems = problems };
  const FpStartDef *start = find_start (edition, fp_element_get (parent, "start"));

  if (is_encounter (parent, names, problems))
    return;
  seats[fp_position_n_seats (parent, edition)] = NULL;
  for (guint i = 0; i < edition->positions.n_starts; i++)
    g_ptr_array_add (starts, (gpointer) edition->positions.starts[i].id);
  g_ptr_array_add (starts, NULL);
  fp_position_check_word (parent, "start", (const char *const *) starts->pdata, "start", &check);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    check_owner (parent, flags[i], start, &check);
  if (edition->positions.n_sides > 0)
    fp_position_check_word (parent, edition->positions.sides[0], seats, "seat", &check);
  check_number (parent, &check);
  check_kind (parent, "planet", FP_KIND_PLACE, &check);
  check_kind (parent, "card", FP_KIND_TURN, &check);
}

/* --- Setting up --- */

/* The card that began the turn lies on top of the used ones. */
static void
lay_drawn (FpPositionBuild *build, const FpAttribute *name)
{
  int drawn = fp_position_zone_listed (build->engine->edition, FP_LISTED_DRAWN, FP_NOBODY);
  int def = fp_catalog_find (build->engine->catalog, name->value);
  uint16_t card;

  FP_EACH_CARD (build->state, drawn, lying)
    if (build->state->cards[lying].def == def)
      return;
  card = fp_position_take (build, name->value, name->value_at, FP_NOBODY);
  if (card == FP_NO_CARD)
    return;
  fp_zone_add_top (build->state, (uint16_t) drawn, card);
  build->state->cards[card].known = fp_position_all_seats (build->state);
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
}

/* Returns the card drawn last: the given one, else the top of the used ones; −1: none. */
static int
last_drawn (const FpPositionBuild *build, const FpStartDef *start)
{
  const FpAttribute *card = fp_element_attribute (build->parent, "card");
  int drawn = fp_position_zone_listed (build->engine->edition, FP_LISTED_DRAWN, FP_NOBODY);

  if (card != NULL)
    return fp_catalog_find (build->engine->catalog, card->value);
  if ((start != NULL && start->attributes & FP_START_CARD) || drawn < 0 || build->state->zones[drawn].count == 0)
    return -1;
  return build->state->cards[build->state->zones[drawn].first].def;
}

/* Reads the attributes of one of the edition's starts. */
static void
read_attributes (FpPositionBuild *build)
{
  const FpEdition *edition = build->engine->edition;
  const FpStartDef *def = find_start (edition, fp_element_get (build->parent, "start"));
  const FpAttribute *planet = fp_element_attribute (build->parent, "planet");
  const char *side =
      def->attributes & FP_START_SIDE ? fp_element_get (build->parent, edition->positions.sides[0]) : NULL;
  const FpElement *memory = fp_element_child (build->parent, "memory");

  if (side == NULL && memory != NULL)
    side = fp_element_get (memory, "turn-of");
  build->start.id = def->id;
  if (planet != NULL)
    build->start.place = fp_position_find_planet (build, planet);
  if (def->attributes & FP_START_SIDE)
    build->start.sides[0] = (uint8_t) (side != NULL ? fp_edition_seat (edition, side) : 0);
}

void
fp_position_read_start (FpPositionBuild *build)
{
  const FpElement *encounter = fp_element_child (build->parent, "encounter");
  FpStart *start = &build->start;

  *start = (FpStart){ .place = FP_NO_PLACE, .card_def = -1 };
  start->printed = FP_NUMBER_OF_CARD;
  if (build->engine->edition->positions.number != NULL)
    start->printed = fp_position_number (build->parent, build->engine->edition->positions.number, FP_NUMBER_OF_CARD);
  memset (start->sides, FP_NOBODY, sizeof start->sides);
  memset (start->ally_side, FP_NO_SIDE, sizeof start->ally_side);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    start->cards[seat] = FP_NO_CARD;
  if (encounter != NULL)
    fp_position_read_encounter (build, encounter);
  else
    read_attributes (build);
}

void
fp_position_lay_start (FpPositionBuild *build)
{
  const FpAttribute *card = fp_element_attribute (build->parent, "card");

  if (card != NULL)
    lay_drawn (build, card);
  FP_EACH_SEAT (build->state, seat)
    {
      uint16_t played = build->start.cards[seat];

      if (played == FP_NO_CARD)
        continue;
      fp_zone_add_top (build->state, (uint16_t) fp_position_zone_listed (build->engine->edition, FP_LISTED_CARDS, seat),
                       played);
      build->state->cards[played].known = (uint8_t) (1U << seat);
    }
  fp_position_lay_parts (build);
}

void
fp_position_start (FpPositionBuild *build)
{
  const FpElement *encounter = fp_element_child (build->parent, "encounter");
  const char *error = NULL;

  build->start.card_def =
      last_drawn (build, encounter != NULL ? NULL : find_start (build->engine->edition, build->start.id));
  if (build->engine->edition->positions.start_at (build->engine, &build->start, &error))
    {
      fp_position_apply_parts (build);
      return;
    }
  error = error != NULL ? error : "this edition cannot start there";
  if (encounter != NULL)
    fp_problems_add (build->problems, encounter->at, "<encounter> is impossible: %s", error);
  else
    fp_problems_add (build->problems, build->parent->at, "start=\"%s\" is impossible: %s", build->start.id, error);
}
