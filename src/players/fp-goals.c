/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to the open question would take ships and cards. */
#include "players/fp-goals.h"

#include "engine/fp-determinize.h"

struct _FpGoals
{
  FpState *state;
  FpEngine *engine;
};

FpGoals *
fp_goals_new (FpEngine *engine, uint8_t viewer)
{
  FpGoals *goals = g_new0 (FpGoals, 1);
  FpRandom random;

  fp_random_seed (&random, 1);
  goals->state = g_new0 (FpState, 1);
  goals->engine = fp_engine_new (engine->edition, engine->catalog);
  fp_determinize (engine, viewer, &random, goals->state);
  fp_engine_use (goals->engine, goals->state);
  return goals;
}

void
fp_goals_free (FpGoals *goals)
{
  fp_engine_free (goals->engine);
  g_free (goals->state);
  g_free (goals);
}

gboolean
fp_goals_find (FpGoals *goals, const FpOption *option, FpGoal *goal)
{
  gboolean card = option->kind == FP_OPTION_CARD || option->kind == FP_OPTION_HALF;

  /* No ships at all go nowhere. */
  if (!card && (option->kind != FP_OPTION_NUMBER || option->value <= 0))
    return FALSE;
  return fp_goal_find (goals->engine, card ? (uint16_t) option->target : FP_NO_CARD, goal);
}

uint16_t
fp_goals_card (const FpGoals *goals, uint8_t place)
{
  return goals->state->places[place].card;
}
