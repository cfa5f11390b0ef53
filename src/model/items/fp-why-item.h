/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One item of the explanation “Why?”. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about an explanation. fp_why_item_new () takes ownership of strings and objects. */
typedef struct
{
  char *section; /* section that it belongs to: “In force” */
  char *heading; /* heading within the section, the name of a step; NULL if none */
  char *title; /* subject of the item */
  char *text; /* sentences, one a line */
  FpCardItem *card; /* card for details; NULL if none, or if the viewer may not see it */
  char *page; /* page of the rules book; NULL if none */
} FpWhyFacts;

#define FP_TYPE_WHY_ITEM (fp_why_item_get_type ())
G_DECLARE_FINAL_TYPE (FpWhyItem, fp_why_item, FP, WHY_ITEM, FpItem)

/* fp_why_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpWhyItem *fp_why_item_new (const FpWhyFacts *facts);

/* fp_why_item_facts: returns the facts; owned by the item. */
const FpWhyFacts *fp_why_item_facts (FpWhyItem *self);
