/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed code for conditions. */
#include "engine/expression/fp-typed-code.h"

static int32_t
either (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 1);
  return fp_typed_a (node, c) || fp_typed_b (node, c);
}

static int32_t
both (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 1);
  return fp_typed_a (node, c) && fp_typed_b (node, c);
}

static int32_t
negation (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 1);
  return !fp_typed_a (node, c);
}

/* Reads the two numbers to compare. Returns FALSE if one of them is nothing: then the comparison is
 * “no” (docs/design/card-language.md 1.3). */
static inline gboolean
read_both (const FpTypedNode *node, FpContext *c, int32_t *a, int32_t *b)
{
  fp_typed_count (c, 1);
  *a = fp_typed_a (node, c);
  *b = fp_typed_b (node, c);
  return *a != FP_NO_NUMBER && *b != FP_NO_NUMBER;
}

static int32_t
equal (const FpTypedNode *node, FpContext *c)
{
  int32_t a, b;

  return read_both (node, c, &a, &b) && a == b;
}

static int32_t
different (const FpTypedNode *node, FpContext *c)
{
  int32_t a, b;

  return read_both (node, c, &a, &b) && a != b;
}

static int32_t
less (const FpTypedNode *node, FpContext *c)
{
  int32_t a, b;

  return read_both (node, c, &a, &b) && a < b;
}

static int32_t
less_or_equal (const FpTypedNode *node, FpContext *c)
{
  int32_t a, b;

  return read_both (node, c, &a, &b) && a <= b;
}

/* Compares with a constant, the usual case. */
static int32_t
equal_to_constant (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 2);
  return fp_typed_a (node, c) == node->number;
}

static int32_t
is_word (const FpTypedNode *node, FpContext *c)
{
  guint32 word;

  fp_typed_count (c, 1);
  word = (guint32) fp_typed_a (node, c);
  return word < 64 && (node->with.words >> word & 1) != 0;
}

static int32_t
is_among (const FpTypedNode *node, FpContext *c)
{
  int32_t players, among;

  fp_typed_count (c, 1);
  players = fp_typed_a (node, c);
  among = players == FP_NO_NUMBER ? FP_NO_NUMBER : fp_typed_b (node, c);
  return among != FP_NO_NUMBER && players != 0 && (players & ~among) == 0;
}

/* All cards, or planets, are among others. */
static int32_t
are_among (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue items, among;
  gboolean in;

  fp_typed_count (c, 1);
  fp_typed_read (node + node->a, c, &items);
  if (items.type == FP_TYPE_NOTHING)
    return FALSE;
  fp_typed_read (node + node->b, c, &among);
  fp_value_cards (c, &items);
  fp_value_cards (c, &among);
  in = items.n_items > 0;
  for (guint i = 0; i < items.n_items && in; i++)
    in = fp_value_has (&among, items.items[i]);
  c->scratch_used = used;
  return in;
}

/* Returns yes for yes, and for a number of things that is not 0. */
static int32_t
is_some (const FpTypedNode *node, FpContext *c)
{
  return fp_typed_a (node, c) > 0;
}

/* Any other node. */
static int32_t
of_node (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value = fp_typed_node_value (node, c);

  c->scratch_used = used;
  return fp_value_true (&value);
}

static int32_t
even (const FpTypedNode *node, FpContext *c)
{
  int32_t number;

  fp_typed_count (c, 1);
  number = fp_typed_a (node, c);
  return number != FP_NO_NUMBER && number % 2 == 0;
}

static int32_t
odd (const FpTypedNode *node, FpContext *c)
{
  int32_t number;

  fp_typed_count (c, 1);
  number = fp_typed_a (node, c);
  return number != FP_NO_NUMBER && number % 2 != 0;
}

static int32_t
prime (const FpTypedNode *node, FpContext *c)
{
  int32_t number;

  fp_typed_count (c, 1);
  number = fp_typed_a (node, c);
  return number != FP_NO_NUMBER && fp_expression_is_prime (number);
}

