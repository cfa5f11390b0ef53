/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small table laid by hand: an edition that is nothing but names, some cards, two players. */
#pragma once

#include "text/fp-text.h"

/* Cards in the game, by instance; a card's definition has the same number. */
enum
{
  CARD_PLAN,
  CARD_MEGA,
  CARD_PARITY,
  CARD_TACTIC,
  CARD_ENVOY,
  CARD_PLANET,
  CARD_DESTINY,
  N_CARDS,
};

enum
{
  PLACE_SUPPLY = 1,
  PLACE_WARP,
  PLACE_PLANET,
};

enum
{
  STEP_SET_DIALS,
  STEP_RESOLVE_DESTINY,
  STEP_CHOOSE_PLANS,
  NO_STEP,
  WHOLE_DUEL,
  ACT_DRAW,
  ACT_DESTROY,
  PART_VERB,
  PART_SPEAK,
};

enum
{
  ASK_PLAIN,
  ASK_MAY,
  ASK_OPTION,
  ASK_PLAN,
  ASK_READY,
  ASK_UNHEARD_OF,
  ASK_USE,
  ASK_HOW_MANY,
  ASK_PICK,
};

enum
{
  VERB_DRAW,
  VERB_RECOVER,
  VERB_DESTROY,
  VERB_READY,
  VERB_BEFRIEND,
  VERB_WIN_GAME,
  VERB_DISCOVER,
  VERB_MOVE,
  VERB_IGNORE,
  VERB_BECOME,
  VERB_GO_TO,
  VERB_WIN,
  VERB_REVEAL,
};

typedef struct
{
  FpCatalog *catalog;
  FpState *state;
  FpEngine engine;
  FpTextNames names;
} Table;

void table_set_up (Table *table, gconstpointer data);
void table_tear_down (Table *table, gconstpointer data);

/* table_number: a new constant of the catalog, never its first.  table_string: a new string.  Their indices. */
int16_t table_number (Table *table, int number);
int16_t table_string (Table *table, const char *string);

/* table_add: appends @instruction to the code, a 0 in who, cond, set, slot, advantage, label, id, to or chooser meaning
 * “left out” (−1).  Returns its index. */
int table_add (Table *table, FpInstruction instruction);

/* table_rule: a rule that says nothing yet.  table_add_rule: appends @rule; its index. */
FpRule table_rule (FpRuleKind kind);
int16_t table_add_rule (Table *table, FpRule rule);

/* table_expression: @text of @type as an expression of the catalog; the names foe (a player), saved (a number) and heap
 * (a card) are bound. */
int16_t table_expression (Table *table, const char *text, FpType type);

/* table_verb: appends a verb with the amount @least to @most (−1: left out). */
int table_verb (Table *table, guint verb, int least, int most);

/* assert_words: @got, taken over, is @wanted. */
void assert_words (char *got, const char *wanted);

/* table_test: adds a test that gets a table of its own. */
void table_test (const char *path, void (*test) (Table *table, gconstpointer data));
