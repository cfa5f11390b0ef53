/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the runner of programs and the choices in them share. */
#pragma once

#include "engine/fp-procedure.h"
#include "engine/fp-program.h"

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

/* fp_program_body: runs the instructions from @first to @stop with @seat as the player their lines are about. */
FpGo fp_program_body (FpEngine *e, const FpProgramLocals *my, int first, int stop, uint8_t seat);

/* fp_program_choose_from, fp_program_choose_line: the two instructions that choose. */
FpGo fp_program_choose_from (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
FpGo fp_program_choose_line (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in);
