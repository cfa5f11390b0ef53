/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, and games that end because they need more room than there is. Everything else in the
 * engine may use this file. */
#include "engine/runner/fp-procedure.h"

void
fp_engine_emit (FpEngine *engine, const FpEvent *event)
{
  if (engine->coverage != NULL)
    engine->coverage->events[event->kind]++;
  if (engine->listener != NULL)
    {
      /* The listener's own evaluations don't count. */
      guint work_done = engine->work_done;
      uint16_t overworked = engine->overworked;

      engine->listener (engine, event, engine->listener_data);
      engine->work_done = work_done;
      engine->overworked = overworked;
    }
}

void
fp_engine_undecided (FpEngine *engine)
{
  FpHead *head = &engine->state->head;

  if (head->ending != FP_ENDING_NONE)
    return;
  engine->stopped = TRUE;
  head->ending = (uint8_t) fp_edition_ending (engine->edition, FP_ENDS_UNDECIDED);
  head->winners = 0;
  head->pending = (FpPendingDecision){ .open = FALSE };
  FP_EMIT (engine, GAME_ENDED, .other = 0, .value = head->ending);
}

void
fp_engine_drop (FpEngine *engine, const char *what)
{
  engine->dropped++;
  if (engine->checking && engine->strict)
    g_error ("there is no room for another %s after %u answers", what, engine->state->head.answers);
}

void
fp_engine_overflow (FpEngine *engine, const char *what)
{
  fp_engine_drop (engine, what);
  fp_engine_undecided (engine);
}
