/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a clout. */
#pragma once

#include "model/items/fp-card-item.h"

/* What is added or taken, and by what.  Strings and lists that it holds are given away to the item by
 * fp_score_part_item_new
 * (). */
typedef struct
{
  char *name; /* of what gives it: “The Sinister”, “Ship advantage” */
  char *value; /* “13” of the plan; “+8” of what is added to it, “−7” */
  FpCardItem *card; /* that gives it; NULL: none, or one that the viewer may not see */
} FpScorePartFacts;

#define FP_TYPE_SCORE_PART_ITEM (fp_score_part_item_get_type ())
G_DECLARE_FINAL_TYPE (FpScorePartItem, fp_score_part_item, FP, SCORE_PART_ITEM, GObject)

/* fp_score_part_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer
 * full) */
FpScorePartItem *fp_score_part_item_new (const FpScorePartFacts *facts);

/* fp_score_part_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpScorePartFacts *fp_score_part_item_facts (FpScorePartItem *self);
