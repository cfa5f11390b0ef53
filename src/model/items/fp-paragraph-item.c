/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph of a card's text. */
#include "model/items/fp-paragraph-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpParagraphFacts, name),
  FP_ITEM_STRING (FpParagraphFacts, text),
  FP_ITEM_STRING (FpParagraphFacts, notes),
  FP_ITEM_INT (FpParagraphFacts, part),
};

FP_DEFINE_ITEM (FpParagraphItem, fp_paragraph_item, FpParagraphFacts, fields)
