/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A term of an offer in a deal. */
#include "model/items/fp-term-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpTermFacts, text),
  FP_ITEM_OBJECT (FpTermFacts, planet, FpPlanetItem),
  FP_ITEM_STRING (FpTermFacts, icon),
  FP_ITEM_INT (FpTermFacts, index),
};

FP_DEFINE_ITEM (FpTermItem, fp_term_item, FpTermFacts, fields)
