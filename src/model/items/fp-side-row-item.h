/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of an encounter’s side. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a row. fp_side_row_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* of the edition: “plan”, “ships” */
  char *icon; /* icon name */
  char *text; /* text; NULL if the card says it */
  char *value; /* number at the end: “13”, “+8”; NULL if none */
  int amount; /* the same as a number: what the row adds to the total */
  FpCardItem *card; /* card of the row; NULL if none, or if the viewer may not see it */
  gboolean dimmed; /* TRUE if there is nothing yet */
} FpSideRowFacts;

#define FP_TYPE_SIDE_ROW_ITEM (fp_side_row_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSideRowItem, fp_side_row_item, FP, SIDE_ROW_ITEM, FpItem)

/* fp_side_row_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpSideRowItem *fp_side_row_item_new (const FpSideRowFacts *facts);

/* fp_side_row_item_facts: returns the facts; owned by the item. */
const FpSideRowFacts *fp_side_row_item_facts (FpSideRowItem *self);
