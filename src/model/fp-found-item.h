/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that the search of the rules has found. */
#pragma once

#include <gio/gio.h>

#include "rules/fp-rules-search.h"

typedef struct
{
  char *place; /* where it is: “PAGE”, “PAGE#SECTION” or “card:ID” */
  char *title;
  char *kind; /* “Rulings”, as it stands above a group */
  char *snippet; /* a line of text */
  char *markup; /* the same for Pango, with what was asked for in bold */
} FpFoundFacts;

#define FP_TYPE_FOUND_ITEM (fp_found_item_get_type ())
G_DECLARE_FINAL_TYPE (FpFoundItem, fp_found_item, FP, FOUND_ITEM, GObject)

/* fp_found_item_new: an item that says what @found does.  It never changes.  (transfer full) */
FpFoundItem *fp_found_item_new (const FpFound *found);

/* fp_found_item_facts: what it says; owned by the item. */
const FpFoundFacts *fp_found_item_facts (FpFoundItem *self);
