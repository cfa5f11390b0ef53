/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships of one player in one place. */
#include "model/items/fp-fleet-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpFleetFacts, name),
  FP_ITEM_STRING (FpFleetFacts, shape),
  FP_ITEM_STRING (FpFleetFacts, colour),
  FP_ITEM_INT (FpFleetFacts, ships),
};

FP_DEFINE_ITEM (FpFleetItem, fp_fleet_item, FpFleetFacts, fields)
