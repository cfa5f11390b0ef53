/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kinds of cards, their fields, and words of Duel as numbers. */
#pragma once

#include "engine/program/fp-kinds.h"
#include "engine/expression/fp-expression.h"

typedef enum
{
  DUEL_KIND_NONE,
  DUEL_KIND_PLAN,
  DUEL_KIND_REINFORCEMENT,
  DUEL_KIND_TACTIC,
  DUEL_KIND_ALIEN,
  DUEL_KIND_ENVOY,
  DUEL_KIND_DISCOVERY,
  DUEL_KIND_EVENT,
  DUEL_KIND_REFRESH,
  DUEL_KIND_PLANET,
  DUEL_KIND_OVERLAY,
  DUEL_KIND_MODULE,
  DUEL_N_KINDS,
} DuelKind;

/* Indices of FpCardDef.field. */
enum
{
  DUEL_FIELD_SYMBOL, /* planet */
  DUEL_FIELD_DECK, /* envoy */
  DUEL_FIELD_NEXT, /* destiny card: kind of the next deck */
  DUEL_FIELD_ICON = FP_FIELD_HALF_WORD, /* tactic: icons of its halves */
  DUEL_FIELD_HALF = FP_FIELD_HALF_NUMBER, /* tactic: their values */
  DUEL_FIELD_ADDS = 7, /* reinforcement: change of a clout */
};

/* Lists of words. */
enum
{
  DUEL_WORDS_ICON = FP_WORD_LIST_OWN,
  DUEL_WORDS_SYMBOL,
  DUEL_WORDS_DECK,
  DUEL_WORDS_BETTER,
  DUEL_WORDS_END,
};

/* The icon of a tactic's half (rulebook p. 9, “Tactics”). */
typedef enum
{
  DUEL_ICON_NONE,
  DUEL_ICON_BLAST,
  DUEL_ICON_SHIELD,
  DUEL_ICON_RECOVER,
  DUEL_N_ICONS,
} DuelIcon;

/* The symbol of a planet (rulebook p. 17, “Resources”, and p. 18, “Planet bar”). */
typedef enum
{
  DUEL_SYMBOL_NONE,
  DUEL_SYMBOL_BLUE,
  DUEL_SYMBOL_PINK,
  DUEL_SYMBOL_GREEN,
  DUEL_SYMBOL_GOLD,
  DUEL_SYMBOL_WHITE,
  DUEL_N_SYMBOLS,
} DuelSymbol;

/* The deck of an envoy. */
enum
{
  DUEL_ENVOY_DECK_NONE,
  DUEL_ENVOY_DECK_A,
  DUEL_ENVOY_DECK_B,
  DUEL_ENVOY_DECK_C,
  DUEL_N_ENVOY_DECKS,
};

/* Clout that wins (query “better”). */
enum
{
  DUEL_BETTER_HIGHER = 1,
  DUEL_BETTER_LOWER,
};

/* Causes of actions that are neither a step nor a verb (“that.cause”). */
enum
{
  DUEL_CAUSE_NO_SHIPS = FP_CAUSE_OWN,
  DUEL_CAUSE_NEW_HAND,
  DUEL_CAUSE_BLAST,
  DUEL_CAUSES_END,
};

extern const FpKindDef duel_kinds[DUEL_N_KINDS];
extern const FpWordListDef duel_word_lists[DUEL_WORDS_END - FP_WORD_LIST_OWN];
extern const char *const duel_causes[DUEL_CAUSES_END - FP_CAUSE_OWN];
