/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a two-halved card. */
#include "model/items/fp-card-half-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpCardHalfFacts, icon),    FP_ITEM_STRING (FpCardHalfFacts, name),
  FP_ITEM_INT (FpCardHalfFacts, value),      FP_ITEM_INT (FpCardHalfFacts, option),
  FP_ITEM_BOOLEAN (FpCardHalfFacts, counts),
};

FP_DEFINE_ITEM (FpCardHalfItem, fp_card_half_item, FpCardHalfFacts, fields)
