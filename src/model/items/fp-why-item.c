/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One item of the explanation “Why?”. */
#include "model/items/fp-why-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpWhyFacts, section),
  FP_ITEM_STRING (FpWhyFacts, heading),
  FP_ITEM_STRING (FpWhyFacts, title),
  FP_ITEM_STRING (FpWhyFacts, text),
  FP_ITEM_OBJECT (FpWhyFacts, card, FpCardItem),
  FP_ITEM_STRING (FpWhyFacts, page),
};

FP_DEFINE_ITEM (FpWhyItem, fp_why_item, FpWhyFacts, fields)
