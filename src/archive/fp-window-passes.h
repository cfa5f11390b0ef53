/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats that pass in each window until a step begins. Nothing of this is part of a game: each pass
 * is an ordinary answer. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct
{
  uint16_t until[FP_MAX_SEATS]; /* the step, FP_MACHINE_NONE: the seat doesn't pass */
} FpWindowPasses;

/* fp_window_passes_note: ends the passes of seats that wait for the step whose beginning @event
 * reports. To be called for each event. */
void fp_window_passes_note (FpWindowPasses *passes, const FpEvent *event);

/* fp_window_is_asked, fp_window_is_pending: return TRUE if the decision is a window. */
gboolean fp_window_is_asked (const FpDecision *decision);
gboolean fp_window_is_pending (const FpPendingDecision *pending);

/* fp_window_asks_about: returns the seat to which that happens which @decision, a window, asks
 * about. FP_NOBODY: to none, or @decision is no window. */
uint8_t fp_window_asks_about (const FpEngine *engine, const FpDecision *decision);

/* fp_window_passes_option: returns the index of the pass if the open decision is a window whose
 * seat passes, else −1. */
int fp_window_passes_option (const FpWindowPasses *passes, FpEngine *engine);
