/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the runner of programs and the choices in them share. */
#pragma once

#include "engine/runner/fp-procedure.h"
#include "engine/program/fp-program.h"

enum
{
  FP_SECRET_CHOICE = 0xf0, /* kind of the secrets of choices made together; editions count theirs from 0 */
};

/* How a program goes on after an instruction. */
typedef enum
{
  FP_GO_NEXT, /* with the instruction at pc */
  FP_GO_STOP, /* something was asked or called */
  FP_GO_END, /* not at all: it is done */
} FpGo;

/* instruction: instruction @index of the catalog. */
static inline const FpInstruction *
instruction (const FpEngine *e, int index)
{
  return fp_catalog_instruction (e->catalog, index);
}

/* fp_program_players: the players that @expression names; −1: those the line is about. */
FpSeats fp_program_players (const FpEngine *e, const FpProgramLocals *my, int expression);

/* fp_program_true: whether the condition @expression holds; −1: always. */
gboolean fp_program_true (const FpEngine *e, const FpProgramLocals *my, int expression);

/* fp_program_set: binds variable @slot; −1: none. */
void fp_program_set (FpEngine *e, const FpProgramLocals *my, int slot, int value);

/* fp_program_set_cards: binds variable @slot to the set of @cards. */
void fp_program_set_cards (FpEngine *e, int base, int slot, const uint16_t *cards, guint n);

/* fp_program_free_sets: the sets that the variables from @base on stand for, @n of them, are no longer needed. */
void fp_program_free_sets (FpEngine *e, int base, int n);

/* fp_program_fills: whether @seat's empty hand is to be filled because a card of @set must be used; inside a `may` or
 * an option it only may (ruling 50).  The procedure is put on the stack then. */
gboolean fp_program_fills (FpEngine *e, const FpFrame *program, int set, FpContext *context, uint8_t seat);

/* fp_fuel: takes one instruction's worth; FALSE: there is none left, or the stack is nearly full, and the running
 * program must stop. */
gboolean fp_fuel (FpEngine *e, uint16_t card);

/* fp_program_pays: whether the price that begins at @first (FP_OP_PAY, or anything else: no price) can be paid. */
gboolean fp_program_pays (FpEngine *e, const FpProgramLocals *my, int first, uint8_t seat);

/* Lines with a file of their own: loops, laying down rules, announcing, paying, going on. */
FpGo fp_program_foreach (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_repeat (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_create_effects (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_use (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_proceed (FpEngine *e, FpProgramLocals *my, const FpInstruction *in);

/* fp_program_body: runs the instructions from @first to @stop with @seat as the player their lines are about. */
FpGo fp_program_body (FpEngine *e, const FpProgramLocals *my, int first, int stop, uint8_t seat);

/* fp_program_choose_from, fp_program_choose_line: the two instructions that choose. */
FpGo fp_program_choose_from (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_choose_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
