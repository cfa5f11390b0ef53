/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Evaluation of expressions, node by node. */
#include "engine/expression/fp-expression-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

static FpValue
nothing (void)
{
  return fp_value_of (FP_TYPE_NOTHING, 0);
}

/* Work is counted in the engine, not in the state: whoever asks again gets the same answer. */
static FpEngine *
worker (const FpContext *context)
{
  return (FpEngine *) context->engine;
}

uint16_t *
fp_context_take (FpContext *context, guint *n)
{
  uint16_t *items = context->scratch + context->scratch_used;

  *n = MIN (*n, context->scratch_size - context->scratch_used);
  context->scratch_used += *n;
  worker (context)->work += *n;
  return items;
}

static int
ships_of_places (const FpContext *context, const FpValue *value)
{
  const FpPlace *places = context->engine->state->places;
  int ships = 0;

  for (guint i = 0; i < value->n_items; i++)
    ships += MIN (value->items[i] >> 8, places[value->items[i] & 0xff].ships[value->seat]);
  return ships;
}

int
fp_value_count (const FpContext *context, const FpValue *value)
{
  if (value->type == FP_TYPE_SHIPS && value->n_items > 0)
    return ships_of_places (context, value);
  if (value->type == FP_TYPE_SHIPS && value->place == FP_NO_PLACE)
    return 0;
  if (value->type == FP_TYPE_SHIPS)
    {
      int ships = context->engine->state->places[value->place].ships[value->seat];

      return value->high > 0 ? MIN (ships, value->high) : ships;
    }
  if (value->type == FP_TYPE_CARDS || value->type == FP_TYPE_PLANETS || value->type == FP_TYPE_HALVES)
    return (int) value->n_items;
  if (value->type == FP_TYPE_NOTHING)
    return 0;
  return value->number;
}

void
fp_value_one (FpContext *context, FpValue *value, FpType type, uint16_t item)
{
  guint capacity = 1;
  uint16_t *items = fp_context_take (context, &capacity);

  *value = (FpValue){ .type = type, .n_items = capacity, .items = items };
  if (capacity == 1)
    items[0] = item;
}

void
fp_value_ships (FpContext *context, FpValue *value, uint8_t seat, const uint8_t *places, const uint8_t *most, guint n)
{
  const FpState *s = context->engine->state;
  guint capacity = n, kept = 0;
  uint16_t *items = fp_context_take (context, &capacity);

  for (guint i = 0; i < n && kept < capacity; i++)
    {
      int ships = s->places[places[i]].ships[seat];

      if (most != NULL)
        ships = MIN (ships, most[i]);
      if (ships > 0)
        items[kept++] = (uint16_t) (places[i] | ships << 8);
    }
  *value = (FpValue){ .type = FP_TYPE_SHIPS, .seat = seat, .place = FP_NO_PLACE };
  if (kept == 0)
    return;
  value->place = (uint8_t) (items[0] & 0xff);
  value->n_items = kept;
  value->items = items;
}

gboolean
fp_value_true (const FpValue *value)
{
  return value->type == FP_TYPE_YES_NO && value->number != 0;
}

void
fp_value_list_zone (FpContext *context, FpValue *value)
{
  const FpState *state = context->engine->state;
  guint capacity = state->zones[value->number].count;

  value->type = FP_TYPE_CARDS;
  value->items = fp_context_take (context, &capacity);
  value->n_items = 0;
  FP_EACH_CARD (state, value->number, card)
    if (value->n_items < capacity)
      value->items[value->n_items++] = card;
}

gboolean
fp_value_has (const FpValue *set, uint16_t item)
{
  for (guint i = 0; i < set->n_items; i++)
    if (set->items[i] == item)
      return TRUE;
  return FALSE;
}

/* Adds one member's value to the sum so far. Numbers add up, sets unite, words must agree. */
static void
add_part (FpContext *c, FpValue *sum, FpValue *part, gboolean first)
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
    case FP_TYPE_HALVES:
      {
        uint16_t *items;
        guint capacity;

        fp_value_cards (c, sum);
        fp_value_cards (c, part);
        capacity = sum->n_items + part->n_items;
        items = fp_context_take (c, &capacity);
        sum->n_items = MIN (sum->n_items, capacity);
        if (sum->n_items > 0)
          memcpy (items, sum->items, sum->n_items * sizeof *items);
        sum->items = items;
        for (guint i = 0; i < part->n_items && sum->n_items < capacity; i++)
          if (!fp_value_has (sum, part->items[i]))
            items[sum->n_items++] = part->items[i];
        break;
      }
    case FP_TYPE_WORD:
    case FP_TYPE_YES_NO:
      if (sum->number != part->number)
        *sum = nothing ();
      break;
    case FP_TYPE_NOTHING:
    case FP_TYPE_ACTION:
      *sum = *part;
      break;
    case FP_TYPE_NUMBER:
    case FP_TYPE_SHIPS:
    case FP_TYPE_NUMBERS:
    case FP_N_TYPES:
      *sum = fp_value_of (FP_TYPE_NUMBER, CLAMP (fp_value_number (c, sum) + fp_value_number (c, part), -FP_MOST_NUMBER,
                                                 FP_MOST_NUMBER));
      break;
    }
}

