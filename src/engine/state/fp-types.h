/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The capacities of the state, and marks of nothing.
 *
 * The capacities leave room for the biggest game of the family (8 seats, some 750 cards). A game
 * for two uses a small part of them, and only the used part is ever copied. */
#pragma once

#include <glib.h>
#include <stdint.h>

/* Marks a function that is seldom called while players think: it serves those who watch a game, or
 * says that something is wrong. The compiler keeps all that leads to a call away from the usual
 * way, which is then short enough for the processor's caches. */
#define FP_COLD __attribute__ ((cold))

enum
{
  FP_MAX_SEATS = 8,
  FP_MAX_FLEETS = 12,
  FP_MAX_PLACES = 224,
  FP_MAX_ZONES = 256,
  FP_MAX_CARDS = 768,
  FP_MAX_FRAMES = 72,
  FP_MAX_EFFECTS = 320,
  FP_MAX_OFFERS = 96, /* declined offers that are remembered at once */
  FP_MAX_KEPT = 8, /* values that a lasting effect takes along from its program */
  FP_MAX_ACTIONS = 48, /* under way at once */
  FP_MAX_MARKED = 14, /* of these with more than a few cards */
  FP_MAX_SPLITS = 192, /* places of actions whose ships leave several places or go to several */
  FP_MAX_DEAL_TERMS = 96, /* of all offers of a deal */
  FP_MAX_PAST_MOVES = 96, /* moves of ships in an encounter that can be undone */
  FP_MAX_MEMORIES = 160,
  FP_MAX_SECRETS = 32,
  FP_MAX_ENCOUNTERS = 3,
  FP_MAX_ENCOUNTER_KINDS = 8, /* a bit for each in FpRule.in */
  FP_MAX_SIDES = 4, /* of an encounter */
  FP_SEAT_SETS = 8, /* sets of seats that an edition keeps with an encounter */
  FP_SEAT_NUMBERS = 8, /* likewise, numbers of each seat */
  FP_ENCOUNTER_NUMBERS = 24, /* likewise, other numbers */
  FP_MAX_VARIABLES = 384,
  FP_MAX_TABLE = 24, /* counters of the table that an edition keeps */
  FP_SEAT_COUNTS = 8, /* likewise, of each seat */
  FP_MAX_SETUP_OPTIONS = 64, /* a bit for each in FpHead.options */
  FP_MAX_OPTIONS = 512,
  FP_MAX_PROCEDURES = 256,
  FP_MAX_QUERIES = 128,
};

/* Words of 64 bits for a set of procedures, queries or effects. */
enum
{
  FP_PROCEDURE_WORDS = FP_MAX_PROCEDURES / 64,
  FP_QUERY_WORDS = FP_MAX_QUERIES / 64,
  FP_EFFECT_WORDS = (FP_MAX_EFFECTS + 63) / 64,
};

enum
{
  FP_NOBODY = 0xff, /* no seat */
  FP_NO_CARD = 0xffff, /* no card instance */
  FP_NO_PLACE = 0xff, /* no place */
};

/* A set of seats, bit k for seat k. */
typedef uint8_t FpSeats;

/* A set of roles of the edition, bit k for role k. */
typedef uint16_t FpRoles;

enum
{
  FP_MAX_ROLES = 16,
  FP_NO_ROLE = 0xff,
};

/* fp_seats_only: returns the only seat in @seats, FP_NOBODY if there are none or several. */
static inline uint8_t
fp_seats_only (FpSeats seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? (uint8_t) __builtin_ctz (seats) : FP_NOBODY;
}

/* Bits of FpCard.marks. */
enum
{
  FP_MARK_SELECTED = 0, /* chosen in the running selection */
  FP_MARK_FIRST = 1, /* the first of two sets that trade places */
  FP_MARK_ACTION = 2, /* the cards of an action: bit FP_MARK_ACTION + FpAction.mark */
  FP_MARK_SET = FP_MARK_ACTION + FP_MAX_MARKED, /* sets of cards that programs have named */
  FP_N_SETS = 32 - FP_MARK_SET,
};

/* Causes of an action (“that.cause”) that are no procedures, whose numbers are lower. */
typedef enum
{
  FP_CAUSE_NONE = 0,
  FP_CAUSE_ABILITY = 301,
  FP_CAUSE_OWN, /* the first of the edition's own */
} FpCause;
