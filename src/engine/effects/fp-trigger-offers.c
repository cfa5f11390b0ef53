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

/* Returns TRUE if the effect @row is declined about action @index. */
static gboolean
is_declined (const FpState *s, const FpEffect *row, int index)
{
  return index >= 0 && index < s->head.n_actions && (row->declined >> index & 1);
}

/* Returns the slot of the offer that @row has kept about action @index, −1: none. */
static int
find_slot (const FpEffect *row, int index)
{
  for (int slot = 0; slot < FP_KEPT_OFFERS; slot++)
    if (row->offered[slot] == index + 1)
      return slot;
  return -1;
}

/* Returns a slot for another offer of @row. If all are in use, that of the outermost action. */
static int
free_slot (const FpState *s, const FpEffect *row)
{
  int outermost = 0;

  for (int slot = 0; slot < FP_KEPT_OFFERS; slot++)
    if (!is_declined (s, row, row->offered[slot] - 1))
      return slot;
    else if (row->offered[slot] < row->offered[outermost])
      outermost = slot;
  return outermost;
}

static void
keep_offer (FpEngine *e, FpEffect *row, int index)
{
  int slot;

  if (!is_declined (e->state, row, index) || find_slot (row, index) >= 0)
    return;
  slot = free_slot (e->state, row);
  row->offers[slot] = offer_of (e, row, index);
  row->offered[slot] = (uint8_t) (index + 1);
}

void
fp_trigger_keep_offers (FpEngine *engine)
{
  FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    for (int action = 0; s->effects[i].declined != 0 && action < s->head.n_actions; action++)
      keep_offer (engine, &s->effects[i], action);
}

void
fp_trigger_decline (FpEffect *row, guint index)
{
  int slot = find_slot (row, (int) index);

  row->declined |= (uint64_t) 1 << index;
  if (slot >= 0)
    row->offered[slot] = 0;
}

gboolean
fp_trigger_offer_changed (FpEngine *engine, const FpEffect *row, guint index)
{
  int slot = is_declined (engine->state, row, (int) index) ? find_slot (row, (int) index) : -1;

  return slot >= 0 && offer_of (engine, row, (int) index) != row->offers[slot];
}
