/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed code compared with the nodes that it stands for. */
#include "engine/expression/fp-typed-check.h"

#include "engine/effects/fp-effects.h"

#include <string.h>

void
fp_typed_check_begin (FpTypedCheck *check, FpContext *context)
{
  *check = (FpTypedCheck){ context, context->scratch_used, context->engine->work };
}

/* Evaluates the nodes of @x as the evaluation that @check has begun. Returns FALSE if one of the
 * two has used up its work, so that they can't be compared. */
static gboolean
evaluate (const FpTypedCheck *check, const FpExpression *x, uint16_t *scratch, FpValue *value)
{
  FpEngine *engine = (FpEngine *) check->context->engine;
  FpContext context = *check->context;
  FpCoverage *coverage = engine->coverage;
  struct _FpTrace *trace = engine->trace;
  guint work = engine->work, again;
  uint16_t overworked = engine->overworked;

  context.scratch = scratch;
  context.scratch_size -= check->scratch_used;
  context.scratch_used = 0;
  engine->coverage = NULL;
  engine->trace = NULL;
  engine->checking = FALSE;
  engine->work = check->work;
  *value = fp_expression_eval_node (x, x->root, &context);
  again = engine->work;
  engine->checking = TRUE;
  engine->coverage = coverage;
  engine->trace = trace;
  engine->work = work;
  engine->overworked = overworked;
  if (MAX (work, again) > engine->work_limit)
    return FALSE;
  if (work != again)
    g_error ("“%s” takes work of %u, but %u by its nodes", x->text, work - check->work, again - check->work);
  return TRUE;
}

static gboolean
same (const FpValue *a, const FpValue *b)
{
  return a->type == b->type && a->number == b->number && a->high == b->high && a->place == b->place &&
         a->seat == b->seat && a->n_items == b->n_items &&
         (a->n_items == 0 || memcmp (a->items, b->items, a->n_items * sizeof *a->items) == 0);
}

void
fp_typed_check_value (const FpTypedCheck *check, const FpExpression *x, const FpValue *value)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpValue plain;

  if (evaluate (check, x, scratch, &plain) && !same (value, &plain))
    g_error ("“%s” gives %s (%d, %u items), but %s (%d, %u items) by its nodes", x->text, fp_type_name (value->type),
             value->number, value->n_items, fp_type_name (plain.type), plain.number, plain.n_items);
}

void
fp_typed_check_players (const FpTypedCheck *check, const FpExpression *x, int32_t players)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpValue plain;

  if (evaluate (check, x, scratch, &plain) && players != plain.number)
    g_error ("“%s” gives the players %d, but %d by its nodes", x->text, players, plain.number);
}

void
fp_typed_check_truth (const FpTypedCheck *check, const FpExpression *x, gboolean holds)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpValue plain;

  if (evaluate (check, x, scratch, &plain) && holds != fp_value_true (&plain))
    g_error ("“%s” is %s, but not by its nodes", x->text, holds ? "yes" : "no");
}
