/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed code for numbers, words and players. */
#include "engine/expression/fp-typed-code.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

static int32_t
constant (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 1);
  return node->number;
}

static int32_t
me (const FpTypedNode *node G_GNUC_UNUSED, FpContext *c)
{
  fp_typed_count (c, 1);
  return c->me < FP_MAX_SEATS ? 1 << c->me : FP_NO_NUMBER;
}

static int32_t
they (const FpTypedNode *node G_GNUC_UNUSED, FpContext *c)
{
  fp_typed_count (c, 1);
  return c->they;
}

/* The thing that a filter looks at, or that a query is about. */
static int32_t
it (const FpTypedNode *node G_GNUC_UNUSED, FpContext *c)
{
  fp_typed_count (c, 1);
  return c->it == NULL ? FP_NO_NUMBER : fp_typed_number_of (c, c->it);
}

static int32_t
so_far (const FpTypedNode *node G_GNUC_UNUSED, FpContext *c)
{
  fp_typed_count (c, 1);
  return c->so_far;
}

/* A variable with one value for all players that is no set. */
static int32_t
variable (const FpTypedNode *node, FpContext *c)
{
  int value = fp_expression_variable_number (c, node->number);

  fp_typed_count (c, 1);
  return value == FP_VARIABLE_NOTHING ? FP_NO_NUMBER : value;
}

static int32_t
counter (const FpTypedNode *node, FpContext *c)
{
  fp_typed_count (c, 1);
  fp_expression_read_own (c);
  return c->card == FP_NO_CARD ? FP_NO_NUMBER : fp_counter (c->engine, c->card, (guint) node->number);
}

/* Returns the number that @name gives for @of. */
static inline int32_t
number_of_name (const FpNameDef *name, FpContext *c, FpValue *of)
{
  guint used = c->scratch_used;

  name->get (c, of, name->arg);
  c->scratch_used = used;
  return fp_typed_number_of (c, of);
}

static int32_t
name (const FpTypedNode *node, FpContext *c)
{
  FpValue nothing = fp_value_of (FP_TYPE_NOTHING, 0);

  fp_typed_count (c, 1);
  return number_of_name (node->with.name, c, &nothing);
}

/* The name of the rule's own player, the most frequent one. */
static int32_t
name_of_me (const FpTypedNode *node, FpContext *c)
{
  FpValue player = fp_value_of (FP_TYPE_PLAYERS, c->me);

  fp_typed_count (c, 2);
  return c->me < FP_MAX_SEATS ? number_of_name (node->with.name, c, &player) : FP_NO_NUMBER;
}

static int32_t
name_of_players (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value;

  fp_typed_count (c, 1);
  fp_typed_name_of (node, fp_typed_a (node, c), c, &value);
  c->scratch_used = used;
  return fp_typed_number_of (c, &value);
}

/* The name of a card or planet, or of several. */
static int32_t
name_of_cards (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value;

  fp_typed_count (c, 1);
  fp_typed_name_of_cards (node, c, &value);
  c->scratch_used = used;
  return fp_typed_number_of (c, &value);
}

static int32_t
name_of_that (const FpTypedNode *node, FpContext *c)
{
  FpValue action = fp_value_of (FP_TYPE_ACTION, c->action);

  fp_typed_count (c, 2);
  return c->action >= 0 ? number_of_name (node->with.name, c, &action) : FP_NO_NUMBER;
}

static int32_t
within (int64_t number)
{
  return (int32_t) CLAMP (number, -FP_MOST_NUMBER, FP_MOST_NUMBER);
}

/* A sum counts nothing as 0. */
static int64_t
or_zero (int32_t number)
{
  return number == FP_NO_NUMBER ? 0 : number;
}

static int32_t
sum (const FpTypedNode *node, FpContext *c)
{
  int64_t a;

  fp_typed_count (c, 1);
  a = or_zero (fp_typed_a (node, c));
  return within (a + or_zero (fp_typed_b (node, c)));
}

static int32_t
difference (const FpTypedNode *node, FpContext *c)
{
  int64_t a;

  fp_typed_count (c, 1);
  a = or_zero (fp_typed_a (node, c));
  return within (a - or_zero (fp_typed_b (node, c)));
}

static int32_t
negated (const FpTypedNode *node, FpContext *c)
{
  int32_t a;

  fp_typed_count (c, 1);
  a = fp_typed_a (node, c);
  return a == FP_NO_NUMBER ? FP_NO_NUMBER : -a;
}

/* Returns the number of players. */
static int32_t
count_players (const FpTypedNode *node, FpContext *c)
{
  int32_t players;

  fp_typed_count (c, 1);
  players = fp_typed_a (node, c);
  return players == FP_NO_NUMBER ? 0 : __builtin_popcount ((guint) players);
}

/* Returns the number of cards, planets or ships. A zone needs no list of its cards. */
static int32_t
count_set (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue set;

  fp_typed_count (c, 1);
  fp_typed_read (node + node->a, c, &set);
  c->scratch_used = used;
  if (set.type == FP_TYPE_ZONE)
    return c->engine->state->zones[set.number].count;
  return set.type == FP_TYPE_SHIPS ? fp_value_number (c, &set) : (int32_t) set.n_items;
}

