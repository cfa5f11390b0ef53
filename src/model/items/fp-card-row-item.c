/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards before a player. */
#include "model/items/fp-card-row-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpCardRowFacts, id),   FP_ITEM_STRING (FpCardRowFacts, label), FP_ITEM_STRING (FpCardRowFacts, text),
  FP_ITEM_STRING (FpCardRowFacts, spot), FP_ITEM_LIST (FpCardRowFacts, groups),
};

FP_DEFINE_ITEM (FpCardRowItem, fp_card_row_item, FpCardRowFacts, fields)
