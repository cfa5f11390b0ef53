/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions, numbers, words and players, evaluated as plain numbers.
 *
 * The results are those of fp_expression_eval_node (), and the same work is counted. Nodes without
 * a short way here are evaluated there. */
#include "engine/expression/fp-expression-private.h"

#include "engine/effects/fp-effects.h"

enum
{
  NONE = INT32_MIN, /* nothing */
};

static gboolean truth_of (const FpExpression *x, const FpNode *node, FpContext *c);
static int32_t scalar (const FpExpression *x, int index, FpContext *c);

static int32_t
number_of (const FpContext *c, const FpValue *value)
{
  return value->type == FP_TYPE_NOTHING ? NONE : fp_value_number (c, value);
}

/* Evaluates @name for the single card or planet at @item. */
static FpValue
name_of_item (const FpNameDef *name, FpType type, uint16_t *item, FpContext *c)
{
  FpValue value = { .type = type, .number = *item, .n_items = 1, .items = item };

  name->get (c, &value, name->arg);
  if (value.type != FP_TYPE_CARDS && value.type != FP_TYPE_PLANETS &&
      (value.type != FP_TYPE_SHIPS || value.items == item))
    value.n_items = 0;
  return value;
}

/* Returns the mask of players that node @index gives. NONE: nothing. The usual “me” takes no
 * call. */
static int32_t
players_of (const FpExpression *x, int index, FpContext *c)
{
  if (!fp_expression_node (x, index)->is_me)
    return scalar (x, index, c);
  return fp_expression_count_node (c) && c->me < FP_MAX_SEATS ? 1 << c->me : NONE;
}

FpValue
fp_expression_eval_of_players (const FpExpression *x, const FpNode *node, FpContext *c)
{
  int32_t mask = players_of (x, node->a, c);
  FpValue value = mask == NONE ? fp_value_of (FP_TYPE_NOTHING, 0) : fp_value_of (FP_TYPE_PLAYERS, mask);

  if (mask == NONE)
    return value;
  if (mask == 0 || (mask & (mask - 1)) != 0)
    return fp_expression_eval_member (node, &value, c);
  value.number = __builtin_ctz ((guint) mask);
  node->name->get (c, &value, node->name->arg);
  return value;
}

static FpValue
name_value (const FpExpression *x, const FpNode *node, FpContext *c)
{
  const FpNode *base = node->a < 0 ? NULL : fp_expression_node (x, node->a);
  FpValue value = fp_value_of (FP_TYPE_NOTHING, 0);

  if (base == NULL)
    node->name->get (c, &value, node->name->arg);
  else if (base->type == FP_TYPE_PLAYERS)
    return fp_expression_eval_of_players (x, node, c);
  else if (base->op == FP_NODE_IT && c->it != NULL && c->it->n_items == 1 &&
           (c->it->type == FP_TYPE_CARDS || c->it->type == FP_TYPE_PLANETS))
    return fp_expression_count_node (c) ? name_of_item (node->name, c->it->type, c->it->items, c) : value;
  else if (base->op == FP_NODE_THAT && c->action >= 0)
    {
      if (!fp_expression_count_node (c))
        return value;
      value = fp_value_of (FP_TYPE_ACTION, c->action);
      node->name->get (c, &value, node->name->arg);
    }
  else
    return fp_expression_eval_op (x, node, c);
  return value;
}

static int32_t
sum_of (const FpExpression *x, const FpNode *node, FpContext *c)
{
  int32_t a = scalar (x, node->a, c), b = scalar (x, node->b, c);
  int64_t left = a == NONE ? 0 : a, right = b == NONE ? 0 : b;

  return (int32_t) CLAMP (node->op == FP_NODE_ADD ? left + right : left - right, -FP_MOST_NUMBER, FP_MOST_NUMBER);
}

/* Returns the number of cards in the zone @node, which are not listed. */
static int32_t
size_of_zone (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue value;

  if (!fp_expression_count_node (c))
    return 0;
  value = name_value (x, node, c);
  return value.type == FP_TYPE_ZONE ? c->engine->state->zones[value.number].count : (int32_t) value.n_items;
}

/* Evaluates a function. Players and cards of a zone are counted without a list. */
static int32_t
call_of (const FpExpression *x, const FpNode *node, FpContext *c)
{
  gboolean counts = node->value == FP_CALL_COUNT || node->value == FP_CALL_ANY;
  const FpNode *set = fp_expression_node (x, node->a);
  int32_t n;

  if (counts && set->type == FP_TYPE_ZONE && set->op == FP_NODE_NAME)
    n = size_of_zone (x, set, c);
  else if (counts && set->type == FP_TYPE_PLAYERS)
    {
      int32_t mask = scalar (x, node->a, c);

      n = mask == NONE ? 0 : __builtin_popcount ((guint) mask);
    }
  else
    {
      FpValue value = fp_expression_eval_op (x, node, c);

      return number_of (c, &value);
    }
  return node->value == FP_CALL_COUNT ? n : n > 0;
}

