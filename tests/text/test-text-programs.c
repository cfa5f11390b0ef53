/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Programs in plain words: verbs with their amounts, and the block structures made of jumps. */
#include "text-table.h"

static char *
program (Table *table)
{
  g_array_index (table->catalog->cards, FpCardDef, CARD_DESTINY).resolve = 0;
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  return fp_text_program (&table->engine, CARD_DESTINY);
}

static void
test_none (Table *table, gconstpointer data)
{
  assert_words (fp_text_program (&table->engine, CARD_PLAN), "");
}

static void
test_amounts (Table *table, gconstpointer data)
{
  table_verb (table, VERB_DRAW, 1, 1);
  table_verb (table, VERB_DRAW, 4, 4);
  table_verb (table, VERB_RECOVER, 0, 3);
  table_verb (table, VERB_RECOVER, 2, 3);
  table_verb (table, VERB_READY, -1, -1);
  table_verb (table, VERB_READY, 1, -1);
  table_verb (table, VERB_BEFRIEND, 1, 1);
  table_verb (table, VERB_DISCOVER, -1, -1);
  table_verb (table, VERB_WIN_GAME, -1, -1);
  assert_words (program (table), "Draw 1 card\n"
                                 "Draw 4 cards\n"
                                 "Recover up to 3 ships\n"
                                 "Recover 2 to 3 ships\n"
                                 "Ready all spent tactics\n"
                                 "Ready any number of spent tactics\n"
                                 "Increase friendship with 1 envoy\n"
                                 "Discover a planet\n"
                                 "Win the game");
}

/* “if … else …”, with a choice at the end of the first block whose last option ends with its own
 * jump. */
static void
test_if_and_choice (Table *table, gconstpointer data)
{
  int16_t cond = table_number (table, 1);

  table_add (table, (FpInstruction){ .op = FP_OP_UNLESS, .cond = cond, .target = 9 });
  table_add (table, (FpInstruction){ .op = FP_OP_CHOOSE_LINE, .how = FP_HOW_ONE, .count = 2, .target = 8 });
  table_add (table, (FpInstruction){ .op = FP_OP_LINE, .target = 5 });
  table_verb (table, VERB_DRAW, 2, 2);
  table_add (table, (FpInstruction){ .op = FP_OP_JUMP, .target = 8 });
  table_add (table, (FpInstruction){ .op = FP_OP_LINE, .target = 8 });
  table_verb (table, VERB_RECOVER, 1, 1);
  table_add (table, (FpInstruction){ .op = FP_OP_JUMP, .target = 8 });
  table_add (table, (FpInstruction){ .op = FP_OP_JUMP, .target = 10 });
  table_verb (table, VERB_DRAW, 5, 5);
  assert_words (program (table), "If 1:\n"
                                 "  Choose one:\n"
                                 "    Draw 2 cards\n"
                                 "    Recover 1 ship\n"
                                 "Otherwise:\n"
                                 "  Draw 5 cards");
}

static void
test_duel_with_prize (Table *table, gconstpointer data)
{
  FpRule rule = table_rule (FP_RULE_MODIFY);
  int16_t place, advantage, name;

  place = table_number (table, 3);
  advantage = table_number (table, 8);
  rule.change = FP_CHANGE_ADD;
  rule.value = table_number (table, -5);
  table_add_rule (table, rule);
  name = table_string (table, "Deep Breath Prize");
  table_add (table, (FpInstruction){ .op = FP_OP_ENCOUNTER,
                                     .encounter = 1,
                                     .prize = 2,
                                     .set = place,
                                     .number = advantage,
                                     .count = 1,
                                     .label = name,
                                     .target = 2 });
  table_add (table, (FpInstruction){ .op = FP_OP_JUMP, .target = 5 });
  table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 4 });
  table_verb (table, VERB_DESTROY, 3, 3);
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  table_verb (table, VERB_DRAW, 1, 1);
  assert_words (program (table), "Duel at 3, ship advantage 8\n"
                                 "  Clout (you): 5 less\n"
                                 "  Prize of the loser, “Deep Breath Prize”:\n"
                                 "    That player may:\n"
                                 "      Destroy 3 ships\n"
                                 "Draw 1 card");
}

