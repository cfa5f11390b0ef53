/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that was played, or a power that was used, in the running encounter. */
#include "model/items/fp-play-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_INT (FpPlayFacts, number),           FP_ITEM_STRING (FpPlayFacts, spot),
  FP_ITEM_STRING (FpPlayFacts, title),         FP_ITEM_STRING (FpPlayFacts, line),
  FP_ITEM_STRING (FpPlayFacts, text),          FP_ITEM_STRING (FpPlayFacts, shape),
  FP_ITEM_STRING (FpPlayFacts, colour),        FP_ITEM_STRING (FpPlayFacts, face),
  FP_ITEM_STRING (FpPlayFacts, face_id),       FP_ITEM_OBJECT (FpPlayFacts, card, FpCardItem),
  FP_ITEM_STRING (FpPlayFacts, target_face),   FP_ITEM_STRING (FpPlayFacts, target_id),
  FP_ITEM_STRING (FpPlayFacts, target),        FP_ITEM_STRING (FpPlayFacts, target_shape),
  FP_ITEM_STRING (FpPlayFacts, target_colour), FP_ITEM_BOOLEAN (FpPlayFacts, stopped),
  FP_ITEM_INT (FpPlayFacts, answers),
};

FP_DEFINE_ITEM (FpPlayItem, fp_play_item, FpPlayFacts, fields)
