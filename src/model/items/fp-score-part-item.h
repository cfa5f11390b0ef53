/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a clout. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a part of a clout. fp_score_part_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *name; /* source of the value: “The Sinister”, “Ship advantage” */
  char *value; /* “13” for the plan; “+8”, “−7” for anything added */
  FpCardItem *card; /* source of the value; NULL if none, or if the viewer may not see it */
} FpScorePartFacts;

#define FP_TYPE_SCORE_PART_ITEM (fp_score_part_item_get_type ())
G_DECLARE_FINAL_TYPE (FpScorePartItem, fp_score_part_item, FP, SCORE_PART_ITEM, FpItem)

/* fp_score_part_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpScorePartItem *fp_score_part_item_new (const FpScorePartFacts *facts);

/* fp_score_part_item_facts: returns the facts; owned by the item. */
const FpScorePartFacts *fp_score_part_item_facts (FpScorePartItem *self);
