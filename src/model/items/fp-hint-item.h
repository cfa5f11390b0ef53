/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a good player might answer. */
#pragma once

#include <glib-object.h>

/* What is said of a hint.  Strings and arrays that it holds are given away to the item by fp_hint_item_new (). */
typedef struct
{
  char *text; /* what it answers: the labels of its options */
  char *odds; /* “Wins 62 of 100 games” and, where it is to be mixed, how often to take it */
  char *reason; /* what it makes more likely; NULL: nothing in particular */
  GArray *options; /* of int: those of the shown question (FpOptionFacts.index); empty: to choose none of several */
  GArray *cards; /* of int: numbers of the cards that they are about */
} FpHintFacts;

#define FP_TYPE_HINT_ITEM (fp_hint_item_get_type ())
G_DECLARE_FINAL_TYPE (FpHintItem, fp_hint_item, FP, HINT_ITEM, GObject)

/* fp_hint_item_new: an item of @facts, whose strings and arrays it takes over.  It never changes.  (transfer full) */
FpHintItem *fp_hint_item_new (const FpHintFacts *facts);

/* fp_hint_item_facts: what it says; owned by the item. */
const FpHintFacts *fp_hint_item_facts (FpHintItem *self);