/* Everything in a verb's line besides its amount. */
static void
test_verb_attributes (Table *table, gconstpointer data)
{
  int16_t hand = table_expression (table, "foe.hand", FP_TYPE_ZONE);

  table_add (table, (FpInstruction){ .op = FP_OP_VERB,
                                     .verb = VERB_MOVE,
                                     .who = table_expression (table, "me", FP_TYPE_PLAYERS),
                                     .least = table_number (table, 2),
                                     .most = -1,
                                     .set = hand,
                                     .to = table_expression (table, "this", FP_TYPE_CARDS),
                                     .chooser = table_expression (table, "opponent", FP_TYPE_PLAYERS),
                                     .word = 2,
                                     .face = 2,
                                     .id = table_string (table, "buried") });
  g_array_index (table->catalog->code, FpInstruction, 0).most =
      g_array_index (table->catalog->code, FpInstruction, 0).least;
  table_add (table,
             (FpInstruction){ .op = FP_OP_VERB, .verb = VERB_MOVE, .all = 1, .by_chance = 1, .set = hand, .to = hand });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB,
                                     .verb = VERB_IGNORE,
                                     .all = 1,
                                     .set = table_expression (table, "heap", FP_TYPE_CARDS),
                                     .until_when = FP_WHEN_AFTER,
                                     .until_actions = { 1 << WHOLE_DUEL } });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB, .verb = VERB_BECOME, .word = 2 });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB, .verb = VERB_GO_TO, .word = STEP_SET_DIALS });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB,
                                     .verb = VERB_WIN,
                                     .who = table_expression (table, "nobody", FP_TYPE_PLAYERS) });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB, .verb = VERB_REVEAL, .id = table_string (table, "tip") });
  table_add (table, (FpInstruction){ .op = FP_OP_VERB, .verb = VERB_DISCOVER, .id = table_string (table, "found") });
  assert_words (program (table),
                "You: move 2 cards from “foe”'s hand to the place under this card, at the bottom, face down, chosen by "
                "your opponent, called “buried”\n"
                "Move the cards in “foe”'s hand to “foe”'s hand, chosen by chance\n"
                "Treat “heap” as blank, until after the duel\n"
                "Become the straggler\n"
                "Go to the step “Set dials” next\n"
                "Nobody wins the duel or contest: both players lose it\n"
                "Reveal the secret choice “tip”\n"
                "Discover a planet, called “found”");
}

/* Things without an owner are those of the player who acts: “your”, or “their” if another one
 * does. */
static void
test_owners (Table *table, gconstpointer data)
{
  int16_t hand = table_expression (table, "hand", FP_TYPE_ZONE);
  int16_t opponent = table_expression (table, "opponent", FP_TYPE_PLAYERS);
  int16_t everyone = table_expression (table, "everyone", FP_TYPE_PLAYERS);

  table_add (table, (FpInstruction){ .op = FP_OP_CHOOSE_FROM, .who = -1, .set = hand });
  table_add (table, (FpInstruction){ .op = FP_OP_CHOOSE_FROM, .who = opponent, .set = hand });
  table_add (table, (FpInstruction){ .op = FP_OP_EACH, .who = everyone, .target = 5 });
  table_add (table, (FpInstruction){ .op = FP_OP_CHOOSE_FROM, .who = -1, .set = hand });
  table_add (table, (FpInstruction){ .op = FP_OP_NEXT, .target = 3 });
  assert_words (program (table), "Choose from: the cards in your hand\n"
                                 "Your opponent: choose from: the cards in their hand\n"
                                 "Each player in turn:\n"
                                 "  Choose from: the cards in their hand");
}

