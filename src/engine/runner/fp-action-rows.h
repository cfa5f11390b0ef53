/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of actions, and the cards that an action is about. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_action: returns the row of the action or step whose frame is @frame. NULL: a step without
 * listeners. */
FpAction *fp_action (FpEngine *engine, const FpFrame *frame);

/* fp_action_add_card: adds @card to the cards of @action. */
void fp_action_add_card (FpEngine *engine, FpAction *action, uint16_t card);

/* fp_action_cards: writes the cards of @action to @cards (FP_MAX_CARDS items). Once the action has
 * happened, only cards that still lie where it put them count. Returns their number. */
guint fp_action_cards (const FpEngine *engine, const FpAction *action, uint16_t *cards);

/* fp_action_keep_cards: reduces the cards of @action to @cards. */
void fp_action_keep_cards (FpEngine *engine, FpAction *action, const uint16_t *cards, guint n);

/* fp_action_mark_bit: returns the mark (FpCard.marks) of the cards of @action, which has
 * FP_ACTION_MARKED. */
static inline uint32_t
fp_action_mark_bit (const FpAction *action)
{
  return 1U << (FP_MARK_ACTION + action->mark);
}

/* fp_action_unmark: removes the marks @bits (FP_MARK_ACTION and above) from all cards. */
void fp_action_unmark (FpState *state, uint32_t bits);
