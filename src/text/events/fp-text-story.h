/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turning points of a game, and how they are told. */
#pragma once

#include "text/fp-text.h"

typedef enum
{
  FP_TURNING_UNDECIDED, /* a duel ends without a winner */
  FP_TURNING_HAIR, /* seat wins, by next to nothing: value against against */
  FP_TURNING_LEVEL, /* seat draws level with place: value against against planets */
  FP_TURNING_LOSSES, /* seat loses value ships */
  FP_TURNING_CLOUT, /* seat's clout, value, is the highest of the game */
  FP_TURNING_FIRST, /* seat is the first to control a planet: place */
  FP_TURNING_ONE_SHORT, /* with place seat has value planets, one less than it takes */
  FP_TURNING_TAKEN, /* seat takes place from other: value against against planets */
  FP_TURNING_LEAD, /* seat takes the lead, value against against planets; place may be FP_NO_PLACE */
  FP_TURNING_LAST, /* with place seat has the value planets that it takes */
  FP_TURNING_WON, /* seat wins, and not everybody knows by what */
  FP_TURNING_PRIZE, /* seat wins with a prize; value: string of its name in the catalog */
  FP_TURNING_SPECIAL, /* seat wins with the ability of number value in the catalog */
  FP_TURNING_STRANDED, /* seat must send ships and has none */
  FP_TURNING_GAVE_UP, /* seat does */
} FpTurningKind;

/* What a game turned on.  All of it lay open to everybody. */
typedef struct
{
  FpTurningKind kind;
  int turn; /* destiny card during which it happened, 0: set-up */
  uint8_t seat;
  uint8_t other;
  int16_t place; /* FP_NO_PLACE: none */
  int value, against;
} FpTurning;

/* fp_text_turning: one sentence for @turning, in the game that @engine runs.  Free with g_free (). */
char *fp_text_turning (const FpEngine *engine, const FpTurning *turning, const FpTextNames *names);
