/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option of the pending decision. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about an option. fp_option_item_new () takes ownership of strings and lists. */
typedef struct
{
  int index; /* index to answer with */
  char *label; /* text of the option */
  /* change of totals, “You 8 → 16”, or else what it puts at stake; NULL if nothing is certain */
  char *effect;
  char *id; /* id as in scenarios and saves */
  char *key; /* “1” … “9”, “0”; NULL if none */
  /* of FpCardHalfItem: both halves of the token; those that are chosen count; NULL if no token */
  GListModel *halves;
  int token; /* number of that token; −1 if none */
  /* spot (fp-move-item.h) that ships would leave: “supply/orange”, “ships/57”; NULL if none */
  char *from;
  /* option destination, a spot (fp-move-item.h): “side/orange”, “discard/blue”; NULL if none.
   * “side” is any player's; the player is decided next. */
  char *goes;
  gboolean picked; /* TRUE if it is in the pending selection */
  gboolean open; /* TRUE if it can be answered; of several: selected or deselected */
  FpCardItem *card; /* card concerned; NULL if none, or if the viewer may not see it */
} FpOptionFacts;

#define FP_TYPE_OPTION_ITEM (fp_option_item_get_type ())
G_DECLARE_FINAL_TYPE (FpOptionItem, fp_option_item, FP, OPTION_ITEM, FpItem)

/* fp_option_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpOptionItem *fp_option_item_new (const FpOptionFacts *facts);

/* fp_option_item_facts: returns the facts; owned by the item. */
const FpOptionFacts *fp_option_item_facts (FpOptionItem *self);
