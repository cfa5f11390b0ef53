/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the programs of cards on the control stack.
 *
 * Shape of a compiled program (made by library/, run here):
 *
 * “resolve” is instructions one after the other, FP_OP_END last; FpCardDef.resolve is the first.
 *
 * A name bound by the program is a slot counted from the program's base; a name with one value for each player has as
 * many slots in a row as the edition has seats at most; an “each” has two (players still to come, whom the line was
 * about).  FpCardDef.n_variables is the total.
 *
 * “if”: UNLESS cond → else part; JUMP over it.
 *
 * “each”: EACH (slot, target: behind NEXT) body NEXT (slot, target: first of body).
 *
 * “may”: MAY (who, label, target: behind the body) body.
 *
 * “choose” among options: CHOOSE_LINE (who, how, slot, count, target: end) LINE body JUMP end LINE body JUMP end … end.
 * A LINE's target is the next LINE, the last one's is the end.  A body runs with the chooser as the player its lines
 * are about.  An option without a program has a body of just the JUMP.
 *
 * “duel” and “contest”: DUEL followed by JUMP over the prize's program if there is a prize; DUEL.target is its first
 * instruction, it ends with END; DUEL.label its name; prize 1 for the winner's, 2 for the loser's.
 *
 * Amounts: “3”: least = most; “0..3”; “all of S”: all 1, set S; “some of S”: least is the constant 1, most −1; “S”
 * alone (a set): all 1.  A verb's set left out is the verb's usual one.
 *
 * “choose” from a planet bar: ends_if_empty (ruling 16).
 */
#pragma once

#include "engine/fp-engine.h"

/* A program's frame: first locals of the edition's `program` procedure. */
typedef struct
{
  int16_t pc; /* next instruction */
  int16_t stop; /* ends when it gets here, −1: only at FP_OP_END */
  int16_t base; /* its variables */
  int16_t card; /* this */
  int16_t owns; /* how many variables it gives back when it ends */
  uint8_t me;
  FpSeats they; /* whom its lines are about */
  int16_t answer; /* what was answered last */
  uint8_t turn; /* who chooses now, in choices of several players */
  FpSeats left; /* players still to choose or to do the line */
  uint16_t struck; /* lines gone, bit per line */
  int16_t phase; /* how far the instruction has got, 0: it begins */
} FpProgramLocals;

/* How a duel or contest is called: first locals of the edition's two procedures. */
typedef struct
{
  int16_t place; /* FP_NO_PLACE: a contest */
  int16_t advantage;
  int16_t code; /* FP_OP_DUEL or FP_OP_CONTEST with its rules and prize, −1: none */
  int16_t base; /* variables of the program */
  int16_t card; /* destiny card, FP_NO_CARD as int16_t */
} FpEncounterCall;

/* Decision kinds that programs ask; an edition's table begins with FP_PROGRAM_DECISIONS. */
enum
{
  FP_DECIDE_MAY, /* arg[0]: FP_OP_MAY */
  FP_DECIDE_OPTION, /* arg[0]: FP_OP_CHOOSE_LINE; so the next two */
  FP_DECIDE_STRIKE_OUT,
  FP_DECIDE_DRAFT,
  FP_DECIDE_CHOOSE, /* arg[0]: FP_OP_CHOOSE_FROM; so the next */
  FP_DECIDE_PLANET, /* also asked by rules: arg[0] −1 */
  FP_N_PROGRAM_DECISIONS,
};

void fp_program_may_options (FpEngine *engine, const FpAsk *ask, FpOptions *options);
void fp_program_line_options (FpEngine *engine, const FpAsk *ask, FpOptions *options);
void fp_program_choose_options (FpEngine *engine, const FpAsk *ask, FpOptions *options);

/* The rows of a decision table for the kinds above; @planet makes the options of FP_DECIDE_PLANET. */
#define FP_PROGRAM_DECISIONS(planet)                                                                               \
  [FP_DECIDE_MAY] = { "may", fp_program_may_options }, [FP_DECIDE_OPTION] = { "option", fp_program_line_options }, \
  [FP_DECIDE_STRIKE_OUT] = { "strike-out", fp_program_line_options },                                              \
  [FP_DECIDE_DRAFT] = { "draft", fp_program_line_options },                                                        \
  [FP_DECIDE_CHOOSE] = { "choose", fp_program_choose_options }, [FP_DECIDE_PLANET] = { "planet", planet }

/* fp_verb_next: makes @call happen to the next of its players, in the edition's order: sets seat, least and most. FALSE
 * if it has happened to all. */
gboolean fp_verb_next (FpEngine *engine, FpVerbCall *call);

/* fp_verb_context, fp_verb_set: for the expressions of a verb as it happens to @call's seat; the set it works on
 * (FP_TYPE_NOTHING: the verb's usual one). */
FpContext fp_verb_context (const FpEngine *engine, const FpVerbCall *call, uint16_t *room, guint size);
FpValue fp_verb_set (const FpEngine *engine, const FpVerbCall *call, FpContext *context);

/* fp_seats_first: the first of @seats in the edition's order, FP_NOBODY if there is none. */
uint8_t fp_seats_first (const FpEngine *engine, FpSeats seats);

/* fp_program_context: the context for expressions of a program's instruction. */
FpContext fp_program_context (const FpEngine *engine, const FpProgramLocals *locals, uint16_t *room, guint size);

/* fp_program_possible: whether the instructions from @first up to @stop could do anything for @seat now (ruling 17).
 * A body without a program (only a jump) always counts as possible. */
gboolean fp_program_possible (FpEngine *engine, const FpProgramLocals *locals, int first, int stop, uint8_t seat);

/* fp_program_run: the procedure; editions put it into their table. */
FpFlow fp_program_run (FpEngine *engine, FpFrame *frame);

/* fp_program_push: puts a program on the stack. @first: its first instruction; @base −1: makes @n_variables new ones.
 */
void fp_program_push (FpEngine *engine, int first, int stop, int base, int n_variables, uint16_t card, uint8_t me,
                      FpSeats they);
