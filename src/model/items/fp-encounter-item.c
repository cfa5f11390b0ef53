/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The running encounter. */
#include "model/items/fp-encounter-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpEncounterFacts, id),      FP_ITEM_STRING (FpEncounterFacts, title),
  FP_ITEM_STRING (FpEncounterFacts, details), FP_ITEM_STRING (FpEncounterFacts, rules),
  FP_ITEM_STRING (FpEncounterFacts, heading), FP_ITEM_STRINGS (FpEncounterFacts, steps),
  FP_ITEM_STRINGS (FpEncounterFacts, about),  FP_ITEM_STRINGS (FpEncounterFacts, yours),
  FP_ITEM_INT (FpEncounterFacts, step),       FP_ITEM_OBJECT (FpEncounterFacts, planet, FpPlanetItem),
  FP_ITEM_LIST (FpEncounterFacts, sides),
};

FP_DEFINE_ITEM (FpEncounterItem, fp_encounter_item, FpEncounterFacts, fields)
