/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works expressions out. */
#include "engine/fp-expression-private.h"

#include "engine/fp-engine.h"

#include <string.h>

enum
{
  MOST_NUMBER = 30000, /* either way */
};

static FpValue eval (const FpExpression *x, int index, FpContext *c);

static const FpNode *
node_at (const FpExpression *x, int index)
{
  return &g_array_index (x->nodes, FpNode, index);
}

static FpValue
of_number (FpType type, int32_t number)
{
  FpValue value = { .type = type, .number = number };

  return value;
}

static FpValue
nothing (void)
{
  return of_number (FP_TYPE_NOTHING, 0);
}

uint16_t *
fp_context_take (FpContext *context, guint *n)
{
  uint16_t *items = context->room + context->room_used;

  *n = MIN (*n, context->room_size - context->room_used);
  context->room_used += *n;
  return items;
}

int
fp_value_number (const FpContext *context, const FpValue *value)
{
  if (value->type == FP_TYPE_SHIPS)
    return context->engine->state->places[value->place].ships[value->seat];
  if (value->type == FP_TYPE_CARDS || value->type == FP_TYPE_PLANETS)
    return (int) value->n_items;
  if (value->type == FP_TYPE_NOTHING)
    return 0;
  return value->number;
}

void
fp_value_one (FpContext *context, FpValue *value, FpType type, uint16_t item)
{
  guint room = 1;
  uint16_t *items = fp_context_take (context, &room);

  *value = (FpValue){ .type = type, .n_items = room, .items = items };
  if (room == 1)
    items[0] = item;
}

gboolean
fp_value_true (const FpValue *value)
{
  return value->type == FP_TYPE_YES_NO && value->number != 0;
}

void
fp_value_cards (FpContext *context, FpValue *value)
{
  const FpState *state = context->engine->state;
  guint room;

  if (value->type != FP_TYPE_ZONE)
    return;
  value->type = FP_TYPE_CARDS;
  room = state->zones[value->number].count;
  value->items = fp_context_take (context, &room);
  value->n_items = 0;
  FP_EACH_CARD (state, value->number, card)
    if (value->n_items < room)
      value->items[value->n_items++] = card;
}

static gboolean
has_item (const FpValue *set, uint16_t item)
{
  for (guint i = 0; i < set->n_items; i++)
    if (set->items[i] == item)
      return TRUE;
  return FALSE;
}

/* Adds what one member gave to what the members before gave: numbers add up, sets unite, words must agree. */
static void
gather (FpContext *c, FpValue *sum, FpValue *part, gboolean first)
{
  if (first)
    {
      *sum = *part;
      return;
    }
  if (part->type == FP_TYPE_NOTHING)
    return;
  switch (sum->type)
    {
    case FP_TYPE_PLAYERS:
      sum->number |= part->number;
      break;
    case FP_TYPE_ZONE:
    case FP_TYPE_CARDS:
    case FP_TYPE_PLANETS:
      {
        uint16_t *items;
        guint room;

        fp_value_cards (c, sum);
        fp_value_cards (c, part);
        room = sum->n_items + part->n_items;
        items = fp_context_take (c, &room);
        sum->n_items = MIN (sum->n_items, room);
        memcpy (items, sum->items, sum->n_items * sizeof *items);
        for (guint i = 0; i < part->n_items && sum->n_items < room; i++)
          if (!has_item (sum, part->items[i]))
            items[sum->n_items++] = part->items[i];
        sum->items = items;
        break;
      }
    case FP_TYPE_WORD:
    case FP_TYPE_YES_NO:
      if (sum->number != part->number)
        *sum = nothing ();
      break;
    case FP_TYPE_NOTHING:
      *sum = *part;
      break;
    case FP_TYPE_NUMBER:
    case FP_TYPE_SHIPS:
    case FP_TYPE_NUMBERS:
    case FP_N_TYPES:
      *sum = of_number (FP_TYPE_NUMBER,
                        CLAMP (fp_value_number (c, sum) + fp_value_number (c, part), -MOST_NUMBER, MOST_NUMBER));
      break;
    }
}

