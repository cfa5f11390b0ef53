/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph of a card's text: the card's own text, or one of its abilities. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a paragraph. fp_paragraph_item_new () takes ownership of strings. */
typedef struct
{
  char *name; /* of the ability; NULL if none */
  char *text; /* NULL if none */
  char *notes; /* clarifications, one a line; NULL if none */
  int part; /* of a card: 1 if it works where the card lies, −1 if it doesn't; 0: it is no part */
} FpParagraphFacts;

#define FP_TYPE_PARAGRAPH_ITEM (fp_paragraph_item_get_type ())
G_DECLARE_FINAL_TYPE (FpParagraphItem, fp_paragraph_item, FP, PARAGRAPH_ITEM, FpItem)

/* fp_paragraph_item_new: returns an immutable item with @facts and takes ownership of its strings.
 * (transfer full) */
FpParagraphItem *fp_paragraph_item_new (const FpParagraphFacts *facts);

/* fp_paragraph_item_facts: returns the facts; owned by the item. */
const FpParagraphFacts *fp_paragraph_item_facts (FpParagraphItem *self);
