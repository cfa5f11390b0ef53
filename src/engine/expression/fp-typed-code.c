/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions evaluated by their typed code.
 *
 * An evaluation inside another, such as of a rule that modifies a query, counts as part of it. One
 * that needs more work than it may have gives nothing. */
#include "engine/expression/fp-typed-code.h"

#include "engine/expression/fp-typed-check.h"

static FpEngine *
worker (const FpContext *context)
{
  return (FpEngine *) context->engine;
}

/* Returns FALSE if the work of this evaluation is used up. */
static gboolean
begin (const FpContext *context)
{
  fp_engine_begin_work (worker (context));
  return fp_typed_may_go_on (context);
}

/* Returns FALSE if the evaluation has used more work than it may. */
static gboolean
end (const FpContext *context)
{
  FpEngine *engine = worker (context);
  gboolean within = engine->work <= engine->work_limit + 1;

  if (!within)
    engine->overworked = context->card;
  fp_engine_end_work (engine);
  return within;
}

/* Returns the truth of @x. */
static gboolean
truth_of (const FpExpression *x, FpContext *c)
{
  FpTypedCheck check;
  gboolean holds;

  if (worker (c)->checking)
    fp_typed_check_begin (&check, c);
  holds = x->truth->eval.number (x->truth, c);
  if (worker (c)->checking)
    fp_typed_check_truth (&check, x, holds);
  return holds;
}

gboolean
fp_expression_true (const FpExpression *expression, FpContext *context)
{
  guint used = context->scratch_used;
  gboolean holds = FALSE;

  if (expression->truth == NULL)
    return FALSE;
  if (expression->is_constant)
    return fp_expression_node (expression, expression->root)->value != 0;
  if (begin (context))
    holds = truth_of (expression, context);
  context->scratch_used = used;
  return end (context) && holds;
}

/* Returns the players of @x as a mask. */
static int32_t
players_of (const FpExpression *x, FpContext *c)
{
  FpTypedCheck check;
  int32_t mask;

  if (worker (c)->checking)
    fp_typed_check_begin (&check, c);
  mask = x->players->eval.number (x->players, c);
  if (worker (c)->checking)
    fp_typed_check_players (&check, x, mask == FP_NO_NUMBER ? 0 : mask);
  return mask == FP_NO_NUMBER ? 0 : mask;
}

FpSeats
fp_expression_players (const FpExpression *expression, FpContext *context)
{
  FpSeats players = 0;

  if (expression->players == NULL)
    return 0;
  if (begin (context))
    players = (FpSeats) players_of (expression, context);
  return end (context) ? players : 0;
}

/* Makes @value that of @x. */
static void
read_value (const FpExpression *x, FpContext *c, FpValue *value)
{
  FpTypedCheck check;

  if (worker (c)->checking)
    fp_typed_check_begin (&check, c);
  fp_typed_read (x->value, c, value);
  if (worker (c)->checking)
    fp_typed_check_value (&check, x, value);
}

void
fp_expression_eval (const FpExpression *expression, FpContext *context, FpValue *value)
{
  const FpNode *root = fp_expression_node (expression, expression->root);

  if (expression->is_constant)
    {
      *value = fp_value_of (root->type, root->value);
      return;
    }
  if (begin (context))
    read_value (expression, context, value);
  if (!end (context))
    *value = fp_value_of (FP_TYPE_NOTHING, 0);
}

void
fp_expression_finish (FpExpression *x)
{
  FpTypedCode code = { .expression = x, .nodes = g_array_new (FALSE, TRUE, sizeof (FpTypedNode)) };
  const FpNode *root = fp_expression_node (x, x->root);
  int truth = root->type == FP_TYPE_YES_NO ? fp_typed_truth (&code, x->root) : -1;
  int players = root->type == FP_TYPE_PLAYERS ? fp_typed_number (&code, x->root) : -1;
  int value = fp_typed_value (&code, x->root);

  x->code = (FpTypedNode *) (gpointer) g_array_free (code.nodes, FALSE);
  x->truth = truth < 0 ? NULL : x->code + truth;
  x->players = players < 0 ? NULL : x->code + players;
  x->value = x->code + value;
  x->is_constant = root->op == FP_NODE_NUMBER || root->op == FP_NODE_WORD || root->op == FP_NODE_YES_NO;
}
