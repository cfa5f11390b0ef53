/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Acts: rows in the state that say what is about to happen, or has. */
#include "engine/fp-acts.h"

#include "engine/fp-force.h"
#include "engine/fp-procedure.h"

/* What completes an act for those who come after it: the innermost step, whole or line of a program around it. */
static guint
gathering_frame (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (engine->traits[s->frames[i - 1].procedure] & FP_TRAIT_GATHERS)
      return i - 1;
  return 0;
}

static uint32_t
bit_of (const FpEngine *engine, const FpAct *act)
{
  return 1U << (FP_MARK_ACT + (act - engine->state->acts));
}

FpAct *
fp_act_begin (FpEngine *engine, const FpAct *about)
{
  FpState *s = engine->state;
  FpAct *act;

  if (s->head.n_acts == FP_MAX_ACTS)
    return NULL;
  act = &s->acts[s->head.n_acts++];
  *act = *about;
  act->gather = (uint8_t) gathering_frame (engine);
  act->level = s->head.n_encounters;
  fp_engine_push (engine, about->procedure);
  s->frames[s->head.n_frames - 1].act = s->head.n_acts;
  /* What nobody answers has nothing to remember about who has spoken. */
  for (guint i = 0; fp_hooked (s, about->procedure) && i < s->head.n_force; i++)
    {
      s->force[i].spoken &= ~(1U << (s->head.n_acts - 1));
      s->force[i].declined &= ~(1U << (s->head.n_acts - 1));
    }
  return act;
}

static void
mark (FpEngine *engine, const FpAct *act, uint16_t card)
{
  engine->state->cards[card].marks |= bit_of (engine, act);
}

/* Few cards are listed: most acts have no more. */
void
fp_act_add_card (FpEngine *engine, FpAct *act, uint16_t card)
{
  if (!(act->flags & FP_ACT_MARKED) && act->n_few < FP_FEW_CARDS)
    {
      act->few[act->n_few++] = card;
      return;
    }
  act->flags |= FP_ACT_MARKED;
  for (guint i = 0; i < act->n_few; i++)
    mark (engine, act, act->few[i]);
  act->n_few = 0;
  mark (engine, act, card);
}

FpAct *
fp_act (FpEngine *engine, const FpFrame *frame)
{
  return frame->act == 0 ? NULL : &engine->state->acts[frame->act - 1];
}

static gboolean
lies_there (const FpState *s, const FpAct *act, uint16_t card)
{
  return !(act->flags & FP_ACT_DONE) || act->zone < 0 || s->cards[card].zone == act->zone;
}

guint
fp_act_cards (const FpEngine *engine, const FpAct *act, uint16_t *cards)
{
  const FpState *s = engine->state;
  uint32_t bit = bit_of (engine, act);
  guint n = 0;

  if (act->card != FP_NO_CARD)
    {
      cards[0] = act->card;
      return lies_there (s, act, act->card) ? 1 : 0;
    }
  for (guint i = 0; i < act->n_few; i++)
    if (lies_there (s, act, act->few[i]))
      cards[n++] = act->few[i];
  for (uint16_t card = 0; card < s->head.n_cards && (act->flags & FP_ACT_MARKED); card++)
    if ((s->cards[card].marks & bit) && lies_there (s, act, card))
      cards[n++] = card;
  return n;
}

static void
clear_marks (FpState *s, uint32_t bits)
{
  for (guint card = 0; card < s->head.n_cards; card++)
    s->cards[card].marks &= ~bits;
}

void
fp_act_keep_cards (FpEngine *engine, FpAct *act, const uint16_t *cards, guint n)
{
  if (act->flags & FP_ACT_MARKED)
    clear_marks (engine->state, bit_of (engine, act));
  act->flags &= (uint8_t) ~FP_ACT_MARKED;
  act->n_few = 0;
  act->card = FP_NO_CARD;
  for (guint i = 0; i < n; i++)
    fp_act_add_card (engine, act, cards[i]);
}

void
fp_acts_drop (FpEngine *engine, guint first)
{
  FpState *s = engine->state;
  uint32_t bits = 0;

  if (first >= s->head.n_acts)
    return;
  for (guint i = first; i < s->head.n_acts; i++)
    if (s->acts[i].flags & FP_ACT_MARKED)
      bits |= 1U << (FP_MARK_ACT + i);
  s->head.n_acts = (uint8_t) first;
  if (bits != 0)
    clear_marks (s, bits);
  if (first == 0)
    fp_force_forget (engine);
}
