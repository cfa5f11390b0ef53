/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A shared deck or pile. */
#include "model/items/fp-pile-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpPileFacts, name),       FP_ITEM_INT (FpPileFacts, count),  FP_ITEM_STRING (FpPileFacts, id),
  FP_ITEM_STRING (FpPileFacts, icon),       FP_ITEM_LIST (FpPileFacts, cards), FP_ITEM_BOOLEAN (FpPileFacts, next),
  FP_ITEM_BOOLEAN (FpPileFacts, elsewhere),
};

FP_DEFINE_ITEM (FpPileItem, fp_pile_item, FpPileFacts, fields)
