/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets up a position: a new game, whose cards and ships are then moved to where the position says.
 */
#include "archive/positions/fp-position-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

/* Begins a new game: all cards at home, no hand drawn. */
static void
begin (FpPositionBuild *build, uint64_t options)
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
  fp_effect_listen_for_hands (build->engine);
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
          fp_position_is_ally (build->engine->edition, element) || fp_element_is (element, "under") ||
          fp_element_is (element, "note"))
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

/* Sets up everything but the stack. */
static void
build_table (FpPositionBuild *build)
{
  fp_position_read_lists (build);
  fp_position_read_planets (build);
  fp_position_read_allies (build);
  fp_position_read_aliens (build);
  fp_position_read_unders (build);
  fp_position_read_start (build);
  fp_position_shuffle_rest (build);
  if (!build->setting_up)
    fp_position_lay_allies (build);
  fp_position_lay_lists (build);
  fp_position_lay_start (build);
  fp_position_read_seats (build);
  fp_position_lay_unders (build);
  fp_position_read_notes (build);
}

/* Puts the effects of cards in force that lie where they work. */
static void
set_in_force (FpPositionBuild *build)
{
  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (fp_engine_def (build->engine, card)->abilities != NULL)
      fp_effect_update_card (build->engine, card);
}

/* Reports what no game could come to, such as an overlay that lies on a player's card. */
static void
check_soundness (const FpPositionBuild *build)
{
  const char *wrong = build->engine->edition->rules.check (build->engine);

  if (wrong != NULL)
    fp_problems_add (build->problems, build->parent->at, "no game comes to this position: %s", wrong);
}

gboolean
fp_position_apply (FpEngine *engine, const FpElement *parent, uint64_t options, FpProblems *problems)
{
  guint before = fp_problems_count (problems);
  FpPositionBuild *build;

  fp_position_check (parent, engine->edition, engine->catalog, problems);
  if (fp_problems_count (problems) > before)
    return FALSE;
  build = g_new0 (FpPositionBuild, 1);
  build->engine = engine;
  build->problems = problems;
  build->parent = parent;
  build->setting_up = g_strcmp0 (fp_element_get (parent, "start"), FP_POSITION_SETUP) == 0;
  if (build->setting_up)
    check_set_up (build);
  if (fp_problems_count (problems) == before)
    {
      begin (build, options);
      build_table (build);
      set_generator (build);
      fp_position_arrange_rows (build);
      if (build->setting_up)
        fp_knowledge_settle (engine);
      else
        fp_knowledge_presume (engine);
      if (fp_problems_count (problems) == before && !build->setting_up)
        fp_position_start (build);
      if (fp_problems_count (problems) == before && !build->setting_up)
        fp_position_remember (build);
      if (fp_problems_count (problems) == before)
        set_in_force (build);
      if (fp_problems_count (problems) == before)
        check_soundness (build);
    }
  g_clear_pointer (&build->lists, g_array_unref);
  g_clear_pointer (&build->unders, g_array_unref);
  g_clear_pointer (&build->parts, g_array_unref);
  g_free (build);
  return fp_problems_count (problems) == before;
}
