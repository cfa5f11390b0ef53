/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a tactic. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about half of a tactic. fp_tactic_half_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *icon; /* icon id in the card language: “blast” */
  char *name; /* “blast 4” */
  int value; /* 4 */
  int option; /* index of the option that chooses it now, −1 if none */
  gboolean counts; /* TRUE if it is on top, or if the tactic is not in play */
} FpTacticHalfFacts;

#define FP_TYPE_TACTIC_HALF_ITEM (fp_tactic_half_item_get_type ())
G_DECLARE_FINAL_TYPE (FpTacticHalfItem, fp_tactic_half_item, FP, TACTIC_HALF_ITEM, FpItem)

/* fp_tactic_half_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpTacticHalfItem *fp_tactic_half_item_new (const FpTacticHalfFacts *facts);

/* fp_tactic_half_item_facts: returns the facts; owned by the item. */
const FpTacticHalfFacts *fp_tactic_half_item_facts (FpTacticHalfItem *self);
