/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed code for values, such as cards, planets and ships. */
#include "engine/expression/fp-typed-code.h"

/* Makes @value the number that @node reads, as a value of @type. */
static void
of_number (const FpTypedNode *node, FpContext *c, FpType type, FpValue *value)
{
  int32_t number = fp_typed_a (node, c);

  if (number == FP_NO_NUMBER)
    *value = fp_value_of (FP_TYPE_NOTHING, 0);
  else
    *value = fp_value_of (type, number);
}

static void
players (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  of_number (node, c, FP_TYPE_PLAYERS, value);
}

static void
number (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  of_number (node, c, FP_TYPE_NUMBER, value);
}

static void
yes_or_no (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  of_number (node, c, FP_TYPE_YES_NO, value);
}

static void
it (const FpTypedNode *node G_GNUC_UNUSED, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  if (c->it != NULL)
    *value = *c->it;
  else
    *value = fp_value_of (FP_TYPE_NOTHING, 0);
}

static void
name (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  *value = fp_value_of (FP_TYPE_NOTHING, 0);
  node->with.name->get (c, value, node->with.name->arg);
}

static void
name_of_players (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  fp_typed_name_of (node, fp_typed_a (node, c), c, value);
}

static void
name_of_cards (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  fp_typed_name_of_cards (node, c, value);
}

/* A variable with one value for all players. */

static void
cards_variable (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  fp_expression_variable_value (FP_TYPE_CARDS, node->number, c, value);
}

static void
planets_variable (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 1);
  fp_expression_variable_value (FP_TYPE_PLANETS, node->number, c, value);
}

static void
name_of_that (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  fp_typed_count (c, 2);
  *value = fp_value_of (c->action < 0 ? FP_TYPE_NOTHING : FP_TYPE_ACTION, c->action < 0 ? 0 : c->action);
  if (c->action >= 0)
    node->with.name->get (c, value, node->with.name->arg);
}

/* Numbers from one to another. Nothing counts as 0. */
static void
range (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  int32_t low, high;

  fp_typed_count (c, 1);
  low = fp_typed_a (node, c);
  high = fp_typed_b (node, c);
  *value = (FpValue){ .type = FP_TYPE_NUMBERS,
                      .number = low == FP_NO_NUMBER ? 0 : low,
                      .high = high == FP_NO_NUMBER ? 0 : high };
}

/* --- Filters --- */

/* Returns TRUE if @it passes the condition of the filter @node. A filter over many cards uses the
 * scratch memory of one. */
static gboolean
passes (const FpTypedNode *node, FpContext *c, const FpValue *it)
{
  guint used = c->scratch_used;
  gboolean holds;

  if (!fp_typed_may_go_on (c))
    return FALSE;
  c->it = it;
  holds = fp_typed_b (node, c);
  c->scratch_used = used;
  return holds;
}

/* Makes @value the players of @set who pass. */
static void
filter_players (const FpTypedNode *node, FpContext *c, const FpValue *set, FpValue *value)
{
  *value = fp_value_of (FP_TYPE_PLAYERS, 0);
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    if (set->number & 1 << seat)
      {
        FpValue it = fp_value_of (FP_TYPE_PLAYERS, 1 << seat);

        if (passes (node, c, &it))
          value->number |= 1 << seat;
      }
}

/* Makes @value the items of @set that pass. */
static void
filter_items (const FpTypedNode *node, FpContext *c, const FpValue *set, FpValue *value)
{
  guint capacity = set->n_items;

  *value = *set;
  value->items = fp_context_take (c, &capacity);
  value->n_items = 0;
  for (guint i = 0; i < set->n_items; i++)
    {
      FpValue it = { .type = set->type, .number = set->number, .n_items = 1, .items = set->items + i };

      if (passes (node, c, &it) && value->n_items < capacity)
        value->items[value->n_items++] = set->items[i];
    }
}

static void
filter (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  const FpValue *outer = c->it;
  FpValue set;

  fp_typed_count (c, 1);
  fp_typed_read (node + node->a, c, &set);
  fp_value_cards (c, &set);
  if (set.type == FP_TYPE_PLAYERS)
    filter_players (node, c, &set, value);
  else
    filter_items (node, c, &set, value);
  c->it = outer;
}

/* top (number, cards) */
static void
top (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  int32_t number;

  fp_typed_count (c, 1);
  number = fp_typed_a (node, c);
  fp_typed_read (node + node->b, c, value);
  fp_value_cards (c, value);
  value->n_items = MIN (value->n_items, (guint) MAX (number, 0));
}

/* Any other node. */
static void
of_node (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  *value = fp_typed_node_value (node, c);
}

