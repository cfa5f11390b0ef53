/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of ships from several places, or of the places to which ships go: the number first,
 * then place by place in rising order, so that each split exists once.
 *
 * The places are offers (fp_split_offer ()), each with the most ships that it gives or takes.
 * Afterwards the offers hold the chosen ships, and the result is their number. The action that
 * begins next takes them with fp_split_attach (). */
#pragma once

#include "engine/runner/fp-procedure.h"
#include "engine/runner/fp-splits.h"

/* Locals of FP_MACHINE_SHIP_SELECTION. */
typedef struct
{
  uint8_t seat; /* seat that selects */
  uint8_t owner; /* seat whose ships they are */
  uint8_t kind; /* decision kind, with fp_ship_selection_options () */
  uint8_t to; /* 1: places to which the ships go */
  int16_t least, most; /* ships; the number is asked if these differ */
  int16_t code; /* line that selects; −1: a step of the game */
  int16_t numbered; /* 1: the number was asked */
  int16_t picked, last, answer;
} FpShipSelectionLocals;

FpFlow fp_ship_selection_run (FpEngine *engine, FpFrame *frame);

/* fp_ship_selection_options: the options of all decision kinds for such selections: numbers while
 * arg[3] is 0, else places. */
void fp_ship_selection_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* fp_ship_selection_is_to: returns TRUE if decision @pending, which has FP_DECISION_PLACES, is
 * about places to which ships go. */
gboolean fp_ship_selection_is_to (const FpPendingDecision *pending);

/* fp_ship_selection_rows: copies the offers that the open selection may still take from to @rows
 * (room for FP_MAX_SPLITS), and sets @left to the number of ships still to be given a place.
 * Returns the number of rows, 0: no place is being chosen.
 * fp_ship_selection_fill: chooses the usual places of @left more ships among the @n @rows. Returns
 * the first of these places, FP_NO_PLACE: there is no room. */
guint fp_ship_selection_rows (FpEngine *engine, FpSplit *rows, int *left);
uint8_t fp_ship_selection_fill (FpEngine *engine, FpSplit *rows, guint n, int left);

/* fp_ship_selection_usual: returns the index of the option that goes on with the usual split of the
 * open selection. −1: no ships are being chosen.
 *
 * The usual number is the largest that empties no place. Usually ships leave the place with the
 * most of them, and the last ship of a place stays as long as possible. They go to the place with
 * the fewest. FpEditionRules.usual_rank comes first. */
int fp_ship_selection_usual (FpEngine *engine);
