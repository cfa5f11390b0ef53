/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions: their values in a position, and the complaints about bad ones. */
#include "fixture/duel.h"

#include "engine/effects/fp-effects.h"

#include <string.h>

static FpScope
scope_for (FpType it)
{
  FpScope scope = { .edition = duel_edition (), .catalog = duel_catalog (), .it = it, .seats = TRUE, .so_far = TRUE };

  return scope;
}

/* Evaluates @text in a new game, in a line about orange (seat 0). */
static int
number_of (const char *text)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpScope scope = scope_for (FP_TYPE_NOTHING);
  FpEngine *engine = duel_engine ();
  g_autoptr (FpExpressionError) error = NULL;
  g_autoptr (FpExpression) expression = fp_expression_parse (text, &scope, FP_TYPE_NOTHING, &error);
  FpContext context;
  FpValue value;
  int number;

  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, NULL);
  fp_engine_start (engine, 2, 1, fp_edition_option (duel_edition (), "no-aliens"));
  fp_engine_context (engine, scratch, FP_SCRATCH_ITEMS, &context);
  context.they = 1;
  context.me = 0;
  context.so_far = 7;
  fp_expression_eval (expression, &context, &value);
  number = fp_value_number (&context, &value);
  duel_engine_free (engine);
  return number;
}

static void
test_numbers (void)
{
  g_assert_cmpint (number_of ("1 + 2 * 3 - 4"), ==, 3);
  g_assert_cmpint (number_of ("-3 * (1 + 2)"), ==, -9);
  /* Division rounds down, so −7 is odd (ruling 38). */
  g_assert_cmpint (number_of ("-7 mod 2"), ==, 1);
  g_assert_cmpint (number_of ("-7 / 2"), ==, -4);
  g_assert_cmpint (number_of ("odd(-7)"), ==, TRUE);
  g_assert_cmpint (number_of ("reversed(13)"), ==, 31);
  g_assert_cmpint (number_of ("reversed(8)"), ==, 80);
  g_assert_cmpint (number_of ("reversed(-2)"), ==, -20);
  g_assert_cmpint (number_of ("prime(31) and not prime(1)"), ==, TRUE);
  g_assert_cmpint (number_of ("so-far"), ==, 7);
  g_assert_cmpint (number_of ("5 in 1..4"), ==, FALSE);
  g_assert_cmpint (number_of ("5 in (1, 5)"), ==, TRUE);
}

static void
test_names (void)
{
  g_assert_cmpint (number_of ("supply"), ==, 15);
  g_assert_cmpint (number_of ("blue.warp"), ==, 5);
  g_assert_cmpint (number_of ("everyone.supply"), ==, 30);
  g_assert_cmpint (number_of ("count(hand)"), ==, 6);
  g_assert_cmpint (number_of ("count(ready[icon is blast])"), ==, 5);
  g_assert_cmpint (number_of ("opponent = blue and me = orange"), ==, TRUE);
  g_assert_cmpint (number_of ("leader in everyone and leader != straggler"), ==, TRUE);
  g_assert_cmpint (number_of ("count(everyone[it.supply > 20])"), ==, 0);
  g_assert_cmpint (number_of ("count(top(2, deck))"), ==, 2);
  g_assert_cmpint (number_of ("others = blue and count(others) = 1"), ==, TRUE);
  g_assert_cmpint (number_of ("count(halves(ready)) > count(ready)"), ==, TRUE);
  g_assert_cmpint (number_of ("highest(hand).value >= lowest(hand).value"), ==, TRUE);
  g_assert_cmpint (number_of ("hand.owner = orange and deck.owner = orange"), ==, TRUE);
  g_assert_cmpint (number_of ("envoys.deck is a"), ==, FALSE);
  g_assert_cmpint (number_of ("any(envoys[deck is a])"), ==, TRUE);
  g_assert_cmpint (number_of ("any(supply) and not any(hand.under)"), ==, TRUE);
  g_assert_cmpint (number_of ("named(p1).planet.symbol is blue or not (named(p1).planet.symbol is blue)"), ==, TRUE);
}

