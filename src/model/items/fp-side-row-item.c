/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of an encounter’s side. */
#include "model/items/fp-side-row-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpSideRowFacts, id),      FP_ITEM_STRING (FpSideRowFacts, icon),
  FP_ITEM_STRING (FpSideRowFacts, text),    FP_ITEM_STRING (FpSideRowFacts, value),
  FP_ITEM_INT (FpSideRowFacts, amount),     FP_ITEM_OBJECT (FpSideRowFacts, card, FpCardItem),
  FP_ITEM_BOOLEAN (FpSideRowFacts, dimmed),
};

FP_DEFINE_ITEM (FpSideRowItem, fp_side_row_item, FpSideRowFacts, fields)
