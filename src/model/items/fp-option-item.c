/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option of the pending decision. */
#include "model/items/fp-option-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpOptionFacts, index),     FP_ITEM_STRING (FpOptionFacts, label),
  FP_ITEM_STRING (FpOptionFacts, effect), FP_ITEM_STRING (FpOptionFacts, id),
  FP_ITEM_STRING (FpOptionFacts, key),    FP_ITEM_LIST (FpOptionFacts, halves),
  FP_ITEM_INT (FpOptionFacts, token),     FP_ITEM_STRING (FpOptionFacts, from),
  FP_ITEM_STRING (FpOptionFacts, goes),   FP_ITEM_BOOLEAN (FpOptionFacts, picked),
  FP_ITEM_BOOLEAN (FpOptionFacts, open),  FP_ITEM_OBJECT (FpOptionFacts, card, FpCardItem),
};

FP_DEFINE_ITEM (FpOptionItem, fp_option_item, FpOptionFacts, fields)
