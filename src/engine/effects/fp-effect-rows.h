/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of effects, without what brings them into force or ends them. */
#pragma once

#include "engine/runner/fp-engine.h"

enum
{
  FP_FIRST_CREATED = 0x4000, /* numbers of effects of programs; smaller ones are rules of cards */
};

/* fp_effect_rule: returns the rule of @row, NULL for FP_EFFECT_STATUS. */
const FpRule *fp_effect_rule (const FpEngine *engine, const FpEffect *row);

/* fp_effect_listens: returns the kind of listener that @rule is; NULL: no rule. */
FpListens fp_effect_listens (const FpRule *rule);
/* fp_effect_is_optional: returns TRUE if the player of @row, which listens in rounds, may decline
 * its rule. */
static inline gboolean
fp_effect_is_optional (const FpEffect *row)
{
  return row->turn != 0;
}

/* fp_effect_silent: returns TRUE if uses of @rule's ability are not announced. */
gboolean fp_effect_silent (const FpEngine *engine, const FpRule *rule);

/* fp_effect_find: returns the active effect with that number, or NULL if it has ended. */
FpEffect *fp_effect_find (FpEngine *engine, guint number);

/* fp_effect_first_of: returns the index of the first row of a card's rule that is @rule or a later
 * one, or the number of rows. */
guint fp_effect_first_of (const FpState *state, guint rule);

/* fp_effect_next_time: returns FpEffect.since for a new row: higher than that of each other. May
 * number the times of the others anew, in their order. */
uint16_t fp_effect_next_time (FpState *state);
