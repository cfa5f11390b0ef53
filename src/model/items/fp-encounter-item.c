/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The current duel or contest. */
#include "model/items/fp-encounter-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_BOOLEAN (FpEncounterFacts, duel),   FP_ITEM_STRING (FpEncounterFacts, place),
  FP_ITEM_INT (FpEncounterFacts, advantage),  FP_ITEM_INT (FpEncounterFacts, round),
  FP_ITEM_STRING (FpEncounterFacts, waiting), FP_ITEM_LIST (FpEncounterFacts, sides),
};

FP_DEFINE_ITEM (FpEncounterItem, fp_encounter_item, FpEncounterFacts, fields)
