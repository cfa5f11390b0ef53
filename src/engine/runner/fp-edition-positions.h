/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An edition's rows for positions (src/archive/positions/). */
#pragma once

#include "engine/state/fp-state.h"

enum
{
  FP_NUMBER_OF_CARD = INT16_MIN,
};

/* A place of ships in positions, beside planets and cards. */
typedef struct
{
  const char *id; /* “warp” */
  uint8_t place;
  gboolean of_seat; /* written as an attribute of <seat>, not as <ships at="…"/> */
  gboolean rest; /* the first one not given has all ships that are nowhere else */
  uint8_t usual; /* ships of a seat if not given; 0 at the start of set-up */
} FpPositionPlace;

enum
{
  FP_NO_SIDE = 0xff,
};

/* Attributes of a position at a starting point. */
enum
{
  FP_START_PLACE = 1 << 0, /* planet="…" (required) */
  FP_START_NUMBER = 1 << 1, /* number of the encounter, called FpEditionPositions.number */
  FP_START_CARD = 1 << 2, /* card="…": the card that began the turn */
  FP_START_SIDE = 1 << 3, /* the first side as a seat: offense="…"; the first seat if left out */
};

/* A starting point of positions. Number 0 is the usual one. The start of set-up is called
 * “setup”. */
typedef struct
{
  const char *id; /* start="…" */
  uint8_t attributes; /* FP_START_… */
} FpStartDef;

/* The starting point of a position: one of the edition's, or a step of an encounter. */
typedef struct
{
  const char *id; /* NULL: within an encounter */
  uint8_t place; /* planet of the encounter, FP_NO_PLACE: not given */
  int printed; /* number of the encounter; FP_NUMBER_OF_CARD: as printed, 0 without a card */
  /* The definition of the card that began the turn; if none is given, of the one drawn last, unless
   * the start has FP_START_CARD. −1: none. */
  int card_def;
  uint8_t sides[FP_MAX_SIDES]; /* their seats, FP_NOBODY: not given */
  /* Only within an encounter. Ships of allies are nowhere yet. Face-down cards of the encounter lie
   * on top of the first list of their seat. */
  uint8_t step; /* procedure before which the game starts */
  uint8_t number; /* of the encounter in its turn, from 1 */
  uint8_t inviting; /* sides that have invited, bit per side */
  FpSeats invited[FP_MAX_SIDES]; /* by each side */
  uint8_t ally_side[FP_MAX_SEATS]; /* FP_NO_SIDE: not allied */
  uint8_t ally_ships[FP_MAX_SEATS];
  uint16_t cards[FP_MAX_SEATS]; /* FP_NO_CARD: none */
  FpSeats open; /* seats whose card is face up already */
} FpStart;

/* Cards that players may have as allies, in positions: one of each deck lies on the table. */
typedef struct
{
  uint8_t kind; /* its id is their element */
  uint8_t words; /* list of words for their decks */
  const char *piles; /* ids of the decks without the word at the end */
  uint8_t limit; /* query: most allies of a player */
} FpPositionAllies;

/* A number of the game (FpHead.table) that goes on from a position. */
typedef struct
{
  const char *id; /* attribute of <memory> */
  uint8_t index; /* into FpHead.table */
} FpPositionNumber;

/* Types of values in parts of an encounter. */
typedef enum
{
  FP_PART_NUMBER, /* 0 to FpPartValue.most */
  FP_PART_SEAT,
  FP_PART_SIDE, /* number of one of the edition's sides */
  FP_PART_WORD, /* number of a word of the list FpPartValue.words, from 1 */
  FP_PART_CARD, /* row of a card that lies nowhere else in the position */
  FP_PART_NAMED, /* row of a card that lies where the position says */
} FpPartType;

enum
{
  FP_MAX_PART_VALUES = 3,
};

/* A value of a part: an attribute of its element, or the text. */
typedef struct
{
  const char *attribute; /* NULL: the text */
  FpPartType type;
  int most; /* FP_PART_NUMBER */
  uint8_t words; /* FP_PART_WORD */
  const char *zone; /* FP_PART_CARD, FP_PART_NAMED: id of a zone in which such cards may lie */
} FpPartValue;

/* A part of a position within an encounter that only some editions have: an element with values.
 * Until the part is applied, its card lies on top of the first list of the seat among its values,
 * or else of the table. */
typedef struct
{
  const char *id; /* of the element in <encounter> */
  FpPartValue values[FP_MAX_PART_VALUES];
  guint n_values;
  /* attribute that tells two such elements apart; "": there may be only one; NULL: any number */
  const char *unique;
  /* Puts @values, in the order of their rows, into the running encounter, which began at @start.
   * Returns why that is impossible (static text), NULL: it is done. */
  const char *(*apply) (FpEngine *engine, const FpStart *start, const int *values);
} FpPositionPart;

/* For positions (docs/design/contracts.md, “Scenarios”), in a state made by begin () whose cards
 * and ships have moved since. */
typedef struct
{
  const FpPositionPlace *places;
  guint n_places;
  uint8_t home_ships; /* ships of a seat on each planet of its system that isn't given */
  /* Returns TRUE if @seat may have more ships than usual. Their number is its counter @more. NULL:
   * nobody may. */
  gboolean (*may_have_more) (const FpEngine *engine, uint8_t seat);
  uint8_t more;
  gboolean names_seats; /* a position has a <seat> for each player; else the least number plays */
  const FpStartDef *starts;
  guint n_starts;
  const char *number; /* attribute of starts with FP_START_NUMBER; NULL: there are none */
  /* list of words that is an attribute of <planet>: another word than the first field of its card;
   * NULL: planets keep their words */
  const char *planet_word;
  const char *const *sides; /* sides of an encounter within which positions may start */
  guint n_sides; /* 0: they can't */
  const FpPositionAllies *allies; /* NULL: nobody has allies */
  /* Replaces the stack by that of a game at @start. Returns FALSE with @error (static text) if
   * @start is impossible. */
  gboolean (*start_at) (FpEngine *engine, const FpStart *start, const char **error);
  /* Sets the number of turns so far. NULL: the edition doesn't count them. */
  void (*set_turns) (FpState *state, int turns);
  const FpPositionNumber *kept; /* other numbers that a position says unless they are 0 */
  guint n_kept;
  /* Returns the seat whose turn it is, the first side of a game that starts there. NULL: no start
   * has FP_START_SIDE. */
  uint8_t (*turn_of) (const FpState *state);
  const FpPositionPart *parts; /* of an encounter */
  guint n_parts;
  /* Gives @seat the role @role, without regard to the other seats. NULL: seats have no roles
   * between turns. */
  void (*set_role) (FpState *state, uint8_t seat, uint8_t role);
} FpEditionPositions;
