/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats that pass in each window until a step begins. */
#include "archive/fp-window-passes.h"

#include "engine/effects/fp-trigger-window.h"
#include "engine/program/fp-program.h"

void
fp_window_passes_note (FpWindowPasses *passes, const FpEvent *event)
{
  for (guint seat = 0; seat < FP_MAX_SEATS && event->kind == FP_EVENT_STEP_BEGAN; seat++)
    if (passes->until[seat] == (uint16_t) event->value)
      passes->until[seat] = FP_MACHINE_NONE;
}

gboolean
fp_window_is_asked (const FpDecision *decision)
{
  return decision->kind == FP_DECIDE_WINDOW;
}

gboolean
fp_window_is_pending (const FpPendingDecision *pending)
{
  return pending->kind == FP_DECIDE_WINDOW;
}

uint8_t
fp_window_asks_about (const FpEngine *engine, const FpDecision *decision)
{
  const FpState *s = engine->state;
  guint row = fp_window_is_asked (decision) ? (guint) decision->arg[FP_WINDOW_FIRST] : G_MAXUINT;
  return row < s->head.n_actions && s->actions[row].procedure == decision->moment ? s->actions[row].who : FP_NOBODY;
}

int
fp_window_passes_option (const FpWindowPasses *passes, FpEngine *engine)
{
  FpDecision decision;

  if (!fp_engine_decision (engine, &decision) || !fp_window_is_asked (&decision) ||
      passes->until[decision.seat] == FP_MACHINE_NONE)
    return -1;
  return fp_engine_find_option (engine, "pass");
}
