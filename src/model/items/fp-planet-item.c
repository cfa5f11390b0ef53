/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A planet on the table. */
#include "model/items/fp-planet-item.h"

#include "model/items/fp-item-private.h"

static const FpItemField fields[] = {
  FP_ITEM_OBJECT (FpPlanetFacts, card, FpCardItem),
  FP_ITEM_STRING (FpPlanetFacts, name),
  FP_ITEM_STRING (FpPlanetFacts, picture),
  FP_ITEM_STRING (FpPlanetFacts, about),
  FP_ITEM_INT (FpPlanetFacts, seat),
  FP_ITEM_STRING (FpPlanetFacts, owner),
  FP_ITEM_STRING (FpPlanetFacts, owner_shape),
  FP_ITEM_STRING (FpPlanetFacts, owner_colour),
  FP_ITEM_STRING (FpPlanetFacts, controllers),
  FP_ITEM_STRINGS (FpPlanetFacts, controller_colours),
  FP_ITEM_BOOLEAN (FpPlanetFacts, dispute),
  FP_ITEM_UINT (FpPlanetFacts, holders),
  FP_ITEM_LIST (FpPlanetFacts, pieces),
  FP_ITEM_LIST (FpPlanetFacts, ships),
  FP_ITEM_INT (FpPlanetFacts, option),
};

FP_DEFINE_ITEM (FpPlanetItem, fp_planet_item, FpPlanetFacts, fields)