/* A number of something that isn't there is nothing: every comparison with it is false. */
static void
test_nothing (void)
{
  g_assert_cmpint (number_of ("plan.value = 0"), ==, FALSE);
  g_assert_cmpint (number_of ("plan.value != 0"), ==, FALSE);
  g_assert_cmpint (number_of ("plan.value + 2"), ==, 2);
  g_assert_cmpint (number_of ("winner = orange"), ==, FALSE);
  g_assert_cmpint (number_of ("any(envoys[holder = orange])"), ==, FALSE);
}

static void
test_mistakes (void)
{
  static const struct
  {
    const char *text;
    guint offset;
    const char *word;
  } bad[] = {
    { "me.supplyy", 3, "supplyy" },
    { "1 +", 3, "missing" },
    { "hand > 3", 5, "cards" },
    { "me.hand[value >", 15, "missing" },
    { "me-supply", 0, "blanks" },
    { "40000", 0, "too big" },
    { "supply) + 1", 6, "more than" },
    { "bar(purple)", 4, "purple" },
    { "named(nobody-knows)", 6, "nobody-knows" },
    { "it + 1", 0, "it" },
    { "me = 3", 3, "players" },
    { "me and 1", 6, "yes or no" },
    { "that.who = me", 0, "that" },
    { "highest(3)", 0, "cards" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      FpScope scope = scope_for (FP_TYPE_NOTHING);
      FpExpressionError *error = NULL;

      g_test_message ("%s", bad[i].text);
      g_assert_null (fp_expression_parse (bad[i].text, &scope, FP_TYPE_NOTHING, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, bad[i].word));
      g_assert_cmpuint (error->offset, ==, bad[i].offset);
      fp_expression_error_free (error);
    }
}

static void
test_bare_names_in_heads (void)
{
  FpScope scope = scope_for (FP_TYPE_PLAYERS);
  FpExpressionError *error = NULL;

  scope.no_bare = TRUE;
  g_assert_null (fp_expression_parse ("supply > 3", &scope, FP_TYPE_YES_NO, &error));
  g_assert_nonnull (strstr (error->message, "me.supply"));
  fp_expression_error_free (error);
}

/* Visibility of the shipped zones to the player who must decide. */
static void
test_hidden (void)
{
  static const struct
  {
    const char *text;
    const char *hidden;
  } rows[] = {
    { "me.hand.value", NULL },
    { "opponent.discards.value", NULL },
    { "any(opponent.ready[icon is blast])", NULL },
    { "any(past[kind is event])", NULL },
    { "count(opponent.deck)", NULL },
    { "any(opponent.hand[printed = 20])", "hand" },
    { "me.deck.value", "deck" },
    { "opponent.plan.value", "plan" },
    { "any(everyone.tactic[icon is blast])", "tactic" },
    { "top(1, discovery-deck) is event", "discovery-deck" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FpScope scope = scope_for (FP_TYPE_NOTHING);
      g_autoptr (FpExpression) expression = fp_expression_parse (rows[i].text, &scope, FP_TYPE_NOTHING, NULL);

      g_test_message ("%s", rows[i].text);
      g_assert_nonnull (expression);
      g_assert_cmpstr (fp_expression_hidden_name (expression, 0), ==, rows[i].hidden);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expression/numbers", test_numbers);
  g_test_add_func ("/expression/names", test_names);
  g_test_add_func ("/expression/nothing", test_nothing);
  g_test_add_func ("/expression/mistakes", test_mistakes);
  g_test_add_func ("/expression/hidden", test_hidden);
  g_test_add_func ("/expression/bare-names-in-heads", test_bare_names_in_heads);
  status = g_test_run ();
  duel_forget ();
  return status;
}
