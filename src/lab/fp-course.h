/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of games: changes of the lead, planets that change hands, comebacks, and how those do
 * whom a card works for.
 *
 * The table is looked at when a turn begins and when the game is over. A player is ahead with a
 * higher standing (FpEditionTable) than every other player.
 */
#pragma once

#include "players/fp-player.h"

enum
{
  FP_COURSE_PARTS = 840, /* of a win; divided by every number of winners from 1 to 8 */
  FP_COURSE_BEHIND = 2, /* a comeback is a win of a player who was so far behind the first */
};

/* Players of decided games, and their wins in parts. */
typedef struct
{
  uint64_t n, parts;
} FpCourseWins;

/* The figures of a card definition. */
typedef struct
{
  FpCourseWins had; /* players for whom the card worked, in games in which it did not for all */
  FpCourseWins ahead; /* players who were ahead when it began a turn */
  FpCourseWins won; /* winners of the last encounter of a turn that it began */
} FpCardCourse;

typedef struct
{
  uint64_t games; /* that are over */
  uint64_t lead_changes; /* another player is ahead than the one who was last */
  uint64_t changed_hands; /* planets that a player controls, and another one did before */
  uint64_t one_winner, comebacks; /* games with one winner, and comebacks among them */
  FpCardCourse *cards; /* by definition */
} FpCourseCounts;

/* Reads the games of an engine, one at a time. */
typedef struct _FpCourse FpCourse;

/* fp_course_new: returns a reader that listens to @engine until it is freed. */
FpCourse *fp_course_new (FpEngine *engine);
void fp_course_free (FpCourse *course);

/* fp_course_begin: forgets the game before. Call it before a game begins. */
void fp_course_begin (FpCourse *course);

/* fp_course_end: adds the game, which is over, to @counts, whose cards are allocated. */
void fp_course_end (FpCourse *course, FpCourseCounts *counts);

/* fp_course_counts_init: allocates the figures of the cards of @catalog.
 * fp_course_counts_clear: frees them. fp_course_counts_add: adds @more to @counts. */
void fp_course_counts_init (FpCourseCounts *counts, const FpCatalog *catalog);
void fp_course_counts_clear (FpCourseCounts *counts);
void fp_course_counts_add (FpCourseCounts *counts, const FpCourseCounts *more, const FpCatalog *catalog);
