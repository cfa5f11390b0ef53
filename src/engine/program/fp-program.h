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
 * “choose” from a planet bar: ends_if_empty (ruling 16).  “choose” of several cards (“2 of hand”) is a VERB with
 * FP_VERB_CHOOSE.
 *
 * The program of a rule (FpRule.code): the leading “choose from” lines of its body, then USE, then PAY if the body
 * begins with “pay”, then the rest, END.  USE.target is that END.  A rule laid down by a program has no USE and keeps
 * the first FP_MAX_KEPT variables of the program that laid it down.
 *
 * “pay”: PAY (target: behind its verbs) verbs.  In a “may” it is the first of the body, in an option behind LINE.
 *
 * “foreach”: FOREACH (slot, set, how, target: behind AGAIN) body AGAIN (target: FOREACH).  “repeat”: likewise with
 * REPEAT (most, cond, slot).
 *
 * A modify, trigger or replace as a line: LAY (first_rule, count).
 *
 * An ability that says use="STEP" beside a modify: one more trigger before STEP, whose program is just USE END.
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "engine/program/fp-card-selection.h"
#include "engine/effects/fp-trigger-round.h"

/* A program's frame: first locals of the edition's `program` procedure. */
typedef struct
{
  int16_t pc; /* next instruction */
  int16_t stop; /* ends when it gets here, −1: only at FP_OP_END */
  int16_t base; /* its variables */
  int16_t card; /* this */
  int16_t owns; /* how many variables it gives back when it ends */
  int16_t action; /* that: row of the acts, −1: none */
  uint8_t me;
  FpSeats they; /* whom its lines are about */
  int16_t answer; /* what was answered last */
  uint8_t turn; /* who chooses now, in choices of several players */
  FpSeats left; /* players still to choose or to do the line */
  uint16_t struck; /* lines gone, bit per line */
  int16_t phase; /* how far the instruction has got, 0: it begins */
} FpProgramLocals;

/* A verb's frame: first locals of the edition's `verb` procedure. */
typedef struct
{
  int16_t code; /* the instruction */
  int16_t base; /* variables of the program */
  int16_t card; /* this; FP_NO_CARD as int16 */
  int16_t action; /* that */
  uint8_t me; /* “you”, FP_NOBODY */
  FpSeats who; /* to whom it happens, those still to come */
  FpSeats they; /* whom the line is about */
  uint8_t seat; /* to whom it is happening right now */
  int16_t least, most; /* the amount, worked out for @seat */
  int16_t count; /* how many it is in the end */
  int16_t times; /* envoys: how often it has happened already */
  int16_t phase;
} FpVerbCall;

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
  FP_DECIDE_HOW_MANY, /* arg[0]: FP_OP_VERB; from arg[1] to arg[2] */
  FP_DECIDE_PICK, /* cards for the verb in the frame below: as all picks: arg[0] zone or −1, arg[1] picked last or −1 */
  FP_DECIDE_ARRANGE, /* which card is next on top: arg[2] FP_OP_VERB */
  FP_DECIDE_USE, /* whether to use an ability: arg[0] rule, arg[1] card (−1: none) */
  FP_DECIDE_FIRST, /* which of several abilities works first */
  FP_DECIDE_INSTEAD, /* which of several replacements counts (ruling 58) */
  FP_N_PROGRAM_DECISIONS,
};

enum
{
  FP_VERB_CHOOSE = 0xff, /* instead of a verb's index: several cards are chosen into a name, and nothing else happens */
};

void fp_program_may_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_program_line_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_program_choose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* The rows of a decision table for the kinds above; @planet makes the options of FP_DECIDE_PLANET. */
#define FP_PROGRAM_DECISIONS(planet)                                                                                 \
  [FP_DECIDE_MAY] = { "may", fp_program_may_options }, [FP_DECIDE_OPTION] = { "option", fp_program_line_options },   \
  [FP_DECIDE_STRIKE_OUT] = { "strike-out", fp_program_line_options },                                                \
  [FP_DECIDE_DRAFT] = { "draft", fp_program_line_options },                                                          \
  [FP_DECIDE_CHOOSE] = { "choose", fp_program_choose_options }, [FP_DECIDE_PLANET] = { "planet", planet },           \
  [FP_DECIDE_HOW_MANY] = { "how-many", fp_verb_how_many_options },                                                   \
  [FP_DECIDE_PICK] = { "pick", fp_selection_options }, [FP_DECIDE_ARRANGE] = { "arrange", fp_verb_arrange_options }, \
  [FP_DECIDE_USE] = { "use", fp_trigger_options }, [FP_DECIDE_FIRST] = { "first", fp_trigger_round_options },        \
  [FP_DECIDE_INSTEAD] = { "instead", fp_trigger_round_options }

/* fp_verb_run: the procedure of one line of a program: for each of its players works out the amount, asks what must be
 * chosen, and makes the act happen; editions put it into their table. */
FpFlow fp_verb_run (FpEngine *engine, FpFrame *frame);
void fp_verb_how_many_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_verb_arrange_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* fp_verb_context, fp_verb_set: for the expressions of a verb as it happens to @call's seat; the set it works on
 * (FP_TYPE_NOTHING: it names none). */
FpContext fp_verb_context (const FpEngine *engine, const FpVerbCall *call, uint16_t *room, guint size);
FpValue fp_verb_set (const FpEngine *engine, const FpVerbCall *call, FpContext *context);

/* fp_seats_first: the first of @seats in the edition's order, FP_NOBODY if there is none. */
uint8_t fp_seats_first (const FpEngine *engine, FpSeats seats);

/* fp_program_context: the context for expressions of a program's instruction. */
FpContext fp_program_context (const FpEngine *engine, const FpProgramLocals *locals, uint16_t *room, guint size);

/* fp_program_possible: whether the instructions from @first up to @stop could do anything for @seat now (ruling 17).
 * A body without a program (only a jump) always counts as possible. */
gboolean fp_program_possible (FpEngine *engine, const FpProgramLocals *locals, int first, int stop, uint8_t seat);

/* fp_program_is_worth_offering: whether the optional rule whose program begins at @code is worth asking about: what it
 * chooses first is not empty, and its price can be paid in full (card-language.md 1.9). */
gboolean fp_program_is_worth_offering (FpEngine *engine, int code, const FpContext *context);

/* fp_verb_payable: whether as much as the verb @instruction asks for is there for @seat. */
gboolean fp_verb_payable (FpEngine *engine, const FpInstruction *instruction, const FpContext *context, uint8_t seat);

/* fp_program_run: the procedure; editions put it into their table. */
FpFlow fp_program_run (FpEngine *engine, FpFrame *frame);

/* fp_program_push: puts a program on the stack. @first: its first instruction; @base −1: makes @n_variables new ones.
 */
void fp_program_push (FpEngine *engine, int first, int stop, int base, int n_variables, uint16_t card, uint8_t me,
                      FpSeats they);
