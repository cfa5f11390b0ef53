/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An offer in a deal as the viewer sees it. */
#pragma once

#include "model/items/fp-term-item.h"

/* Facts about an offer. fp_deal_item_new () takes ownership of lists. */
typedef struct
{
  gboolean composed; /* TRUE if the viewer composes the offer, FALSE if it was made */
  gboolean complete; /* TRUE if the composed offer can be made */
  int opens; /* index of the option that asks for terms one by one, −1 if none */
  int ends; /* index of the option that ends the talk without an agreement, −1 if none */
  int number; /* of deals before this one in the game */
  char *colour; /* of the viewer: “orange” */
  char *agreed; /* “Blue accepts!” while the offer is carried out; NULL before */
  char *price; /* “No deal: each of you loses 3 ships.”; NULL if it is not certain */
  int most; /* offers that each player may make; 0 if @agreed or if their number is unlimited */
  int left, left_of_other; /* of these, how many the viewer and the other player may still make */
  GListModel *packages; /* of FpDealItem: offers that can be made with one answer */
  int option; /* of a package: index of the option, −1 for others */
  char *name; /* of a package: as an option, “Give a colony at Red 2, take a random card” */
  GListModel *given, *taken; /* of FpTermItem: what the viewer gives and gets in the offer */
  GListModel *to_give, *to_take; /* of FpTermItem: what can be added to either of them */
} FpDealFacts;

#define FP_TYPE_DEAL_ITEM (fp_deal_item_get_type ())
G_DECLARE_FINAL_TYPE (FpDealItem, fp_deal_item, FP, DEAL_ITEM, FpItem)

/* fp_deal_item_new: returns an immutable item with @facts and takes ownership of its lists.
 * (transfer full) */
FpDealItem *fp_deal_item_new (const FpDealFacts *facts);

/* fp_deal_item_facts: returns the facts; owned by the item. */
const FpDealFacts *fp_deal_item_facts (FpDealItem *self);
