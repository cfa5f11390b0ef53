/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hit of the rules search. */
#pragma once

#include "book/fp-book-search.h"
#include "model/items/fp-item.h"

typedef struct
{
  char *place; /* “PAGE”, “PAGE#SECTION” or “card:ID” */
  char *title;
  char *kind; /* “Rulings”, “Rules · The Classic book”: the heading of its group */
  char *snippet; /* a line of text around the match */
  char *markup; /* the same in Pango markup, with matches in bold */
} FpSearchHitFacts;

#define FP_TYPE_SEARCH_HIT_ITEM (fp_search_hit_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSearchHitItem, fp_search_hit_item, FP, SEARCH_HIT_ITEM, FpItem)

/* fp_search_hit_item_new: returns an immutable item for @found. (transfer full) */
FpSearchHitItem *fp_search_hit_item_new (const FpSearchHit *found);

/* fp_search_hit_item_facts: returns the facts; owned by the item. */
const FpSearchHitFacts *fp_search_hit_item_facts (FpSearchHitItem *self);
