/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that may be answered. */
#pragma once

#include "model/items/fp-card-item.h"

/* What is shown of an option.  Strings and lists that it holds are given away to the item by fp_option_item_new (). */
typedef struct
{
  int index; /* to answer with */
  char *label; /* what it does */
  char *id; /* as in scenarios and saves */
  char *key; /* of the keyboard, “1” … “9”, “0”; NULL: none */
  GListModel *halves; /* of FpTacticHalfItem: of a tactic both, the one that it lays on top counts; NULL: no tactic */
  char *from; /* the spot (fp-move-item.h) where ships lie that it would take away: “supply/orange”, “ships/57”; NULL:
               * it takes no ships */
  char *goes; /* the spot (fp-move-item.h) to which what it is about would go: “plan/orange”, “discard/blue”; “plan”: to
               * one of them, which is asked next; NULL: nowhere in particular */
  gboolean picked; /* it is among what is being put together */
  gboolean open; /* it can be answered; of several that are put together: chosen or put back */
  FpCardItem *card; /* that it is about, NULL: none, or one that the viewer may not see */
} FpOptionFacts;

#define FP_TYPE_OPTION_ITEM (fp_option_item_get_type ())
G_DECLARE_FINAL_TYPE (FpOptionItem, fp_option_item, FP, OPTION_ITEM, GObject)

/* fp_option_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full)
 */
FpOptionItem *fp_option_item_new (const FpOptionFacts *facts);

/* fp_option_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpOptionFacts *fp_option_item_facts (FpOptionItem *self);
