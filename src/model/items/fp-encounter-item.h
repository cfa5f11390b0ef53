/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The current duel or contest. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about an encounter. fp_encounter_item_new () takes ownership of strings and lists. */
typedef struct
{
  gboolean duel; /* TRUE for a duel, FALSE for a contest */
  char *place; /* name of the planet, NULL for a contest */
  int advantage; /* printed ship advantage */
  int round; /* 1 at first, 2 after it began again, … */
  char *waiting; /* outer encounter that waits for this one: “Duel at Tidewell”; NULL if none */
  GListModel *sides; /* of FpSideItem, in the order of seats */
} FpEncounterFacts;

#define FP_TYPE_ENCOUNTER_ITEM (fp_encounter_item_get_type ())
G_DECLARE_FINAL_TYPE (FpEncounterItem, fp_encounter_item, FP, ENCOUNTER_ITEM, FpItem)

/* fp_encounter_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpEncounterItem *fp_encounter_item_new (const FpEncounterFacts *facts);

/* fp_encounter_item_facts: returns the facts; owned by the item. */
const FpEncounterFacts *fp_encounter_item_facts (FpEncounterItem *self);
