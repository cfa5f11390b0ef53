/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program line with a verb, for the player it affects now: its context, its set, and how much of
 * it there is. */
#pragma once

#include "engine/program/fp-program.h"

/* Values of FpVerbCall.phase. In FP_VERB_WITH the second set of a swap is selected instead. */
enum
{
  FP_VERB_NOT_BEGUN,
  FP_VERB_BEGUN,
  FP_VERB_WITH,
};

/* fp_verb_line: returns the line that @call performs. */
static inline const FpInstruction *
fp_verb_line (const FpEngine *engine, const FpVerbCall *call)
{
  return fp_catalog_instruction (engine->catalog, call->code);
}

/* fp_verb_of: returns the verb of line @in. NULL: a choice of cards into a name, which performs no
 * action. */
static inline const FpVerb *
fp_verb_of (const FpEngine *engine, const FpInstruction *in)
{
  return in->verb == FP_VERB_CHOOSE ? NULL : &engine->edition->verbs[in->verb];
}

/* fp_verb_evaluate: makes @value that of @expression; −1: nothing. */
static inline void
fp_verb_evaluate (const FpEngine *engine, int expression, FpContext *context, FpValue *value)
{
  if (expression < 0)
    *value = (FpValue){ .type = FP_TYPE_NOTHING };
  else
    fp_expression_eval (fp_catalog_expression (engine->catalog, expression), context, value);
}

/* fp_verb_context: makes @context that for expressions of a verb as it affects @call's seat.
 * fp_verb_set: makes @set the set that the verb works on, FP_TYPE_NOTHING if the line names
 * none. */
void fp_verb_context (const FpEngine *engine, const FpVerbCall *call, uint16_t *scratch, guint size,
                      FpContext *context);
void fp_verb_set (const FpEngine *engine, const FpVerbCall *call, FpContext *context, FpValue *set);

/* fp_verb_from_places: returns the verb for @action in whose lines players choose the places of
 * ships, NULL: there is none. */
const FpVerb *fp_verb_from_places (const FpEngine *engine, const FpAction *action);

/* fp_verb_about_ships: returns TRUE if line @in is about a number of ships.
 * fp_verb_about_cards: returns TRUE if cards are selected for the verb: the line names a set of
 * cards, or the verb has a usual one. */
gboolean fp_verb_about_ships (const FpEngine *engine, const FpInstruction *in);
gboolean fp_verb_about_cards (const FpEngine *engine, const FpInstruction *in);

/* fp_verb_pile: finds the pile of ships of line @in and its owner (@pile->seat), for @seat. Returns
 * FALSE if there is none now. */
gboolean fp_verb_pile (FpEngine *engine, const FpInstruction *in, FpContext *context, uint8_t seat, FpValue *pile);

/* fp_verb_keep_occupied: leaves out those of the usual targets @to that the ships of @call's line,
 * out of @pile, empty themselves. Ships of several places have been chosen from the offers. */
void fp_verb_keep_occupied (FpEngine *engine, const FpVerbCall *call, const FpValue *pile, FpValue *to);

/* fp_verb_work_out_amount: sets the least and the most of @call to what its line says.
 * fp_verb_clamp_amount: limits them to what there is, and sets the final amount to the most. */
void fp_verb_work_out_amount (const FpEngine *engine, FpVerbCall *call);
void fp_verb_clamp_amount (FpEngine *engine, FpVerbCall *call);

/* fp_verb_payable: returns TRUE if @seat has as much as the verb @instruction asks for. */
gboolean fp_verb_payable (FpEngine *engine, const FpInstruction *instruction, const FpContext *context, uint8_t seat);