/* ships (players, planets) */
static int32_t
ships (const FpTypedNode *node, FpContext *c)
{
  const FpState *state = c->engine->state;
  guint used = c->scratch_used;
  int32_t players, n = 0;
  FpValue planets;

  fp_typed_count (c, 1);
  players = fp_typed_a (node, c);
  fp_typed_read (node + node->b, c, &planets);
  for (guint i = 0; i < planets.n_items; i++)
    for (guint32 left = players == FP_NO_NUMBER ? 0 : (guint32) players; left != 0; left &= left - 1)
      n += state->places[planets.items[i]].ships[__builtin_ctz (left)];
  c->scratch_used = used;
  return n;
}

static int32_t
of_value (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value;

  fp_typed_read (node + node->a, c, &value);
  c->scratch_used = used;
  return fp_typed_number_of (c, &value);
}

/* Any other node: its value as a number. */
static int32_t
of_node (const FpTypedNode *node, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value = fp_typed_node_value (node, c);

  c->scratch_used = used;
  return fp_typed_number_of (c, &value);
}

/* Adds code that reads the numbers of the nodes @a and @b, −1: none. */
static int
add (FpTypedCode *code, FpTypedEval eval, int a, int b)
{
  return fp_typed_add_reader (code, eval, fp_typed_number, a, b);
}

static int
add_number (FpTypedCode *code, FpTypedEval eval, int32_t number)
{
  int added = add (code, eval, -1, -1);

  fp_typed_at (code, added)->number = number;
  return added;
}

/* Adds code for a name, alone or of something. */
static int
add_name (FpTypedCode *code, const FpNode *node)
{
  const FpNode *base = node->a < 0 ? NULL : fp_expression_node (code->expression, node->a);
  int added;

  if (base == NULL)
    added = add (code, name, -1, -1);
  else if (base->is_me)
    added = add (code, name_of_me, -1, -1);
  else if (base->type == FP_TYPE_PLAYERS)
    added = add (code, name_of_players, node->a, -1);
  else if (base->op == FP_NODE_THAT)
    added = add (code, name_of_that, -1, -1);
  else if (fp_typed_is_of_cards (base))
    added = fp_typed_add_reader (code, name_of_cards, fp_typed_value, node->a, -1);
  else
    return -1;
  fp_typed_at (code, added)->with.name = node->name;
  return added;
}

int
fp_typed_count_of (FpTypedCode *code, int set)
{
  if (fp_expression_node (code->expression, set)->type == FP_TYPE_PLAYERS)
    return add (code, count_players, set, -1);
  return fp_typed_add_reader (code, count_set, fp_typed_value, set, -1);
}

/* Adds code for a node with a short way to its number. Returns −1 if it has none. */
static int
add_short (FpTypedCode *code, int index)
{
  const FpNode *node = fp_expression_node (code->expression, index);

  switch ((int) node->op)
    {
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
      return add_number (code, constant, node->value);
    case FP_NODE_SEAT:
      return add_number (code, constant, 1 << node->value);
    case FP_NODE_THEY:
      return add (code, they, -1, -1);
    case FP_NODE_IT:
      return add (code, it, -1, -1);
    case FP_NODE_SO_FAR:
      return add (code, so_far, -1, -1);
    case FP_NODE_NOT:
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_IS:
    case FP_NODE_IN:
      return fp_typed_truth (code, index);
    case FP_NODE_ADD:
      return add (code, sum, node->a, node->b);
    case FP_NODE_SUBTRACT:
      return add (code, difference, node->a, node->b);
    case FP_NODE_NEGATE:
      return add (code, negated, node->a, -1);
    case FP_NODE_COUNTER:
      return add_number (code, counter, node->value);
    case FP_NODE_VARIABLE:
      return node->a >= 0 || node->type == FP_TYPE_CARDS || node->type == FP_TYPE_PLANETS
                 ? -1
                 : add_number (code, variable, node->value);
    case FP_NODE_CALL:
      if (node->type == FP_TYPE_YES_NO)
        return fp_typed_truth (code, index);
      if (node->value == FP_CALL_COUNT)
        return fp_typed_count_of (code, node->a);
      return node->value != FP_CALL_SHIPS
                 ? -1
                 : fp_typed_add_pair (code, add (code, ships, node->a, -1), fp_typed_value, node->b);
    case FP_NODE_FILTER:
      return fp_typed_add_reader (code, of_value, fp_typed_value, index, -1);
    case FP_NODE_NAME:
      return node->is_me ? add (code, me, -1, -1) : add_name (code, node);
    default:
      return -1;
    }
}

int
fp_typed_number (FpTypedCode *code, int index)
{
  int added = add_short (code, index);

  return added >= 0 ? added : fp_typed_add_node (code, index, (FpTypedNode){ .eval.number = of_node });
}
