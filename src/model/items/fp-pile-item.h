/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A shared deck or pile, shown mainly by its number of cards. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a pile. fp_pile_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *name; /* “Discovery deck”, translated */
  int count; /* number of cards */
  char *id; /* id of its zone, and its spot (fp-move-item.h): “discovery” */
  char *icon; /* icon name: “fp-discovery-symbolic” */
  GListModel *cards; /* of FpCardItem, the top one first; NULL if it may not be looked through */
  gboolean next; /* TRUE if the card that begins the next turn comes from it */
  gboolean elsewhere; /* TRUE if its top card is shown elsewhere, which is its spot */
} FpPileFacts;

#define FP_TYPE_PILE_ITEM (fp_pile_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPileItem, fp_pile_item, FP, PILE_ITEM, FpItem)

/* fp_pile_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpPileItem *fp_pile_item_new (const FpPileFacts *facts);

/* fp_pile_item_facts: returns the facts; owned by the item. */
const FpPileFacts *fp_pile_item_facts (FpPileItem *self);