/* Returns TRUE if values of node @index are compared by their numbers. */
static gboolean
is_number (const FpTypedCode *code, int index)
{
  switch ((int) fp_expression_node (code->expression, index)->type)
    {
    case FP_TYPE_NUMBER:
    case FP_TYPE_YES_NO:
    case FP_TYPE_WORD:
    case FP_TYPE_PLAYERS:
    case FP_TYPE_SHIPS:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_constant (const FpNode *node)
{
  return node->op == FP_NODE_NUMBER || node->op == FP_NODE_WORD || node->op == FP_NODE_YES_NO;
}

static int
add_comparison (FpTypedCode *code, const FpNode *node)
{
  const FpNode *a = fp_expression_node (code->expression, node->a), *b = fp_expression_node (code->expression, node->b);
  gboolean other = node->value != 0;
  int added;

  if (!is_number (code, node->a) || !is_number (code, node->b))
    return -1;
  if (node->op == FP_NODE_LESS)
    return fp_typed_add_reader (code, other ? less_or_equal : less, fp_typed_number, node->a, node->b);
  if (other || !(is_constant (a) || is_constant (b)))
    return fp_typed_add_reader (code, other ? different : equal, fp_typed_number, node->a, node->b);
  added = fp_typed_add_reader (code, equal_to_constant, fp_typed_number, is_constant (b) ? node->a : node->b, -1);
  fp_typed_at (code, added)->number = is_constant (b) ? b->value : a->value;
  return added;
}

/* Adds code for a word among others. Returns −1 if one of them has no bit. */
static int
add_is (FpTypedCode *code, const FpNode *node)
{
  uint64_t words = 0;
  int added;

  for (int i = node->b; i >= 0; i = fp_expression_node (code->expression, i)->b)
    {
      int word = fp_expression_node (code->expression, fp_expression_node (code->expression, i)->a)->value;

      if (word < 0 || word > 63)
        return -1;
      words |= UINT64_C (1) << word;
    }
  added = fp_typed_add_reader (code, is_word, fp_typed_number, node->a, -1);
  fp_typed_at (code, added)->with.words = words;
  return added;
}

static int
add_in (FpTypedCode *code, const FpNode *node)
{
  const FpNode *a = fp_expression_node (code->expression, node->a), *b = fp_expression_node (code->expression, node->b);

  if (b->op == FP_NODE_LIST)
    return -1;
  if (a->type == FP_TYPE_PLAYERS && b->type == FP_TYPE_PLAYERS)
    return fp_typed_add_reader (code, is_among, fp_typed_number, node->a, node->b);
  if (fp_typed_is_of_cards (a) && fp_typed_is_of_cards (b))
    return fp_typed_add_reader (code, are_among, fp_typed_value, node->a, node->b);
  return -1;
}

static int
add_call (FpTypedCode *code, const FpNode *node)
{
  switch (node->value)
    {
    case FP_CALL_EVEN:
      return fp_typed_add_reader (code, even, fp_typed_number, node->a, -1);
    case FP_CALL_ODD:
      return fp_typed_add_reader (code, odd, fp_typed_number, node->a, -1);
    case FP_CALL_PRIME:
      return fp_typed_add_reader (code, prime, fp_typed_number, node->a, -1);
    case FP_CALL_ANY:
      return fp_typed_add_reader (code, is_some, fp_typed_count_of, node->a, -1);
    default:
      return -1;
    }
}

/* Adds code for a node with a short way to its truth. Returns −1 if it has none. */
static int
add_short (FpTypedCode *code, int index)
{
  const FpNode *node = fp_expression_node (code->expression, index);

  switch ((int) node->op)
    {
    case FP_NODE_OR:
      return fp_typed_add_reader (code, either, fp_typed_truth, node->a, node->b);
    case FP_NODE_AND:
      return fp_typed_add_reader (code, both, fp_typed_truth, node->a, node->b);
    case FP_NODE_NOT:
      return fp_typed_add_reader (code, negation, fp_typed_truth, node->a, -1);
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
      return add_comparison (code, node);
    case FP_NODE_IS:
      return add_is (code, node);
    case FP_NODE_IN:
      return add_in (code, node);
    case FP_NODE_CALL:
      return add_call (code, node);
    case FP_NODE_YES_NO:
    case FP_NODE_VARIABLE:
    case FP_NODE_NAME:
      return node->type == FP_TYPE_YES_NO ? fp_typed_add_reader (code, is_some, fp_typed_number, index, -1) : -1;
    default:
      return -1;
    }
}

int
fp_typed_truth (FpTypedCode *code, int index)
{
  int added = add_short (code, index);

  return added >= 0 ? added : fp_typed_add_node (code, index, (FpTypedNode){ .eval.number = of_node });
}
