/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets up a position: a new game, whose cards and ships are then moved to where the position says.
 */
#include "archive/positions/fp-position-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

/* Begins a new game: all cards at home, no hand drawn. */
static void
begin (FpPositionBuild *build, uint32_t options)
{
  FpState *state = build->engine->state;
  const FpElement *element = fp_element_child (build->parent, "seed");
  guint64 seed = 1;

  if (element != NULL)
    seed = g_ascii_strtoull (element->text, NULL, 10);
  build->state = state;
  memset (&state->head, 0, sizeof state->head);
  fp_engine_use (build->engine, state);
  state->head.n_seats = (uint8_t) fp_position_n_seats (build->parent, build->engine->edition);
  state->head.options = options;
  fp_random_seed (&state->head.random, seed);
  build->engine->edition->rules.begin (build->engine, state->head.n_seats);
  for (uint16_t card = 0; card < state->head.n_cards; card++)
    build->home[card] = state->cards[card].zone;
  fp_position_clear_ships (build);
}

/* A game that goes on shuffles as it would have, whatever setting up its position has drawn. */
static void
set_generator (FpPositionBuild *build)
{
  const FpElement *seed = fp_element_child (build->parent, "seed");
  const char *generator = seed != NULL ? fp_element_get (seed, "generator") : NULL;

  if (generator != NULL)
    fp_position_generator (generator, &build->state->head.random);
}

/* Set-up deals, draws and summons by itself, so a position at its start can only say what is in the
 * decks. */
static void
check_set_up (FpPositionBuild *build)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "planet") || fp_element_is (element, "system") || fp_element_is (element, "ships") ||
          fp_element_is (element, "envoy") || fp_element_is (element, "under") || fp_element_is (element, "note"))
        fp_problems_add (build->problems, element->at, "<%s> at the start of set-up; nothing lies on the table yet",
                         element->name);
      if (!fp_element_is (element, "seat"))
        continue;
      if (fp_element_get (element, "role") != NULL)
        fp_problems_add (build->problems, fp_element_attribute (element, "role")->at,
                         "a role at the start of set-up; roles are found out in it");
      for (guint k = 0; k < fp_element_n_children (element); k++)
        {
          const FpElement *list = fp_element_child_at (element, k);

          if (!fp_element_is (list, "deck"))
            fp_problems_add (build->problems, list->at, "<%s> at the start of set-up; only a deck can be given",
                             list->name);
        }
    }
}

/* Returns the place of the duel: a planet named in the position, or one put on the table now. */
static uint8_t
duel_place (FpPositionBuild *build, const FpAttribute *planet)
{
  const FpCatalog *catalog = build->engine->catalog;
  int def = fp_catalog_find (catalog, planet->value);
  int table = fp_position_zone_listed (build->engine->edition, FP_LISTED_PLANETS, FP_NOBODY);
  uint16_t card;

  FP_EACH_CARD (build->state, table, lying)
    if (build->state->cards[lying].def == def)
      return fp_position_place (build->state, lying);
  card = fp_position_take (build, planet->value, planet->value_at, FP_NOBODY);
  if (card == FP_NO_CARD)
    return FP_NO_PLACE;
  fp_zone_add_bottom (build->state, (uint16_t) table, card);
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
  build->state->cards[card].known = fp_position_all_seats (build->state);
  return fp_position_place (build->state, card);
}

/* The destiny card of a duel or contest lies on top of the past. */
static void
lay_destiny (FpPositionBuild *build, const FpAttribute *name)
{
  int past = fp_position_zone_listed (build->engine->edition, FP_LISTED_DRAWN, FP_NOBODY);
  int def = fp_catalog_find (build->engine->catalog, name->value);
  uint16_t card;

  FP_EACH_CARD (build->state, past, lying)
    if (build->state->cards[lying].def == def)
      return;
  card = fp_position_take (build, name->value, name->value_at, FP_NOBODY);
  if (card == FP_NO_CARD)
    return;
  fp_zone_add_top (build->state, (uint16_t) past, card);
  build->state->cards[card].known = fp_position_all_seats (build->state);
  build->state->cards[card].flags |= FP_CARD_FACE_UP;
}

