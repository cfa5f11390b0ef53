/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards before a player. */
#pragma once

#include "model/items/fp-card-group-item.h"

/* Facts about a row. fp_card_row_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* of the edition: “tokens” */
  char *label; /* translated: “Tokens” */
  char *text; /* number of cards in each group: “Tokens: 3 ready, 2 spent” */
  char *spot; /* its spot (fp-move-item.h): “tokens/orange” */
  GListModel *groups; /* of FpCardGroupItem */
} FpCardRowFacts;

#define FP_TYPE_CARD_ROW_ITEM (fp_card_row_item_get_type ())
G_DECLARE_FINAL_TYPE (FpCardRowItem, fp_card_row_item, FP, CARD_ROW_ITEM, FpItem)

/* fp_card_row_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpCardRowItem *fp_card_row_item_new (const FpCardRowFacts *facts);

/* fp_card_row_item_facts: returns the facts; owned by the item. */
const FpCardRowFacts *fp_card_row_item_facts (FpCardRowItem *self);
