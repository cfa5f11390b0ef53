/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#include "model/items/fp-seat-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpSeatFacts, seat),           FP_ITEM_STRING (FpSeatFacts, name),
  FP_ITEM_STRING (FpSeatFacts, shape),       FP_ITEM_STRING (FpSeatFacts, colour),
  FP_ITEM_STRING (FpSeatFacts, role),        FP_ITEM_STRING (FpSeatFacts, part),
  FP_ITEM_STRING (FpSeatFacts, part_id),     FP_ITEM_STRING (FpSeatFacts, part_brief),
  FP_ITEM_STRING (FpSeatFacts, with_shape),  FP_ITEM_STRING (FpSeatFacts, with_colour),
  FP_ITEM_BOOLEAN (FpSeatFacts, computer),   FP_ITEM_BOOLEAN (FpSeatFacts, asked),
  FP_ITEM_BOOLEAN (FpSeatFacts, winner),     FP_ITEM_INT (FpSeatFacts, option),
  FP_ITEM_INT (FpSeatFacts, standing),       FP_ITEM_INT (FpSeatFacts, needed),
  FP_ITEM_LIST (FpSeatFacts, figures),       FP_ITEM_LIST (FpSeatFacts, sheets),
  FP_ITEM_STRING (FpSeatFacts, sheets_spot), FP_ITEM_LIST (FpSeatFacts, rows),
  FP_ITEM_STRING (FpSeatFacts, known),
};

FP_DEFINE_ITEM (FpSeatItem, fp_seat_item, FpSeatFacts, fields)
