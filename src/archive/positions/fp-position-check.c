/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Validates the words of a position before it is set up. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

static void
check_cards (const FpElement *element, const char *zone, FpPositionCheck *check)
{
  static const char *const rest[] = { "none", NULL };
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);

  for (guint i = 0; i < words->len; i++)
    fp_position_check_card (g_array_index (words, FpXmlWord, i).word, g_array_index (words, FpXmlWord, i).at, zone,
                            check);
  fp_position_check_word (element, "rest", rest, "value of rest", check);
  fp_validate_no_children (element, check->problems);
}

/* Checks the places that are attributes of a seat. Their ids are added to the @known attributes. */
static void
check_seat_places (const FpElement *element, GPtrArray *known, FpPositionCheck *check)
{
  for (guint i = 0; i < check->edition->positions.n_places; i++)
    {
      const FpPositionPlace *place = &check->edition->positions.places[i];

      if (!place->of_seat)
        continue;
      g_ptr_array_add (known, (gpointer) place->id);
      fp_position_check_number (element, place->id, 0, check->edition->ships, check);
    }
}

/* The seats that play are the first ones of the edition. */
static void
check_seat_id (const FpElement *element, FpPositionCheck *check)
{
  g_autofree const char **all = fp_position_seats (check->edition);
  const FpAttribute *id = fp_element_attribute (element, "id");
  guint n = g_strv_length ((char **) check->seats);

  if (id == NULL || !fp_validate_word (id->value, id->value_at, "seat", all, check->problems))
    return;
  if (!g_strv_contains (check->seats, id->value))
    fp_problems_add (check->problems, id->value_at, "“%s” among %u seats; expected the first %u, up to “%s”", id->value,
                     n, n, check->seats[n - 1]);
}

static void
check_seat (const FpElement *element, FpPositionCheck *check)
{
  static const char *const needed[] = { "id", NULL };
  static const char *const of_list[] = { "rest", NULL };
  static const char *const yes_no[] = { "yes", "no", NULL };
  g_autofree const char **roles = fp_position_roles (check->edition);
  g_autofree const char **lists = fp_position_lists (check->edition, 0);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const char *alien = fp_element_get (element, "alien");

  g_ptr_array_add (known, (gpointer) "id");
  if (fp_position_has_roles (check->edition))
    g_ptr_array_add (known, (gpointer) "role");
  g_ptr_array_add (known, (gpointer) "alien");
  if (check->edition->rules.veils)
    g_ptr_array_add (known, (gpointer) "hidden");
  check_seat_places (element, known, check);
  g_ptr_array_add (known, (gpointer) "limit");
  g_ptr_array_add (known, NULL);
  fp_validate_attributes (element, (const char *const *) known->pdata, needed, check->problems);
  check_seat_id (element, check);
  if (fp_position_has_roles (check->edition))
    fp_position_check_word (element, "role", roles, "role", check);
  fp_position_check_number (element, "limit", 0, 99, check);
  if (alien != NULL)
    fp_position_check_card (alien, fp_element_attribute (element, "alien")->value_at, "alien", check);
  if (check->edition->rules.veils)
    fp_position_check_word (element, "hidden", yes_no, "answer", check);
  fp_validate_no_text (element, check->problems);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *list = fp_element_child_at (element, i);

      if (!fp_validate_element (list, lists, check->problems))
        continue;
      fp_validate_attributes (list, of_list, NULL, check->problems);
      check_cards (list, list->name, check);
    }
}

/* Checks the number of ships of each seat. The seats' ids are added to the @known attributes, which
 * are then ended. */
static void
check_ships (const FpElement *element, GPtrArray *known, FpPositionCheck *check)
{
  for (guint i = 0; check->seats[i] != NULL; i++)
    {
      g_ptr_array_add (known, (gpointer) check->seats[i]);
      fp_position_check_number (element, check->seats[i], 0, check->edition->ships, check);
    }
  g_ptr_array_add (known, NULL);
}

/* Checks a planet of a system, or one on the table. */
static void
check_planet_here (const FpElement *element, FpPositionCheck *check)
{
  static const char *const needed[] = { "id", NULL };
  const char *word = check->edition->positions.planet_word;
  g_autofree char *list =
      word != NULL ? fp_word_list (check->edition, fp_edition_word_list (check->edition, word)) : NULL;
  g_auto (GStrv) words = list != NULL ? g_strsplit (list, " ", -1) : NULL;
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const char *id = fp_element_get (element, "id");

  g_ptr_array_add (known, (gpointer) "id");
  if (word != NULL)
    g_ptr_array_add (known, (gpointer) word);
  check_ships (element, known, check);
  fp_validate_attributes (element, (const char *const *) known->pdata, needed, check->problems);
  if (word != NULL)
    fp_position_check_word (element, word, (const char *const *) words, word, check);
  if (id != NULL)
    fp_position_check_card (id, fp_element_attribute (element, "id")->value_at, FP_POSITION_PLANET, check);
  fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
}

