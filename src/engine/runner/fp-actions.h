/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions: everything that happens to a player and that cards may answer or replace
 * (docs/design/card-language.md 2.3 and 2.6).
 *
 * An action is a procedure of the kind FP_PROCEDURE_ACTION with a row in the state that describes
 * it. The caller fills in the row and pushes the action (FP_ACTION, or fp_action_begin () and
 * FP_GO). The runner then takes these steps:
 *   - the “replace” round and the “before” round of the effects in force;
 *   - the procedure, which reads its row with fp_action ();
 *   - settling and the “when” round;
 *   - the “after” round, at the end of the step or line around the action. */
#pragma once

#include "engine/runner/fp-action-rows.h"

/* FP_ACTION_OF: a row for the action @an_action with the members of FpAction that follow. Without
 * them the rules of the game cause it, and it is about no player, place or card. */
#define FP_ACTION_OF(an_action, ...)               \
  ((FpAction){ .procedure = (uint8_t) (an_action), \
               .who = FP_NOBODY,                   \
               .by = FP_NOBODY,                    \
               .from = FP_NO_PLACE,                \
               .to = FP_NO_PLACE,                  \
               .zone = -1,                         \
               .card = FP_NO_CARD,                 \
               .source = FP_NO_CARD,               \
               .code = -1,                         \
               __VA_ARGS__ })

/* fp_action_begin: pushes the action @about and returns its row, valid until the next push. Several
 * cards are added with fp_action_add_card (). Returns NULL and pushes nothing if too many actions
 * are under way. */
FpAction *fp_action_begin (FpEngine *engine, const FpAction *about);

/* fp_action_room: returns the next free row, which the caller fills in, NULL: too many actions are
 * under way. fp_action_push: pushes the action in that row. The two do what fp_action_begin ()
 * does, without a copy. */
FpAction *fp_action_room (FpEngine *engine);
void fp_action_push (FpEngine *engine, FpAction *action);

/* fp_action_add: adds the row of the action @about without pushing the action (fp-batch.h). Returns
 * NULL if too many actions are under way. */
FpAction *fp_action_add (FpEngine *engine, const FpAction *about);

/* fp_action_deferring_frame: returns the frame whose end starts the “after” round of an action that
 * begins now: the innermost step, whole or program line. */
guint fp_action_deferring_frame (const FpEngine *engine);

/* fp_has_listeners: returns TRUE if an effect answers @procedure, or ends with it. */
static inline gboolean
fp_has_listeners (const FpState *state, guint procedure)
{
  return (state->head.listened[procedure / 64] >> procedure % 64 & 1) != 0;
}

/* fp_actions_drop: removes the rows from @first on, which are over. */
void fp_actions_drop (FpEngine *engine, guint first);

/* fp_action_drop_last: removes the last row. */
static inline void
fp_action_drop_last (FpEngine *engine)
{
  FpHead *head = &engine->state->head;

  if (head->n_suspended > 0 || head->n_splits > 0 ||
      (engine->state->actions[head->n_actions - 1].flags & FP_ACTION_MARKED))
    fp_actions_drop (engine, head->n_actions - 1U);
  else
    head->n_actions--;
}
