/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed code of expressions: beside each node its evaluator, chosen once by the type of the node,
 * by what stands in it, and by what its reader wants. Shared by the evaluators of expressions only.
 *
 * Values and work counted are those of the nodes (fp-expression-eval.c), which are evaluated
 * themselves where no evaluator is chosen. */
#pragma once

#include "engine/expression/fp-expression-private.h"

enum
{
  FP_NO_NUMBER = INT32_MIN, /* nothing, as a plain number */
};

typedef int32_t (*FpTypedEval) (const FpTypedNode *node, FpContext *context);
typedef void (*FpTypedEvalValue) (const FpTypedNode *node, FpContext *context, FpValue *value);

struct _FpTypedNode
{
  union
  {
    /* Returns a number, a word, yes (1) or no, a mask of players, or the number of ships or items.
     * FP_NO_NUMBER: nothing. As a truth: yes (1) or no, and no for nothing. */
    FpTypedEval number;
    FpTypedEvalValue value;
  } eval;
  union
  {
    const FpNameDef *name;
    const FpExpression *expression; /* its node @number is evaluated */
    uint64_t words; /* bit w: word w */
  } with;
  int32_t number;
  int16_t a, b; /* the nodes that it reads, counted from this one */
};

/* Typed code under construction. */
typedef struct
{
  const FpExpression *expression;
  GArray *nodes; /* of FpTypedNode */
} FpTypedCode;

/* fp_typed_add: adds an empty node. Returns its index. */
static inline int
fp_typed_add (FpTypedCode *code)
{
  g_array_set_size (code->nodes, code->nodes->len + 1);
  return (int) code->nodes->len - 1;
}

/* fp_typed_at: returns the node @index, until a node is added. */
static inline FpTypedNode *
fp_typed_at (const FpTypedCode *code, int index)
{
  return &g_array_index (code->nodes, FpTypedNode, index);
}

/* fp_typed_number, fp_typed_truth, fp_typed_value: add code for node @index of the expression: for
 * its number, for whether it is yes, for its value. Return the index of the code. */
int fp_typed_number (FpTypedCode *code, int index);
int fp_typed_truth (FpTypedCode *code, int index);
int fp_typed_value (FpTypedCode *code, int index);

/* fp_typed_count_of: adds code for the number of things in node @set. */
int fp_typed_count_of (FpTypedCode *code, int set);

/* One of the functions above. */
typedef int FpTypedAdd (FpTypedCode *code, int index);

/* fp_typed_add_reader: adds code that reads the nodes @a and @b, −1: none. @read adds theirs. */
static inline int
fp_typed_add_reader (FpTypedCode *code, FpTypedEval eval, FpTypedAdd *read, int a, int b)
{
  int added = fp_typed_add (code), child;

  fp_typed_at (code, added)->eval.number = eval;
  child = a < 0 ? added : read (code, a);
  fp_typed_at (code, added)->a = (int16_t) (child - added);
  child = b < 0 ? added : read (code, b);
  fp_typed_at (code, added)->b = (int16_t) (child - added);
  return added;
}

/* fp_typed_add_pair: lets the code @added read node @b as well, whose code @read adds. Returns
 * @added. */
static inline int
fp_typed_add_pair (FpTypedCode *code, int added, FpTypedAdd *read, int b)
{
  int second = read (code, b);

  fp_typed_at (code, added)->b = (int16_t) (second - added);
  return added;
}

/* fp_typed_add_node: adds code like @node for node @index, which evaluates the node itself and
 * whatever it reads. */
static inline int
fp_typed_add_node (FpTypedCode *code, int index, FpTypedNode node)
{
  node.with.expression = code->expression;
  node.number = index;
  g_array_append_val (code->nodes, node);
  return (int) code->nodes->len - 1;
}

/* fp_typed_count: counts the work of @n nodes. The engine is writable because work isn't part of a
 * state. */
static inline void
fp_typed_count (const FpContext *context, guint n)
{
  ((FpEngine *) context->engine)->work += n;
}

/* fp_typed_may_go_on: returns FALSE, and counts a node, if the evaluation has used up its work. */
static inline gboolean
fp_typed_may_go_on (const FpContext *context)
{
  if (context->engine->work <= context->engine->work_limit)
    return TRUE;
  fp_typed_count (context, 1);
  return FALSE;
}

/* fp_typed_a, fp_typed_b: return the number of a node that @node reads. */
static inline int32_t
fp_typed_a (const FpTypedNode *node, FpContext *context)
{
  return node[node->a].eval.number (node + node->a, context);
}

static inline int32_t
fp_typed_b (const FpTypedNode *node, FpContext *context)
{
  return node[node->b].eval.number (node + node->b, context);
}

/* fp_typed_read: evaluates @node, which stands for a value. Scratch memory stays in use only for
 * the items of a set, so that a filter over many cards uses only the memory of one. */
static inline void
fp_typed_read (const FpTypedNode *node, FpContext *context, FpValue *value)
{
  guint used = context->scratch_used;

  node->eval.value (node, context, value);
  if (value->n_items == 0)
    context->scratch_used = used;
}

/* fp_typed_node_value: evaluates the node of the expression that stands for @node. */
static inline FpValue
fp_typed_node_value (const FpTypedNode *node, FpContext *context)
{
  fp_typed_count (context, 1);
  return fp_expression_eval_op (node->with.expression, fp_expression_node (node->with.expression, node->number),
                                context);
}

/* fp_typed_number_of: returns @value as a plain number. */
static inline int32_t
fp_typed_number_of (const FpContext *context, const FpValue *value)
{
  return value->type == FP_TYPE_NOTHING ? FP_NO_NUMBER : fp_value_number (context, value);
}

/* fp_typed_is_of_cards: returns TRUE if a name of @node can be evaluated by
 * fp_typed_name_of_cards (). */
static inline gboolean
fp_typed_is_of_cards (const FpNode *node)
{
  return node->type == FP_TYPE_CARDS || node->type == FP_TYPE_PLANETS || node->type == FP_TYPE_ZONE;
}

/* fp_typed_name_of_cards: makes @value what the name of @node gives for the cards or planets that
 * it reads. */
void fp_typed_name_of_cards (const FpTypedNode *node, FpContext *context, FpValue *value);

/* fp_typed_name_of: makes @value what the name of @node gives for the players @mask. */
static inline void
fp_typed_name_of (const FpTypedNode *node, int32_t mask, FpContext *context, FpValue *value)
{
  const FpNameDef *name = node->with.name;

  if (mask == FP_NO_NUMBER)
    *value = fp_value_of (FP_TYPE_NOTHING, 0);
  else if (mask == 0 || (mask & (mask - 1)) != 0)
    {
      FpValue players = fp_value_of (FP_TYPE_PLAYERS, mask);

      *value = fp_expression_eval_member (name, &players, context);
    }
  else
    {
      *value = fp_value_of (FP_TYPE_PLAYERS, __builtin_ctz ((guint) mask));
      name->get (context, value, name->arg);
    }
}
