/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A planet on the table. */
#pragma once

#include "model/items/fp-card-item.h"

/* What is seen of a planet.  Strings and lists that it holds are given away to the item by fp_planet_item_new (). */
typedef struct
{
  FpCardItem *card; /* its tile, with what lies on it */
  char *name; /* translated */
  char *symbol; /* word for its symbol, translated: “pink” */
  char *symbol_id; /* the word in the card language, for style classes */
  char *controllers; /* names of those who control it, NULL: nobody */
  gboolean dispute; /* is being fought over */
  GListModel *ships; /* of FpFleetItem: whose ships lie there, in the order of seats */
  int option; /* index of the option that chooses it now, −1: none */
} FpPlanetFacts;

#define FP_TYPE_PLANET_ITEM (fp_planet_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPlanetItem, fp_planet_item, FP, PLANET_ITEM, GObject)

/* fp_planet_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full)
 */
FpPlanetItem *fp_planet_item_new (const FpPlanetFacts *facts);

/* fp_planet_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpPlanetFacts *fp_planet_item_facts (FpPlanetItem *self);
