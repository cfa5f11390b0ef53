/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of ships and cards: given by the program line that asks, by its verb, or by the
 * edition. */
#include "engine/program/fp-destination.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"
#include "engine/runner/fp-procedure.h"
#include "engine/program/fp-program.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/program/fp-verb-line.h"

/* Returns the line that asks @pending (a number of ships, or cards), or NULL. */
static const FpVerbCall *
line_asking (const FpEngine *engine, const FpPendingDecision *pending)
{
  guint frame = pending->frame;

  if (frame > 0 && (engine->state->frames[frame].procedure == FP_MACHINE_SELECTION ||
                    engine->state->frames[frame].procedure == FP_MACHINE_SHIP_SELECTION))
    frame--;
  if (engine->state->frames[frame].procedure != FP_MACHINE_VERB)
    return NULL;
  return (const FpVerbCall *) (const void *) engine->state->frames[frame].locals;
}

static void
evaluate (const FpEngine *engine, const FpVerbCall *call, int expression, uint16_t *scratch, FpValue *value)
{
  FpContext context;

  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  fp_verb_evaluate (engine, expression, &context, value);
}

/* Reads the target that the line names. */
static void
read_target (FpEngine *engine, const FpVerbCall *call, const FpInstruction *in, FpDestination *destination)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpValue to;

  evaluate (engine, call, in->to, scratch, &to);
  if (to.type == FP_TYPE_ZONE)
    destination->zone = (int16_t) to.number;
  else if (to.type == FP_TYPE_SHIPS)
    destination->to = to.place;
  else if (to.type == FP_TYPE_CARDS && to.n_items > 0)
    destination->on = to.items[0];
  else if (to.type == FP_TYPE_PLANETS && to.n_items > 0)
    {
      destination->to = (uint8_t) to.items[0];
      destination->on = engine->state->places[to.items[0]].card;
    }
  if (destination->on != FP_NO_CARD)
    {
      destination->to = fp_place_on (engine, destination->on, TRUE);
      destination->zone = (int16_t) fp_zone_under (engine, destination->on, TRUE);
    }
}

/* Reads the ships that the line moves. */
static void
read_source (FpEngine *engine, const FpVerbCall *call, const FpInstruction *in, FpDestination *destination)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpValue pile;

  evaluate (engine, call, in->set, scratch, &pile);
  destination->from = engine->edition->rules.usual_place (engine, &engine->edition->verbs[in->verb], call->seat);
  destination->seat = call->seat;
  if (in->set < 0)
    return;
  destination->from = pile.type == FP_TYPE_SHIPS ? pile.place : FP_NO_PLACE;
  destination->seat = pile.type == FP_TYPE_SHIPS ? pile.seat : FP_NOBODY;
}

static gboolean
read_line (FpEngine *engine, const FpVerbCall *call, FpDestination *destination)
{
  const FpInstruction *in = fp_catalog_instruction (engine->catalog, call->code);
  const FpVerb *verb = in->verb != FP_VERB_CHOOSE ? &engine->edition->verbs[in->verb] : NULL;

  if (verb == NULL || verb->attributes & FP_ATTRIBUTE_WITH)
    return FALSE;
  if (verb->destination != NULL)
    verb->destination (engine, call->seat, destination);
  read_source (engine, call, in, destination);
  if (in->to >= 0)
    read_target (engine, call, in, destination);
  return TRUE;
}

/* Returns the replaced action for which the player of @pending chooses the ships that still go, or
 * NULL. */
static const FpAction *
action_going_on (const FpEngine *engine, const FpPendingDecision *pending)
{
  const FpState *s = engine->state;
  const FpFrame *program = pending->frame > 0 ? &s->frames[pending->frame - 1] : NULL;
  int action;

  if (program == NULL || s->frames[pending->frame].procedure != FP_MACHINE_SHIP_SELECTION ||
      program->procedure != FP_MACHINE_PROGRAM)
    return NULL;
  action = ((const FpProgramLocals *) (const void *) program->locals)->action;
  return action < 0 ? NULL : &s->actions[action];
}

/* Reads where the ships of @pending, which no line of a program asks about, go to. */
static gboolean
read_step (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination)
{
  const FpAction *action = action_going_on (engine, pending);

  if (action == NULL)
    return engine->edition->table.destination (engine, pending, destination);
  destination->seat = action->who;
  destination->to = action->to;
  if (action->to == FP_NO_PLACE && fp_verb_from_places (engine, action)->destination != NULL)
    fp_verb_from_places (engine, action)->destination (engine, action->who, destination);
  return TRUE;
}

static gboolean
is_card (const FpOption *option)
{
  return option->kind == FP_OPTION_CARD || option->kind == FP_OPTION_HALF;
}

/* Returns TRUE if @option is a number of ships of one place above 0, or one of the places that
 * ships leave or go to. */
static gboolean
is_ships (const FpPendingDecision *pending, const FpOption *option)
{
  gboolean places = (pending->flags & FP_DECISION_PLACES) != 0;

  return places ? option->kind == FP_OPTION_PLANET : option->kind == FP_OPTION_NUMBER && option->value > 0;
}

gboolean
fp_destination_find (FpEngine *engine, const FpOption *option, FpDestination *destination)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const FpVerbCall *call = pending->open ? line_asking (engine, pending) : NULL;

  *destination =
      (FpDestination){ .from = FP_NO_PLACE, .to = FP_NO_PLACE, .seat = FP_NOBODY, .zone = -1, .on = FP_NO_CARD };
  if (!pending->open || (!is_card (option) && !is_ships (pending, option)) ||
      (call != NULL ? !read_line (engine, call, destination) : !read_step (engine, pending, destination)))
    return FALSE;
  if (is_card (option))
    destination->from = destination->to = FP_NO_PLACE;
  else
    destination->zone = -1;
  if (option->kind == FP_OPTION_PLANET)
    *(fp_ship_selection_is_to (pending) ? &destination->to : &destination->from) = (uint8_t) option->value;
  return destination->zone >= 0 ||
         (destination->from != FP_NO_PLACE && destination->to != FP_NO_PLACE && destination->seat != FP_NOBODY);
}
