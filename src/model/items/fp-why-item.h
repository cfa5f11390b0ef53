/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing to know for who asks why. */
#pragma once

#include "model/items/fp-card-item.h"

/* What it says.  Strings and objects that it holds are given away to the item by fp_why_item_new (). */
typedef struct
{
  char *section; /* in which it stands: “In force” */
  char *heading; /* under which it stands there: a step; NULL: none */
  char *title; /* what it is about */
  char *text; /* sentences, a line each */
  FpCardItem *card; /* to read more; NULL: none, or one that the viewer may not see */
  char *page; /* of the rules book; NULL: none */
} FpWhyFacts;

#define FP_TYPE_WHY_ITEM (fp_why_item_get_type ())
G_DECLARE_FINAL_TYPE (FpWhyItem, fp_why_item, FP, WHY_ITEM, GObject)

/* fp_why_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpWhyItem *fp_why_item_new (const FpWhyFacts *facts);

/* fp_why_item_facts: what it says; owned by the item. */
const FpWhyFacts *fp_why_item_facts (FpWhyItem *self);