/* Loops, names and prices. */
static void
test_loops (Table *table, gconstpointer data)
{
  int16_t set = table_expression (table, "me.hand", FP_TYPE_ZONE), name = table_string (table, "twenty");
  int16_t players = table_expression (table, "everyone", FP_TYPE_PLAYERS);

  table_add (table, (FpInstruction){ .op = FP_OP_FOREACH, .set = set, .id = name, .target = 3 });
  table_verb (table, VERB_DRAW, 1, 1);
  table_add (table, (FpInstruction){ .op = FP_OP_AGAIN, .target = 0 });
  table_add (table, (FpInstruction){ .op = FP_OP_REPEAT, .most = table_number (table, 3), .target = 6 });
  table_verb (table, VERB_DRAW, 1, 1);
  table_add (table, (FpInstruction){ .op = FP_OP_AGAIN, .target = 3 });
  table_add (table, (FpInstruction){ .op = FP_OP_EACH, .who = players, .target = 9 });
  table_verb (table, VERB_DRAW, 1, 1);
  table_add (table, (FpInstruction){ .op = FP_OP_NEXT, .target = 7 });
  table_add (table, (FpInstruction){ .op = FP_OP_ASSIGN, .set = players, .id = name });
  table_add (table, (FpInstruction){ .op = FP_OP_PAY, .target = 12 });
  table_verb (table, VERB_DESTROY, 1, 1);
  table_add (
      table,
      (FpInstruction){
          .op = FP_OP_CHOOSE_FROM, .who = players, .set = set, .id = name, .how = FP_HOW_KEPT, .ends_if_empty = 1 });
  assert_words (program (table),
                "For each of the cards in your hand, called “twenty”:\n"
                "  Draw 1 card\n"
                "Repeat 3 times:\n"
                "  Draw 1 card\n"
                "Each player in turn:\n"
                "  Draw 1 card\n"
                "“twenty” stands for each player\n"
                "Pay this cost in full:\n"
                "  Destroy 1 ship\n"
                "Each player: choose “twenty” from: the cards in your hand; secretly, until it is revealed; if "
                "there is none, nothing else happens");
}

/* --- Abilities --- */

/* Gives the destiny card an ability with @n rules from @first on. */
static void
give_ability (Table *table, const char *name, int16_t first, guint n, FpWhere where, FpLimit limit)
{
  FpCardDef *def = &g_array_index (table->catalog->cards, FpCardDef, CARD_DESTINY);
  FpAbilityDef one = { .id = g_strdup ("a"),
                       .name = g_strdup (name),
                       .first_rule = (uint16_t) first,
                       .n_rules = (uint16_t) n,
                       .where = (uint8_t) where,
                       .limit = (uint8_t) limit };

  if (def->abilities == NULL)
    def->abilities = g_array_new (FALSE, TRUE, sizeof (FpAbilityDef));
  g_array_append_val (def->abilities, one);
}

/* Every attribute of a rule and of an ability shows in the text. */
static void
test_trigger (Table *table, gconstpointer data)
{
  FpRule rule = table_rule (FP_RULE_TRIGGER);

  rule.when = FP_WHEN_AFTER;
  rule.actions[0] = 1 << STEP_CHOOSE_PLANS;
  rule.may = 1;
  rule.in = 1 << 1;
  rule.role = 1 << 1;
  rule.ability_cond = table_expression (table, "any(me.hand)", FP_TYPE_YES_NO);
  rule.cond = table_expression (table, "me.supply > 3", FP_TYPE_YES_NO);
  rule.code = (int16_t) table_add (table, (FpInstruction){ .op = FP_OP_USE, .silent = 1, .target = 2 });
  table_verb (table, VERB_DRAW, 2, 2);
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  give_ability (table, "Flex", table_add_rule (table, rule), 1, FP_WHERE_FACE_DOWN, FP_LIMIT_GAME);
  assert_words (fp_text_program (&table->engine, CARD_DESTINY),
                "Flex:\n"
                "  Works while this card lies face down\n"
                "  At most once in the game\n"
                "  After the step “Choose plans and tactics”, in a duel, while you are the straggler, if you have "
                "a card in hand, if the ships in your supply are more than 3, you may:\n"
                "    (this use is not announced, and nothing can respond to it)\n"
                "    Draw 2 cards");
}

