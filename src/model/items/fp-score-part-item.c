/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a clout. */
#include "model/items/fp-score-part-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpScorePartFacts, name),
  FP_ITEM_STRING (FpScorePartFacts, value),
  FP_ITEM_OBJECT (FpScorePartFacts, card, FpCardItem),
};

FP_DEFINE_ITEM (FpScorePartItem, fp_score_part_item, FpScorePartFacts, fields)
