/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk through the program of a card that puts it into words. */
#pragma once

#include "words/fp-words-private.h"

typedef struct
{
  const FpEngine *engine;
  const FpCardDef *card;
  GString *text;
  guint depth;
} FpWalk;

/* fp_walk_line: writes @phrase, taken over, as a line. */
void fp_walk_line (FpWalk *walk, char *phrase);

/* fp_walk_at: the instruction @index.  fp_walk_name: the name that @instruction binds, as it is shown; NULL: none. Free
 * with g_free (). */
const FpInstruction *fp_walk_at (const FpWalk *walk, int index);
char *fp_walk_name (const FpWalk *walk, const FpInstruction *instruction);

/* fp_walk_done_by: @phrase, taken over, done by expression @who.  fp_walk_more: @phrase, taken over, with @more behind
 * it.  Free with g_free (). */
char *fp_walk_done_by (const FpWalk *walk, int who, char *phrase);
char *fp_walk_more (char *phrase, const char *more);

/* fp_walk_asked: @phrase, taken over, with what the choice @choose asks, if it says so.  Free with g_free (). */
char *fp_walk_asked (const FpWalk *walk, char *phrase, const FpInstruction *choose);

/* fp_walk_secret: what is secret about a choice made in the way @how (FP_HOW_…); NULL: nothing.  Static. */
const char *fp_walk_secret (int how);

/* fp_walk_encounter_line: the line of a duel or contest itself. */
void fp_walk_encounter_line (FpWalk *walk, const FpInstruction *duel);

/* The others write the line at @index and return the next one to look at. */
int fp_walk_choose_from (FpWalk *walk, int index);
int fp_walk_verb (FpWalk *walk, int index);
int fp_walk_assign (FpWalk *walk, int index);
int fp_walk_use (FpWalk *walk, int index);
int fp_walk_proceed (FpWalk *walk, int index);