/* A name behind a dot: asked of each member of the set before the dot. */
static FpValue
eval_member (const FpNode *node, FpValue base, FpContext *c)
{
  FpValue sum = nothing ();
  gboolean first = TRUE;

  if (base.type == FP_TYPE_WORD)
    {
      node->name->get (c, &base, node->name->arg);
      return base;
    }
  fp_value_cards (c, &base);
  if (base.type == FP_TYPE_PLAYERS)
    {
      for (int seat = 0; seat < c->engine->state->head.n_seats; seat++)
        if (base.number & 1 << seat)
          {
            FpValue part = of_number (FP_TYPE_PLAYERS, seat);

            node->name->get (c, &part, node->name->arg);
            gather (c, &sum, &part, first);
            first = FALSE;
          }
      return sum;
    }
  for (guint i = 0; i < base.n_items; i++)
    {
      FpValue part = { .type = base.type, .number = base.items[i], .n_items = 1, .items = base.items + i };

      node->name->get (c, &part, node->name->arg);
      gather (c, &sum, &part, first);
      first = FALSE;
    }
  return sum;
}

static FpValue
word_list (const FpExpression *x, int index, FpContext *c)
{
  FpValue value = { .type = FP_TYPE_WORD };
  guint n = 0;

  for (int i = index; i >= 0; i = node_at (x, i)->b)
    n++;
  value.items = fp_context_take (c, &n);
  for (int i = index; i >= 0 && value.n_items < n; i = node_at (x, i)->b)
    value.items[value.n_items++] = (uint16_t) node_at (x, node_at (x, i)->a)->value;
  return value;
}

static FpValue
eval_name (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue value = nothing ();

  if (node->a < 0)
    {
      node->name->get (c, &value, node->name->arg);
      return value;
    }
  if (node_at (x, node->a)->op == FP_NODE_LIST)
    return eval_member (node, word_list (x, node->a, c), c);
  value = eval (x, node->a, c);
  if (value.type == FP_TYPE_NOTHING)
    return value;
  return eval_member (node, value, c);
}

static FpValue
eval_filter (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue set = eval (x, node->a, c), out;
  const FpValue *outer = c->it;
  guint room;

  fp_value_cards (c, &set);
  out = set;
  room = set.n_items;
  if (set.type == FP_TYPE_PLAYERS)
    out.number = 0;
  else
    out.items = fp_context_take (c, &room);
  out.n_items = 0;
  for (guint i = 0; i < (set.type == FP_TYPE_PLAYERS ? FP_MAX_SEATS : set.n_items); i++)
    {
      FpValue it = set, good;

      if (set.type == FP_TYPE_PLAYERS && !(set.number & 1 << i))
        continue;
      if (set.type == FP_TYPE_PLAYERS)
        it.number = 1 << i;
      else
        {
          it.items = set.items + i;
          it.n_items = 1;
        }
      c->it = &it;
      good = eval (x, node->b, c);
      if (!fp_value_true (&good))
        continue;
      if (set.type == FP_TYPE_PLAYERS)
        out.number |= 1 << i;
      else if (out.n_items < room)
        out.items[out.n_items++] = set.items[i];
    }
  c->it = outer;
  return out;
}

static FpValue
variable_value (const FpNode *node, int slot, FpContext *c)
{
  int value = c->base < 0 ? INT16_MIN : c->engine->state->variables[c->base + slot];
  FpValue out = of_number (node->type, value);

  if (value == INT16_MIN)
    return nothing ();
  if (node->type == FP_TYPE_CARDS || node->type == FP_TYPE_PLANETS)
    fp_value_one (c, &out, node->type, (uint16_t) value);
  return out;
}

/* A name with one value for each player is asked of those players. */
static FpValue
eval_variable (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue players, sum = nothing ();
  gboolean first = TRUE;

  if (node->a < 0)
    return variable_value (node, node->value, c);
  players = eval (x, node->a, c);
  for (int seat = 0; seat < FP_MAX_SEATS && players.type == FP_TYPE_PLAYERS; seat++)
    if (players.number & 1 << seat)
      {
        FpValue part = variable_value (node, node->value + seat, c);

        gather (c, &sum, &part, first);
        first = FALSE;
      }
  return sum;
}

static gboolean
same_items (const FpValue *a, const FpValue *b)
{
  if (a->n_items != b->n_items)
    return FALSE;
  for (guint i = 0; i < a->n_items; i++)
    if (!has_item (b, a->items[i]))
      return FALSE;
  return TRUE;
}