static void
check_planet (const FpElement *element, FpPositionCheck *check)
{
  if (fp_position_has_systems (check->edition))
    fp_problems_add (check->problems, element->at, "<planet> outside a <system>; expected it in that of its seat");
  check_planet_here (element, check);
}

static void
check_system (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "seat", NULL };
  static const char *const inside[] = { "planet", NULL };

  if (!fp_position_has_systems (check->edition))
    fp_problems_add (check->problems, element->at, "<system> in an edition whose planets are nobody's");
  fp_validate_attributes (element, known, known, check->problems);
  fp_position_check_word (element, "seat", check->seats, "seat", check);
  fp_validate_no_text (element, check->problems);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_validate_element (fp_element_child_at (element, i), inside, check->problems))
      check_planet_here (fp_element_child_at (element, i), check);
}

static void
check_ships_at (const FpElement *element, FpPositionCheck *check)
{
  static const char *const needed[] = { "at", NULL };
  g_autoptr (GPtrArray) known = g_ptr_array_new (), places = g_ptr_array_new ();

  for (guint i = 0; i < check->edition->positions.n_places; i++)
    if (!check->edition->positions.places[i].of_seat)
      g_ptr_array_add (places, (gpointer) check->edition->positions.places[i].id);
  g_ptr_array_add (places, NULL);
  g_ptr_array_add (known, (gpointer) "at");
  check_ships (element, known, check);
  fp_validate_attributes (element, (const char *const *) known->pdata, needed, check->problems);
  fp_position_check_word (element, "at", (const char *const *) places->pdata, "place of ships", check);
  fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
}

static void
check_knows (const FpElement *element, FpPositionCheck *check)
{
  const FpAttribute *knows = fp_element_attribute (element, "knows");
  g_autoptr (GArray) words = knows != NULL ? fp_validate_words (knows->value, knows->value_at) : NULL;

  for (guint i = 0; words != NULL && i < words->len; i++)
    fp_validate_word (g_array_index (words, FpXmlWord, i).word, g_array_index (words, FpXmlWord, i).at, "seat",
                      check->seats, check->problems);
}

static void
check_ally (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "deck", "card", "ally", "face", "knows", NULL };
  static const char *const needed[] = { "deck", NULL };
  static const char *const faces[] = { "up", "down", NULL };
  g_autofree char *words = fp_word_list (check->edition, check->edition->positions.allies->words);
  g_auto (GStrv) decks = g_strsplit (words, " ", -1);
  const FpAttribute *card = fp_element_attribute (element, "card");
  const char *deck = fp_element_get (element, "deck");

  fp_validate_attributes (element, known, needed, check->problems);
  fp_position_check_word (element, "deck", (const char *const *) decks, "deck", check);
  fp_position_check_word (element, "ally", check->seats, "seat", check);
  fp_position_check_word (element, "face", faces, "face", check);
  if (card != NULL && deck != NULL && g_strv_contains ((const char *const *) decks, deck))
    {
      g_autofree char *zone = fp_position_ally_pile (check->edition, deck);

      fp_position_check_card (card->value, card->value_at, zone, check);
    }
  check_knows (element, check);
  fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
}

/* Returns the definition in “card” of @element, −1 with a complaint: none; −1 also without a
 * catalog. */
static int
check_host (const FpElement *element, FpPositionCheck *check)
{
  const FpAttribute *card = fp_element_attribute (element, "card");
  int def;

  if (card == NULL || *card->value == '\0' || check->catalog == NULL)
    return -1;
  def = fp_catalog_find (check->catalog, card->value);
  if (def >= 0 && fp_card_is (fp_catalog_card (check->catalog, (guint) def), FP_KIND_HOST))
    return def;
  if (def >= 0)
    fp_problems_add (check->problems, card->value_at, "“%s” is a card of kind %s; expected an alien, ally or planet",
                     card->value, fp_catalog_card (check->catalog, (guint) def)->kind_def->id);
  else
    {
      g_autofree const char **known =
          fp_position_cards (check->catalog, fp_position_kinds_with (check->edition, FP_KIND_HOST));

      fp_validate_unknown (card->value, card->value_at, "card", known, check->problems);
    }
  return -1;
}

