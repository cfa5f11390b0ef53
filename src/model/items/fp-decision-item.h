/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The open question. */
#pragma once

#include "model/items/fp-card-item.h"

/* What is asked.  Strings and lists that it holds are given away to the item by fp_decision_item_new (). */
typedef struct
{
  int seat; /* who is asked */
  char *name; /* of the player who is asked */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  char *text; /* what is asked; for others than the asked one only that somebody is waited for */
  char *id; /* of the decision; NULL: the viewer is not asked */
  char *page; /* id of the rules page; NULL: the viewer is not asked */
  char *page_title; /* name of the step that asks; NULL: the viewer is not asked */
  FpCardItem *card; /* whose ability asks; NULL: none, or the viewer is not asked */
  gboolean mine; /* the viewer is asked */
  gboolean thinks; /* a computer player is asked */
  int number; /* choices made before it: another number, another question */
  gboolean several; /* several options are put together and confirmed */
  gboolean complete; /* what is chosen can be confirmed */
  char *progress; /* “2 of 3 chosen”; NULL: not several */
  GListModel *options; /* of FpOptionItem; empty: the viewer is not asked */
} FpDecisionFacts;

#define FP_TYPE_DECISION_ITEM (fp_decision_item_get_type ())
G_DECLARE_FINAL_TYPE (FpDecisionItem, fp_decision_item, FP, DECISION_ITEM, GObject)

/* fp_decision_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full)
 */
FpDecisionItem *fp_decision_item_new (const FpDecisionFacts *facts);

/* fp_decision_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpDecisionFacts *fp_decision_item_facts (FpDecisionItem *self);

/* fp_decision_item_by_key: index of the option that the key “1” … “9”, “0” gives, −1: none. */
int fp_decision_item_by_key (FpDecisionItem *self, const char *key);
