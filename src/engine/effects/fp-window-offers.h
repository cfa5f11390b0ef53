/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers are what windows ask a seat about (fp-trigger-window.h).
 *
 * The offers decide whether a window opens, what its options are and what an answer means, and
 * nothing changes in between. The engine remembers the offers of the last window, for as long as it
 * remembers the options of a decision. They are never part of a state. */
#pragma once

#include "engine/effects/fp-trigger-candidates.h"

typedef struct
{
  guint n; /* offers, declined ones included */
  gboolean fresh; /* the seat has not declined one of them */
  uint16_t row[FP_MAX_EFFECTS]; /* rows of the effects */
  uint8_t action[FP_MAX_EFFECTS]; /* rows of their actions */
  uint64_t fit[FP_EFFECT_WORDS]; /* rows that fit, those of equal offers included */
} FpWindowOffers;

/* fp_window_look: finds what @seat is offered in @round, which is about its stage and actions, and
 * remembers it. Owned by the engine, valid until its next answer. */
const FpWindowOffers *fp_window_look (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat);

/* fp_window_offers: returns what @seat is offered in @round, whose window is open.
 * fp_window_offers_taken: likewise, right after the seat has answered. */
const FpWindowOffers *fp_window_offers (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat);
const FpWindowOffers *fp_window_offers_taken (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat);

/* fp_window_is_offered: returns TRUE if the rule of @row is one that @seat is asked about in
 * windows. */
gboolean fp_window_is_offered (const FpEffect *row, uint8_t seat);

/* fp_window_offers_free: frees the offers that @engine remembers. */
void fp_window_offers_free (FpEngine *engine);
