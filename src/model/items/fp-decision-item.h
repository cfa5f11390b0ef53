/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pending decision. */
#pragma once

#include "model/items/fp-card-item.h"
#include "model/items/fp-deal-item.h"

/* Facts about a decision. fp_decision_item_new () takes ownership of strings and lists. */
typedef struct
{
  int seat; /* seat that must decide */
  char *name; /* of the player who must decide */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  char *text; /* the decision; other viewers only learn whose turn it is */
  char *stake; /* line below: what the answer costs or decides, or NULL */
  char *id; /* of the decision; NULL if the viewer is not asked */
  char *page; /* id of the rules page; NULL if the viewer is not asked */
  char *page_title; /* name of the step that asks; NULL if the viewer is not asked */
  FpCardItem *card; /* card whose ability asks; NULL if none, or if the viewer is not asked */
  gboolean mine; /* TRUE if the viewer is asked */
  gboolean thinks; /* TRUE if a computer player is asked, and not paused */
  gboolean held; /* TRUE if no decision but a result is shown, until the viewer goes on */
  int number; /* number of choices made before; identifies the decision */
  gboolean several; /* TRUE if several options are selected and then confirmed */
  gboolean complete; /* TRUE if the selection can be confirmed */
  gboolean usual; /* TRUE if ships are chosen place by place, and the rest can be the usual ones */
  char *progress; /* “2 of 3 chosen”; NULL unless several */
  GListModel *options; /* of FpOptionItem; empty if the viewer is not asked */
  FpDealItem *deal; /* the deal on the table; NULL if none, or if the viewer is not asked */
} FpDecisionFacts;

/* Key of “the usual way” (FpDecisionFacts.usual). */
#define FP_DECISION_USUAL_KEY "U"

#define FP_TYPE_DECISION_ITEM (fp_decision_item_get_type ())
G_DECLARE_FINAL_TYPE (FpDecisionItem, fp_decision_item, FP, DECISION_ITEM, FpItem)

/* fp_decision_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpDecisionItem *fp_decision_item_new (const FpDecisionFacts *facts);

/* fp_decision_item_facts: returns the facts; owned by the item. */
const FpDecisionFacts *fp_decision_item_facts (FpDecisionItem *self);

/* fp_decision_item_by_key: returns the index of the option with the key “1” … “9”, “0”, or −1. */
int fp_decision_item_by_key (FpDecisionItem *self, const char *key);
