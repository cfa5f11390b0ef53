/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaced actions that go on, perhaps with fewer cards or ships. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/program/fp-verb-line.h"

static int
number_of (FpEngine *e, int expression, FpContext *context)
{
  FpValue value;

  fp_expression_eval (fp_catalog_expression (e->catalog, expression), context, &value);
  return fp_value_number (context, &value);
}

/* Changes @action as the line says. */
static void
change (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, FpAction *action)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  if (in->set >= 0)
    {
      FpValue cards;

      fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &cards);
      fp_value_cards (&context, &cards);
      fp_action_keep_cards (e, action, cards.items, cards.n_items);
      action->count = (int16_t) cards.n_items;
    }
  if (in->most >= 0)
    action->count = (int16_t) CLAMP (number_of (e, in->most, &context), 0, INT16_MAX);
  if (in->who >= 0)
    action->who = fp_seats_first (e, fp_program_players (e, my, in->who));
}

/* If fewer ships of several places go on, lets their player choose these. Returns FALSE if there is
 * nothing to choose. */
static gboolean
begin_choice (FpEngine *e, FpAction *action)
{
  const FpVerb *verb = fp_verb_from_places (e, action);

  if (verb == NULL || action->count <= 0 || !fp_split_offer_fewer (e, action))
    return FALSE;
  *(FpShipSelectionLocals *) fp_engine_push (e, FP_MACHINE_SHIP_SELECTION) =
      (FpShipSelectionLocals){ .seat = action->who,
                               .owner = action->who,
                               .kind = verb->places,
                               .least = action->count,
                               .most = action->count,
                               .code = -1,
                               .last = -1 };
  return TRUE;
}

/* Lets the replaced action happen after all, changed as the line says. With nothing left of the
 * action, it stays replaced. */
FpGo
fp_program_proceed (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpAction *action = my->action < 0 ? NULL : &e->state->actions[my->action];

  if (action != NULL && my->phase == 0)
    {
      change (e, my, in, action);
      if (begin_choice (e, action))
        {
          my->phase = 1;
          return FP_GO_STOP;
        }
    }
  if (my->phase == 1)
    fp_split_take_offered (e, action);
  my->phase = 0;
  my->pc++;
  if (action == NULL)
    return FP_GO_NEXT;
  fp_split_fit (e, action);
  if ((in->set < 0 && in->most < 0) || action->count > 0)
    action->flags |= FP_ACTION_PROCEEDS;
  return FP_GO_NEXT;
}
