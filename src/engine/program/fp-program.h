/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the programs of cards on the control stack. The library compiles them into this format:
 *
 * “resolve” is a list of instructions with FP_OP_END last. FpCardDef.resolve is the first.
 *
 * A name bound by the program is a slot counted from the program's base. A name with one value for
 * each player has as many slots in a row as the edition has seats at most. An “each” has two slots:
 * the players still to come, and the players the line was about. FpCardDef.n_variables is the
 * total.
 *
 * “if”: UNLESS cond → else part; JUMP over it.
 *
 * “each”: EACH (slot, target: behind NEXT) body NEXT (slot, target: first of body).
 *
 * “may”: MAY (who, label, target: behind the body) body.
 *
 * “choose” among options: CHOOSE_LINE (who, how, slot, count, target: end) LINE body JUMP end LINE
 * body JUMP end … end. The target of a LINE is the next LINE, that of the last one is the end. The
 * lines of a body are about the chooser. An option without a program has a body of just the JUMP.
 *
 * An encounter: ENCOUNTER, then JUMP over the prize's program if there is a prize. The target of
 * ENCOUNTER is the first instruction of the prize, which ends with END; its label is the name of
 * the prize. Its prize is 1 for the winner's, 2 for the loser's.
 *
 * Amounts: “3”: least = most; “0..3”; “all of S”: all 1, set S; “some of S”: least is the constant
 * 1, most −1; “S” alone (a set): all 1. Without a set, a verb uses its usual one.
 *
 * “choose” from a planet bar: ends_if_empty (ruling 16). “choose” of several cards (“2 of hand”) is
 * a VERB with FP_VERB_CHOOSE.
 *
 * The program of a rule (FpRule.code): GIVEN for each name that its ability gives, the leading
 * “choose from” lines of its body, USE, PAY if the body begins with “pay”, the rest, END.
 * USE.target is that END. A rule created by a program has no USE and keeps the first FP_MAX_KEPT
 * variables of that program.
 *
 * “pay”: PAY (target: behind its verbs) verbs. PAY is first in the body of a “may”, or behind the
 * LINE of an option.
 *
 * “foreach”: FOREACH (slot, set, how, target: behind AGAIN) body AGAIN (target: FOREACH). “repeat”:
 * likewise with REPEAT (most, cond, slot).
 *
 * A modify, trigger or replace as a line: CREATE_EFFECTS (first_rule, count).
 *
 * An ability that says use="STEP" beside a modify has one more trigger before STEP, whose program
 * is just USE END. */
#pragma once

#include "engine/runner/fp-batch.h"
#include "engine/runner/fp-engine.h"
#include "engine/program/fp-card-selection.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/effects/fp-trigger-round.h"
#include "engine/effects/fp-trigger-window.h"

/* Locals of a program: first locals of the edition's `program` procedure. */
typedef struct
{
  int16_t pc; /* next instruction */
  int16_t stop; /* instruction at which the program ends, −1: only at FP_OP_END */
  int16_t base; /* first of its variables */
  int16_t card; /* `this` */
  int16_t owns; /* number of variables freed at its end */
  int16_t action; /* `that`: row of the actions, −1: none */
  uint8_t me;
  FpSeats they; /* seats that its lines are about */
  int16_t answer; /* the last answer */
  uint8_t turn; /* seat that chooses now, in choices of several players */
  FpSeats left; /* seats still to choose, or to do the line */
  uint16_t struck; /* lines struck or taken, or seats with filled hands, as bits */
  int16_t phase; /* progress of the instruction, 0: not begun */
} FpProgramLocals;

/* Locals of a verb: first locals of the edition's `verb` procedure. */
typedef struct
{
  int16_t code; /* the instruction */
  int16_t base; /* first variable of the program */
  int16_t card; /* `this`; FP_NO_CARD as int16_t */
  int16_t action; /* `that` */
  uint8_t me; /* “you”, FP_NOBODY */
  FpSeats who; /* affected seats still to come */
  FpSeats they; /* seats that the line is about */
  uint8_t seat; /* seat affected right now */
  int16_t least, most; /* the amount, evaluated for @seat */
  int16_t count; /* the final amount */
  int16_t times; /* one by one: number of repetitions so far */
  int16_t phase;
} FpVerbCall;

/* Call of an encounter: first locals of its procedure. */
typedef struct
{
  int16_t place; /* FP_NO_PLACE: the encounter is about none */
  int16_t number; /* printed number of the encounter */
  int16_t code; /* FP_OP_ENCOUNTER with its rules and prize, −1: none */
  int16_t base; /* first variable of the program */
  int16_t card; /* the card that begins it, FP_NO_CARD as int16_t */
} FpEncounterCall;

/* fp_encounter_begin: begins an encounter of @kind within the running ones, of which there are
 * fewer than FP_MAX_ENCOUNTERS, and creates its effects. Returns its row: open, without sides,
 * roles and numbers. */
FpEncounter *fp_encounter_begin (FpEngine *engine, guint kind, const FpEncounterCall *call);

/* fp_encounter_end: ends the innermost encounter, with its effects and its memory of uses. */
void fp_encounter_end (FpEngine *engine);

