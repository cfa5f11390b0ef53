/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences of the options of the open decision for the totals of the encounter, as the seat
 * that decides can know them. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpConsequences FpConsequences;

typedef struct
{
  FpSeats changed; /* seats whose total changes */
  int before[FP_MAX_SEATS], after[FP_MAX_SEATS]; /* totals of open cards, valid for those seats */
} FpConsequence;

/* fp_consequences_new: returns the consequences for @viewer's decision in @engine's state, valid
 * until the state changes. They come from determinizations, so hidden information has no part in
 * them. Free with fp_consequences_free (). */
FpConsequences *fp_consequences_new (FpEngine *engine, uint8_t viewer);
void fp_consequences_free (FpConsequences *consequences);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpConsequences, fp_consequences_free)

/* fp_consequences_find: puts what option @index does to the totals before the next decision into
 * @consequence. Returns FALSE if it changes none, ends the encounter, is chosen in secret, or
 * depends on what @viewer can't know. */
gboolean fp_consequences_find (FpConsequences *consequences, guint index, FpConsequence *consequence);
