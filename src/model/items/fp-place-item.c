/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of ships that is no card. */
#include "model/items/fp-place-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpPlaceFacts, id),      FP_ITEM_STRING (FpPlaceFacts, label), FP_ITEM_STRING (FpPlaceFacts, icon),
  FP_ITEM_BOOLEAN (FpPlaceFacts, staged), FP_ITEM_LIST (FpPlaceFacts, ships),
};

FP_DEFINE_ITEM (FpPlaceItem, fp_place_item, FpPlaceFacts, fields)
