/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player at the table as the viewer sees them. */
#pragma once

#include "model/items/fp-card-row-item.h"
#include "model/items/fp-figure-item.h"

/* Facts about a player. fp_seat_item_new () takes ownership of strings and lists. */
typedef struct
{
  int seat; /* number of the seat */
  char *name; /* of the player */
  char *shape; /* character that goes with the colour: “▲” */
  char *colour; /* id of the colour, for style classes: “orange” */
  char *role; /* lasting, or in the encounter: “offense”, translated; NULL if there is none */
  /* role of a player on a side of the encounter, translated; its id, for style classes; and few
   * letters for it; NULL if none */
  char *part, *part_id, *part_brief;
  char *with_shape, *with_colour; /* of an ally: those of the main player of the side; else NULL */
  gboolean computer; /* TRUE for a computer player */
  gboolean asked; /* TRUE if the player must decide now */
  gboolean winner; /* TRUE if the player has won */
  int option; /* index of the option that chooses this player now, −1 if none */
  int standing; /* measure of success so far: number of planets controlled */
  int needed; /* the same that is enough to win */
  GListModel *figures; /* of FpFigureItem, in the edition's order */
  /* of FpCardItem: known cards before the player whose names are shown; first their alien */
  GListModel *sheets;
  /* spot of these (fp-move-item.h): “alien/orange”; NULL if there are never any */
  char *sheets_spot;
  GListModel *rows; /* of FpCardRowItem: small cards before the player */
  char *known; /* the viewer's knowledge of the player's hidden cards, one a line; NULL if none */
} FpSeatFacts;

#define FP_TYPE_SEAT_ITEM (fp_seat_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatItem, fp_seat_item, FP, SEAT_ITEM, FpItem)

/* fp_seat_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpSeatItem *fp_seat_item_new (const FpSeatFacts *facts);

/* fp_seat_item_facts: returns the facts; owned by the item. */
const FpSeatFacts *fp_seat_item_facts (FpSeatItem *self);
