/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walk through the program of a card that puts the program into words. */
#pragma once

#include "text/fp-text-private.h"

typedef struct
{
  const FpEngine *engine;
  const FpCardDef *card;
  GString *text;
  guint depth;
  FpTextSelf self; /* no names; “theirs” while another player acts */
} FpProgramWalk;

/* fp_program_walk_acts: lets the player of expression @who act in the next lines; none (−1) changes
 * nothing. Returns the words before, to be put back. */
FpTextSelf fp_program_walk_acts (FpProgramWalk *walk, int who);

/* fp_program_walk_line: writes @phrase (transfer full) as a line. */
void fp_program_walk_line (FpProgramWalk *walk, char *phrase);

/* fp_program_walk_at: returns the instruction @index. fp_program_walk_name: returns the name that
 * @instruction binds, as shown, or NULL. Free with g_free (). */
const FpInstruction *fp_program_walk_at (const FpProgramWalk *walk, int index);
char *fp_program_walk_name (const FpProgramWalk *walk, const FpInstruction *instruction);

/* fp_program_walk_done_by: returns @phrase, done by the player @who (in words, "" for nobody).
 * fp_program_walk_with_detail: returns @phrase with @more behind it. Both consume @phrase. Free
 * with g_free (). */
char *fp_program_walk_done_by (const char *who, char *phrase);
char *fp_program_walk_with_detail (char *phrase, const char *more);

/* fp_program_walk_with_question: returns @phrase (transfer full) with the question of the choice
 * @choose, if it has one. Free with g_free (). */
char *fp_program_walk_with_question (const FpProgramWalk *walk, char *phrase, const FpInstruction *choose);

/* fp_program_walk_secret: returns words for the secrecy of a choice made in the way @how
 * (FP_HOW_…), or NULL. Static. */
const char *fp_program_walk_secret (int how);

/* fp_program_walk_encounter_line: writes the line of an encounter itself. */
void fp_program_walk_encounter_line (FpProgramWalk *walk, const FpInstruction *line);

/* These functions write the line at @index and return the next index to look at. */
int fp_program_walk_choose_from (FpProgramWalk *walk, int index);
int fp_program_walk_verb (FpProgramWalk *walk, int index);
int fp_program_walk_assign (FpProgramWalk *walk, int index);
int fp_program_walk_use (FpProgramWalk *walk, int index);
int fp_program_walk_start (FpProgramWalk *walk, int index);
int fp_program_walk_proceed (FpProgramWalk *walk, int index);
