/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An offer in a deal as the viewer sees it. */
#include "model/items/fp-deal-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_BOOLEAN (FpDealFacts, composed),  FP_ITEM_BOOLEAN (FpDealFacts, complete),
  FP_ITEM_INT (FpDealFacts, opens),         FP_ITEM_INT (FpDealFacts, ends),
  FP_ITEM_INT (FpDealFacts, number),        FP_ITEM_STRING (FpDealFacts, colour),
  FP_ITEM_STRING (FpDealFacts, agreed),     FP_ITEM_STRING (FpDealFacts, price),
  FP_ITEM_INT (FpDealFacts, most),          FP_ITEM_INT (FpDealFacts, left),
  FP_ITEM_INT (FpDealFacts, left_of_other), FP_ITEM_LIST (FpDealFacts, packages),
  FP_ITEM_INT (FpDealFacts, option),        FP_ITEM_STRING (FpDealFacts, name),
  FP_ITEM_LIST (FpDealFacts, given),        FP_ITEM_LIST (FpDealFacts, taken),
  FP_ITEM_LIST (FpDealFacts, to_give),      FP_ITEM_LIST (FpDealFacts, to_take),
};

FP_DEFINE_ITEM (FpDealItem, fp_deal_item, FpDealFacts, fields)
