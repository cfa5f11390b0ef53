/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#include "model/items/fp-seat-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpSeatFacts, seat),       FP_ITEM_STRING (FpSeatFacts, name),    FP_ITEM_STRING (FpSeatFacts, shape),
  FP_ITEM_STRING (FpSeatFacts, colour),  FP_ITEM_STRING (FpSeatFacts, role),    FP_ITEM_BOOLEAN (FpSeatFacts, computer),
  FP_ITEM_BOOLEAN (FpSeatFacts, asked),  FP_ITEM_BOOLEAN (FpSeatFacts, winner), FP_ITEM_INT (FpSeatFacts, planets),
  FP_ITEM_INT (FpSeatFacts, supply),     FP_ITEM_INT (FpSeatFacts, warp),       FP_ITEM_INT (FpSeatFacts, hand),
  FP_ITEM_INT (FpSeatFacts, hand_limit), FP_ITEM_INT (FpSeatFacts, deck),       FP_ITEM_INT (FpSeatFacts, discard),
  FP_ITEM_LIST (FpSeatFacts, discards),  FP_ITEM_LIST (FpSeatFacts, aliens),    FP_ITEM_LIST (FpSeatFacts, ready),
  FP_ITEM_LIST (FpSeatFacts, spent),     FP_ITEM_STRING (FpSeatFacts, known),
};

FP_DEFINE_ITEM (FpSeatItem, fp_seat_item, FpSeatFacts, fields)
