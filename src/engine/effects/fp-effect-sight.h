/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players who can know what a rule does now. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_effect_sees_expression: returns TRUE if @viewer (FP_NOBODY: a bystander) sees all that
 * expression @index of the rule of @row reads; −1: no expression. The rule answers the action in
 * row @action, −1: none. */
gboolean fp_effect_sees_expression (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index, int action);

/* fp_effect_sees_members: returns TRUE if @viewer sees all that decides on the members of the set
 * that is expression @index of the rule of @row; −1: no expression. */
gboolean fp_effect_sees_members (const FpEngine *engine, const FpEffect *row, uint8_t viewer, int index);

/* fp_effect_card_is_seen: returns TRUE if @viewer knows the card of @row: it sees the card, or all
 * saw it when it was played and made the effect. */
gboolean fp_effect_card_is_seen (const FpEngine *engine, const FpEffect *row, uint8_t viewer);

/* fp_effect_change_is_known: returns TRUE if @viewer (FP_NOBODY: a bystander) can know how the rule
 * of @row changes the answer to a query now. Once the game is over, everybody can. */
gboolean fp_effect_change_is_known (const FpEngine *engine, const FpEffect *row, uint8_t viewer);
