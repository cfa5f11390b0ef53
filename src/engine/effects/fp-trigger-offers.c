/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers that players have declined: what they were then, and whether they are something else now
 * (ruling 57). */
#include "engine/effects/fp-trigger-offers.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-program-lookahead.h"

/* Returns a hash of what the optional effect @row offers its player about action @index (−1: about
 * a state). */
static uint16_t
offer_of (FpEngine *engine, const FpEffect *row, int index)
{
  const FpRule *rule = fp_effect_rule (engine, row);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context = fp_effect_context (engine, row, NULL, 0, index, scratch);
  FpTrace *trace = fp_trace_pause (engine);
  uint16_t offer = rule == NULL || rule->code < 0 ? 0 : fp_program_offer (engine, rule->code, &context);

  fp_trace_resume (engine, trace);
  return offer;
}

/* Returns the last action about which the effect @row is declined, −1: none. */
static int
last_declined (const FpState *s, const FpEffect *row)
{
  int action = row->declined != 0 ? s->head.n_actions - 1 : -1;

  while (action >= 0 && !(row->declined >> action & 1))
    action--;
  return action;
}

void
fp_trigger_keep_offers (FpEngine *engine)
{
  FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      FpEffect *row = &s->effects[i];
      int action = last_declined (s, row);

      if (action < 0 || row->offered == action + 1)
        continue;
      row->offer = offer_of (engine, row, action);
      row->offered = (uint8_t) (action + 1);
    }
}

gboolean
fp_trigger_offer_changed (FpEngine *engine, const FpEffect *row)
{
  int action = row->offered - 1;

  return action >= 0 && action < engine->state->head.n_actions && (row->declined >> action & 1) &&
         offer_of (engine, row, action) != row->offer;
}
