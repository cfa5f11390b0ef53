/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small cards of one zone before a player. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a group. fp_card_group_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* of its zone: “ready” */
  char *label; /* state of the cards, translated: “ready” */
  gboolean dimmed; /* TRUE if the cards are not in use */
  GListModel *cards; /* of FpCardItem */
} FpCardGroupFacts;

#define FP_TYPE_CARD_GROUP_ITEM (fp_card_group_item_get_type ())
G_DECLARE_FINAL_TYPE (FpCardGroupItem, fp_card_group_item, FP, CARD_GROUP_ITEM, FpItem)

/* fp_card_group_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpCardGroupItem *fp_card_group_item_new (const FpCardGroupFacts *facts);

/* fp_card_group_item_facts: returns the facts; owned by the item. */
const FpCardGroupFacts *fp_card_group_item_facts (FpCardGroupItem *self);
