/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that the search of the rules has found. */
#pragma once

#include <gio/gio.h>

#include "book/fp-book-search.h"

typedef struct
{
  char *place; /* where it is: “PAGE”, “PAGE#SECTION” or “card:ID” */
  char *title;
  char *kind; /* “Rulings”, as it stands above a group */
  char *snippet; /* a line of text */
  char *markup; /* the same for Pango, with what was asked for in bold */
} FpSearchHitFacts;

#define FP_TYPE_SEARCH_HIT_ITEM (fp_search_hit_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSearchHitItem, fp_search_hit_item, FP, SEARCH_HIT_ITEM, GObject)

/* fp_search_hit_item_new: an item that says what @found does.  It never changes.  (transfer full) */
FpSearchHitItem *fp_search_hit_item_new (const FpSearchHit *found);

/* fp_search_hit_item_facts: what it says; owned by the item. */
const FpSearchHitFacts *fp_search_hit_item_facts (FpSearchHitItem *self);
