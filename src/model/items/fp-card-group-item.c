/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small cards of one zone before a player. */
#include "model/items/fp-card-group-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpCardGroupFacts, id),
  FP_ITEM_STRING (FpCardGroupFacts, label),
  FP_ITEM_BOOLEAN (FpCardGroupFacts, dimmed),
  FP_ITEM_LIST (FpCardGroupFacts, cards),
};

FP_DEFINE_ITEM (FpCardGroupItem, fp_card_group_item, FpCardGroupFacts, fields)
