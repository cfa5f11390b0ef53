/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: rows in the state that describe events about to happen or just done. */
#include "engine/runner/fp-actions.h"

#include "engine/effects/fp-effects.h"
#include "engine/runner/fp-procedure.h"
#include "engine/runner/fp-splits.h"

guint
fp_action_deferring_frame (const FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    if (engine->traits[s->frames[i - 1].procedure] & FP_TRAIT_DEFERS_AFTER)
      return i - 1;
  return 0;
}

FpAction *
fp_action_room (FpEngine *engine)
{
  FpState *s = engine->state;

  if (s->head.n_actions < FP_MAX_ACTIONS)
    return &s->actions[s->head.n_actions];
  fp_engine_overflow (engine, "action");
  return NULL;
}

/* Takes the row @action into use. */
static void
take (FpEngine *engine, FpAction *action)
{
  FpState *s = engine->state;

  s->head.n_actions++;
  action->after_frame = (uint8_t) fp_action_deferring_frame (engine);
  action->level = s->head.n_encounters;
  /* Without listeners, the bits of fired and declined effects aren't used. Those of a former action
   * stay, and so their offers are kept. */
  if (fp_has_listeners (s, action->procedure))
    fp_effect_begin_row (engine, s->head.n_actions - 1U);
  else if (s->head.answered >> (s->head.n_actions - 1) & 1)
    s->head.offers_dirty = TRUE;
}

FpAction *
fp_action_add (FpEngine *engine, const FpAction *about)
{
  FpAction *action = fp_action_room (engine);

  if (action == NULL)
    return NULL;
  *action = *about;
  take (engine, action);
  return action;
}

void
fp_action_push (FpEngine *engine, FpAction *action)
{
  take (engine, action);
  fp_engine_push_frame (engine, action->procedure)->action = engine->state->head.n_actions;
}

FpAction *
fp_action_begin (FpEngine *engine, const FpAction *about)
{
  FpAction *action = fp_action_room (engine);

  if (action == NULL)
    return NULL;
  *action = *about;
  fp_action_push (engine, action);
  return action;
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
      bits |= fp_action_mark_bit (&s->actions[i]);
  s->head.n_actions = (uint8_t) first;
  if (s->head.n_splits > 0)
    fp_splits_drop (s, first);
  if (bits != 0)
    fp_action_unmark (s, bits);
  if (first == 0)
    fp_effect_release_fired (engine);
}
