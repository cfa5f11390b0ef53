/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs programs: one function per instruction.
 *
 * An instruction that requests a decision or calls a procedure stores its progress in my->phase. It
 * is entered again when the answer or the result is there. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-program-lookahead.h"
#include "engine/state/fp-mutations.h"

static FpGo
run_jump (FpProgramLocals *my, const FpInstruction *in)
{
  my->pc = in->target;
  return FP_GO_NEXT;
}

static FpGo
run_unless (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  my->pc = fp_program_true (e, my, in->cond) ? (int16_t) (my->pc + 1) : in->target;
  return FP_GO_NEXT;
}

/* Moves a loop on to the next player: @left are still to come. */
static gboolean
next_player (FpEngine *e, FpProgramLocals *my, int slot, FpSeats left)
{
  uint8_t seat = fp_seats_first (e, left);

  if (seat == FP_NOBODY)
    {
      my->they = (FpSeats) e->state->variables[my->base + slot + 1];
      return FALSE;
    }
  fp_program_set (e, my, slot, left & ~(1 << seat));
  my->they = (FpSeats) (1 << seat);
  return TRUE;
}

static FpGo
run_each (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = fp_program_players (e, my, in->who);

  fp_program_set (e, my, in->slot + 1, my->they);
  my->pc = next_player (e, my, in->slot, who) ? (int16_t) (my->pc + 1) : in->target;
  return FP_GO_NEXT;
}

static FpGo
run_next (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats left = (FpSeats) e->state->variables[my->base + in->slot];

  my->pc = next_player (e, my, in->slot, left) ? in->target : (int16_t) (my->pc + 1);
  return FP_GO_NEXT;
}

/* Asks one player after the other, but not about a body that could do nothing. */
static FpGo
run_may (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  if (my->phase == 0)
    my->left = fp_program_players (e, my, in->who);
  if (my->phase == 1 && my->answer == 1)
    {
      my->phase = 2;
      return fp_program_body (e, my, my->pc + 1, in->target, my->turn);
    }
  if (my->phase == 1)
    FP_EMIT (e, DECLINED, .seat = my->turn, .value = (int16_t) my->pc);
  while ((my->turn = fp_seats_first (e, my->left)) != FP_NOBODY)
    {
      my->left &= (FpSeats) ~(1 << my->turn);
      if (!fp_program_possible (e, my, my->pc + 1, in->target, my->turn))
        continue;
      my->phase = 1;
      fp_engine_request (e, f,
                         &(FpPendingDecision){ .seat = my->turn,
                                               .kind = FP_DECIDE_MAY,
                                               .slot = offsetof (FpProgramLocals, answer) / 2,
                                               .arg = { my->pc } });
      return FP_GO_STOP;
    }
  my->phase = 0;
  my->pc = in->target;
  return FP_GO_NEXT;
}

void
fp_program_may_options (FpEngine *engine G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED,
                        FpOptions *options)
{
  fp_options_add (options, FP_OPTION_YES, 1, -1);
  fp_options_add (options, FP_OPTION_NO, 0, -1);
}

/* Returns the owners of the cards in a line about nobody: of hands, piles and slots
 * (FP_ATTRIBUTE_OWNERS). */
static FpSeats
owners_of (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  const FpVerb *verb = in->verb != FP_VERB_CHOOSE ? &e->edition->verbs[in->verb] : NULL;
  FpSeats owners = 0;
  FpValue set;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  if (verb == NULL || !(verb->attributes & FP_ATTRIBUTE_OWNERS) || in->who >= 0 || in->set < 0)
    return 0;
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &set);
  fp_value_cards (&context, &set);
  for (guint i = 0; set.type == FP_TYPE_CARDS && i < set.n_items; i++)
    {
      uint8_t owner = fp_card_owner (e->state, set.items[i]);

      owners |= (FpSeats) (owner != FP_NOBODY ? 1 << owner : 0);
    }
  return owners;
}

static FpGo
run_verb (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = my->they != 0 || in->who >= 0 ? fp_program_players (e, my, in->who) : owners_of (e, my, in);
  gboolean once = in->verb != FP_VERB_CHOOSE && who == 0 &&
                  (!(e->edition->verbs[in->verb].attributes & FP_ATTRIBUTE_WHO) ||
                   (in->who >= 0 && (e->edition->verbs[in->verb].attributes & FP_ATTRIBUTE_NOBODY)));
  FpVerbCall *call;

  my->pc++;
  if (who == 0 && !once)
    return FP_GO_NEXT;
  call = fp_engine_push (e, FP_MACHINE_VERB);
  *call = (FpVerbCall){ .code = (int16_t) (my->pc - 1),
                        .base = my->base,
                        .card = my->card,
                        .action = my->action,
                        .me = my->me,
                        .who = who,
                        .they = my->they,
                        .seat = FP_NOBODY };
  return FP_GO_STOP;
}