static void
check_under (const FpElement *element, FpPositionCheck *check)
{
  static const char *const own[] = { "card", "face", "knows" };
  static const char *const needed[] = { "card", NULL };
  static const char *const faces[] = { "up", "down", NULL };
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    g_ptr_array_add (known, (gpointer) own[i]);
  check_ships (element, known, check);
  fp_validate_attributes (element, (const char *const *) known->pdata, needed, check->problems);
  check_host (element, check);
  fp_position_check_word (element, "face", faces, "face", check);
  check_knows (element, check);
  for (guint i = 0; i < words->len; i++)
    fp_position_check_card (g_array_index (words, FpXmlWord, i).word, g_array_index (words, FpXmlWord, i).at, "under",
                            check);
  fp_validate_no_children (element, check->problems);
}

static void
check_note (const FpElement *element, FpPositionCheck *check)
{
  int def = check_host (element, check);

  fp_position_check_note (element, def >= 0 ? fp_catalog_card (check->catalog, (guint) def) : NULL, check->problems);
}

static void
check_pile (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "id", "rest", NULL };
  static const char *const needed[] = { "id", NULL };
  g_autofree const char **piles = fp_position_lists (check->edition, FP_NOBODY);
  const FpAttribute *id = fp_element_attribute (element, "id");

  fp_validate_attributes (element, known, needed, check->problems);
  if (id != NULL && *id->value != '\0' && fp_validate_word (id->value, id->value_at, "pile", piles, check->problems))
    check_cards (element, id->value, check);
}

gboolean
fp_position_generator (const char *text, FpRandom *random)
{
  enum
  {
    HALF = 16
  };
  g_autofree char *state = g_strndup (text, HALF);
  guint64 numbers[2];

  if (strlen (text) != 2 * HALF || !g_ascii_string_to_unsigned (state, 16, 0, G_MAXUINT64, &numbers[0], NULL) ||
      !g_ascii_string_to_unsigned (text + HALF, 16, 0, G_MAXUINT64, &numbers[1], NULL) || numbers[1] % 2 == 0)
    return FALSE;
  *random = (FpRandom){ .state = numbers[0], .stream = numbers[1] };
  return TRUE;
}

static void
check_seed (const FpElement *element, FpPositionCheck *check)
{
  static const char *const known[] = { "generator", NULL };
  const FpAttribute *generator = fp_element_attribute (element, "generator");
  FpRandom random;
  guint64 seed;

  fp_validate_attributes (element, known, NULL, check->problems);
  if (generator != NULL && !fp_position_generator (generator->value, &random))
    fp_problems_add (check->problems, generator->value_at,
                     "generator “%s”; expected what “replay --state” has written, 32 hexadecimal digits",
                     generator->value);
  fp_validate_no_children (element, check->problems);
  fp_validate_seed (element->text, element->text_at, &seed, check->problems);
}

static void
check_memory (const FpElement *element, FpPositionCheck *check)
{
  fp_position_check_memory (element, check->edition, check->seats, check->problems);
}

/* Complains if @parent has more or fewer seats than the edition plays with. */
static void
check_n_seats (const FpElement *parent, const FpEdition *edition, FpProblems *problems)
{
  guint n = fp_position_count_seats (parent);

  if (n > edition->most_seats || (edition->positions.names_seats && n < edition->least_seats))
    fp_problems_add (problems, parent->at, "%u seats; expected %u to %u", n, edition->least_seats, edition->most_seats);
}

void
fp_position_check (const FpElement *parent, const FpEdition *edition, const FpCatalog *catalog, FpProblems *problems)
{
  static const struct
  {
    const char *name;
    const char *unique;
    void (*check) (const FpElement *element, FpPositionCheck *check);
  } parts[] = { { "seat", "id", check_seat },     { "system", "seat", check_system },
                { "planet", "id", check_planet }, { "ships", "at", check_ships_at },
                { "under", NULL, check_under },   { "encounter", "", fp_position_check_encounter },
                { "note", NULL, check_note },     { "pile", "id", check_pile },
                { "seed", "", check_seed },       { "memory", "", check_memory } };
  g_autofree const char **seats = fp_position_seats (edition);
  FpPositionCheck check = { .edition = edition, .catalog = catalog, .seats = seats, .problems = problems };

  seats[fp_position_n_seats (parent, edition)] = NULL;
  check_n_seats (parent, edition, problems);
  for (guint i = 0; i < fp_element_n_children (parent); i++)
    {
      const FpElement *element = fp_element_child_at (parent, i);

      for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
        if (fp_element_is (element, parts[k].name))
          {
            parts[k].check (element, &check);
            fp_position_check_twice (parent, i, parts[k].unique, problems);
          }
      if (fp_position_is_ally (edition, element))
        {
          check_ally (element, &check);
          fp_position_check_twice (parent, i, "deck", problems);
        }
    }
}
