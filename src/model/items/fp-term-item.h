/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A term of an offer in a deal. */
#pragma once

#include "model/items/fp-planet-item.h"

/* Facts about a term. fp_term_item_new () takes ownership of strings. */
typedef struct
{
  char *text; /* “A colony on Lull” */
  FpPlanetItem *planet; /* that the term is about; NULL if none */
  char *icon; /* name of an icon for the term if it is about no planet; NULL if it is */
  int index; /* number by which it is added to or removed from the offer (fp-game-deal.h) */
} FpTermFacts;

#define FP_TYPE_TERM_ITEM (fp_term_item_get_type ())
G_DECLARE_FINAL_TYPE (FpTermItem, fp_term_item, FP, TERM_ITEM, FpItem)

/* fp_term_item_new: returns an immutable item with @facts and takes ownership of its strings.
 * (transfer full) */
FpTermItem *fp_term_item_new (const FpTermFacts *facts);

/* fp_term_item_facts: returns the facts; owned by the item. */
const FpTermFacts *fp_term_item_facts (FpTermItem *self);