FpValue
fp_expression_eval_member (const FpNameDef *name, FpValue *base, FpContext *c)
{
  FpValue sum = nothing ();
  gboolean first = TRUE;

  if (base->type == FP_TYPE_WORD || base->type == FP_TYPE_ACTION)
    {
      name->get (c, base, name->arg);
      return *base;
    }
  fp_value_cards (c, base);
  if (base->type == FP_TYPE_PLAYERS && base->number != 0 && (base->number & (base->number - 1)) == 0)
    {
      /* The usual case is one player. */
      FpValue whole = fp_value_of (FP_TYPE_PLAYERS, __builtin_ctz ((guint) base->number));

      name->get (c, &whole, name->arg);
      return whole;
    }
  if (base->type == FP_TYPE_PLAYERS)
    {
      for (int seat = 0; seat < c->engine->state->head.n_seats; seat++)
        if (base->number & 1 << seat)
          {
            FpValue part = fp_value_of (FP_TYPE_PLAYERS, seat);

            name->get (c, &part, name->arg);
            add_part (c, &sum, &part, first);
            first = FALSE;
          }
      return sum;
    }
  for (guint i = 0; i < base->n_items; i++)
    {
      FpValue part = { .type = base->type, .number = base->items[i], .n_items = 1, .items = base->items + i };

      name->get (c, &part, name->arg);
      if (part.type != FP_TYPE_CARDS && part.type != FP_TYPE_PLANETS &&
          (part.type != FP_TYPE_SHIPS || part.items == base->items + i))
        /* The base's items are not part of the result, since a word with items would be a list. */
        part.n_items = 0;
      add_part (c, &sum, &part, first);
      first = FALSE;
    }
  return sum;
}

static FpValue
word_list (const FpExpression *x, int index, FpContext *c)
{
  FpValue value = { .type = FP_TYPE_WORD };
  guint n = 0;

  for (int i = index; i >= 0; i = fp_expression_node (x, i)->b)
    n++;
  value.items = fp_context_take (c, &n);
  for (int i = index; i >= 0 && value.n_items < n; i = fp_expression_node (x, i)->b)
    value.items[value.n_items++] = (uint16_t) fp_expression_node (x, fp_expression_node (x, i)->a)->value;
  value.number = value.n_items > 0 ? value.items[0] : 0;
  return value;
}

/* Makes a list of one from an evaluated word, as the functions of words expect. */
static void
one_word (FpValue *word, FpContext *c)
{
  int number = word->number;

  if (word->type != FP_TYPE_WORD || word->n_items > 0)
    return;
  fp_value_one (c, word, FP_TYPE_WORD, (uint16_t) number);
  word->number = number;
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
  if (fp_expression_node (x, node->a)->op == FP_NODE_LIST)
    value = word_list (x, node->a, c);
  else
    value = fp_expression_eval_node (x, node->a, c);
  one_word (&value, c);
  return value.type == FP_TYPE_NOTHING ? value : fp_expression_eval_member (node->name, &value, c);
}

/* Returns TRUE if node @index is yes. Scratch memory is given back. */
static gboolean
condition_holds (const FpExpression *x, int index, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value = fp_expression_eval_node (x, index, c);

  c->scratch_used = used;
  return fp_value_true (&value);
}

static FpValue
eval_filter (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue set = fp_expression_eval_node (x, node->a, c), out;
  const FpValue *outer = c->it;
  guint capacity;

  fp_value_cards (c, &set);
  out = set;
  capacity = set.n_items;
  if (set.type == FP_TYPE_PLAYERS)
    out.number = 0;
  else
    out.items = fp_context_take (c, &capacity);
  out.n_items = 0;
  for (guint i = 0; i < (set.type == FP_TYPE_PLAYERS ? FP_MAX_SEATS : set.n_items); i++)
    {
      FpValue it = set;

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
      if (!condition_holds (x, node->b, c))
        continue;
      if (set.type == FP_TYPE_PLAYERS)
        out.number |= 1 << i;
      else if (out.n_items < capacity)
        out.items[out.n_items++] = set.items[i];
    }
  c->it = outer;
  return out;
}

