/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk through the program of a card that puts it into words. */
#pragma once

#include "text/fp-text-private.h"

typedef struct
{
  const FpEngine *engine;
  const FpCardDef *card;
  GString *text;
  guint depth;
} FpProgramWalk;

/* fp_program_walk_line: writes @phrase, taken over, as a line. */
void fp_program_walk_line (FpProgramWalk *walk, char *phrase);

/* fp_program_walk_at: the instruction @index.  fp_program_walk_name: the name that @instruction binds, as it is shown;
 * NULL: none. Free with g_free (). */
const FpInstruction *fp_program_walk_at (const FpProgramWalk *walk, int index);
char *fp_program_walk_name (const FpProgramWalk *walk, const FpInstruction *instruction);

/* fp_program_walk_done_by: @phrase, taken over, done by expression @who.  fp_program_walk_more: @phrase, taken over,
 * with @more behind it.  Free with g_free (). */
char *fp_program_walk_done_by (const FpProgramWalk *walk, int who, char *phrase);
char *fp_program_walk_more (char *phrase, const char *more);

/* fp_program_walk_asked: @phrase, taken over, with what the choice @choose asks, if it says so.  Free with g_free ().
 */
char *fp_program_walk_asked (const FpProgramWalk *walk, char *phrase, const FpInstruction *choose);

/* fp_program_walk_secret: what is secret about a choice made in the way @how (FP_HOW_…); NULL: nothing.  Static. */
const char *fp_program_walk_secret (int how);

/* fp_program_walk_encounter_line: the line of a duel or contest itself. */
void fp_program_walk_encounter_line (FpProgramWalk *walk, const FpInstruction *duel);

/* The others write the line at @index and return the next one to look at. */
int fp_program_walk_choose_from (FpProgramWalk *walk, int index);
int fp_program_walk_verb (FpProgramWalk *walk, int index);
int fp_program_walk_assign (FpProgramWalk *walk, int index);
int fp_program_walk_use (FpProgramWalk *walk, int index);
int fp_program_walk_proceed (FpProgramWalk *walk, int index);
