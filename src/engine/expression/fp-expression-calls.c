/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Evaluation of the built-in functions of expressions. */
#include "engine/expression/fp-expression-private.h"

#include "engine/runner/fp-engine.h"

static int
digits_reversed (int number)
{
  int positive = ABS (number), swapped;

  swapped = positive < 100 ? positive % 10 * 10 + positive / 10 : positive;
  return number < 0 ? -swapped : swapped;
}

gboolean
fp_expression_is_prime (int number)
{
  for (int i = 2; i * i <= number; i++)
    if (number % i == 0)
      return FALSE;
  return number >= 2;
}

/* Returns the value of @card at its place, by the edition's name for it. Without such a name,
 * returns the printed value. A card without a value yields nothing. */
static FpValue
card_value (const FpNameDef *name, FpValue card, FpContext *c)
{
  FpValue value = { .type = card.type, .number = card.items[0], .n_items = 1, .items = card.items };

  if (name == NULL)
    return fp_value_of (FP_TYPE_NUMBER, fp_engine_def (c->engine, card.items[0])->value);
  name->get (c, &value, name->arg);
  return value;
}

/* Returns all cards that tie for the greatest value times @sign. Cards without a value are left
 * out. */
static FpValue
extreme_cards (const FpNameDef *name, FpValue cards, int sign, FpContext *c)
{
  FpValue out = cards;
  int best = 0;
  guint capacity = cards.n_items;

  out.items = fp_context_take (c, &capacity);
  out.n_items = 0;
  for (guint i = 0; i < MIN (capacity, cards.n_items); i++)
    {
      FpValue card = { .type = FP_TYPE_CARDS, .n_items = 1, .items = cards.items + i };
      FpValue value = card_value (name, card, c);
      int number = sign * fp_value_number (c, &value);

      if (value.type == FP_TYPE_NOTHING || (out.n_items > 0 && number < best))
        continue;
      if (out.n_items > 0 && number > best)
        out.n_items = 0;
      best = number;
      out.items[out.n_items++] = cards.items[i];
    }
  return out;
}

/* halves (cards): returns each half of each card, in the cards' order. Two equal halves of a token
 * count once. */
static FpValue
halves_of (FpValue cards, FpContext *c)
{
  FpValue out = { .type = FP_TYPE_HALVES };
  guint capacity = 2 * cards.n_items;

  out.items = fp_context_take (c, &capacity);
  for (guint i = 0; i < cards.n_items; i++)
    {
      const FpCardDef *def = fp_engine_def (c->engine, cards.items[i]);
      guint n = fp_card_same_halves (def) ? 1 : 2;

      for (guint half = 0; half < n && fp_card_is (def, FP_KIND_TWO_HALVES) && out.n_items < capacity; half++)
        out.items[out.n_items++] = (uint16_t) (cards.items[i] * 2 + half);
    }
  return out;
}

/* most (players, number): evaluates the number with each player as “it”. Returns all players who
 * tie for the greatest number. */
static FpValue
eval_most (const FpExpression *x, const FpNode *node, FpValue players, FpContext *c)
{
  const FpValue *outer = c->it;
  int best = INT32_MIN, found = 0;

  for (int seat = 0; seat < FP_MAX_SEATS; seat++)
    if (players.number & 1 << seat)
      {
        FpValue it = fp_value_of (FP_TYPE_PLAYERS, 1 << seat), number;
        int count;

        c->it = &it;
        number = fp_expression_eval_node (x, node->b, c);
        count = fp_value_number (c, &number);
        if (count > best)
          found = 0;
        best = MAX (best, count);
        if (count == best)
          found |= 1 << seat;
      }
  c->it = outer;
  return fp_value_of (FP_TYPE_PLAYERS, found);
}

static int
set_size (const FpContext *c, const FpValue *set)
{
  if (set->type == FP_TYPE_SHIPS)
    return fp_value_number (c, set);
  if (set->type == FP_TYPE_PLAYERS)
    return __builtin_popcount ((guint) set->number);
  return (int) set->n_items;
}

