/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A movement on the table. */
#include "model/items/fp-move-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_ENUM (FpMoveFacts, kind, FpMoveKind),
  FP_ITEM_INT (FpMoveFacts, step),
  FP_ITEM_INT (FpMoveFacts, count),
  FP_ITEM_STRING (FpMoveFacts, shape),
  FP_ITEM_STRING (FpMoveFacts, colour),
  FP_ITEM_OBJECT (FpMoveFacts, card, FpCardItem),
  FP_ITEM_STRING (FpMoveFacts, token),
  FP_ITEM_STRING (FpMoveFacts, from),
  FP_ITEM_STRING (FpMoveFacts, to),
  FP_ITEM_INT (FpMoveFacts, from_card),
  FP_ITEM_INT (FpMoveFacts, to_card),
};

FP_DEFINE_ITEM (FpMoveItem, fp_move_item, FpMoveFacts, fields)
