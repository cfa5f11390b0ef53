/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers that players have declined: what they were then, and whether they are something else now
 * (ruling 57). */
#include "engine/effects/fp-trigger-offers.h"

#include "engine/effects/fp-copies.h"
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

/* Aborts if @offer, that of a copy, is not the one of @row. @work: the work counted before it was
 * found. */
static FP_COLD void
check_copy (FpEngine *engine, const FpEffect *row, int index, guint work, uint16_t offer)
{
  const guint counted = engine->work;

  engine->work = work;
  if (offer_of (engine, row, index) != offer || engine->work != counted)
    g_error ("copies of rule %u offer different things after %u answers", row->rule, engine->state->head.answers);
}

/* Returns what offer_of () gives, or has given for a copy within the same evaluation. */
static uint16_t
shared_offer (FpEngine *engine, const FpEffect *row, int index)
{
  FpCopies *copies = fp_copies_of (engine, row, index);
  const guint work = engine->work;
  uint16_t offer;

  if (copies == NULL)
    return offer_of (engine, row, index);
  if (fp_copies_recall (engine, copies, FP_COPY_OFFER, &offer))
    {
      if (engine->checking)
        check_copy (engine, row, index, work, offer);
      return offer;
    }
  engine->own_read = FALSE;
  offer = offer_of (engine, row, index);
  fp_copies_keep (engine, copies, FP_COPY_OFFER, work, offer);
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

/* The last offer of a card's rule, which no expression about its card has part in. */
typedef struct
{
  const FpEffect *row; /* NULL: none */
  int action;
  uint16_t offer;
  guint work;
} LastOffer;

/* Returns what @row offers about action @index. @last: the last offer of the same owner, which a
 * copy makes again. Each offer is an evaluation of its own. */
static uint16_t
next_offer (FpEngine *e, const FpEffect *row, int index, LastOffer *last)
{
  const gboolean same = last->row != NULL && last->row->rule == row->rule && last->action == index;
  const guint work = e->work_done;
  uint16_t offer;

  if (same && !e->checking)
    {
      e->work_done += last->work;
      return last->offer;
    }
  e->own_read = FALSE;
  offer = offer_of (e, row, index);
  if (same && (offer != last->offer || e->work_done - work != last->work))
    g_error ("copies of rule %u offer different things after %u answers", row->rule, e->state->head.answers);
  *last = (LastOffer){ .action = index, .offer = offer, .work = e->work_done - work };
  if (row->kind == FP_EFFECT_CARD && !e->own_read && e->overworked == FP_NO_CARD)
    last->row = row;
  return offer;
}

static void
keep_offer (FpEngine *e, const FpEffect *row, int index, LastOffer *last)
{
  FpState *s = e->state;

  if (!is_declined (s, row, index) || find_offer (s, row, index) >= 0)
    return;
  if (s->head.n_offers == FP_MAX_OFFERS)
    drop_stale (e);
  if (s->head.n_offers == FP_MAX_OFFERS)
    drop_outermost (s);
  s->offers[s->head.n_offers++] =
      (FpOffer){ .effect = row->number, .offer = next_offer (e, row, index, last), .action = (uint16_t) index };
}

/* Keeps what @row, which is declined, offers now. @last: the last offer of the same owner. */
static void
keep_offers_of (FpEngine *engine, const FpEffect *row, LastOffer *last)
{
  for (uint64_t left = row->declined; left != 0; left &= left - 1)
    keep_offer (engine, row, __builtin_ctzll (left), last);
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
  LastOffer last[FP_MAX_SEATS + 1];

  if (s->head.answered == 0)
    return;
  if (!s->head.offers_dirty)
    {
      for (; engine->checking && row < end; row++)
        check_kept (s, row);
      return;
    }
  for (guint owner = 0; owner <= FP_MAX_SEATS; owner++)
    last[owner].row = NULL;
  for (; row < end; row++)
    if (row->declined != 0)
      keep_offers_of (engine, row, &last[(uint8_t) (row->me + 1)]);
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

  return kept >= 0 && shared_offer (engine, row, (int) index) != s->offers[kept].offer;
}