/* Makes @out the cards marked as those of set @k, in the order of their instances. */
static void
list_set (int k, FpContext *c, FpValue *out)
{
  const FpState *s = c->engine->state;
  uint32_t bit = 1U << (FP_MARK_SET + k);
  uint16_t *items = c->scratch + c->scratch_used;
  guint room = MIN (s->head.card_sets[k].n, c->scratch_size - c->scratch_used), n = 0;

  for (uint16_t card = s->head.card_sets[k].first; n < room; card++)
    if (s->cards[card].marks & bit)
      items[n++] = card;
  fp_context_take (c, &n);
  *out = (FpValue){ .type = FP_TYPE_CARDS, .n_items = n, .items = items };
}

/* Turns @cards, which are planets, into the planets. */
static void
make_planets (FpValue *cards, const FpContext *c)
{
  const FpState *s = c->engine->state;
  guint n = 0;

  for (uint8_t place = 0; place < s->head.n_places; place++)
    if (fp_place_is_planet (c->engine, place) && fp_value_has (cards, s->places[place].card))
      cards->items[n++] = place;
  cards->type = FP_TYPE_PLANETS;
  cards->n_items = n;
}

int
fp_expression_variable_number (const FpContext *c, int slot)
{
  int value = c->variables == NULL ? FP_VARIABLE_NOTHING : c->variables[slot];
  gboolean secret = value >= FP_VARIABLE_SECRET && value < FP_VARIABLE_SECRET + FP_VARIABLE_SECRETS;

  fp_expression_read_own (c);
  return secret ? fp_secret_read (c->engine->state, value) : value;
}

void
fp_expression_variable_value (FpType type, int slot, FpContext *c, FpValue *out)
{
  gboolean things = type == FP_TYPE_CARDS || type == FP_TYPE_PLANETS;
  int value = fp_expression_variable_number (c, slot);

  if (value == FP_VARIABLE_NOTHING)
    *out = fp_value_of (FP_TYPE_NOTHING, 0);
  else if (things && value >= FP_VARIABLE_SET && value < FP_VARIABLE_SET + FP_N_SETS)
    {
      list_set (value - FP_VARIABLE_SET, c, out);
      if (type == FP_TYPE_PLANETS)
        make_planets (out, c);
    }
  else if (things)
    fp_value_one (c, out, type, (uint16_t) value);
  else
    *out = fp_value_of (type, value);
}

/* A name with one value for each player is evaluated for the players before its dot. */
static FpValue
eval_variable (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue players, sum = nothing ();
  gboolean first = TRUE;

  if (node->a < 0)
    {
      fp_expression_variable_value ((FpType) node->type, node->value, c, &sum);
      return sum;
    }
  players = fp_expression_eval_node (x, node->a, c);
  for (int seat = 0; seat < FP_MAX_SEATS && players.type == FP_TYPE_PLAYERS; seat++)
    if (players.number & 1 << seat)
      {
        FpValue part;

        fp_expression_variable_value ((FpType) node->type, node->value + seat, c, &part);
        add_part (c, &sum, &part, first);
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
    if (!fp_value_has (b, a->items[i]))
      return FALSE;
  return TRUE;
}

static FpValue
eval_equal (const FpNode *node, FpValue *a, FpValue *b, FpContext *c)
{
  gboolean same;

  if (a->type == FP_TYPE_NOTHING || b->type == FP_TYPE_NOTHING)
    return fp_value_of (FP_TYPE_YES_NO, FALSE);
  fp_value_cards (c, a);
  fp_value_cards (c, b);
  if (a->type == FP_TYPE_CARDS || a->type == FP_TYPE_PLANETS)
    same = same_items (a, b);
  else
    same = fp_value_number (c, a) == fp_value_number (c, b);
  return fp_value_of (FP_TYPE_YES_NO, same != node->value);
}

static FpValue
eval_less (const FpNode *node, FpValue *a, FpValue *b, const FpContext *c)
{
  int left, right;

  if (a->type == FP_TYPE_NOTHING || b->type == FP_TYPE_NOTHING)
    return fp_value_of (FP_TYPE_YES_NO, FALSE);
  left = fp_value_number (c, a);
  right = fp_value_number (c, b);
  return fp_value_of (FP_TYPE_YES_NO, node->value ? left <= right : left < right);
}

static gboolean
in_list (const FpExpression *x, int list, int number, FpContext *c)
{
  for (; list >= 0; list = fp_expression_node (x, list)->b)
    {
      FpValue item = fp_expression_eval_node (x, fp_expression_node (x, list)->a, c);

      if (item.type != FP_TYPE_NOTHING && fp_value_number (c, &item) == number)
        return TRUE;
    }
  return FALSE;
}

static FpValue
eval_in (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue item = fp_expression_eval_node (x, node->a, c), set;
  gboolean in = TRUE;

  if (item.type == FP_TYPE_NOTHING)
    return fp_value_of (FP_TYPE_YES_NO, FALSE);
  if (fp_expression_node (x, node->b)->op == FP_NODE_LIST)
    return fp_value_of (FP_TYPE_YES_NO, in_list (x, node->b, fp_value_number (c, &item), c));
  set = fp_expression_eval_node (x, node->b, c);
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
        in = in && fp_value_has (&set, item.items[i]);
    }
  return fp_value_of (FP_TYPE_YES_NO, in);
}

