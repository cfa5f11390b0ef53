/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a player. fp_seat_item_new () takes ownership of strings and lists. */
typedef struct
{
  int seat; /* number of the seat */
  char *name; /* of the player */
  char *shape; /* character that goes with the colour: “▲” */
  char *colour; /* id of the colour, for style classes: “orange” */
  char *role; /* “leader”, translated; NULL before roles are assigned */
  gboolean computer; /* TRUE for a computer player */
  gboolean asked; /* TRUE if the player must decide now */
  gboolean winner; /* TRUE if the player has won */
  int planets; /* number of planets controlled */
  int supply; /* ships in the supply */
  int warp; /* ships in the Warp */
  int hand; /* cards in hand */
  int hand_limit; /* hand limit between destiny cards */
  int deck; /* cards in the deck */
  int discard; /* cards in the discard pile */
  GListModel *discards; /* of FpCardItem: the discard pile, top card first */
  /* of FpCardItem: known aliens whose abilities the player has, own first, then copies */
  GListModel *aliens;
  GListModel *ready; /* of FpCardItem: readied tactics */
  GListModel *spent; /* of FpCardItem: spent tactics */
  char *known; /* the viewer's knowledge of the player's hidden cards, one a line; NULL if none */
} FpSeatFacts;

#define FP_TYPE_SEAT_ITEM (fp_seat_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatItem, fp_seat_item, FP, SEAT_ITEM, FpItem)

/* fp_seat_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpSeatItem *fp_seat_item_new (const FpSeatFacts *facts);

/* fp_seat_item_facts: returns the facts; owned by the item. */
const FpSeatFacts *fp_seat_item_facts (FpSeatItem *self);
