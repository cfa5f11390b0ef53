/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The capacities of the state, and marks of nothing.
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

/* Causes of an action that are neither a step nor a verb (“that.cause”). */
typedef enum
{
  FP_CAUSE_NONE = 160, /* lower values: a procedure + 1 */
  FP_CAUSE_ABILITY,
  FP_CAUSE_OWN, /* the first of the edition's own */
} FpCause;
