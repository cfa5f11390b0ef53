/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A movement on the table, or a card turned over in place, as the viewer saw it happen.
 *
 * Parts of the table are named by *spots*: the id of a zone, a place or a row of cards of the
 * edition (engine/runner/fp-table-layout.h), and its owner, such as
 * “hand/orange”, “discard/blue”, “tokens/blue”, “past”, “event”, “supply/orange” and “warp”.
 * “side/orange” is a player's side of the encounter, “ships/57” on or at the card of that number,
 * “card/57” under or on the card.
 */
#pragma once

#include "model/items/fp-card-item.h"

typedef enum
{
  FP_MOVE_SHIPS, /* count ships move */
  FP_MOVE_CARD, /* a card moves, or count hidden ones */
  FP_MOVE_REVEAL, /* a card is turned up at the spot from */
  FP_MOVE_NUMBER, /* a number set in secret is revealed at the spot from; count: the number */
  FP_MOVE_PLAY, /* a card is played, or its power used: its face is shown, and flies to its place */
  FP_MOVE_TOTAL, /* a total is counted at the spot from; count: its value */
} FpMoveKind;

/* Facts about a move. fp_move_item_new () takes ownership of strings and objects. */
typedef struct
{
  FpMoveKind kind;
  int step; /* moves of the same step happen together; never falls from one move to the next */
  int count;
  char *shape, *colour; /* of the player concerned, NULL if nobody */
  FpCardItem *card; /* card shown, NULL if none or hidden */
  char *token; /* kind of a two-halved token, hidden or not, which has its icon; NULL: no token */
  char *from, *to; /* spots */
  /* number of the card before and after; −1 if the viewer can't tell cards apart there */
  int from_card, to_card;
} FpMoveFacts;

#define FP_TYPE_MOVE_ITEM (fp_move_item_get_type ())
G_DECLARE_FINAL_TYPE (FpMoveItem, fp_move_item, FP, MOVE_ITEM, FpItem)

/* fp_move_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpMoveItem *fp_move_item_new (const FpMoveFacts *facts);

/* fp_move_item_facts: returns the facts; owned by the item. */
const FpMoveFacts *fp_move_item_facts (FpMoveItem *self);