static FpValue
eval_equal (const FpNode *node, FpValue a, FpValue b, FpContext *c)
{
  gboolean same;

  if (a.type == FP_TYPE_NOTHING || b.type == FP_TYPE_NOTHING)
    return of_number (FP_TYPE_YES_NO, FALSE);
  fp_value_cards (c, &a);
  fp_value_cards (c, &b);
  if (a.type == FP_TYPE_CARDS || a.type == FP_TYPE_PLANETS)
    same = same_items (&a, &b);
  else
    same = fp_value_number (c, &a) == fp_value_number (c, &b);
  return of_number (FP_TYPE_YES_NO, same != node->value);
}

static FpValue
eval_less (const FpNode *node, FpValue a, FpValue b, const FpContext *c)
{
  int left, right;

  if (a.type == FP_TYPE_NOTHING || b.type == FP_TYPE_NOTHING)
    return of_number (FP_TYPE_YES_NO, FALSE);
  left = fp_value_number (c, &a);
  right = fp_value_number (c, &b);
  return of_number (FP_TYPE_YES_NO, node->value ? left <= right : left < right);
}

static gboolean
in_list (const FpExpression *x, int list, int number, FpContext *c)
{
  for (; list >= 0; list = node_at (x, list)->b)
    {
      FpValue item = eval (x, node_at (x, list)->a, c);

      if (item.type != FP_TYPE_NOTHING && fp_value_number (c, &item) == number)
        return TRUE;
    }
  return FALSE;
}

static FpValue
eval_in (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue item = eval (x, node->a, c), set;
  gboolean in = TRUE;

  if (item.type == FP_TYPE_NOTHING)
    return of_number (FP_TYPE_YES_NO, FALSE);
  if (node_at (x, node->b)->op == FP_NODE_LIST)
    return of_number (FP_TYPE_YES_NO, in_list (x, node->b, fp_value_number (c, &item), c));
  set = eval (x, node->b, c);
  fp_value_cards (c, &item);
  fp_value_cards (c, &set);
  if (set.type == FP_TYPE_NUMBERS)
    in = fp_value_number (c, &item) >= set.number && fp_value_number (c, &item) <= set.high;
  else if (set.type == FP_TYPE_PLAYERS)
    in = item.number != 0 && (item.number & ~set.number) == 0;
  else
    {
      in = item.n_items > 0;
      for (guint i = 0; i < item.n_items; i++)
        in = in && has_item (&set, item.items[i]);
    }
  return of_number (FP_TYPE_YES_NO, in);
}

static FpValue
eval_is (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue word = eval (x, node->a, c);
  gboolean found = FALSE;

  for (int i = node->b; i >= 0 && word.type == FP_TYPE_WORD; i = node_at (x, i)->b)
    found = found || node_at (x, node_at (x, i)->a)->value == word.number;
  return of_number (FP_TYPE_YES_NO, found);
}

static FpValue
eval_arithmetic (const FpNode *node, FpValue a, FpValue b, const FpContext *c)
{
  int64_t left = fp_value_number (c, &a), right = fp_value_number (c, &b), out = 0;

  if (node->op == FP_NODE_ADD)
    out = left + right;
  else if (node->op == FP_NODE_SUBTRACT)
    out = left - right;
  else if (node->op == FP_NODE_MULTIPLY)
    out = left * right;
  else if (right != 0)
    {
      /* Rounded down, so that −7 mod 2 is 1 and −7 is odd (ruling 38); C rounds towards 0. */
      int64_t quotient = left / right;

      if (left % right != 0 && (left < 0) != (right < 0))
        quotient--;
      out = node->op == FP_NODE_DIVIDE ? quotient : left - quotient * right;
    }
  return of_number (FP_TYPE_NUMBER, (int32_t) CLAMP (out, -MOST_NUMBER, MOST_NUMBER));
}

static FpValue
eval_sets (const FpNode *node, FpValue a, FpValue b, FpContext *c)
{
  FpValue out;

  if (a.type == FP_TYPE_NOTHING)
    return node->op == FP_NODE_UNITE ? b : a;
  if (b.type == FP_TYPE_NOTHING)
    return a;
  fp_value_cards (c, &a);
  fp_value_cards (c, &b);
  if (a.type == FP_TYPE_PLAYERS)
    return of_number (FP_TYPE_PLAYERS, node->op == FP_NODE_UNITE ? a.number | b.number : a.number & ~b.number);
  out = a;
  if (node->op == FP_NODE_UNITE)
    gather (c, &out, &b, FALSE);
  else
    {
      guint room = a.n_items;

      out.items = fp_context_take (c, &room);
      out.n_items = 0;
      for (guint i = 0; i < a.n_items && out.n_items < room; i++)
        if (!has_item (&b, a.items[i]))
          out.items[out.n_items++] = a.items[i];
    }
  return out;
}

