/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece beside a planet, such as a moon. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about pieces of one kind. fp_piece_item_new () takes ownership of strings. */
typedef struct
{
  char *name; /* translated: “Lantern” */
  char *icon; /* icon name: “fp-planet-symbolic” */
  char *colour; /* of the player whose pieces they are: “orange”; NULL if nobody's */
  char *owner; /* name of that player, NULL if nobody's */
  int number; /* of pieces, at least 1 */
  gboolean cards; /* TRUE if they are cards on the planet or under it */
  gboolean right; /* TRUE: at its right corner */
} FpPieceFacts;

#define FP_TYPE_PIECE_ITEM (fp_piece_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPieceItem, fp_piece_item, FP, PIECE_ITEM, FpItem)

/* fp_piece_item_new: returns an immutable item with @facts and takes ownership of its strings.
 * (transfer full) */
FpPieceItem *fp_piece_item_new (const FpPieceFacts *facts);

/* fp_piece_item_facts: returns the facts; owned by the item. */
const FpPieceFacts *fp_piece_item_facts (FpPieceItem *self);
