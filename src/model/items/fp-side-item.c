/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a duel or contest. */
#include "model/items/fp-side-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpSideFacts, name),         FP_ITEM_STRING (FpSideFacts, shape),
  FP_ITEM_STRING (FpSideFacts, colour),       FP_ITEM_INT (FpSideFacts, dial),
  FP_ITEM_INT (FpSideFacts, set_dial),        FP_ITEM_INT (FpSideFacts, ships),
  FP_ITEM_INT (FpSideFacts, clout),           FP_ITEM_BOOLEAN (FpSideFacts, counted),
  FP_ITEM_BOOLEAN (FpSideFacts, advantage),   FP_ITEM_INT (FpSideFacts, option),
  FP_ITEM_BOOLEAN (FpSideFacts, winner),      FP_ITEM_BOOLEAN (FpSideFacts, decided),
  FP_ITEM_LIST (FpSideFacts, plans),          FP_ITEM_LIST (FpSideFacts, tactics),
  FP_ITEM_LIST (FpSideFacts, reinforcements), FP_ITEM_LIST (FpSideFacts, parts),
};

FP_DEFINE_ITEM (FpSideItem, fp_side_item, FpSideFacts, fields)
