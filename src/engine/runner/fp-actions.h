/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Acts: everything that happens to a player and that cards may answer or replace (card-language.md 2.3 and 2.6).
 *
 * An act is a procedure of the kind FP_PROCEDURE_ACTION with a row in the state that says what it is about.  Whoever
 * makes one happen fills in the row and puts it on the stack (FP_ACTION, or fp_action_begin () and FP_GO).  The runner
 * then asks the rules in force: those that replace it, those before it; runs the procedure, which reads its row with
 * fp_action (); settles; then the rules “when” it, and at the end of the step or line around it those “after”.
 */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_action_begin: puts the act @about on the stack and returns its row, good until something else is put there.  Cards
 * that it is about, if several, are added with fp_action_add_card ().  NULL (and nothing is put there): too much is
 * under way at once. */
FpAction *fp_action_begin (FpEngine *engine, const FpAction *about);

/* fp_action_add_card: @card is one of those @act is about. */
void fp_action_add_card (FpEngine *engine, FpAction *action, uint16_t card);

/* fp_action: the row of the act or step whose frame is @frame; NULL: a step that nobody waits for. */
FpAction *fp_action (FpEngine *engine, const FpFrame *frame);

/* fp_action_cards: the cards of @act into @cards (room for FP_MAX_CARDS); once it has
 * happened only those that still lie where it put them.  Returns how many. */
guint fp_action_cards (const FpEngine *engine, const FpAction *action, uint16_t *cards);

/* fp_action_keep_cards: of the cards of @act only @cards stay. */
void fp_action_keep_cards (FpEngine *engine, FpAction *action, const uint16_t *cards, guint n);

/* fp_has_listeners: whether some rule in force answers @procedure, or ends with it. */
static inline gboolean
fp_has_listeners (const FpState *state, guint procedure)
{
  return (state->head.listened[procedure / 64] >> procedure % 64 & 1) != 0;
}

/* fp_actions_drop: rows from @first on are over. */
void fp_actions_drop (FpEngine *engine, guint first);
