/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as the viewer sees it. */
#include "model/items/fp-card-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpCardFacts, number),         FP_ITEM_STRING (FpCardFacts, id),
  FP_ITEM_STRING (FpCardFacts, name),        FP_ITEM_STRING (FpCardFacts, title),
  FP_ITEM_STRING (FpCardFacts, worth),       FP_ITEM_STRING (FpCardFacts, numeral),
  FP_ITEM_STRING (FpCardFacts, brief),       FP_ITEM_STRING (FpCardFacts, text),
  FP_ITEM_LIST (FpCardFacts, paragraphs),    FP_ITEM_STRING (FpCardFacts, portrait),
  FP_ITEM_STRING (FpCardFacts, kind),        FP_ITEM_STRING (FpCardFacts, kind_id),
  FP_ITEM_LIST (FpCardFacts, halves),        FP_ITEM_LIST (FpCardFacts, ships),
  FP_ITEM_STRING (FpCardFacts, origin),      FP_ITEM_STRING (FpCardFacts, note),
  FP_ITEM_STRING (FpCardFacts, owner_shape), FP_ITEM_STRING (FpCardFacts, owner_colour),
  FP_ITEM_STRING (FpCardFacts, state),       FP_ITEM_STRING (FpCardFacts, when),
  FP_ITEM_BOOLEAN (FpCardFacts, powerless),  FP_ITEM_BOOLEAN (FpCardFacts, laid_aside),
  FP_ITEM_BOOLEAN (FpCardFacts, danger),     FP_ITEM_LIST (FpCardFacts, under),
  FP_ITEM_BOOLEAN (FpCardFacts, on_top),     FP_ITEM_BOOLEAN (FpCardFacts, hidden),
  FP_ITEM_BOOLEAN (FpCardFacts, wantable),   FP_ITEM_BOOLEAN (FpCardFacts, wanted),
  FP_ITEM_BOOLEAN (FpCardFacts, can_stop),   FP_ITEM_BOOLEAN (FpCardFacts, stops),
  FP_ITEM_INT (FpCardFacts, option),
};

FP_DEFINE_ITEM (FpCardItem, fp_card_item, FpCardFacts, fields)