/* Decision kinds of programs. An edition's table begins with FP_PROGRAM_DECISIONS. */
enum
{
  FP_DECIDE_MAY, /* arg[0]: FP_OP_MAY */
  FP_DECIDE_OPTION, /* arg[0]: FP_OP_CHOOSE_LINE; also for the next two */
  FP_DECIDE_STRIKE_OUT,
  FP_DECIDE_DRAFT,
  FP_DECIDE_CHOOSE, /* arg[0]: FP_OP_CHOOSE_FROM; also for the next */
  FP_DECIDE_PLANET, /* from rules too: arg[0] −1 */
  FP_DECIDE_HOW_MANY, /* arg[0]: FP_OP_VERB; from arg[1] to arg[2] */
  /* cards for the verb in the frame below; arg[0] zone or −1, arg[1] last choice or −1 */
  FP_DECIDE_PICK,
  FP_DECIDE_ARRANGE, /* next card from the top; arg[2]: FP_OP_VERB */
  FP_DECIDE_USE, /* use of an ability; arg[0] rule, arg[1] card (−1: none) */
  FP_DECIDE_FIRST, /* next of several abilities */
  FP_DECIDE_INSTEAD, /* one of several replacements (ruling 58) */
  FP_DECIDE_WINDOW, /* all optional abilities at a moment; arg[FP_WINDOW_…] (fp-trigger-window.h) */
  FP_N_PROGRAM_DECISIONS,
};

enum
{
  FP_VERB_CHOOSE = 0xff, /* instead of a verb's index: only binds several chosen cards to a name */
};

void fp_program_may_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_program_line_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_program_choose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* Rows of a decision table for the kinds above. @planet makes the options of FP_DECIDE_PLANET. */
#define FP_PROGRAM_DECISIONS(planet)                                                                                 \
  [FP_DECIDE_MAY] = { "may", fp_program_may_options }, [FP_DECIDE_OPTION] = { "option", fp_program_line_options },   \
  [FP_DECIDE_STRIKE_OUT] = { "strike-out", fp_program_line_options },                                                \
  [FP_DECIDE_DRAFT] = { "draft", fp_program_line_options },                                                          \
  [FP_DECIDE_CHOOSE] = { "choose", fp_program_choose_options }, [FP_DECIDE_PLANET] = { "planet", planet },           \
  [FP_DECIDE_HOW_MANY] = { "how-many", fp_verb_how_many_options },                                                   \
  [FP_DECIDE_PICK] = { "pick", fp_selection_options }, [FP_DECIDE_ARRANGE] = { "arrange", fp_verb_arrange_options }, \
  [FP_DECIDE_USE] = { "use", fp_trigger_options }, [FP_DECIDE_FIRST] = { "first", fp_trigger_round_options },        \
  [FP_DECIDE_INSTEAD] = { "instead", fp_trigger_round_options }, [FP_DECIDE_WINDOW] = { "window", fp_window_options }

/* Rows of the machine's procedures, with which an edition's table begins. */
#define FP_MACHINE_PROCEDURES                                                                          \
  [FP_MACHINE_NONE] = { .id = "" }, [FP_MACHINE_PROGRAM] = { .id = "program", .run = fp_program_run }, \
  [FP_MACHINE_VERB] = { .id = "verb", .run = fp_verb_run },                                            \
  [FP_MACHINE_ROUND] = { .id = "round", .run = fp_trigger_round_run },                                 \
  [FP_MACHINE_RESOLVE] = { .id = "speak", .run = fp_trigger_resolve },                                 \
  [FP_MACHINE_SELECTION] = { .id = "pick", .run = fp_selection_run },                                  \
  [FP_MACHINE_SHIP_SELECTION] = { .id = "pick-ships", .run = fp_ship_selection_run },                  \
  [FP_MACHINE_BATCH] = { .id = "batch", .run = fp_batch_run },                                         \
  [FP_MACHINE_USE] = { .id = "use", .run = fp_use_run, .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_CARDS }

/* Behind FP_MACHINE_PROCEDURES: the use of an ability is answered in windows. */
#define FP_MACHINE_USE_IN_WINDOWS                                                                      \
  [FP_MACHINE_USE] = {                                                                                 \
    .id = "use", .run = fp_use_run, .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_CARDS, .window = TRUE \
  }

/* fp_verb_run: the procedure of one program line, for an edition's table. For each affected player
 * it evaluates the amount, requests the decisions and performs the action. */
FpFlow fp_verb_run (FpEngine *engine, FpFrame *frame);

/* fp_verb_name_cards: the action of @frame has taken @n @cards off a deck. The program line that
 * has begun it names them, if it has “as” and no set. */
void fp_verb_name_cards (FpEngine *engine, const FpFrame *frame, const uint16_t *cards, guint n);
void fp_verb_how_many_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void fp_verb_arrange_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* fp_program_context: makes @context that for expressions of a program's instruction. */
void fp_program_context (const FpEngine *engine, const FpProgramLocals *locals, uint16_t *scratch, guint size,
                         FpContext *context);

/* fp_program_run: the procedure of a program, for an edition's table. */
FpFlow fp_program_run (FpEngine *engine, FpFrame *frame);

/* fp_program_push: pushes a program that begins with instruction @first. @base −1: @n_variables new
 * variables. */
void fp_program_push (FpEngine *engine, int first, int stop, int base, int n_variables, uint16_t card, uint8_t me,
                      FpSeats they);
