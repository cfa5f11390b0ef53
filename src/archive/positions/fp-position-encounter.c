/* SPDX-License-Identifier: GPL-3.0-or-later */
/* <encounter number offense defense at step> with <invited by>, <ally seat side ships>,
 * <card seat open> and the edition's parts: a start within an encounter. The names of its sides are
 * the edition's. */
#include "archive/positions/fp-position-private.h"

enum
{
  MOST_NUMBER = 9, /* encounters of a turn */
};

/* Returns the side that @element gives to the seat called @id, FP_NO_SIDE: none. */
static uint8_t
side_of (const FpElement *element, const FpEdition *edition, const char *id)
{
  for (guint side = 0; side < MIN (edition->positions.n_sides, FP_MAX_SIDES); side++)
    if (g_strcmp0 (fp_element_get (element, edition->positions.sides[side]), id) == 0)
      return (uint8_t) side;
  return FP_NO_SIDE;
}

/* --- Checking --- */

/* Complains if the seat called @id is a main player of the encounter. */
static void
check_other (const FpElement *encounter, const char *id, FpLocation at, FpPositionCheck *check)
{
  uint8_t side = side_of (encounter, check->edition, id);

  if (side != FP_NO_SIDE)
    fp_problems_add (check->problems, at, "“%s” is the %s; expected another seat", id,
                     check->edition->positions.sides[side]);
}

static void
check_invited (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "by", NULL };
  const FpAttribute *by = fp_element_attribute (element, "by");
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);

  fp_validate_attributes (element, known, known, check->problems);
  if (by != NULL && fp_validate_word (by->value, by->value_at, "seat", check->seats, check->problems) &&
      side_of (element->parent, check->edition, by->value) == FP_NO_SIDE)
    fp_problems_add (check->problems, by->value_at, "“%s” is on no side of the encounter; expected one that invites",
                     by->value);
  for (guint i = 0; i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);

      if (fp_validate_word (word->word, word->at, "seat", check->seats, check->problems))
        check_other (element->parent, word->word, word->at, check);
    }
  fp_validate_no_children (element, check->problems);
}

static void
check_ally (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "seat", "side", "ships", NULL };
  g_autofree const char **sides = fp_position_sides (check->edition);
  const FpAttribute *seat = fp_element_attribute (element, "seat");

  fp_validate_attributes (element, known, known, check->problems);
  fp_position_check_word (element, "seat", check->seats, "seat", check);
  fp_position_check_word (element, "side", sides, "side", check);
  fp_position_check_number (element, "ships", 1, check->edition->ships, check);
  if (seat != NULL)
    check_other (element->parent, seat->value, seat->value_at, check);
  fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
}

static void
check_played (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "seat", "open", NULL };
  static const char *const needed[] = { "seat", NULL };
  static const char *const answers[] = { "yes", "no", NULL };
  int hand = fp_position_zone_listed (check->edition, FP_LISTED_CARDS, 0);

  fp_validate_attributes (element, known, needed, check->problems);
  fp_position_check_word (element, "seat", check->seats, "seat", check);
  fp_position_check_word (element, "open", answers, "value of open", check);
  if (*element->text == '\0')
    fp_problems_add (check->problems, element->at, "<card> without a card; expected its id");
  else if (hand >= 0)
    fp_position_check_card (element->text, element->text_at, check->edition->zones[hand].id, check);
  fp_validate_no_children (element, check->problems);
}

static void
check_parts (const FpElement *element, FpPositionCheck *check)
{
  g_autoptr (GPtrArray) inside = g_ptr_array_new ();
  static const struct
  {
    const char *name;
    const char *unique;
    void (*check) (const FpElement *element, FpPositionCheck *check);
  } parts[] = { { "invited", "by", check_invited }, { "ally", "seat", check_ally }, { "card", "seat", check_played } };

  for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
    g_ptr_array_add (inside, (gpointer) parts[k].name);
  for (guint k = 0; k < check->edition->positions.n_parts; k++)
    g_ptr_array_add (inside, (gpointer) check->edition->positions.parts[k].id);
  g_ptr_array_add (inside, NULL);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      const FpPositionPart *part = fp_position_find_part (check->edition, child);

      fp_validate_element (child, (const char *const *) inside->pdata, check->problems);
      if (part != NULL)
        fp_position_check_part (element, i, part, check);
      for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
        if (fp_element_is (child, parts[k].name))
          {
            parts[k].check (child, check);
            fp_position_check_twice (element, i, parts[k].unique, check->problems);
          }
    }
}

