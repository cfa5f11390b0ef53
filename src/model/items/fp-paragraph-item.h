/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece of a card's text: what the card itself says, or one of its abilities. */
#pragma once

#include <gio/gio.h>

/* What stands there.  Strings that it holds are given away to the item by fp_paragraph_item_new (). */
typedef struct
{
  char *name; /* of the ability; NULL: none */
  char *text; /* NULL: none */
  char *notes; /* clarifications, a line each; NULL: none */
} FpParagraphFacts;

#define FP_TYPE_PARAGRAPH_ITEM (fp_paragraph_item_get_type ())
G_DECLARE_FINAL_TYPE (FpParagraphItem, fp_paragraph_item, FP, PARAGRAPH_ITEM, GObject)

/* fp_paragraph_item_new: an item of @facts, whose strings it takes over.  It never changes.  (transfer full) */
FpParagraphItem *fp_paragraph_item_new (const FpParagraphFacts *facts);

/* fp_paragraph_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpParagraphFacts *fp_paragraph_item_facts (FpParagraphItem *self);