/* ships (players, planets): returns the number of all ships of these players on these planets. */
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

FpValue
fp_expression_eval_call (const FpExpression *x, const FpNode *node, FpContext *c)
{
  FpValue a = fp_expression_eval_node (x, node->a, c);
  FpValue b = node->b >= 0 && node->value != FP_CALL_MOST ? fp_expression_eval_node (x, node->b, c)
                                                          : fp_value_of (FP_TYPE_NOTHING, 0);
  int number = a.type == FP_TYPE_NUMBER || a.type == FP_TYPE_SHIPS ? fp_value_number (c, &a) : 0;

  /* Counting a zone needs no list of its cards. */
  if (a.type == FP_TYPE_ZONE && (node->value == FP_CALL_COUNT || node->value == FP_CALL_ANY))
    number = c->engine->state->zones[a.number].count;
  if (a.type == FP_TYPE_ZONE && node->value == FP_CALL_COUNT)
    return fp_value_of (FP_TYPE_NUMBER, number);
  if (a.type == FP_TYPE_ZONE && node->value == FP_CALL_ANY)
    return fp_value_of (FP_TYPE_YES_NO, number > 0);
  fp_value_cards (c, node->value == FP_CALL_TOP ? &b : &a);
  switch ((FpCall) node->value)
    {
    case FP_CALL_COUNT:
      return fp_value_of (FP_TYPE_NUMBER, set_size (c, &a));
    case FP_CALL_ANY:
      return fp_value_of (FP_TYPE_YES_NO, set_size (c, &a) > 0);
    case FP_CALL_EVEN:
    case FP_CALL_ODD:
      return a.type == FP_TYPE_NOTHING
                 ? fp_value_of (FP_TYPE_YES_NO, FALSE)
                 : fp_value_of (FP_TYPE_YES_NO, (number % 2 == 0) == (node->value == FP_CALL_EVEN));
    case FP_CALL_PRIME:
      return fp_value_of (FP_TYPE_YES_NO, fp_expression_is_prime (number));
    case FP_CALL_REVERSED:
      return fp_value_of (FP_TYPE_NUMBER, digits_reversed (number));
    case FP_CALL_HIGHEST:
      return extreme_cards (node->name, a, 1, c);
    case FP_CALL_LOWEST:
      return extreme_cards (node->name, a, -1, c);
    case FP_CALL_TOP:
      b.n_items = MIN (b.n_items, (guint) MAX (number, 0));
      return b;
    case FP_CALL_SHIPS:
      return fp_value_of (FP_TYPE_NUMBER, ships_there (c, &a, &b));
    case FP_CALL_MOST:
      return eval_most (x, node, a, c);
    case FP_CALL_HALVES:
      return halves_of (a, c);
    case FP_N_CALLS:
      break;
    }
  g_assert_not_reached ();
}

/* Returns the planets on the table that are cards of @def. */
static FpValue
planets_named (FpContext *c, int def)
{
  const FpState *state = c->engine->state;
  guint capacity = state->head.n_places;
  FpValue out = { .type = FP_TYPE_PLANETS, .items = fp_context_take (c, &capacity) };

  for (guint place = 0; place < state->head.n_places && out.n_items < capacity; place++)
    if (state->places[place].card != FP_NO_CARD && state->cards[state->places[place].card].def == def)
      out.items[out.n_items++] = (uint16_t) place;
  return out;
}

FpValue
fp_expression_eval_named (const FpNode *node, FpContext *c)
{
  const FpState *state = c->engine->state;
  FpValue out = { .type = FP_TYPE_CARDS };
  guint n = 0;

  if (node->type == FP_TYPE_PLANETS)
    return planets_named (c, node->value);
  for (guint i = 0; i < state->head.n_cards; i++)
    n += state->cards[i].def == node->value;
  out.items = fp_context_take (c, &n);
  for (guint i = 0; i < state->head.n_cards && out.n_items < n; i++)
    if (state->cards[i].def == node->value)
      out.items[out.n_items++] = (uint16_t) i;
  return out;
}
