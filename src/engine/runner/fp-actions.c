/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: rows in the state that describe events about to happen or just done. */
#include "engine/runner/fp-actions.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-round.h"
#include "engine/runner/fp-procedure.h"

/* Returns the frame whose end starts the “after” round: the innermost step, whole or program
 * line. */
static guint
deferring_frame (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (engine->traits[s->frames[i - 1].procedure] & FP_TRAIT_DEFERS_AFTER)
      return i - 1;
  return 0;
}

static uint32_t
mark_bit (const FpEngine *engine, const FpAction *action)
{
  return 1U << (FP_MARK_ACTION + (action - engine->state->actions));
}

FpAction *
fp_action_begin (FpEngine *engine, const FpAction *about)
{
  FpState *s = engine->state;
  FpAction *action;

  if (s->head.n_actions == FP_MAX_ACTIONS)
    return NULL;
  action = &s->actions[s->head.n_actions++];
  *action = *about;
  action->after_frame = (uint8_t) deferring_frame (engine);
  action->level = s->head.n_encounters;
  fp_engine_push (engine, about->procedure);
  s->frames[s->head.n_frames - 1].action = s->head.n_actions;
  /* Without listeners, the bits of fired and declined effects aren't used. */
  if (fp_has_listeners (s, about->procedure))
    fp_effect_begin_row (engine, s->head.n_actions - 1U);
  return action;
}

static void
mark_card (FpEngine *engine, const FpAction *action, uint16_t card)
{
  engine->state->cards[card].marks |= mark_bit (engine, action);
}

/* Lists a few cards in the row, which is enough for most actions. */
void
fp_action_add_card (FpEngine *engine, FpAction *action, uint16_t card)
{
  if (!(action->flags & FP_ACTION_MARKED) && action->n_inline < FP_INLINE_CARDS)
    {
      action->inline_cards[action->n_inline++] = card;
      return;
    }
  action->flags |= FP_ACTION_MARKED;
  for (guint i = 0; i < action->n_inline; i++)
    mark_card (engine, action, action->inline_cards[i]);
  action->n_inline = 0;
  mark_card (engine, action, card);
}

FpAction *
fp_action (FpEngine *engine, const FpFrame *frame)
{
  return frame->action == 0 ? NULL : &engine->state->actions[frame->action - 1];
}

gboolean
fp_action_answered_before (FpEngine *engine, const FpFrame *frame)
{
  FpAction *action = fp_action (engine, frame);
  gboolean answered = action != NULL && (action->flags & FP_ACTION_ANSWERED) != 0;

  if (!answered)
    return FALSE;
  fp_trigger_keep_offers (engine);
  action->flags &= (uint8_t) ~FP_ACTION_ANSWERED;
  return TRUE;
}

static gboolean
lies_there (const FpState *s, const FpAction *action, uint16_t card)
{
  return !(action->flags & FP_ACTION_DONE) || action->zone < 0 || s->cards[card].zone == action->zone;
}

guint
fp_action_cards (const FpEngine *engine, const FpAction *action, uint16_t *cards)
{
  const FpState *s = engine->state;
  uint32_t bit = mark_bit (engine, action);
  guint n = 0;

  if (action->card != FP_NO_CARD)
    {
      cards[0] = action->card;
      return lies_there (s, action, action->card) ? 1 : 0;
    }
  for (guint i = 0; i < action->n_inline; i++)
    if (lies_there (s, action, action->inline_cards[i]))
      cards[n++] = action->inline_cards[i];
  for (uint16_t card = 0; card < s->head.n_cards && (action->flags & FP_ACTION_MARKED); card++)
    if ((s->cards[card].marks & bit) && lies_there (s, action, card))
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
fp_action_keep_cards (FpEngine *engine, FpAction *action, const uint16_t *cards, guint n)
{
  if (action->flags & FP_ACTION_MARKED)
    clear_marks (engine->state, mark_bit (engine, action));
  action->flags &= (uint8_t) ~FP_ACTION_MARKED;
  action->n_inline = 0;
  action->card = FP_NO_CARD;
  for (guint i = 0; i < n; i++)
    fp_action_add_card (engine, action, cards[i]);
}

void
fp_actions_drop (FpEngine *engine, guint first)
{
  FpState *s = engine->state;
  uint32_t bits = 0;

  if (first >= s->head.n_actions)
    return;
  for (guint i = first; i < s->head.n_actions; i++)
    if (s->actions[i].flags & FP_ACTION_MARKED)
      bits |= 1U << (FP_MARK_ACTION + i);
  s->head.n_actions = (uint8_t) first;
  if (bits != 0)
    clear_marks (s, bits);
  if (first == 0)
    fp_effect_release_fired (engine);
}