static int
digits_reversed (int number)
{
  int positive = ABS (number), turned;

  turned = positive < 100 ? positive % 10 * 10 + positive / 10 : positive;
  return number < 0 ? -turned : turned;
}

static gboolean
is_prime (int number)
{
  for (int i = 2; i * i <= number; i++)
    if (number % i == 0)
      return FALSE;
  return number >= 2;
}

static int
card_value (const FpContext *c, uint16_t card)
{
  return fp_engine_def (c->engine, card)->value;
}

static FpValue
extreme_cards (FpValue cards, int sign, FpContext *c)
{
  FpValue out = cards;
  int best = INT16_MIN;
  guint room = cards.n_items;

  if (cards.n_items == 0)
    return cards;
  out.items = fp_context_take (c, &room);
  out.n_items = 0;
  for (guint i = 0; i < cards.n_items; i++)
    best = MAX (best, sign * card_value (c, cards.items[i]));
  for (guint i = 0; i < cards.n_items; i++)
    if (sign * card_value (c, cards.items[i]) == best && out.n_items < room)
      out.items[out.n_items++] = cards.items[i];
  return out;
}

/* most (players, number): the number is asked with each player as “it”. */
static FpValue
eval_most (const FpExpression *x, const FpNode *node, FpValue players, FpContext *c)
{
  const FpValue *outer = c->it;
  int best = INT32_MIN, found = 0;

  for (int seat = 0; seat < FP_MAX_SEATS; seat++)
    if (players.number & 1 << seat)
      {
        FpValue it = of_number (FP_TYPE_PLAYERS, 1 << seat), number;
        int count;

        c->it = &it;
        number = eval (x, node->b, c);
        count = fp_value_number (c, &number);
        if (count > best)
          found = 0;
        best = MAX (best, count);
        if (count == best)
          found |= 1 << seat;
      }
  c->it = outer;
  return of_number (FP_TYPE_PLAYERS, found);
}

static int
set_size (const FpValue *set)
{
  if (set->type == FP_TYPE_PLAYERS)
    return __builtin_popcount ((guint) set->number);
  return (int) set->n_items;
}

/* ships (players, planets): all their ships there, as a number. */
static int
ships_there (const FpContext *c, const FpValue *players, const FpValue *planets)
{
  int n = 0;

  for (guint i = 0; i < planets->n_items; i++)
    for (int seat = 0; seat < FP_MAX_SEATS; seat++)
      if (players->number & 1 << seat)
        n += c->engine->state->places[planets->items[i]].ships[seat];
  return n;
}

static FpValue
eval_call (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = eval (x, node->a, c);
  FpValue b = node->b >= 0 && node->value != FP_CALL_MOST ? eval (x, node->b, c) : nothing ();
  int number = a.type == FP_TYPE_NUMBER || a.type == FP_TYPE_SHIPS ? fp_value_number (c, &a) : 0;

  fp_value_cards (c, node->value == FP_CALL_TOP ? &b : &a);
  switch ((FpCall) node->value)
    {
    case FP_CALL_COUNT:
      return of_number (FP_TYPE_NUMBER, set_size (&a));
    case FP_CALL_ANY:
      return of_number (FP_TYPE_YES_NO, set_size (&a) > 0);
    case FP_CALL_EVEN:
    case FP_CALL_ODD:
      return a.type == FP_TYPE_NOTHING ? of_number (FP_TYPE_YES_NO, FALSE)
                                       : of_number (FP_TYPE_YES_NO, (number % 2 == 0) == (node->value == FP_CALL_EVEN));
    case FP_CALL_PRIME:
      return of_number (FP_TYPE_YES_NO, is_prime (number));
    case FP_CALL_REVERSED:
      return of_number (FP_TYPE_NUMBER, digits_reversed (number));
    case FP_CALL_HIGHEST:
      return extreme_cards (a, 1, c);
    case FP_CALL_LOWEST:
      return extreme_cards (a, -1, c);
    case FP_CALL_TOP:
      b.n_items = MIN (b.n_items, (guint) MAX (number, 0));
      return b;
    case FP_CALL_SHIPS:
      return of_number (FP_TYPE_NUMBER, ships_there (c, &a, &b));
    case FP_CALL_MOST:
      return eval_most (x, node, a, c);
    case FP_N_CALLS:
      break;
    }
  g_assert_not_reached ();
}

