/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a running program: pushing it, and its variables, players and conditions. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"

void
fp_program_push (FpEngine *engine, int first, int stop, int base, int n_variables, uint16_t card, uint8_t me,
                 FpSeats they)
{
  FpHead *head = &engine->state->head;
  FpProgramLocals *my = fp_engine_push (engine, FP_MACHINE_PROGRAM);

  my->pc = (int16_t) first;
  my->stop = (int16_t) stop;
  my->card = (int16_t) card;
  my->me = me;
  my->they = they;
  my->action = -1;
  my->base = (int16_t) base;
  if (base >= 0)
    return;
  my->base = (int16_t) head->n_variables;
  /* Programs that answer each other without end need ever more variables. */
  if (head->n_variables + n_variables > FP_MAX_VARIABLES)
    {
      fp_fuel_gone (engine, card);
      my->stop = my->pc;
      return;
    }
  my->owns = (int16_t) n_variables;
  for (int i = 0; i < n_variables; i++)
    engine->state->variables[head->n_variables++] = INT16_MIN;
}

FpGo
fp_program_body (FpEngine *e, const FpProgramLocals *my, int first, int stop, uint8_t seat)
{
  int16_t action = my->action;
  FpProgramLocals *body;

  fp_program_push (e, first, stop, my->base, 0, (uint16_t) my->card, my->me, (FpSeats) (1 << seat));
  body = (FpProgramLocals *) (void *) e->state->frames[e->state->head.n_frames - 1].locals;
  body->action = action;
  return FP_GO_STOP;
}

void
fp_program_context (const FpEngine *engine, const FpProgramLocals *my, uint16_t *scratch, guint size,
                    FpContext *context)
{
  *context = (FpContext){
    .engine = engine,
    .me = my->me,
    .they = my->they,
    .card = (uint16_t) my->card,
    .variables = my->base < 0 ? NULL : engine->state->variables + my->base,
    .action = my->action,
    .scratch = scratch,
    .scratch_size = size,
  };
}

FpSeats
fp_program_players (const FpEngine *e, const FpProgramLocals *my, int expression)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (expression < 0)
    return my->they;
  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  return fp_expression_players (fp_catalog_expression (e->catalog, expression), &context);
}

gboolean
fp_program_true (const FpEngine *e, const FpProgramLocals *my, int expression)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (expression < 0)
    return TRUE;
  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  return fp_expression_true (fp_catalog_expression (e->catalog, expression), &context);
}

void
fp_program_set (FpEngine *e, const FpProgramLocals *my, int slot, int value)
{
  if (slot >= 0)
    e->state->variables[my->base + slot] = (int16_t) value;
}
