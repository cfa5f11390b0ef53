/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A planet on the table. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a planet. fp_planet_item_new () takes ownership of strings and lists. */
typedef struct
{
  FpCardItem *card; /* its tile, with the cards on it */
  char *name; /* translated */
  char *picture; /* icon name: “fp-planet-blue” */
  char *about; /* word of its first field, translated: “blue”; NULL if it has none */
  int seat; /* the seat in whose system it lies, −1 if nobody's */
  char *owner; /* name of the player in whose system it lies, NULL if nobody's */
  char *owner_shape, *owner_colour; /* of that player: “▲”, “orange”; NULL if nobody's */
  char *controllers; /* names of the players who control it, NULL if nobody */
  char **controller_colours; /* colours of these players, ended by NULL */
  gboolean dispute; /* TRUE while it is in dispute */
  guint holders; /* seats of these players, a bit for each */
  GListModel *pieces; /* of FpPieceItem: what a module puts beside it */
  GListModel *ships; /* of FpFleetItem: ships there, in the order of seats */
  int option; /* index of the option that chooses it now, −1 if none */
} FpPlanetFacts;

#define FP_TYPE_PLANET_ITEM (fp_planet_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPlanetItem, fp_planet_item, FP, PLANET_ITEM, FpItem)

/* fp_planet_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpPlanetItem *fp_planet_item_new (const FpPlanetFacts *facts);

/* fp_planet_item_facts: returns the facts; owned by the item. */
const FpPlanetFacts *fp_planet_item_facts (FpPlanetItem *self);
