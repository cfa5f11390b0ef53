/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of an encounter. */
#pragma once

#include "model/items/fp-card-item.h"
#include "model/items/fp-fleet-item.h"
#include "model/items/fp-side-row-item.h"

/* Facts about one side. fp_side_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *name; /* of the main player, or of several */
  char *shape; /* “▲”, of the first main player */
  char *colour; /* “orange”, likewise */
  FpCardItem *sheet; /* first alien of that player; NULL if there is none to see */
  char *role; /* role of the side, translated; NULL if it has none */
  GListModel *mains; /* of FpFleetItem: the main players, with their ships */
  GListModel *allies; /* of FpFleetItem: the other players on this side, with their ships */
  int total; /* total from open cards; valid only if @counted */
  char *total_label; /* its name, translated: “Total” */
  gboolean counted; /* TRUE once the cards that count are revealed */
  int option; /* index of the option that chooses this side or player now, −1 if none */
  gboolean winner; /* TRUE if this side has won */
  GListModel *rows; /* of FpSideRowItem */
} FpSideFacts;

#define FP_TYPE_SIDE_ITEM (fp_side_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSideItem, fp_side_item, FP, SIDE_ITEM, FpItem)

/* fp_side_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpSideItem *fp_side_item_new (const FpSideFacts *facts);

/* fp_side_item_facts: returns the facts; owned by the item. */
const FpSideFacts *fp_side_item_facts (FpSideItem *self);
