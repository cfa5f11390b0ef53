/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#pragma once

#include "model/items/fp-card-item.h"

/* What is seen of a player.  Strings and lists that it holds are given away to the item by fp_seat_item_new (). */
typedef struct
{
  int seat; /* number of the seat */
  char *name; /* of the player */
  char *shape; /* one character that goes with the colour: “▲” */
  char *colour; /* id of the colour, for style classes: “orange” */
  char *role; /* “leader”, translated; NULL as long as nobody has one */
  gboolean computer; /* a computer player answers */
  gboolean asked; /* must answer now */
  gboolean winner; /* has won */
  int planets; /* planets controlled */
  int supply; /* ships in the supply */
  int warp; /* ships in the Warp */
  int hand; /* cards in hand */
  int hand_limit; /* most cards in hand between destiny cards */
  int deck; /* cards in the deck */
  int discard; /* cards in the discard pile */
  GListModel *discards; /* the discard pile, of FpCardItem, the top one first */
  GListModel
      *aliens; /* whose abilities it has, of FpCardItem: its own, then copies of others; hidden ones are left out */
  GListModel *ready; /* readied tactics, of FpCardItem */
  GListModel *spent; /* spent tactics, of FpCardItem */
  char *known; /* what the viewer knows of hidden cards that this player has, a line each; NULL: nothing */
} FpSeatFacts;

#define FP_TYPE_SEAT_ITEM (fp_seat_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatItem, fp_seat_item, FP, SEAT_ITEM, GObject)

/* fp_seat_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpSeatItem *fp_seat_item_new (const FpSeatFacts *facts);

/* fp_seat_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpSeatFacts *fp_seat_item_facts (FpSeatItem *self);
