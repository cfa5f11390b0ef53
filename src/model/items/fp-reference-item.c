/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A reference: a rules page of a card, or a card of a rules page. */
#include "model/items/fp-reference-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpReferenceFacts, place),  FP_ITEM_STRING (FpReferenceFacts, title),
  FP_ITEM_STRING (FpReferenceFacts, about),  FP_ITEM_STRING (FpReferenceFacts, portrait),
  FP_ITEM_BOOLEAN (FpReferenceFacts, bends),
};

FP_DEFINE_ITEM (FpReferenceItem, fp_reference_item, FpReferenceFacts, fields)
