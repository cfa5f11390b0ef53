/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where what may be answered would take ships or cards: the line of the program that asks says it, or the verb it
 * uses, or the edition. */
#include "engine/fp-goal.h"

#include "engine/fp-force.h"
#include "engine/fp-moves.h"
#include "engine/fp-procedure.h"
#include "engine/fp-program.h"

/* The line for which @ask asks how many ships, or which cards; NULL: none. */
static const FpVerbCall *
line_asking (const FpEngine *engine, const FpAsk *ask)
{
  guint frame = ask->frame;

  if (frame > 0 && engine->state->frames[frame].procedure == engine->edition->steps.pick)
    frame--;
  if (engine->state->frames[frame].procedure != engine->edition->steps.verb)
    return NULL;
  return (const FpVerbCall *) (const void *) engine->state->frames[frame].locals;
}

static FpValue
evaluate (const FpEngine *engine, const FpVerbCall *call, int expression, uint16_t *room)
{
  FpContext context = fp_verb_context (engine, call, room, FP_ROOM);
  FpValue nothing = { .type = FP_TYPE_NOTHING };

  return expression < 0 ? nothing : fp_expression_eval (fp_catalog_expression (engine->catalog, expression), &context);
}

/* What the line says it goes to. */
static void
read_target (FpEngine *engine, const FpVerbCall *call, const FpInstruction *in, FpGoal *goal)
{
  uint16_t room[FP_ROOM];
  FpValue to = evaluate (engine, call, in->to, room);

  if (to.type == FP_TYPE_ZONE)
    goal->zone = (int16_t) to.number;
  else if (to.type == FP_TYPE_SHIPS)
    goal->to = to.place;
  else if (to.type == FP_TYPE_CARDS && to.n_items > 0)
    goal->on = to.items[0];
  else if (to.type == FP_TYPE_PLANETS && to.n_items > 0)
    goal->on = engine->state->places[to.items[0]].card;
  if (goal->on != FP_NO_CARD)
    {
      goal->to = fp_place_on (engine, goal->on, TRUE);
      goal->zone = (int16_t) fp_zone_under (engine, goal->on, TRUE);
    }
}

/* The ships it is about. */
static void
read_source (FpEngine *engine, const FpVerbCall *call, const FpInstruction *in, FpGoal *goal)
{
  uint16_t room[FP_ROOM];
  FpValue pile = evaluate (engine, call, in->set, room);

  goal->from = engine->edition->usual_place (engine, &engine->edition->verbs[in->verb], call->seat);
  goal->seat = call->seat;
  if (in->set < 0)
    return;
  goal->from = pile.type == FP_TYPE_SHIPS ? pile.place : FP_NO_PLACE;
  goal->seat = pile.type == FP_TYPE_SHIPS ? pile.seat : FP_NOBODY;
}

static gboolean
read_line (FpEngine *engine, const FpVerbCall *call, FpGoal *goal)
{
  const FpInstruction *in = fp_catalog_instruction (engine->catalog, call->code);
  const FpVerb *verb = in->verb != FP_VERB_CHOOSE ? &engine->edition->verbs[in->verb] : NULL;

  if (verb == NULL || verb->says & FP_SAYS_WITH)
    return FALSE;
  if (verb->goal != NULL)
    verb->goal (engine, call->seat, goal);
  read_source (engine, call, in, goal);
  if (in->to >= 0)
    read_target (engine, call, in, goal);
  return TRUE;
}

gboolean
fp_goal_find (FpEngine *engine, uint16_t card, FpGoal *goal)
{
  const FpAsk *ask = &engine->state->head.ask;
  const FpVerbCall *call = ask->open ? line_asking (engine, ask) : NULL;

  *goal = (FpGoal){ .from = FP_NO_PLACE, .to = FP_NO_PLACE, .seat = FP_NOBODY, .zone = -1, .on = FP_NO_CARD };
  if (!ask->open || (call != NULL ? !read_line (engine, call, goal) : !engine->edition->goal (engine, ask, goal)))
    return FALSE;
  if (card == FP_NO_CARD)
    goal->zone = -1;
  else
    goal->from = goal->to = FP_NO_PLACE;
  return goal->zone >= 0 || (goal->from != FP_NO_PLACE && goal->to != FP_NO_PLACE && goal->seat != FP_NOBODY);
}
