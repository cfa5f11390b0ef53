/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of actions: a few cards are listed in the row, more are marked with its bit. */
#include "engine/runner/fp-action-rows.h"

FpAction *
fp_action (FpEngine *engine, const FpFrame *frame)
{
  return frame->action == 0 ? NULL : &engine->state->actions[frame->action - 1];
}

/* Gives @action a mark that no other action has. Returns FALSE if there is none. */
static gboolean
find_mark (FpEngine *engine, FpAction *action)
{
  const FpState *s = engine->state;
  uint32_t used = 0;

  for (guint i = 0; i < s->head.n_actions; i++)
    if (s->actions[i].flags & FP_ACTION_MARKED)
      used |= 1U << s->actions[i].mark;
  for (guint mark = 0; mark < FP_MAX_MARKED; mark++)
    if (!(used >> mark & 1))
      {
        action->mark = (uint8_t) mark;
        action->flags |= FP_ACTION_MARKED;
        return TRUE;
      }
  fp_engine_overflow (engine, "action with many cards");
  return FALSE;
}

static void
mark_card (FpEngine *engine, const FpAction *action, uint16_t card)
{
  engine->state->cards[card].marks |= fp_action_mark_bit (action);
}

void
fp_action_add_card (FpEngine *engine, FpAction *action, uint16_t card)
{
  if (!(action->flags & FP_ACTION_MARKED) && action->n_inline < FP_INLINE_CARDS)
    {
      action->inline_cards[action->n_inline++] = card;
      return;
    }
  if (!(action->flags & FP_ACTION_MARKED) && !find_mark (engine, action))
    return;
  for (guint i = 0; i < action->n_inline; i++)
    mark_card (engine, action, action->inline_cards[i]);
  action->n_inline = 0;
  mark_card (engine, action, card);
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
  uint32_t bit = fp_action_mark_bit (action);
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

void
fp_action_unmark (FpState *state, uint32_t bits)
{
  for (guint card = 0; card < state->head.n_cards; card++)
    state->cards[card].marks &= ~bits;
}

void
fp_action_keep_cards (FpEngine *engine, FpAction *action, const uint16_t *cards, guint n)
{
  if (action->flags & FP_ACTION_MARKED)
    fp_action_unmark (engine->state, fp_action_mark_bit (action));
  action->flags &= (uint8_t) ~FP_ACTION_MARKED;
  action->n_inline = 0;
  action->card = FP_NO_CARD;
  for (guint i = 0; i < n; i++)
    fp_action_add_card (engine, action, cards[i]);
}
