/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the card language as numbers, and the capacities of the state.
 *
 * The capacities leave room for the biggest game of the family (8 seats, some 750 cards). A Duel
 * uses a small part of them, and only the used part is ever copied. */
#pragma once

#include <glib.h>
#include <stdint.h>

enum
{
  FP_MAX_SEATS = 8,
  FP_MAX_FLEETS = 12,
  FP_MAX_PLACES = 224,
  FP_MAX_ZONES = 280,
  FP_MAX_CARDS = 768,
  FP_MAX_FRAMES = 72,
  FP_MAX_EFFECTS = 80,
  FP_MAX_KEPT = 8, /* values that a lasting effect takes along from its program */
  FP_MAX_ACTIONS = 22, /* under way at once */
  FP_MAX_MEMORIES = 64,
  FP_MAX_SECRETS = 20,
  FP_MAX_ENCOUNTERS = 3,
  FP_MAX_VARIABLES = 128,
  FP_MAX_TABLE = 16,
  FP_MAX_OPTIONS = 512,
};

enum
{
  FP_NOBODY = 0xff, /* no seat */
  FP_NO_CARD = 0xffff, /* no card instance */
  FP_NO_PLACE = 0xff, /* no place */
};

/* A set of seats, bit k for seat k. */
typedef uint8_t FpSeats;

/* Bits of FpCard.marks. */
enum
{
  FP_MARK_SELECTED = 0, /* chosen in the running selection */
  FP_MARK_FIRST = 1, /* the first of two sets that trade places */
  FP_MARK_ACTION = 2, /* the cards of an action: one bit for each row */
  FP_MARK_SET = FP_MARK_ACTION + FP_MAX_ACTIONS, /* sets of cards that programs have named */
  FP_N_SETS = 32 - FP_MARK_SET,
};

/* Kinds of cards, as listed in the card language (docs/design/card-language.md 2.9). */
#define FP_CARD_KINDS(X)             \
  X (PLAN, "plan")                   \
  X (REINFORCEMENT, "reinforcement") \
  X (TACTIC, "tactic")               \
  X (ALIEN, "alien")                 \
  X (ENVOY, "envoy")                 \
  X (DISCOVERY, "discovery")         \
  X (EVENT, "event")                 \
  X (REFRESH, "refresh")             \
  X (PLANET, "planet")               \
  X (OVERLAY, "overlay")             \
  X (MODULE, "module")

/* The icon of a tactic's half (rulebook p. 9, “Tactics”). */
#define FP_ICONS(X)    \
  X (BLAST, "blast")   \
  X (SHIELD, "shield") \
  X (RECOVER, "recover")

/* The symbol of a planet (rulebook p. 17, “Resources”, and p. 18, “Planet bar”). */
#define FP_SYMBOLS(X) \
  X (BLUE, "blue")    \
  X (PINK, "pink")    \
  X (GREEN, "green")  \
  X (GOLD, "gold")    \
  X (WHITE, "white")

/* Words for the deck of an envoy. */
#define FP_ENVOY_DECKS(X) \
  X (A, "a")              \
  X (B, "b")              \
  X (C, "c")

/* Clout that wins (query “better”). */
#define FP_BETTERS(X)  \
  X (HIGHER, "higher") \
  X (LOWER, "lower")

/* Causes of an action that are neither a step nor a verb (“that.cause”). */
#define FP_CAUSES(X)         \
  X (ABILITY, "ability")     \
  X (NO_SHIPS, "no-ships")   \
  X (NEW_HAND, "empty-hand") \
  X (BLAST, "blasts")

#define FP_ENUM_KIND(name, word) FP_KIND_##name,
typedef enum
{
  FP_KIND_NONE,
  FP_CARD_KINDS (FP_ENUM_KIND) FP_N_KINDS
} FpCardKind;
#define FP_ENUM_ICON(name, word) FP_ICON_##name,
typedef enum
{
  FP_ICON_NONE,
  FP_ICONS (FP_ENUM_ICON) FP_N_ICONS
} FpIcon;
#define FP_ENUM_SYMBOL(name, word) FP_SYMBOL_##name,
typedef enum
{
  FP_SYMBOL_NONE,
  FP_SYMBOLS (FP_ENUM_SYMBOL) FP_N_SYMBOLS
} FpSymbol;
#define FP_ENUM_ENVOY_DECK(name, word) FP_ENVOY_DECK_##name,
typedef enum
{
  FP_ENVOY_DECK_NONE,
  FP_ENVOY_DECKS (FP_ENUM_ENVOY_DECK) FP_N_ENVOY_DECKS
} FpEnvoyDeck;
#define FP_ENUM_CAUSE(name, word) FP_CAUSE_##name,
typedef enum
{
  FP_CAUSE_NONE = 160, /* lower values: a procedure + 1 */
  FP_CAUSES (FP_ENUM_CAUSE) FP_N_CAUSES
} FpCause;
#define FP_ENUM_BETTER(name, word) FP_BETTER_##name,
typedef enum
{
  FP_BETTER_NONE,
  FP_BETTERS (FP_ENUM_BETTER) FP_N_BETTERS
} FpBetter;

/* fp_kind_word: returns the card language's word for @kind, such as “plan”. Never NULL. */
const char *fp_kind_word (FpCardKind kind);

/* fp_icon_word: returns the word for @icon, such as “blast”. Never NULL. */
const char *fp_icon_word (FpIcon icon);

/* fp_symbol_word: returns the word for @symbol, such as “pink”. Never NULL. */
const char *fp_symbol_word (FpSymbol symbol);

/* fp_envoy_deck_word: returns the word for @deck, such as “a”. Never NULL. */
const char *fp_envoy_deck_word (FpEnvoyDeck deck);

/* fp_kind_from_word, fp_icon_from_word, fp_symbol_from_word, fp_envoy_deck_from_word: the inverse.
 * They return 0 (the NONE of each type) if @word is unknown. */
FpCardKind fp_kind_from_word (const char *word);
FpIcon fp_icon_from_word (const char *word);
FpSymbol fp_symbol_from_word (const char *word);
FpEnvoyDeck fp_envoy_deck_from_word (const char *word);
