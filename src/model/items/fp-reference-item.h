/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A reference: a rules page of a card, or a card of a rules page. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a reference. fp_reference_item_new () takes ownership of strings. */
typedef struct
{
  char *place; /* “PAGE” or “card:ID” */
  char *title; /* “Colonies”, “Swarm” */
  char *about; /* the page's gist, the card's kind */
  char *portrait; /* of a card that is a character, as FpCardFacts.portrait; else NULL */
  gboolean bends; /* TRUE if the card changes the rule or reacts to it, FALSE if it only uses it */
} FpReferenceFacts;

#define FP_TYPE_REFERENCE_ITEM (fp_reference_item_get_type ())
G_DECLARE_FINAL_TYPE (FpReferenceItem, fp_reference_item, FP, REFERENCE_ITEM, FpItem)

/* fp_reference_item_new: returns an immutable item with @facts. (transfer full) */
FpReferenceItem *fp_reference_item_new (const FpReferenceFacts *facts);

/* fp_reference_item_facts: returns the facts; owned by the item. */
const FpReferenceFacts *fp_reference_item_facts (FpReferenceItem *self);
