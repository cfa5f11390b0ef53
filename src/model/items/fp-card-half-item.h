/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a two-halved card, such as a token. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about half of a card. fp_card_half_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *icon; /* icon id in the card language: “shield” */
  char *name; /* “shield 4” */
  int value; /* 4 */
  int option; /* index of the option that chooses it now, −1 if none */
  gboolean counts; /* TRUE if it is on top, or if the card is not in play */
} FpCardHalfFacts;

#define FP_TYPE_CARD_HALF_ITEM (fp_card_half_item_get_type ())
G_DECLARE_FINAL_TYPE (FpCardHalfItem, fp_card_half_item, FP, CARD_HALF_ITEM, FpItem)

/* fp_card_half_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpCardHalfItem *fp_card_half_item_new (const FpCardHalfFacts *facts);

/* fp_card_half_item_facts: returns the facts; owned by the item. */
const FpCardHalfFacts *fp_card_half_item_facts (FpCardHalfItem *self);