/* Returns the destiny card drawn last: the given one, else the top of the past; −1: none. */
static int
last_destiny (const FpPositionBuild *build, const FpAttribute *name)
{
  int past = fp_position_zone_listed (build->engine->edition, FP_LISTED_DRAWN, FP_NOBODY);

  if (name != NULL)
    return fp_catalog_find (build->engine->catalog, name->value);
  if (past < 0 || build->state->zones[past].count == 0)
    return -1;
  return build->state->cards[build->state->zones[past].first].def;
}

/* Puts the procedures on the stack that would be there. */
static void
start (FpPositionBuild *build, const char *where, uint8_t place)
{
  const FpAttribute *card = fp_element_attribute (build->parent, "card");
  const char *advantage = fp_element_get (build->parent, "advantage");
  gboolean duelling = strcmp (where, "destiny") != 0;
  const char *error = NULL;

  if (!build->engine->edition->positions.start_at (build->engine, where, place,
                                                   advantage != NULL ? (int) g_ascii_strtoll (advantage, NULL, 10)
                                                                     : FP_ADVANTAGE_OF_CARD,
                                                   duelling && card == NULL ? -1 : last_destiny (build, card), &error))
    fp_problems_add (build->problems, build->parent->at, "start=\"%s\" is impossible: %s", where,
                     error != NULL ? error : "this edition cannot start there");
}

/* Sets up everything but the starting point. */
static uint8_t
build_table (FpPositionBuild *build)
{
  const FpAttribute *planet = fp_element_attribute (build->parent, "planet");
  const FpAttribute *card = fp_element_attribute (build->parent, "card");
  uint8_t place = FP_NO_PLACE;

  fp_position_read_lists (build);
  fp_position_read_planets (build);
  fp_position_read_envoys (build);
  fp_position_read_aliens (build);
  fp_position_read_unders (build);
  if (planet != NULL)
    place = duel_place (build, planet);
  fp_position_shuffle_rest (build);
  if (!build->setting_up)
    fp_position_lay_envoys (build);
  fp_position_lay_lists (build);
  if (card != NULL)
    lay_destiny (build, card);
  fp_position_read_seats (build);
  fp_position_lay_unders (build);
  fp_position_read_notes (build);
  return place;
}

/* Puts the effects of cards in force that lie where they work. */
static void
set_in_force (FpPositionBuild *build)
{
  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (fp_engine_def (build->engine, card)->abilities != NULL)
      fp_effect_update_card (build->engine, card);
}

gboolean
fp_position_apply (FpEngine *engine, const FpElement *parent, uint32_t options, FpProblems *problems)
{
  guint before = fp_problems_count (problems);
  FpPositionBuild *build;
  const char *where = fp_element_get (parent, "start");
  uint8_t place;

  fp_position_check (parent, engine->edition, engine->catalog, problems);
  if (fp_problems_count (problems) > before)
    return FALSE;
  where = where != NULL ? where : "destiny";
  build = g_new0 (FpPositionBuild, 1);
  build->engine = engine;
  build->problems = problems;
  build->parent = parent;
  build->setting_up = strcmp (where, "setup") == 0;
  if (build->setting_up)
    check_set_up (build);
  if (fp_problems_count (problems) == before)
    {
      begin (build, options);
      place = build_table (build);
      set_generator (build);
      fp_position_arrange_rows (build);
      if (build->setting_up)
        fp_knowledge_settle (engine);
      else
        fp_knowledge_presume (engine);
      if (fp_problems_count (problems) == before && !build->setting_up)
        start (build, where, place);
      if (fp_problems_count (problems) == before && !build->setting_up)
        fp_position_remember (build);
      if (fp_problems_count (problems) == before)
        set_in_force (build);
    }
  g_clear_pointer (&build->lists, g_array_unref);
  g_clear_pointer (&build->unders, g_array_unref);
  g_free (build);
  return fp_problems_count (problems) == before;
}
