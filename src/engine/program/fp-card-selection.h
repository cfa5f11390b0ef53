/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of cards from a set, one after the other in rising order, so that each subset exists
 * once (docs/design/card-language.md 2.11). Selected cards are marked FP_MARK_SELECTED; the result
 * is their number. */
#pragma once

#include "engine/program/fp-card-order.h"
#include "engine/runner/fp-procedure.h"

/* Locals of the edition's `pick` procedure. */
typedef struct
{
  uint8_t seat; /* seat that selects; FP_NOBODY: chance */
  uint8_t kind; /* decision kind */
  uint8_t asker; /* seat that decides the number when chance or a deck's order decides the cards */
  uint8_t pad;
  int16_t zone; /* source; −1: the set of the verb in the frame below */
  int16_t least, most;
  int16_t picked, last, card;
} FpSelectionLocals;

FpFlow fp_selection_run (FpEngine *engine, FpFrame *frame);

/* fp_selection_options: the options of all decision kinds for selections. */
void fp_selection_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* fp_selection_again: if a selection is open, makes the choices before the open one again. */
void fp_selection_again (FpEngine *engine);

/* fp_selection_mark: marks @card as selected. */
void fp_selection_mark (FpState *state, uint16_t card);

/* fp_selection_take: writes the cards marked by the last selection to @cards, in the order of their
 * definitions, and unmarks them. Returns their number. */
guint fp_selection_take (FpState *state, uint16_t *cards);
