/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that goes from one part of the table to another, or turns over where it lies, as the viewer saw it happen.
 *
 * Parts of the table are named by *spots*: the id of the edition's zone or place, and whose it is: “hand/orange”,
 * “discard/blue”, “tactics/blue” (readied and spent alike), “plan/orange”, “past”, “event”, “supply/orange”, “warp”,
 * “ships/57” (on or at the card of that number), “card/57” (under or on it).
 */
#pragma once

#include "model/items/fp-card-item.h"

typedef enum
{
  FP_MOVE_SHIPS, /* count of them */
  FP_MOVE_CARD, /* a card, or count hidden ones */
  FP_MOVE_REVEAL, /* a card is turned up at the spot from */
  FP_MOVE_DIAL, /* a dial is turned up there; count: what it shows */
  FP_MOVE_CLOUT, /* a clout is counted there; count: it */
} FpMoveKind;

/* Strings and objects that it holds are given away to the item by fp_move_item_new (). */
typedef struct
{
  FpMoveKind kind;
  int step; /* moves of the same step happen together; never falls from one move to the next */
  int count;
  char *shape, *colour; /* of the player whom it is about, NULL: nobody */
  FpCardItem *card; /* what it shows, NULL: no card, or hidden */
  gboolean token; /* it is a tactic, hidden or not */
  char *from, *to; /* spots */
  int from_card, to_card; /* there it is (was) the card of that number; −1: the viewer can't tell one from another */
} FpMoveFacts;

#define FP_TYPE_MOVE_ITEM (fp_move_item_get_type ())
G_DECLARE_FINAL_TYPE (FpMoveItem, fp_move_item, FP, MOVE_ITEM, GObject)

/* fp_move_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpMoveItem *fp_move_item_new (const FpMoveFacts *facts);

/* fp_move_item_facts: what it says; owned by the item. */
const FpMoveFacts *fp_move_item_facts (FpMoveItem *self);
