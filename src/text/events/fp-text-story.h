/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turning points of a game, and sentences about them. */
#pragma once

#include "text/fp-text.h"

typedef enum
{
  FP_TURNING_UNDECIDED, /* an encounter ends without a winner */
  FP_TURNING_HAIR, /* seat wins by next to nothing, value to against */
  FP_TURNING_LEVEL, /* seat draws level with place, value to against planets */
  FP_TURNING_LOSSES, /* seat loses value ships */
  FP_TURNING_TOTAL, /* seat's total, value, is the highest of the game */
  FP_TURNING_FIRST, /* seat is the first to control a planet: place */
  FP_TURNING_ONE_SHORT, /* with place seat has value planets, one less than needed */
  FP_TURNING_TAKEN, /* seat takes place from other, value to against planets */
  FP_TURNING_LEAD, /* seat takes the lead, value to against planets; place may be FP_NO_PLACE */
  FP_TURNING_LAST, /* with place seat has the value planets needed */
  FP_TURNING_WON, /* seat wins, and not everybody knows the means */
  FP_TURNING_PRIZE, /* seat wins with a prize; value: its name's string in the catalog */
  FP_TURNING_SPECIAL, /* seat wins with ability number value of the catalog */
  FP_TURNING_STRANDED, /* seat must send ships and has none */
  FP_TURNING_GAVE_UP, /* seat gives up */
} FpTurningKind;

/* A turning point of a game. Everything in it was open to all players. */
typedef struct
{
  FpTurningKind kind;
  int turn; /* turn during which it happened; 0: set-up */
  uint8_t seat;
  uint8_t other;
  int16_t place; /* or FP_NO_PLACE */
  int value, against;
} FpTurning;

/* fp_text_turning: returns a sentence for @turning in @engine's game. Free with g_free (). */
char *fp_text_turning (const FpEngine *engine, const FpTurning *turning, const FpTextNames *names);