static FpValue
eval_is (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue word = fp_expression_eval_node (x, node->a, c);
  gboolean found = FALSE;

  for (int i = node->b; i >= 0 && word.type == FP_TYPE_WORD; i = fp_expression_node (x, i)->b)
    found = found || fp_expression_node (x, fp_expression_node (x, i)->a)->value == word.number;
  return fp_value_of (FP_TYPE_YES_NO, found);
}

static FpValue
eval_arithmetic (const FpNode *node, FpValue *a, FpValue *b, const FpContext *c)
{
  int64_t left = fp_value_number (c, a), right = fp_value_number (c, b), out = 0;

  if (node->op == FP_NODE_ADD)
    out = left + right;
  else if (node->op == FP_NODE_SUBTRACT)
    out = left - right;
  else if (node->op == FP_NODE_MULTIPLY)
    out = left * right;
  else if (right != 0)
    {
      /* The quotient is rounded down, so that −7 mod 2 is 1 and −7 is odd (ruling 38). C rounds
       * towards 0. */
      int64_t quotient = left / right;

      if (left % right != 0 && (left < 0) != (right < 0))
        quotient--;
      out = node->op == FP_NODE_DIVIDE ? quotient : left - quotient * right;
    }
  return fp_value_of (FP_TYPE_NUMBER, (int32_t) CLAMP (out, -FP_MOST_NUMBER, FP_MOST_NUMBER));
}

static FpValue
eval_sets (const FpNode *node, FpValue *a, FpValue *b, FpContext *c)
{
  FpValue out;

  if (a->type == FP_TYPE_NOTHING)
    return node->op == FP_NODE_UNITE ? *b : *a;
  if (b->type == FP_TYPE_NOTHING)
    return *a;
  fp_value_cards (c, a);
  fp_value_cards (c, b);
  if (a->type == FP_TYPE_PLAYERS)
    return fp_value_of (FP_TYPE_PLAYERS, node->op == FP_NODE_UNITE ? a->number | b->number : a->number & ~b->number);
  out = *a;
  if (node->op == FP_NODE_UNITE)
    add_part (c, &out, b, FALSE);
  else
    {
      guint capacity = a->n_items;

      out.items = fp_context_take (c, &capacity);
      out.n_items = 0;
      for (guint i = 0; i < a->n_items && out.n_items < capacity; i++)
        if (!fp_value_has (b, a->items[i]))
          out.items[out.n_items++] = a->items[i];
    }
  return out;
}

static FpValue
eval_logic (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = fp_expression_eval_node (x, node->a, c);

  if (node->op == FP_NODE_NOT)
    return fp_value_of (FP_TYPE_YES_NO, !fp_value_true (&a));
  if (fp_value_true (&a) == (node->op == FP_NODE_OR))
    return fp_value_of (FP_TYPE_YES_NO, node->op == FP_NODE_OR);
  return fp_expression_eval_node (x, node->b, c);
}

static FpValue
eval_range (FpValue *a, FpValue *b, const FpContext *c)
{
  FpValue out = fp_value_of (FP_TYPE_NUMBERS, fp_value_number (c, a));

  out.high = fp_value_number (c, b);
  return out;
}

