/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small table for tests: an edition of nothing but names, a few cards, two players. */
#pragma once

#include "text/fp-text.h"

/* Kinds of encounters. */
enum
{
  DUEL = 1,
  CONTEST,
};

/* Cards in the game, by instance. A card's definition has the same number. */
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
  STEP_SET_DIALS = FP_N_MACHINE_PROCEDURES,
  STEP_RESOLVE_DESTINY,
  STEP_CHOOSE_PLANS,
  WHOLE_DUEL,
  ACTION_DRAW,
  ACTION_DESTROY,
};

enum
{
  DECIDE_PLAIN,
  DECIDE_MAY,
  DECIDE_OPTION,
  DECIDE_PLAN,
  DECIDE_READY,
  DECIDE_UNKNOWN,
  DECIDE_USE,
  DECIDE_HOW_MANY,
  DECIDE_PICK,
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

/* table_number: adds a constant to the catalog. table_string: adds a string. Both return its index,
 * which is never 0. */
int16_t table_number (Table *table, int number);
int16_t table_string (Table *table, const char *string);

/* table_add: appends @instruction to the code and returns its index. A 0 in who, cond, set, slot,
 * advantage, label, id, to or chooser means “left out” (−1). */
int table_add (Table *table, FpInstruction instruction);

/* table_rule: returns a rule with no contents. table_add_rule: appends @rule and returns its
 * index. */
FpRule table_rule (FpRuleKind kind);
int16_t table_add_rule (Table *table, FpRule rule);

/* table_expression: adds @text of @type as an expression of the catalog and returns its index. The
 * names foe (a player), saved (a number) and heap (a card) are bound. */
int16_t table_expression (Table *table, const char *text, FpType type);

/* table_verb: appends a verb with the amount @least to @most, each −1 if left out. Returns its
 * index. */
int table_verb (Table *table, guint verb, int least, int most);

/* assert_words: checks that @got equals @wanted. Takes ownership of @got. */
void assert_words (char *got, const char *wanted);

/* table_test: adds a test with a table of its own. */
void table_test (const char *path, void (*test) (Table *table, gconstpointer data));
