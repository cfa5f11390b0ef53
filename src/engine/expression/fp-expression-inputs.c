/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of an expression: its value depends on nothing else. */
#include "engine/expression/fp-expression-private.h"

static uint64_t node_inputs (const FpExpression *x, int index, const FpEngine *engine);

/* Returns the bits of the zones that @name gives: one for each player, or the same for all. */
static uint64_t
zones_of (const FpNameDef *name, const FpEngine *engine)
{
  FpContext context;
  uint64_t zones = 0;

  fp_engine_context (engine, NULL, 0, &context);
  FP_EACH_SEAT (engine->state, seat)
    {
      FpValue value = name->of == FP_TYPE_PLAYERS ? fp_value_of (FP_TYPE_PLAYERS, seat) : (FpValue){ 0 };

      name->get (&context, &value, name->arg);
      zones |= fp_changed_zone ((guint) value.number);
    }
  return zones;
}

static uint64_t
name_inputs (const FpExpression *x, const FpNode *node, const FpEngine *engine)
{
  uint64_t subject = node->a < 0 ? 0 : node_inputs (x, node->a, engine);

  switch (node->name->reads)
    {
    case FP_READS_SUBJECT:
      return subject;
    case FP_READS_ZONE:
      return subject | zones_of (node->name, engine);
    default:
      return FP_CHANGED_OTHER;
    }
}

/* Nodes that are not listed depend on anything. */
static uint64_t
node_inputs (const FpExpression *x, int index, const FpEngine *engine)
{
  const FpNode *node = fp_expression_node (x, index);

  switch ((int) node->op)
    {
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
    case FP_NODE_IT:
    case FP_NODE_SEAT:
      return 0;
    case FP_NODE_COUNTER:
      return FP_CHANGED_MEMORY;
    case FP_NODE_NAME:
      return name_inputs (x, node, engine);
    case FP_NODE_NOT:
      return node_inputs (x, node->a, engine);
    case FP_NODE_FILTER:
    case FP_NODE_OR:
    case FP_NODE_AND:
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_ADD:
    case FP_NODE_SUBTRACT:
      return node_inputs (x, node->a, engine) | node_inputs (x, node->b, engine);
    case FP_NODE_CALL:
      if (node->value == FP_CALL_COUNT || node->value == FP_CALL_ANY)
        return node_inputs (x, node->a, engine);
      return FP_CHANGED_OTHER;
    default:
      return FP_CHANGED_OTHER;
    }
}

uint64_t
fp_expression_inputs (const FpExpression *expression, const FpEngine *engine)
{
  return expression == NULL ? 0 : node_inputs (expression, expression->root, engine);
}