void
fp_typed_name_of_cards (const FpTypedNode *node, FpContext *c, FpValue *value)
{
  const FpNameDef *of = node->with.name;
  FpValue cards;

  fp_typed_read (node + node->a, c, &cards);
  fp_value_cards (c, &cards);
  if (cards.type == FP_TYPE_NOTHING)
    *value = cards;
  else if (cards.n_items == 1 && (cards.type == FP_TYPE_CARDS || cards.type == FP_TYPE_PLANETS))
    {
      *value = (FpValue){ .type = cards.type, .number = cards.items[0], .n_items = 1, .items = cards.items };
      of->get (c, value, of->arg);
      /* A word with the card's item would be a list. */
      if (value->type != FP_TYPE_CARDS && value->type != FP_TYPE_PLANETS &&
          (value->type != FP_TYPE_SHIPS || value->items == cards.items))
        value->n_items = 0;
    }
  else
    *value = fp_expression_eval_member (of, &cards, c);
}

/* Adds code that reads node @a, −1: none. @read adds its code. */
static int
add (FpTypedCode *code, FpTypedEvalValue eval, FpTypedAdd *read, int a)
{
  int added = fp_typed_add_reader (code, NULL, read, a, -1);

  fp_typed_at (code, added)->eval.value = eval;
  return added;
}

static int
add_name (FpTypedCode *code, const FpNode *node)
{
  const FpNode *base = node->a < 0 ? NULL : fp_expression_node (code->expression, node->a);
  int added;

  if (base == NULL)
    added = add (code, name, NULL, -1);
  else if (base->type == FP_TYPE_PLAYERS)
    added = add (code, name_of_players, fp_typed_number, node->a);
  else if (fp_typed_is_of_cards (base))
    added = add (code, name_of_cards, fp_typed_value, node->a);
  else if (base->op == FP_NODE_THAT)
    added = add (code, name_of_that, NULL, -1);
  else
    return -1;
  fp_typed_at (code, added)->with.name = node->name;
  return added;
}

/* Adds code for a variable. Returns −1 if it has several values, or a number. */
static int
add_variable (FpTypedCode *code, const FpNode *node)
{
  int added;

  if (node->a >= 0 || (node->type != FP_TYPE_CARDS && node->type != FP_TYPE_PLANETS))
    return -1;
  added = add (code, node->type == FP_TYPE_CARDS ? cards_variable : planets_variable, NULL, -1);
  fp_typed_at (code, added)->number = node->value;
  return added;
}

/* Adds code that reads node @a by @read_a and node @b by @read_b. */
static int
add_pair (FpTypedCode *code, FpTypedEvalValue eval, FpTypedAdd *read_a, int a, FpTypedAdd *read_b, int b)
{
  return fp_typed_add_pair (code, add (code, eval, read_a, a), read_b, b);
}

static int
add_call (FpTypedCode *code, int index)
{
  const FpNode *node = fp_expression_node (code->expression, index);

  switch (node->value)
    {
    case FP_CALL_COUNT:
    case FP_CALL_SHIPS:
      return add (code, number, fp_typed_number, index);
    case FP_CALL_ANY:
    case FP_CALL_EVEN:
    case FP_CALL_ODD:
    case FP_CALL_PRIME:
      return add (code, yes_or_no, fp_typed_truth, index);
    case FP_CALL_TOP:
      return add_pair (code, top, fp_typed_number, node->a, fp_typed_value, node->b);
    default:
      return -1;
    }
}

/* Adds code for a node with a short way to its value. Returns −1 if it has none. “or” and “and” may
 * give nothing. */
static int
add_short (FpTypedCode *code, int index)
{
  const FpNode *node = fp_expression_node (code->expression, index);

  switch ((int) node->op)
    {
    case FP_NODE_IT:
      return add (code, it, NULL, -1);
    case FP_NODE_FILTER:
      return add_pair (code, filter, fp_typed_value, node->a, fp_typed_truth, node->b);
    case FP_NODE_RANGE:
      return add_pair (code, range, fp_typed_number, node->a, fp_typed_number, node->b);
    case FP_NODE_THEY:
      return add (code, players, fp_typed_number, index);
    case FP_NODE_SO_FAR:
    case FP_NODE_ADD:
    case FP_NODE_SUBTRACT:
    case FP_NODE_NEGATE:
    case FP_NODE_COUNTER:
      return add (code, number, fp_typed_number, index);
    case FP_NODE_NOT:
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_IS:
    case FP_NODE_IN:
      return add (code, yes_or_no, fp_typed_truth, index);
    case FP_NODE_CALL:
      return add_call (code, index);
    case FP_NODE_NAME:
      return add_name (code, node);
    case FP_NODE_VARIABLE:
      return add_variable (code, node);
    default:
      return -1;
    }
}

int
fp_typed_value (FpTypedCode *code, int index)
{
  int added = add_short (code, index);

  return added >= 0 ? added : fp_typed_add_node (code, index, (FpTypedNode){ .eval.value = of_node });
}
