/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of players, planets or cards that an expression can give, from the flags of its names
 * and never from their spelling. A choice of several players has one answer for each of them. */
#include "engine/expression/fp-expression-private.h"

typedef struct
{
  const FpExpression *x;
  const FpScope *scope;
} Count;

static FpMany many_of (const Count *count, int index);

static FpMany
many_of_variable (const Count *count, const FpNode *node)
{
  const GArray *variables = count->scope->variables;

  /* “they.bid”: one value for each player in front of the dot */
  if (node->a >= 0)
    return many_of (count, node->a) == FP_MANY_ONE ? FP_MANY_ONE : FP_MANY_UNKNOWN;
  for (guint i = 0; variables != NULL && i < variables->len; i++)
    if (g_array_index (variables, FpVariable, i).slot == node->value)
      return (FpMany) g_array_index (variables, FpVariable, i).many;
  return FP_MANY_UNKNOWN;
}

static FpMany
many_of_name (const Count *count, const FpNode *node)
{
  FpMany own = (FpMany) node->name->many;

  if (own == FP_MANY_BUT_ONE)
    own = count->scope->edition->most_seats > 2 ? FP_MANY_SEVERAL : FP_MANY_ONE;
  if (node->type == FP_TYPE_ZONE)
    return FP_MANY_UNKNOWN;
  if (node->a < 0 || own == FP_MANY_SEVERAL)
    return own;
  return many_of (count, node->a) == FP_MANY_ONE ? own : FP_MANY_UNKNOWN;
}

static FpMany
many_of_call (const Count *count, const FpNode *node)
{
  const FpNode *number = fp_expression_node (count->x, node->a);

  if (node->value == FP_CALL_MOST)
    return FP_MANY_SEVERAL;
  if (node->value == FP_CALL_TOP && number->op == FP_NODE_NUMBER && number->value == 1)
    return FP_MANY_ONE;
  return node->type == FP_TYPE_CARDS ? FP_MANY_UNKNOWN : FP_MANY_ONE;
}

static FpMany
many_of (const Count *count, int index)
{
  const FpNode *node = fp_expression_node (count->x, index);

  switch ((FpNodeOp) node->op)
    {
    case FP_NODE_VARIABLE:
      return many_of_variable (count, node);
    case FP_NODE_NAME:
      return many_of_name (count, node);
    case FP_NODE_CALL:
      return many_of_call (count, node);
    case FP_NODE_FILTER:
    case FP_NODE_WITHOUT:
      return many_of (count, node->a);
    case FP_NODE_UNITE:
      return FP_MANY_SEVERAL;
    case FP_NODE_NAMED:
      return FP_MANY_UNKNOWN;
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
    case FP_NODE_IT:
    case FP_NODE_THEY:
    case FP_NODE_SEAT:
    case FP_NODE_SO_FAR:
    case FP_NODE_OR:
    case FP_NODE_AND:
    case FP_NODE_NOT:
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_IN:
    case FP_NODE_IS:
    case FP_NODE_LIST:
    case FP_NODE_ADD:
    case FP_NODE_SUBTRACT:
    case FP_NODE_MULTIPLY:
    case FP_NODE_DIVIDE:
    case FP_NODE_MODULO:
    case FP_NODE_NEGATE:
    case FP_NODE_RANGE:
    case FP_NODE_THAT:
    case FP_NODE_COUNTER:
    case FP_NODE_COUNTER_OF:
    case FP_NODE_NTH:
      return FP_MANY_ONE;
    }
  g_assert_not_reached ();
}

void
fp_expression_find_many (FpExpression *x, const FpScope *scope)
{
  const Count count = { x, scope };

  x->many = (uint8_t) many_of (&count, x->root);
}

FpMany
fp_expression_many (const FpExpression *expression)
{
  return (FpMany) expression->many;
}
