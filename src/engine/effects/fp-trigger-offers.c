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
  FpContext context;
  FpTrace *trace = fp_trace_pause (engine);
  uint16_t offer = 0;

  fp_effect_context (engine, row, NULL, 0, index, scratch, &context);
  if (rule != NULL && rule->code >= 0)
    offer = fp_program_offer (engine, rule->code, &context);
  fp_trace_resume (engine, trace);
  return offer;
}

/* Returns TRUE if the effect @row is declined about action @index. */
static gboolean
is_declined (const FpState *s, const FpEffect *row, int index)
{
  return index >= 0 && index < s->head.n_actions && (row->declined >> index & 1);
}

/* Returns the index of the offer that @row has kept about action @index, −1: none. */
static int
find_offer (const FpState *s, const FpEffect *row, int index)
{
  for (int i = 0; i < s->head.n_offers; i++)
    if (s->offers[i].effect == row->number && s->offers[i].action == index)
      return i;
  return -1;
}

static void
drop_offer (FpState *s, int i)
{
  s->offers[i] = s->offers[--s->head.n_offers];
}

/* Drops each offer that stands for nothing any more: its effect or action has gone. */
static void
drop_stale (FpEngine *e)
{
  FpState *s = e->state;

  for (int i = s->head.n_offers - 1; i >= 0; i--)
    {
      const FpEffect *row = fp_effect_find (e, s->offers[i].effect);

      if (row == NULL || !is_declined (s, row, s->offers[i].action))
        drop_offer (s, i);
    }
}

/* Drops the offer about the outermost action. */
static void
drop_outermost (FpState *s)
{
  int outermost = 0;

  for (int i = 1; i < s->head.n_offers; i++)
    if (s->offers[i].action < s->offers[outermost].action)
      outermost = i;
  drop_offer (s, outermost);
}

static void
keep_offer (FpEngine *e, const FpEffect *row, int index)
{
  FpState *s = e->state;

  if (!is_declined (s, row, index) || find_offer (s, row, index) >= 0)
    return;
  if (s->head.n_offers == FP_MAX_OFFERS)
    drop_stale (e);
  if (s->head.n_offers == FP_MAX_OFFERS)
    drop_outermost (s);
  s->offers[s->head.n_offers++] =
      (FpOffer){ .effect = row->number, .offer = offer_of (e, row, index), .action = (uint16_t) index };
}

/* Keeps what @row, which is declined, offers now. */
static void
keep_offers_of (FpEngine *engine, const FpEffect *row)
{
  for (uint64_t left = row->declined; left != 0; left &= left - 1)
    keep_offer (engine, row, __builtin_ctzll (left));
}

/* Aborts if @row is declined and its offer isn't kept. */
static FP_COLD void
check_kept (const FpState *s, const FpEffect *row)
{
  for (uint64_t left = row->declined; left != 0; left &= left - 1)
    if (is_declined (s, row, __builtin_ctzll (left)) && find_offer (s, row, __builtin_ctzll (left)) < 0)
      g_error ("an offer was not kept after %u answers", s->head.answers);
}

void
fp_trigger_keep_offers (FpEngine *engine)
{
  FpState *s = engine->state;
  const FpEffect *row = s->effects, *end = row + s->head.n_effects;

  if (s->head.answered == 0)
    return;
  if (!s->head.offers_dirty)
    {
      for (; engine->checking && row < end; row++)
        check_kept (s, row);
      return;
    }
  for (; row < end; row++)
    if (row->declined != 0)
      keep_offers_of (engine, row);
  /* Without room, others may have been dropped. */
  s->head.offers_dirty = s->head.n_offers == FP_MAX_OFFERS;
}

void
fp_trigger_decline (FpState *state, FpEffect *row, guint index)
{
  int kept = find_offer (state, row, (int) index);

  row->declined |= (uint64_t) 1 << index;
  state->head.answered |= (uint64_t) 1 << index;
  state->head.offers_dirty = TRUE;
  if (kept >= 0)
    drop_offer (state, kept);
}

gboolean
fp_trigger_offer_changed (FpEngine *engine, const FpEffect *row, guint index)
{
  const FpState *s = engine->state;
  int kept = is_declined (s, row, (int) index) ? find_offer (s, row, (int) index) : -1;

  return kept >= 0 && offer_of (engine, row, (int) index) != s->offers[kept].offer;
}
