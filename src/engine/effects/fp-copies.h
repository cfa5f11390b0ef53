/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a rule: effects of like cards, which one player has.
 *
 * Conditions and offers of a rule depend on its card only if an expression reads `this`, a counter
 * or a kept name (FpEngine.own_read). Of all others the first copy is evaluated, and its outcome is
 * remembered for the rest of the evaluation (fp-query-memory.h). Work is counted for each copy as
 * if it had been evaluated, so that fuel doesn't depend on the memory. */
#pragma once

#include "engine/runner/fp-engine.h"

/* Parts of what a rule comes to about an action. */
typedef enum
{
  FP_COPY_WORKS, /* FpTraceOutcome of its conditions and of its program */
  FP_COPY_OFFER, /* a hash of what it offers */
  FP_N_COPY_PARTS,
} FpCopyPart;

/* The memory of one rule with one owner about one action. */
typedef struct
{
  uint64_t evaluation; /* FpEngine.evaluation in which it holds, 0: empty */
  uint16_t rule;
  uint8_t me;
  uint8_t known; /* bit per FpCopyPart */
  int action;
  uint16_t outcome[FP_N_COPY_PARTS];
  guint work[FP_N_COPY_PARTS];
} FpCopies;

/* fp_copies_of: returns what is remembered for @row, one of the state's, about the action in row
 * @action. NULL: it has no copies, or nothing is shared. */
FpCopies *fp_copies_find (FpEngine *engine, const FpEffect *row, int action);

static inline FpCopies *
fp_copies_of (FpEngine *engine, const FpEffect *row, int action)
{
  const FpState *s = engine->state;

  /* Rows of one rule lie side by side. */
  if ((row > s->effects && row[-1].rule == row->rule) ||
      (row + 1 < s->effects + s->head.n_effects && row[1].rule == row->rule))
    return fp_copies_find (engine, row, action);
  return NULL;
}

/* fp_copies_recall: finds @part of @copies and counts its work. Returns FALSE if it isn't known, or
 * takes more work than is left. */
static inline gboolean
fp_copies_recall (FpEngine *engine, const FpCopies *copies, FpCopyPart part, uint16_t *outcome)
{
  if (!(copies->known >> part & 1) || engine->work + copies->work[part] > engine->work_limit)
    return FALSE;
  engine->work += copies->work[part];
  *outcome = copies->outcome[part];
  return TRUE;
}

/* fp_copies_keep: remembers @outcome as @part, unless it depends on the card (FpEngine.own_read) or
 * was cut short. @work: FpEngine.work before. */
static inline void
fp_copies_keep (const FpEngine *engine, FpCopies *copies, FpCopyPart part, guint work, uint16_t outcome)
{
  if (engine->own_read || engine->work > engine->work_limit)
    return;
  copies->known |= (uint8_t) (1U << part);
  copies->outcome[part] = outcome;
  copies->work[part] = engine->work - work;
}

/* fp_copies_free: frees what @engine remembers. */
void fp_copies_free (FpEngine *engine);