/* Cards without such a counter yield nothing. Counters of several cards add up. */
static FpValue
eval_counter_of (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue cards = fp_expression_eval_node (x, node->a, c), sum = nothing ();
  const char *id = g_quark_to_string ((GQuark) node->value);

  fp_value_cards (c, &cards);
  for (guint i = 0; cards.type == FP_TYPE_CARDS && i < cards.n_items; i++)
    {
      const GArray *counters = fp_engine_def (c->engine, cards.items[i])->counters;

      for (guint k = 0; counters != NULL && k < counters->len; k++)
        if (strcmp (g_array_index (counters, FpCounterDef, k).id, id) == 0)
          sum = fp_value_of (FP_TYPE_NUMBER, sum.number + fp_counter (c->engine, cards.items[i], k));
    }
  return sum;
}

/* Returns the word for an option's number. */
static FpValue
eval_nth (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue number = fp_expression_eval_node (x, node->a, c);
  int list = node->b;

  if (number.type == FP_TYPE_NOTHING)
    return number;
  for (int i = 1; i < number.number && list >= 0; i++)
    list = fp_expression_node (x, list)->b;
  return list < 0 ? nothing ()
                  : fp_value_of (FP_TYPE_WORD, fp_expression_node (x, fp_expression_node (x, list)->a)->value);
}

/* Evaluates both sides, left before right. A compiler may evaluate arguments in any order. */
static FpValue
eval_pair (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = fp_expression_eval_node (x, node->a, c);
  FpValue b = fp_expression_eval_node (x, node->b, c);

  switch ((int) node->op)
    {
    case FP_NODE_EQUAL:
      return eval_equal (node, &a, &b, c);
    case FP_NODE_LESS:
      return eval_less (node, &a, &b, c);
    case FP_NODE_RANGE:
      return eval_range (&a, &b, c);
    case FP_NODE_UNITE:
    case FP_NODE_WITHOUT:
      return eval_sets (node, &a, &b, c);
    default:
      return eval_arithmetic (node, &a, &b, c);
    }
}

/* Not inlined, because the value would then be built elsewhere and copied. */
__attribute__ ((noinline)) FpValue
fp_expression_eval_op (const FpExpression *x, const FpNode *node, FpContext *c)
{
  switch ((FpNodeOp) node->op)
    {
    case FP_NODE_NUMBER:
    case FP_NODE_WORD:
    case FP_NODE_YES_NO:
      return fp_value_of (node->type, node->value);
    case FP_NODE_VARIABLE:
      return eval_variable (x, node, c);
    case FP_NODE_NAME:
      return eval_name (x, node, c);
    case FP_NODE_FILTER:
      return eval_filter (x, node, c);
    case FP_NODE_IT:
      return c->it != NULL ? *c->it : nothing ();
    case FP_NODE_THEY:
      return fp_value_of (FP_TYPE_PLAYERS, c->they);
    case FP_NODE_SEAT:
      return fp_value_of (FP_TYPE_PLAYERS, 1 << node->value);
    case FP_NODE_SO_FAR:
      return fp_value_of (FP_TYPE_NUMBER, c->so_far);
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
        FpValue a = fp_expression_eval_node (x, node->a, c);

        return a.type == FP_TYPE_NOTHING ? a : fp_value_of (FP_TYPE_NUMBER, -fp_value_number (c, &a));
      }
    case FP_NODE_THAT:
      return c->action < 0 ? nothing () : fp_value_of (FP_TYPE_ACTION, c->action);
    case FP_NODE_COUNTER:
      fp_expression_read_own (c);
      return c->card == FP_NO_CARD ? nothing ()
                                   : fp_value_of (FP_TYPE_NUMBER, fp_counter (c->engine, c->card, (guint) node->value));
    case FP_NODE_COUNTER_OF:
      return eval_counter_of (x, node, c);
    case FP_NODE_NTH:
      return eval_nth (x, node, c);
    case FP_NODE_CALL:
      return fp_expression_eval_call (x, node, c);
    case FP_NODE_NAMED:
      return fp_expression_eval_named (node, c);
    }
  g_assert_not_reached ();
}

/* A node that yields no set gives its scratch memory back. A filter over many cards thus uses only
 * the memory of one. */
FpValue
fp_expression_eval_node (const FpExpression *x, int index, FpContext *c)
{
  guint used = c->scratch_used;
  FpValue value;

  if (!fp_expression_count_node (c))
    return nothing ();
  value = fp_expression_eval_op (x, fp_expression_node (x, index), c);

  if (value.n_items == 0)
    c->scratch_used = used;
  return value;
}