static FpValue
eval_named (const FpNode *node, FpContext *c)
{
  const FpState *state = c->engine->state;
  FpValue out = { .type = FP_TYPE_CARDS };
  guint n = 0;

  for (guint i = 0; i < state->head.n_cards; i++)
    n += state->cards[i].def == node->value;
  out.items = fp_context_take (c, &n);
  for (guint i = 0; i < state->head.n_cards && out.n_items < n; i++)
    if (state->cards[i].def == node->value)
      out.items[out.n_items++] = (uint16_t) i;
  return out;
}

static FpValue
eval_logic (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = eval (x, node->a, c);

  if (node->op == FP_NODE_NOT)
    return of_number (FP_TYPE_YES_NO, !fp_value_true (&a));
  if (fp_value_true (&a) == (node->op == FP_NODE_OR))
    return of_number (FP_TYPE_YES_NO, node->op == FP_NODE_OR);
  return eval (x, node->b, c);
}

static FpValue
eval_range (FpValue a, FpValue b, const FpContext *c)
{
  FpValue out = of_number (FP_TYPE_NUMBERS, fp_value_number (c, &a));

  out.high = fp_value_number (c, &b);
  return out;
}

/* Both sides, the left one first, in whatever order a compiler would take arguments. */
static FpValue
eval_pair (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = eval (x, node->a, c);
  FpValue b = eval (x, node->b, c);

  switch ((int) node->op)
    {
    case FP_NODE_EQUAL:
      return eval_equal (node, a, b, c);
    case FP_NODE_LESS:
      return eval_less (node, a, b, c);
    case FP_NODE_RANGE:
      return eval_range (a, b, c);
    case FP_NODE_UNITE:
    case FP_NODE_WITHOUT:
      return eval_sets (node, a, b, c);
    default:
      return eval_arithmetic (node, a, b, c);
    }
}

static FpValue
eval_node (const FpExpression *x, const FpNode *node, FpContext *c)
{
  switch ((FpNodeOp) node->op)
    {
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
      return of_number (node->type, node->value);
    case FP_NODE_VARIABLE:
      return eval_variable (x, node, c);
    case FP_NODE_NAME:
      return eval_name (x, node, c);
    case FP_NODE_FILTER:
      return eval_filter (x, node, c);
    case FP_NODE_IT:
      return c->it != NULL ? *c->it : nothing ();
    case FP_NODE_THEY:
      return of_number (FP_TYPE_PLAYERS, c->they);
    case FP_NODE_SEAT:
      return of_number (FP_TYPE_PLAYERS, 1 << node->value);
    case FP_NODE_SO_FAR:
      return of_number (FP_TYPE_NUMBER, c->so_far);
    case FP_NODE_OR:
    case FP_NODE_AND:
    case FP_NODE_NOT:
      return eval_logic (x, node, c);
    case FP_NODE_EQUAL:
    case FP_NODE_LESS:
    case FP_NODE_RANGE:
    case FP_NODE_UNITE:
    case FP_NODE_WITHOUT:
    case FP_NODE_ADD:
    case FP_NODE_SUBTRACT:
    case FP_NODE_MULTIPLY:
    case FP_NODE_DIVIDE:
    case FP_NODE_MODULO:
      return eval_pair (x, node, c);
    case FP_NODE_IN:
      return eval_in (x, node, c);
    case FP_NODE_IS:
      return eval_is (x, node, c);
    case FP_NODE_LIST:
      return nothing ();
    case FP_NODE_NEGATE:
      {
        FpValue a = eval (x, node->a, c);

        return a.type == FP_TYPE_NOTHING ? a : of_number (FP_TYPE_NUMBER, -fp_value_number (c, &a));
      }
    case FP_NODE_CALL:
      return eval_call (x, node, c);
    case FP_NODE_NAMED:
      return eval_named (node, c);
    }
  g_assert_not_reached ();
}

/* What gives no set needs its room no longer: so a condition asked of each of many cards takes the room of one. */
static FpValue
eval (const FpExpression *x, int index, FpContext *c)
{
  guint used = c->room_used;
  FpValue value = eval_node (x, node_at (x, index), c);

  if (value.n_items == 0)
    c->room_used = used;
  return value;
}

FpValue
fp_expression_eval (const FpExpression *expression, FpContext *context)
{
  return eval (expression, expression->root, context);
}
