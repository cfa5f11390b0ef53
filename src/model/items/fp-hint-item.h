/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hint: an answer that a good player might give. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a hint. fp_hint_item_new () takes ownership of strings and arrays. */
typedef struct
{
  char *text; /* the answer: the labels of its options */
  char *odds; /* “Wins 62 of 100 games”, and how often to take a mixed answer */
  char *reason; /* event that the answer makes more likely; NULL if none stands out */
  /* of int: options of the decision shown (FpOptionFacts.index); empty to select none of several */
  GArray *options;
  GArray *cards; /* of int: numbers of the cards concerned */
} FpHintFacts;

#define FP_TYPE_HINT_ITEM (fp_hint_item_get_type ())
G_DECLARE_FINAL_TYPE (FpHintItem, fp_hint_item, FP, HINT_ITEM, FpItem)

/* fp_hint_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * arrays. (transfer full) */
FpHintItem *fp_hint_item_new (const FpHintFacts *facts);

/* fp_hint_item_facts: returns the facts; owned by the item. */
const FpHintFacts *fp_hint_item_facts (FpHintItem *self);
