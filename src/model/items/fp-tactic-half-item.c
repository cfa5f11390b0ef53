/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a tactic. */
#include "model/items/fp-tactic-half-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpTacticHalfFacts, icon),    FP_ITEM_STRING (FpTacticHalfFacts, name),
  FP_ITEM_INT (FpTacticHalfFacts, value),      FP_ITEM_INT (FpTacticHalfFacts, option),
  FP_ITEM_BOOLEAN (FpTacticHalfFacts, counts),
};

FP_DEFINE_ITEM (FpTacticHalfItem, fp_tactic_half_item, FpTacticHalfFacts, fields)
