/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Programs in plain words: verbs with their amounts, and the shapes that jumps make. */
#include "words-table.h"

static char *
program (Table *table)
{
  g_array_index (table->catalog->cards, FpCardDef, CARD_DESTINY).resolve = 0;
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  return fp_words_program (&table->engine, CARD_DESTINY);
}

static void
test_none (Table *table, gconstpointer data)
{
  assert_words (fp_words_program (&table->engine, CARD_PLAN), "");
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

/* if … else …, where the if's body ends with a choice whose last option ends with a jump of its own. */
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
  FpRule rule = { .question = 0, .change = FP_CHANGE_ADD, .of = -1, .cond = -1 };
  int16_t place, advantage, name;

  place = table_number (table, 3);
  advantage = table_number (table, 8);
  rule.value = table_number (table, -5);
  g_array_append_val (table->catalog->rules, rule);
  name = table_string (table, "Deep Breath Prize");
  table_add (
      table,
      (FpInstruction){
          .op = FP_OP_DUEL, .prize = 2, .set = place, .advantage = advantage, .count = 1, .label = name, .target = 2 });
  table_add (table, (FpInstruction){ .op = FP_OP_JUMP, .target = 5 });
  table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 4 });
  table_verb (table, VERB_DESTROY, 3, 3);
  table_add (table, (FpInstruction){ .op = FP_OP_END });
  table_verb (table, VERB_DRAW, 1, 1);
  assert_words (program (table), "Duel at 3, ship advantage 8\n"
                                 "  Clout: 5 less\n"
                                 "  Prize of the loser, “Deep Breath Prize”:\n"
                                 "    May choose to do this:\n"
                                 "      Destroy 3 ships\n"
                                 "Draw 1 card");
}

static void
add (const char *path, void (*test) (Table *table, gconstpointer data))
{
  g_test_add (path, Table, NULL, table_set_up, test, table_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/words/programs/none", test_none);
  add ("/words/programs/amounts", test_amounts);
  add ("/words/programs/if-and-choice", test_if_and_choice);
  add ("/words/programs/duel-with-prize", test_duel_with_prize);
  return g_test_run ();
}
