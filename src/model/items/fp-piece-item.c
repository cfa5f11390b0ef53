/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece beside a planet. */
#include "model/items/fp-piece-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpPieceFacts, name),   FP_ITEM_STRING (FpPieceFacts, icon), FP_ITEM_STRING (FpPieceFacts, colour),
  FP_ITEM_STRING (FpPieceFacts, owner),  FP_ITEM_INT (FpPieceFacts, number),  FP_ITEM_BOOLEAN (FpPieceFacts, cards),
  FP_ITEM_BOOLEAN (FpPieceFacts, right),
};

FP_DEFINE_ITEM (FpPieceItem, fp_piece_item, FpPieceFacts, fields)
