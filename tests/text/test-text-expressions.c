/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions in plain words. */
#include "text-table.h"
#include "text/fp-text-private.h"

typedef struct
{
  const char *text, *words;
} Pair;

static void
check (Table *table, const Pair *pairs, guint n)
{
  for (guint i = 0; i < n; i++)
    assert_words (fp_text_text (&table->engine, NULL, pairs[i].text), pairs[i].words);
}

static void
test_possessives (Table *table, gconstpointer data)
{
  static const Pair pairs[] = {
    { "me", "you" },
    { "hand", "the cards in your hand" },
    { "me.hand", "the cards in your hand" },
    { "opponent.hand", "the cards in your opponent's hand" },
    { "they.hand", "the cards in that player's hand" },
    { "me.opponent.clout", "your opponent's clout" },
    { "foe.clout", "“foe”'s clout" },
    { "they.bid", "“bid” of that player" },
    { "me.bid", "your “bid”" },
    { "opponent.plan.value", "the value of your opponent's plan" },
    { "value", "its value" },
    { "it.value", "its value" },
    { "it.opponent", "that one's opponent" },
    { "this.under", "the cards under this card" },
    { "that.cards", "these cards" },
    { "that.who.hand", "the cards in the player concerned's hand" },
    { "ticks", "“ticks”" },
    { "its-deck", "“its deck”" },
    { "answer is stab-at", "“answer” is “stab at”" },
  };

  check (table, pairs, G_N_ELEMENTS (pairs));
}

static void
test_conditions (Table *table, gconstpointer data)
{
  static const Pair pairs[] = {
    { "me.clout >= 11", "your clout is at least 11" },
    { "not me.clout >= 11", "your clout is less than 11" },
    { "me.warp > 3", "your ships in the Warp are more than 3" },
    { "not me.warp > 3", "your ships in the Warp are at most 3" },
    { "that.cards = this", "these cards are this card" },
    { "plan in past", "your plan is in the past" },
    { "winner = me and not any(hand)", "the winner is you and your hand is empty" },
    { "(even(3) or odd(3)) and prime(3)", "(3 is even or 3 is odd) and 3 is a prime number" },
    { "not (even(3) or odd(3))", "it is not true that 3 is even or 3 is odd" },
    { "not face-up", "it doesn't lie face up" },
    { "any(opponent.hand[not known])",
      "for at least one of the cards in your opponent's hand, you don't know which card it is" },
    { "not any(plans[value > 3 and face-up])",
      "for none of both players' plans, (its value is more than 3 and it lies face up)" },
    { "kind is (plan, reinforcement)", "its kind is plan or reinforcement" },
    { "not it.icon is blast", "its icon is not blast" },
    { "envoys[deck-letter is b]", "the envoys on the table (only if its deck is B)" },
    { "that.cause is no-ships", "the cause of this is having no ships to send" },
    { "that.cause is draw", "the cause of this is drawing cards" },
    { "that.cards is (alien, envoy)", "the kind of these cards is alien or envoy" },
    { "any(planets)", "you control a planet" },
    { "any(me.plan) and any(opponent.plan)", "you have a plan and your opponent has a plan" },
    { "not any(this.under)", "there is no card under this card" },
    { "me.warp > 0", "you have ships in the Warp" },
    { "that.role is straggler", "that role is straggler" },
    { "answer is call", "“answer” is “call”" },
    { "this in unused-overlays", "this card is in the box" },
    { "not this in me.hand", "this card is not in your hand" },
    { "me in here.controllers", "you is one of the controllers of this duel's planet" },
    { "printed in (20, 31)", "its printed value is 20 or 31" },
  };

  check (table, pairs, G_N_ELEMENTS (pairs));
}

static void
test_sums_and_functions (Table *table, gconstpointer data)
{
  static const Pair pairs[] = {
    { "(1 + so-far) * 2", "(1 + the number so far) × 2" },
    { "1 - (2 - 3)", "1 − (2 − 3)" },
    { "1 - 2 - 3", "1 − 2 − 3" },
    { "-2", "−2" },
    { "7 / 2 mod 3", "the remainder of 7 ÷ 2 rounded down ÷ 3" },
    { "1..4", "1 to 4" },
    { "this.under + opponent.plan", "the cards under this card and your opponent's plan" },
    { "me.hand - heap", "the cards in your hand except “heap”" },
    { "that.ships - saved", "these ships − “saved”" },
    { "reversed(so-far)", "the number so far with its two digits swapped" },
    { "top(3, past)", "the top 3 cards of the past" },
    { "top(1, me.discards)", "the top card of your discard pile" },
    { "top(2, heap)", "the top 2 cards of “heap”" },
    { "ships(me, here)", "the number of ships of you on this duel's planet" },
    { "bar(blue, pink)", "the planet bar (blue, pink)" },
    { "envoy-deck(b)", "envoy deck B" },
    { "named(cudgel).planet", "the planet on which the card “Cudgel” lies" },
    { "count(halves(ready))", "the number of the halves of your readied tactics" },
  };

  check (table, pairs, G_N_ELEMENTS (pairs));
}

/* An unreadable expression stays as it was written. */
static void
test_unreadable (Table *table, gconstpointer data)
{
  static const Pair pairs[] = { { "a.", "a." }, { "(", "(" }, { "1 +", "1 +" }, { "a b", "a b" }, { "", "" } };

  check (table, pairs, G_N_ELEMENTS (pairs));
}

static void
test_places (Table *table, gconstpointer data)
{
  assert_words (fp_text_place_expression (&table->engine, NULL, table_expression (table, "me.hand", FP_TYPE_ZONE)),
                "your hand");
  assert_words (fp_text_place_expression (&table->engine, NULL, table_expression (table, "this", FP_TYPE_CARDS)),
                "the place under this card");
  assert_words (fp_text_place_expression (&table->engine, NULL, table_expression (table, "heap", FP_TYPE_CARDS)), NULL);
  assert_words (fp_text_place_expression (&table->engine, NULL, -1), NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  table_test ("/text/expressions/possessives", test_possessives);
  table_test ("/text/expressions/conditions", test_conditions);
  table_test ("/text/expressions/sums-and-functions", test_sums_and_functions);
  table_test ("/text/expressions/unreadable", test_unreadable);
  table_test ("/text/expressions/places", test_places);
  return g_test_run ();
}