static FpGo
run_encounter (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  const FpEncounterDef *encounter = &e->edition->encounters[in->encounter];
  FpEncounterCall call = { .place = FP_NO_PLACE, .code = my->pc, .base = my->base, .card = my->card };
  FpValue value;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  if (my->phase == 1)
    {
      if (in->slot >= 0 && e->state->head.result >= 0)
        fp_program_set (e, my, in->slot, 1 << e->state->head.result);
      my->phase = 0;
      my->pc++;
      return FP_GO_NEXT;
    }
  if (encounter->at_place)
    {
      fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &value);
      call.place = (int16_t) (value.n_items > 0 ? value.items[0] : FP_NO_PLACE);
      fp_expression_eval (fp_catalog_expression (e->catalog, in->number), &context, &value);
      call.number = (int16_t) fp_value_number (&context, &value);
    }
  /* Without its place, or nested too deep, the encounter isn't started. */
  if ((encounter->at_place && call.place == FP_NO_PLACE) || e->state->head.n_encounters == FP_MAX_ENCOUNTERS)
    {
      my->pc++;
      return FP_GO_NEXT;
    }
  my->phase = 1;
  *(FpEncounterCall *) fp_engine_push (e, encounter->procedure) = call;
  return FP_GO_STOP;
}

static FpGo
run_assign (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue value;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &value);
  fp_value_cards (&context, &value);
  if (in->binds_set)
    fp_program_set_cards (e, my->base, in->slot, value.items, value.n_items);
  else if (value.type == FP_TYPE_CARDS || value.type == FP_TYPE_PLANETS)
    fp_program_set (e, my, in->slot, value.n_items > 0 ? value.items[0] : INT16_MIN);
  else if (value.type == FP_TYPE_NOTHING)
    fp_program_set (e, my, in->slot, INT16_MIN);
  else
    fp_program_set (e, my, in->slot, value.type == FP_TYPE_SHIPS ? fp_value_number (&context, &value) : value.number);
  my->pc++;
  return FP_GO_NEXT;
}

static FpGo
run_count (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue value;
  int before = fp_counter (e, (uint16_t) my->card, (guint) in->count), after;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &value);
  fp_counter_set (e, (uint16_t) my->card, (guint) in->count, fp_value_number (&context, &value));
  after = fp_counter (e, (uint16_t) my->card, (guint) in->count);
  if (after != before)
    FP_EMIT (e, COUNTER_CHANGED, .other = (uint8_t) in->count, .value = (int16_t) after, .n_cards = 1,
             .cards = { (uint16_t) my->card }, .seen = 0xff);
  my->pc++;
  return FP_GO_NEXT;
}

/* The verbs of a price are ordinary lines: whether they can be paid was checked before. */
static FpGo
run_pay (FpProgramLocals *my)
{
  my->pc++;
  return FP_GO_NEXT;
}

static FpGo
run_instruction (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  switch ((FpOp) in->op)
    {
    case FP_OP_END:
    case FP_OP_LINE:
      return FP_GO_END;
    case FP_OP_JUMP:
      return run_jump (my, in);
    case FP_OP_UNLESS:
      return run_unless (e, my, in);
    case FP_OP_EACH:
      return run_each (e, my, in);
    case FP_OP_NEXT:
      return run_next (e, my, in);
    case FP_OP_MAY:
      return run_may (e, f, my, in);
    case FP_OP_CHOOSE_FROM:
      return fp_program_choose_from (e, f, my, in);
    case FP_OP_CHOOSE_LINE:
      return fp_program_choose_line (e, f, my, in);
    case FP_OP_ASSIGN:
    case FP_OP_WITH:
      return run_assign (e, my, in);
    case FP_OP_VERB:
      return run_verb (e, my, in);
    case FP_OP_FOREACH:
      return fp_program_foreach (e, my, in);
    case FP_OP_REPEAT:
      return fp_program_repeat (e, my, in);
    case FP_OP_AGAIN:
      return run_jump (my, in);
    case FP_OP_COUNT:
      return run_count (e, my, in);
    case FP_OP_USE:
      return fp_program_use (e, my, in);
    case FP_OP_PAY:
      return run_pay (my);
    case FP_OP_CREATE_EFFECTS:
      return fp_program_create_effects (e, my, in);
    case FP_OP_PROCEED:
      return fp_program_proceed (e, my, in);
    case FP_OP_ENCOUNTER:
      return run_encounter (e, my, in);
    case FP_OP_GIVEN:
      return fp_program_take_given (e, f, my, in) ? FP_GO_NEXT : run_assign (e, my, in);
    case FP_OP_START:
      return fp_program_start (e, my, in);
    }
  g_assert_not_reached ();
}

FpFlow
fp_program_run (FpEngine *engine, FpFrame *frame)
{
  FpProgramLocals *my = (FpProgramLocals *) (void *) frame->locals;
  FpGo go = FP_GO_NEXT;

  while (go == FP_GO_NEXT && my->pc != my->stop && fp_fuel (engine, (uint16_t) my->card))
    {
      go = run_instruction (engine, frame, my, instruction (engine, my->pc));
      if (engine->work_done >= FP_WORK_PER_FUEL)
        fp_engine_charge (engine);
    }
  if (go == FP_GO_STOP)
    return FP_FLOW_CALL;
  if (my->owns > 0)
    fp_program_free_sets (engine, my->base, my->owns);
  engine->state->head.n_variables = (uint16_t) (engine->state->head.n_variables - my->owns);
  if (my->owns > 0 && engine->state->head.n_secrets > 0)
    fp_secrets_sweep (engine);
  return FP_FLOW_DONE;
}