static void
test_moments (Table *table, gconstpointer data)
{
  FpRule rule = table_rule (FP_RULE_TRIGGER);
  int16_t first;

  rule.code = (int16_t) table_add (table, (FpInstruction){ .op = FP_OP_USE, .target = 1 });
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  rule.when = FP_WHEN_BEFORE;
  rule.actions[0] = 1 << ACTION_DRAW;
  first = table_add_rule (table, rule);
  rule.when = FP_WHEN_AT;
  rule.actions[0] = 1 << WHOLE_DUEL | 1 << ACTION_DESTROY;
  rule.who = table_expression (table, "everyone", FP_TYPE_PLAYERS);
  rule.code = -1;
  table_add_rule (table, rule);
  rule = table_rule (FP_RULE_TRIGGER);
  rule.when = FP_WHEN_EVER;
  rule.cond = table_expression (table, "count(opponent.hand) = 1", FP_TYPE_YES_NO);
  table_add_rule (table, rule);
  give_ability (table, NULL, first, 3, FP_WHERE_USUAL, FP_LIMIT_NONE);
  assert_words (fp_text_program (&table->engine, CARD_DESTINY),
                "Before you draw cards:\n"
                "  This counts as a use\n"
                "Right at the end of the duel or when ships of a player are destroyed:\n"
                "  Nothing happens\n"
                "As soon as the number of the cards in your opponent's hand is 1:\n"
                "  Nothing happens");
}

/* A replacement, and rules of lasting effects. */
static void
test_replace_and_lasting (Table *table, gconstpointer data)
{
  FpRule rule = table_rule (FP_RULE_REPLACE), created = table_rule (FP_RULE_MODIFY);
  int16_t first;

  created.change = FP_CHANGE_AT_LEAST;
  created.query = 1;
  created.value = table_number (table, 3);
  created.until = 1;
  created.until_when = FP_WHEN_BEFORE;
  created.until_actions[0] = 1 << STEP_CHOOSE_PLANS;
  first = table_add_rule (table, created);
  created = table_rule (FP_RULE_TRIGGER);
  created.when = FP_WHEN_AFTER;
  created.actions[0] = 1 << ACTION_DRAW;
  created.who = table_expression (table, "foe", FP_TYPE_PLAYERS);
  table_add_rule (table, created);
  rule.actions[0] = 1 << ACTION_DESTROY;
  rule.code =
      (int16_t) table_add (table, (FpInstruction){ .op = FP_OP_CREATE_EFFECTS, .first_rule = first, .count = 2 });
  table_add (table, (FpInstruction){ .op = FP_OP_PROCEED,
                                     .most = table_expression (table, "that.count - saved", FP_TYPE_NUMBER) });
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  give_ability (table, NULL, table_add_rule (table, rule), 1, FP_WHERE_USUAL, FP_LIMIT_NONE);
  assert_words (fp_text_program (&table->engine, CARD_DESTINY),
                "Instead of this: ships of yours are destroyed:\n"
                "  Ship advantage: at least 3, until just before the step “Choose plans and tactics”\n"
                "  After “foe” draws cards, the next time only:\n"
                "    Nothing happens\n"
                "  Then it happens after all; that number is now that number − “saved”");
}

static void
test_counters (Table *table, gconstpointer data)
{
  FpCardDef *def = &g_array_index (table->catalog->cards, FpCardDef, CARD_DESTINY);
  FpCounterDef ticks = { g_strdup ("ticks"), 5, 9 };

  def->counters = g_array_new (FALSE, TRUE, sizeof (FpCounterDef));
  g_array_append_val (def->counters, ticks);
  table_add (table, (FpInstruction){ .op = FP_OP_COUNT, .count = 0, .set = table_number (table, 4) });
  assert_words (program (table), "Counter “ticks”: begins at 5, goes from 0 to 9\n"
                                 "The counter “ticks” becomes 4");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  table_test ("/text/programs/none", test_none);
  table_test ("/text/programs/amounts", test_amounts);
  table_test ("/text/programs/if-and-choice", test_if_and_choice);
  table_test ("/text/programs/duel-with-prize", test_duel_with_prize);
  table_test ("/text/programs/verb-attributes", test_verb_attributes);
  table_test ("/text/programs/loops", test_loops);
  table_test ("/text/programs/owners", test_owners);
  table_test ("/text/programs/trigger", test_trigger);
  table_test ("/text/programs/moments", test_moments);
  table_test ("/text/programs/replace-and-lasting", test_replace_and_lasting);
  table_test ("/text/programs/counters", test_counters);
  return g_test_run ();
}
