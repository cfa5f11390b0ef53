/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hint: an answer that a good player might give. */
#include "model/items/fp-hint-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpHintFacts, text),  FP_ITEM_STRING (FpHintFacts, odds), FP_ITEM_STRING (FpHintFacts, reason),
  FP_ITEM_INTS (FpHintFacts, options), FP_ITEM_INTS (FpHintFacts, cards),
};

FP_DEFINE_ITEM (FpHintItem, fp_hint_item, FpHintFacts, fields)
