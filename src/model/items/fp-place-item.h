/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of ships that is no card. */
#pragma once

#include "model/items/fp-fleet-item.h"

/* Facts about a place. fp_place_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* of the edition, and its spot (fp-move-item.h): “warp” */
  char *label; /* translated: “Warp” */
  char *icon; /* icon name of its picture: “fp-warp” */
  gboolean staged; /* TRUE if ships there are in the encounter */
  GListModel *ships; /* of FpFleetItem, in the order of seats */
} FpPlaceFacts;

#define FP_TYPE_PLACE_ITEM (fp_place_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPlaceItem, fp_place_item, FP, PLACE_ITEM, FpItem)

/* fp_place_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpPlaceItem *fp_place_item_new (const FpPlaceFacts *facts);

/* fp_place_item_facts: returns the facts; owned by the item. */
const FpPlaceFacts *fp_place_item_facts (FpPlaceItem *self);
