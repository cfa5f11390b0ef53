/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of an encounter. */
#include "model/items/fp-side-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpSideFacts, name),        FP_ITEM_STRING (FpSideFacts, shape),
  FP_ITEM_STRING (FpSideFacts, colour),      FP_ITEM_OBJECT (FpSideFacts, sheet, FpCardItem),
  FP_ITEM_STRING (FpSideFacts, role),        FP_ITEM_LIST (FpSideFacts, mains),
  FP_ITEM_LIST (FpSideFacts, allies),        FP_ITEM_INT (FpSideFacts, total),
  FP_ITEM_STRING (FpSideFacts, total_label), FP_ITEM_BOOLEAN (FpSideFacts, counted),
  FP_ITEM_INT (FpSideFacts, option),         FP_ITEM_BOOLEAN (FpSideFacts, winner),
  FP_ITEM_LIST (FpSideFacts, rows),
};

FP_DEFINE_ITEM (FpSideItem, fp_side_item, FpSideFacts, fields)
