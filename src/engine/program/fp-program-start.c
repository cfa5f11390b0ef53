/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Programs that use the ability of another card (FP_OP_START): it is announced and counts as a use,
 * about the same action, with other values for the names that it gives. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effects.h"
#include "engine/program/fp-program-lookahead.h"

/* Returns the effect of rule @rule that works for @seat, NULL: there is none. */
static const FpEffect *
find_effect (const FpState *s, int rule, uint8_t seat)
{
  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind == FP_EFFECT_CARD && s->effects[i].rule == rule && s->effects[i].me == seat &&
        !fp_effect_is_suspended (&s->effects[i]))
      return &s->effects[i];
  return NULL;
}

/* Returns TRUE if the limit of @row's ability, or a zap, doesn't allow another use. */
static gboolean
is_spent (const FpEngine *e, const FpEffect *row)
{
  const FpRule *rule = fp_catalog_rule (e->catalog, row->rule);

  return fp_card_is_zapped (e, row->card) ||
         fp_ability_spent (e, row->card, g_array_index (e->catalog->abilities, FpAbilityRef, rule->ability).index);
}

gboolean
fp_rule_can_start (const FpEngine *engine, int rule, uint8_t seat, int action)
{
  const FpEffect *row = find_effect (engine->state, rule, seat);

  return row != NULL && !is_spent (engine, row) && (action < 0 || !(row->fired >> action & 1));
}

/* Returns the stage of the rule that is being resolved. */
static uint8_t
running_stage (const FpState *s)
{
  for (guint i = s->head.n_frames; i > 0; i--)
    if (s->frames[i - 1].procedure == FP_MACHINE_RESOLVE)
      return ((const FpResolveLocals *) (const void *) s->frames[i - 1].locals)->stage;
  return FP_TRIGGER_AFTER;
}

FpGo
fp_program_start (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  const FpEffect *row = my->phase == 0 ? find_effect (e->state, in->first_rule, my->me) : NULL;
  FpResolveLocals started = { .action = my->action, .me = my->me, .chosen = FP_CHOSEN_STARTED };

  if (row == NULL || is_spent (e, row))
    {
      my->phase = 0;
      my->pc++;
      return FP_GO_NEXT;
    }
  my->phase = 1;
  started.rule = row->rule;
  started.card = row->card;
  started.number = row->number;
  started.stage = running_stage (e->state);
  *(FpResolveLocals *) fp_engine_push (e, FP_MACHINE_RESOLVE) = started;
  return FP_GO_STOP;
}

/* Returns the line that has the value for @given in the program of @my, whose next line is an
 * FP_OP_START. NULL: there is none. */
static const FpInstruction *
find_value (const FpEngine *e, const FpProgramLocals *my, const FpInstruction *given)
{
  const FpInstruction *start = instruction (e, my->pc);

  for (int i = my->pc - start->count; i < my->pc; i++)
    if (instruction (e, instruction (e, i)->target) == given)
      return instruction (e, i);
  return NULL;
}

/* Copies the value of variable @slot of the program of @from to @to_slot of that of @to. */
static void
copy_value (FpEngine *e, const FpProgramLocals *from, const FpInstruction *value, const FpProgramLocals *to,
            int to_slot)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;

  if (!value->binds_set)
    {
      fp_program_set (e, to, to_slot, e->state->variables[from->base + value->slot]);
      return;
    }
  n = fp_program_set_list (e, from->base, value->slot, cards);
  fp_program_set_cards (e, to->base, to_slot, cards, n);
}

gboolean
fp_program_take_given (FpEngine *e, const FpFrame *frame, FpProgramLocals *my, const FpInstruction *in)
{
  const FpFrame *frames = e->state->frames;
  guint index = (guint) (frame - frames);
  const FpProgramLocals *starter;
  const FpInstruction *value;

  if (index < 2 || frames[index - 1].procedure != FP_MACHINE_RESOLVE ||
      ((const FpResolveLocals *) (const void *) frames[index - 1].locals)->chosen != FP_CHOSEN_STARTED)
    return FALSE;
  starter = (const FpProgramLocals *) (const void *) frames[index - 2].locals;
  value = find_value (e, starter, in);
  if (value == NULL)
    return FALSE;
  copy_value (e, starter, value, my, in->slot);
  my->pc++;
  return TRUE;
}
