/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the program runner and its choices. */
#pragma once

#include "engine/program/fp-fuel.h"
#include "engine/runner/fp-procedure.h"
#include "engine/program/fp-program.h"

enum
{
  /* kind of the secrets of choices made together; editions count theirs from 0 */
  FP_SECRET_CHOICE = 0xf0,
};

/* Continuations of a program after an instruction. */
typedef enum
{
  FP_GO_NEXT, /* with the instruction at pc */
  FP_GO_STOP, /* after the decision or the called procedure */
  FP_GO_END, /* not at all: the program is done */
} FpGo;

/* instruction: returns instruction @index of the catalog. */
static inline const FpInstruction *
instruction (const FpEngine *e, int index)
{
  return fp_catalog_instruction (e->catalog, index);
}

/* fp_program_players: returns the players that @expression names; −1: those the line is about. */
FpSeats fp_program_players (const FpEngine *e, const FpProgramLocals *my, int expression);

/* fp_program_true: returns TRUE if the condition @expression holds; −1: always. */
gboolean fp_program_true (const FpEngine *e, const FpProgramLocals *my, int expression);

/* fp_program_set: binds variable @slot to @value; −1: none. */
void fp_program_set (FpEngine *e, const FpProgramLocals *my, int slot, int value);

/* fp_program_set_cards: binds variable @slot to the set of @cards. */
void fp_program_set_cards (FpEngine *e, int base, int slot, const uint16_t *cards, guint n);

/* fp_program_set_list: writes the cards of the set in variable @slot. Returns their number. */
guint fp_program_set_list (const FpEngine *e, int base, int slot, uint16_t *cards);

/* fp_program_free_sets: frees the sets behind the @n variables from @base on. */
void fp_program_free_sets (FpEngine *e, int base, int n);

/* fp_program_fills: pushes the procedure that fills @seat's empty hand if a card of @set must be
 * used (ruling 50). Returns TRUE if the procedure was pushed. Inside a `may` or an option the card
 * need not be used, so the hand isn't filled. */
gboolean fp_program_fills (FpEngine *e, const FpFrame *program, int set, FpContext *context, uint8_t seat);

/* Lines implemented in fp-program-lines.c (loops, created effects, announcing) and in
 * fp-program-proceed.c (replaced actions that go on). */
FpGo fp_program_foreach (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_repeat (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_create_effects (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_use (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_proceed (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);

/* fp_program_start: uses another ability, see fp-program-start.c.
 * fp_program_take_given: binds the name that @in gives to the value with which the program in
 * @frame was started. Returns FALSE if there is none. */
FpGo fp_program_start (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
gboolean fp_program_take_given (FpEngine *e, const FpFrame *frame, FpProgramLocals *my, const FpInstruction *in);

/* fp_program_body: pushes the instructions from @first to @stop with @seat as the player their
 * lines are about. */
FpGo fp_program_body (FpEngine *e, const FpProgramLocals *my, int first, int stop, uint8_t seat);

/* fp_program_choose_from, fp_program_choose_line: the two instructions that choose. */
FpGo fp_program_choose_from (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_choose_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
