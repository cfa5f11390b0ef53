/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows: at a moment each seat in turn is asked once, in secret, for all optional effects that it
 * could use then.
 *
 * Answering effects one by one and openly would tell what a hand holds. In procedures with
 * FpProcedureDef.window a trigger round asks FP_DECIDE_WINDOW instead: its options are all optional
 * effects of the seat that fit the moment, and a pass. After the seat's windows its mandatory
 * effects fire. A seat that has passed is asked again only if it is offered something new.
 *
 * Nobody can tell from being asked what somebody else holds. A seat without an option passes
 * without being asked, at the same point as if it had one (FpForcedListener), if a card that the
 * others can't see could have had one. The effects that hands may hold count as listeners in every
 * state, so that a game takes the same course whoever holds them (fp-window-hands.h). */
#pragma once

#include "engine/effects/fp-trigger-round.h"

/* Arguments of FP_DECIDE_WINDOW: indices of FpPendingDecision.arg. */
enum
{
  FP_WINDOW_STAGE, /* FpTriggerStage */
  FP_WINDOW_FIRST, /* rows of the actions */
  FP_WINDOW_LAST,
  FP_WINDOW_MOMENT, /* procedure: the moment */
  FP_WINDOW_SILENT, /* 1: a pass without being asked */
};

/* fp_window_is: returns TRUE if @round asks windows. */
gboolean fp_window_is (const FpTriggerRoundLocals *round);

/* fp_window_find_next: determines what comes next in @round: the window of @round->seat
 * (@round->window is 1), effects of which @round->seat chooses one, or the effect @round->answer.
 * Returns FALSE if nothing is left. */
gboolean fp_window_find_next (FpEngine *engine, FpTriggerRoundLocals *round);

/* fp_window_take: answers the window of @round->seat with option @round->answer. Makes
 * @round->answer the number of the chosen effect and @round->action the row of its action. Returns
 * FALSE if the seat passes. */
gboolean fp_window_take (FpEngine *engine, FpTriggerRoundLocals *round);

/* fp_window_options: options of FP_DECIDE_WINDOW. */
void fp_window_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