/* Checks the seats of the sides. Their ids are added to the @known attributes. */
static void
check_sides (const FpElement *element, GPtrArray *known, FpPositionCheck *check)
{
  const FpEdition *edition = check->edition;

  for (guint side = 0; side < MIN (edition->positions.n_sides, FP_MAX_SIDES); side++)
    {
      const char *id = edition->positions.sides[side];
      const FpAttribute *seat = fp_element_attribute (element, id);
      guint first = seat != NULL ? side_of (element, edition, seat->value) : side;

      g_ptr_array_add (known, (gpointer) id);
      fp_position_check_word (element, id, check->seats, "seat", check);
      if (first != side)
        fp_problems_add (check->problems, seat->value_at, "“%s” is the %s already; expected another seat", seat->value,
                         edition->positions.sides[first]);
    }
}

void
fp_position_check_encounter (const FpElement *element, FpPositionCheck *check)
{
  const FpEdition *edition = check->edition;
  const char *needed[] = { edition->positions.n_sides > 0 ? edition->positions.sides[0] : NULL, "step", NULL };
  g_autoptr (GPtrArray) known = g_ptr_array_new (), steps = g_ptr_array_new ();
  const FpAttribute *at = fp_element_attribute (element, "at");

  if (edition->positions.n_sides == 0)
    {
      fp_problems_add (check->problems, element->at, "<encounter> in an edition that can't start within one");
      return;
    }
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].step)
      g_ptr_array_add (steps, (gpointer) edition->procedures[i].id);
  g_ptr_array_add (steps, NULL);
  g_ptr_array_add (known, (gpointer) "number");
  check_sides (element, known, check);
  g_ptr_array_add (known, (gpointer) "at");
  g_ptr_array_add (known, (gpointer) "step");
  g_ptr_array_add (known, NULL);
  fp_validate_attributes (element, (const char *const *) known->pdata, needed, check->problems);
  fp_position_check_number (element, "number", 1, MOST_NUMBER, check);
  fp_position_check_word (element, "step", (const char *const *) steps->pdata, "step", check);
  if (at != NULL)
    fp_position_check_card (at->value, at->value_at, FP_POSITION_PLANET, check);
  fp_validate_no_text (element, check->problems);
  check_parts (element, check);
}

/* --- Setting up --- */

static void
read_part (FpPositionBuild *build, const FpElement *element)
{
  const FpEdition *edition = build->engine->edition;
  FpStart *start = &build->start;
  const char *by = fp_element_get (element, "by");
  uint8_t side = by != NULL ? side_of (element->parent, edition, by) : FP_NO_SIDE;
  int seat = by == NULL ? fp_edition_seat (edition, fp_element_get (element, "seat")) : -1;

  if (fp_element_is (element, "invited"))
    {
      start->inviting = (uint8_t) (start->inviting | 1U << side);
      start->invited[side] = fp_position_seats_of (edition, element->text);
    }
  else if (fp_element_is (element, "ally"))
    {
      start->ally_side[seat] = fp_position_side (edition, fp_element_get (element, "side"));
      start->ally_ships[seat] = (uint8_t) fp_position_number (element, "ships", 0);
    }
  else
    {
      start->cards[seat] = fp_position_take (build, element->text, element->text_at, (uint8_t) seat);
      if (g_strcmp0 (fp_element_get (element, "open"), "yes") == 0)
        start->open = (FpSeats) (start->open | 1U << seat);
    }
}

void
fp_position_read_encounter (FpPositionBuild *build, const FpElement *element)
{
  const FpEdition *edition = build->engine->edition;
  const FpAttribute *at = fp_element_attribute (element, "at");

  build->start.step = (uint8_t) fp_edition_step (edition, fp_element_get (element, "step"));
  build->start.number = (uint8_t) fp_position_number (element, "number", 1);
  for (guint side = 0; side < MIN (edition->positions.n_sides, FP_MAX_SIDES); side++)
    {
      const char *seat = fp_element_get (element, edition->positions.sides[side]);

      if (seat != NULL)
        build->start.sides[side] = (uint8_t) fp_edition_seat (edition, seat);
    }
  if (at != NULL)
    build->start.place = fp_position_find_planet (build, at);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_position_find_part (edition, fp_element_child_at (element, i)) == NULL)
      read_part (build, fp_element_child_at (element, i));
  fp_position_read_parts (build, element);
}
