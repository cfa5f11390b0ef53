/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that was played, or a power that was used, in the running encounter. */
#pragma once

#include "model/items/fp-card-item.h"

/* Facts about a play. fp_play_item_new () takes ownership of strings and lists. */
typedef struct
{
  int number; /* identifies the play in its game */
  char *spot; /* its spot on the table (fp-move-item.h) */
  char *title; /* name of the card: “Cosmic Zap” */
  char *line; /* effect of the card, or end of the play: “stopped by Cosmic Zap” */
  char *text; /* all of it as sentences, for screen readers */
  char *shape, *colour; /* of its player: “▲”, “orange”; NULL if nobody */
  char *face, *face_id; /* portrait of its player's character (FpCardFacts.portrait), and the id */
  FpCardItem *card; /* the card as printed */
  /* portrait, name, mark and colour of the player or character aimed at; NULL if none is known */
  char *target_face, *target_id, *target, *target_shape, *target_colour;
  gboolean stopped;
  int answers; /* position in the list of the play that it has stopped, −1 if none */
} FpPlayFacts;

#define FP_TYPE_PLAY_ITEM (fp_play_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPlayItem, fp_play_item, FP, PLAY_ITEM, FpItem)

/* fp_play_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpPlayItem *fp_play_item_new (const FpPlayFacts *facts);

/* fp_play_item_facts: returns the facts; owned by the item. */
const FpPlayFacts *fp_play_item_facts (FpPlayItem *self);
