/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a duel or contest. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about one side. fp_side_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *name; /* of the player */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  int dial; /* number revealed, −1 if not revealed */
  int set_dial; /* number set, if only the viewer knows it, else −1 */
  int ships; /* ships on the planet, −1 in a contest */
  int clout; /* clout from open cards; valid only if @counted */
  gboolean counted; /* TRUE once the plan is revealed */
  gboolean advantage; /* TRUE if this side has the ship advantage */
  int option; /* index of the option that chooses this side or player now, −1 if none */
  gboolean winner; /* TRUE if this side has won */
  gboolean decided; /* TRUE if either side has won */
  GListModel *plans; /* of FpCardItem */
  GListModel *tactics; /* of FpCardItem */
  GListModel *reinforcements; /* of FpCardItem: reinforcements on this side */
  GListModel *parts; /* of FpScorePartItem: parts of the clout; empty unless @counted */
} FpSideFacts;

#define FP_TYPE_SIDE_ITEM (fp_side_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSideItem, fp_side_item, FP, SIDE_ITEM, FpItem)

/* fp_side_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpSideItem *fp_side_item_new (const FpSideFacts *facts);

/* fp_side_item_facts: returns the facts; owned by the item. */
const FpSideFacts *fp_side_item_facts (FpSideItem *self);
