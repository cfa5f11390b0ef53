/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An edition's rows for card sets (src/library/). */
#pragma once

#include "engine/expression/fp-expression.h"
#include "engine/program/fp-kinds.h"

/* The place of a word in a card set. */
typedef enum
{
  FP_WORD_ELEMENT,
  FP_WORD_ATTRIBUTE,
  FP_WORD_VALUE, /* of an attribute */
  FP_WORD_MOMENT, /* of attributes, and behind “is” */
  FP_WORD_NAME, /* of an expression */
} FpWordPlace;

/* A word of format 1 of card sets that format 2 replaces or leaves out. Names and moments have
 * their former words beside them (FpNameDef.was, FpFormerId) and need no row. */
typedef struct
{
  FpWordPlace place;
  /* Elements with the attribute, or parents of the element, separated by blanks. NULL: any. */
  const char *element;
  const char *attribute; /* of a value, or of a word in it; NULL: any */
  const char *was;
  const char *now; /* NULL: left out */
  FpType of; /* name: type of the thing that it belongs to */
  const char *why; /* left out: advice; NULL: nothing is lost, and the attribute may go */
} FpWordChange;

/* Names whose hidden cards lie open once a step is over. */
typedef struct
{
  uint16_t step;
  const char *names; /* separated by blanks */
} FpOpenedNames;

/* A `move` that has a verb of its own. Names are those behind the owner: “hand” in “me.hand”. */
typedef struct
{
  gboolean ships; /* TRUE: of anybody's ships; FALSE: of a player's cards to the same player */
  const char *from; /* names separated by blanks; NULL: anything */
  const char *to;
  const char *verb;
} FpMoveName;

/* Steps from @first to @last, the only ones that a `modify` of @query may name. */
typedef struct
{
  uint8_t query;
  uint8_t encounter; /* kind of encounter that has these steps */
  uint8_t first, last;
  const char *complaint; /* about another one */
} FpStepRange;

/* For card sets (src/library/). A table without an end has its number of rows beside it. */
typedef struct
{
  const uint8_t *kinds; /* all kinds, in the order in which authors are told; NULL: by number */
  const FpOpenedNames *opened;
  guint n_opened; /* 32 at most */
  const FpMoveName *moves;
  guint n_moves;
  const FpStepRange *ranges;
  guint n_ranges;
  /* Steps of the set-up (FpEdition.setup). No card is in play before @sheets_in_play, none but
   * sheets before the end of the last step, and nobody has a role before @roles_given. */
  uint8_t sheets_in_play, roles_given;
  uint8_t query; /* an example for authors */
  /* Parts of a card of which one works at a time. Its id is the attribute of an ability that names
   * the part. NULL: cards have no parts. */
  const FpWordListDef *parts;
  uint16_t turn; /* whole procedure that is a turn for limits; limit="…" has its id */
  const FpWordChange *changes; /* since format 1 */
  guint n_changes;
} FpEditionSets;
