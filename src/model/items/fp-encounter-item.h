/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The duel or contest that is being fought. */
#pragma once

#include <gio/gio.h>

/* What is seen of it.  Strings and lists that it holds are given away to the item by fp_encounter_item_new (). */
typedef struct
{
  gboolean duel; /* a duel, else a contest */
  char *place; /* name of the planet, NULL: a contest */
  int advantage; /* printed ship advantage */
  int round; /* 1 the first time, 2 after it began again … */
  char *waiting; /* what waits until this one is over: “Duel at Tidewell”; NULL: nothing */
  GListModel *sides; /* of FpSideItem, in the order of seats */
} FpEncounterFacts;

#define FP_TYPE_ENCOUNTER_ITEM (fp_encounter_item_get_type ())
G_DECLARE_FINAL_TYPE (FpEncounterItem, fp_encounter_item, FP, ENCOUNTER_ITEM, GObject)

/* fp_encounter_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer
 * full) */
FpEncounterItem *fp_encounter_item_new (const FpEncounterFacts *facts);

/* fp_encounter_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpEncounterFacts *fp_encounter_item_facts (FpEncounterItem *self);