static int32_t
scalar_of (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue value;

  switch ((int) node->op)
    {
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
      return node->value;
    case FP_NODE_THEY:
      return c->they;
    case FP_NODE_SEAT:
      return 1 << node->value;
    case FP_NODE_SO_FAR:
      return c->so_far;
    case FP_NODE_NOT:
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_IS:
    case FP_NODE_IN:
      return truth_of (x, node, c);
    case FP_NODE_ADD:
    case FP_NODE_SUBTRACT:
      return sum_of (x, node, c);
    case FP_NODE_COUNTER:
      return c->card == FP_NO_CARD ? NONE : fp_counter (c->engine, c->card, (guint) node->value);
    case FP_NODE_CALL:
      return call_of (x, node, c);
    case FP_NODE_NAME:
      value = name_value (x, node, c);
      return number_of (c, &value);
    default:
      value = fp_expression_eval_op (x, node, c);
      return number_of (c, &value);
    }
}

/* Returns a number, a word, yes (1) or no, a mask of players, or the number of ships or items of
 * node @index. NONE: nothing. Scratch memory is given back. */
static int32_t
scalar (const FpExpression *x, int index, FpContext *c)
{
  guint used = c->scratch_used;
  int32_t number;

  if (!fp_expression_count_node (c))
    return NONE;
  number = scalar_of (x, fp_expression_node (x, index), c);
  c->scratch_used = used;
  return number;
}

/* Returns TRUE if values of node @index are compared by their numbers. */
static gboolean
is_scalar (const FpExpression *x, int index)
{
  switch ((int) fp_expression_node (x, index)->type)
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
compares (const FpExpression *x, const FpNode *node, FpContext *c)
{
  int32_t a = scalar (x, node->a, c), b = scalar (x, node->b, c);

  if (a == NONE || b == NONE)
    return FALSE;
  if (node->op == FP_NODE_EQUAL)
    return (a == b) != node->value;
  return node->value ? a <= b : a < b;
}

static gboolean
is_word (const FpExpression *x, const FpNode *node, FpContext *c)
{
  int32_t word = scalar (x, node->a, c);

  for (int i = node->b; i >= 0 && word != NONE; i = fp_expression_node (x, i)->b)
    if (fp_expression_node (x, fp_expression_node (x, i)->a)->value == word)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const FpExpression *x, const FpNode *node, FpContext *c)
{
  int32_t players = scalar (x, node->a, c), among = players == NONE ? NONE : scalar (x, node->b, c);

  return among != NONE && players != 0 && (players & ~among) == 0;
}

static gboolean
truth_of_value (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue value = node->op == FP_NODE_NAME ? name_value (x, node, c) : fp_expression_eval_op (x, node, c);

  return fp_value_true (&value);
}

static gboolean
truth_of (const FpExpression *x, const FpNode *node, FpContext *c)
{
  switch ((int) node->op)
    {
    case FP_NODE_YES_NO:
      return node->value != 0;
    case FP_NODE_OR:
      return fp_expression_truth (x, node->a, c) || fp_expression_truth (x, node->b, c);
    case FP_NODE_AND:
      return fp_expression_truth (x, node->a, c) && fp_expression_truth (x, node->b, c);
    case FP_NODE_NOT:
      return !fp_expression_truth (x, node->a, c);
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
      return is_scalar (x, node->a) && is_scalar (x, node->b) ? compares (x, node, c) : truth_of_value (x, node, c);
    case FP_NODE_IS:
      return is_word (x, node, c);
    case FP_NODE_CALL:
      return node->type == FP_TYPE_YES_NO && call_of (x, node, c) > 0;
    case FP_NODE_IN:
      return fp_expression_node (x, node->a)->type == FP_TYPE_PLAYERS &&
                     fp_expression_node (x, node->b)->type == FP_TYPE_PLAYERS
                 ? is_among (x, node, c)
                 : truth_of_value (x, node, c);
    default:
      return truth_of_value (x, node, c);
    }
}

gboolean
fp_expression_truth (const FpExpression *x, int index, FpContext *c)
{
  guint used = c->scratch_used;
  gboolean holds;

  if (!fp_expression_count_node (c))
    return FALSE;
  holds = truth_of (x, fp_expression_node (x, index), c);
  c->scratch_used = used;
  return holds;
}

gboolean
fp_expression_true (const FpExpression *expression, FpContext *context)
{
  FpEngine *engine = (FpEngine *) context->engine;
  gboolean holds;

  if (fp_expression_node (expression, expression->root)->op == FP_NODE_YES_NO)
    return fp_expression_node (expression, expression->root)->value != 0;
  fp_engine_begin_work (engine);
  holds = fp_expression_truth (expression, expression->root, context);
  fp_engine_end_work (engine);
  return holds;
}

FpSeats
fp_expression_players (const FpExpression *expression, FpContext *context)
{
  FpEngine *engine = (FpEngine *) context->engine;
  int32_t mask;

  if (fp_expression_type (expression) != FP_TYPE_PLAYERS)
    return 0;
  fp_engine_begin_work (engine);
  mask = players_of (expression, expression->root, context);
  fp_engine_end_work (engine);
  return mask == NONE ? 0 : (FpSeats) mask;
}
