/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships of one player in one place. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a fleet. fp_fleet_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *name; /* of the player */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  int ships; /* number of ships */
} FpFleetFacts;

#define FP_TYPE_FLEET_ITEM (fp_fleet_item_get_type ())
G_DECLARE_FINAL_TYPE (FpFleetItem, fp_fleet_item, FP, FLEET_ITEM, FpItem)

/* fp_fleet_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpFleetItem *fp_fleet_item_new (const FpFleetFacts *facts);

/* fp_fleet_item_facts: returns the facts; owned by the item. */
const FpFleetFacts *fp_fleet_item_facts (FpFleetItem *self);
