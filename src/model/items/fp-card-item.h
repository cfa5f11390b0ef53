/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as the viewer sees it. A hidden card has only a place in a row. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a card. fp_card_item_new () takes ownership of strings and lists. */
typedef struct
{
  /* number in the game (fp_game_card ()); −1 if hidden or only mentioned */
  int number;
  char *id; /* id in the catalog: “swarm”; NULL if hidden */
  char *name; /* name with value: “The Sinister (13)”; “A hidden card” if hidden */
  char *title; /* name alone: “The Sinister” */
  char *worth; /* value: “13”, “+8”; word of a planet; NULL if none */
  char *numeral; /* the number on its face: “13”, “+8”; NULL if none */
  char *brief; /* its effect in two lines, for its face; NULL if none */
  char *text; /* card text, a line for each ability; NULL if none */
  GListModel *paragraphs; /* of FpParagraphItem: the text with clarifications; NULL if none */
  /* description of its character, as src/art/ reads it; "": it follows from the id; NULL: no
   * character */
  char *portrait;
  char *kind; /* “plan”, translated; NULL if hidden */
  char *kind_id; /* kind in the card language, for icons and style classes; NULL if hidden */
  GListModel *halves; /* of FpCardHalfItem; NULL if hidden, or without halves */
  GListModel *ships; /* of FpFleetItem: ships on the card; NULL if none */
  char *origin; /* of a card outside a game: “as printed”; NULL in a game */
  char *note; /* note for the present situation: “Ally of Ada”; NULL if none */
  /* of the player it belongs to, as an ally or in a hand: “▲”, “orange”; NULL if nobody */
  char *owner_shape, *owner_colour;
  char *state; /* counters, progress, or the fact that it counts as blank; NULL if none */
  /* of the viewer's hand: why it can't be chosen now, and when it can; NULL if unknown */
  char *when;
  gboolean powerless; /* TRUE for a character whose power is lost or stopped now */
  gboolean laid_aside; /* TRUE for a card of the hand that is out of use for now */
  gboolean danger; /* TRUE if a number of these is one that its set declares a danger */
  GListModel *under; /* of FpCardItem: cards under or on it; NULL if none */
  gboolean on_top; /* TRUE if those cards are on it rather than under it */
  gboolean hidden; /* TRUE if the viewer may not see it */
  /* TRUE if the viewer can play it of their own accord at some moment, though not now; TRUE if they
   * want to */
  gboolean wantable, wanted;
  /* TRUE for a card of the viewer's about which windows ask; TRUE if in each of them */
  gboolean can_stop, stops;
  int option; /* index of the option that chooses it now, −1 if none */
} FpCardFacts;

#define FP_TYPE_CARD_ITEM (fp_card_item_get_type ())
G_DECLARE_FINAL_TYPE (FpCardItem, fp_card_item, FP, CARD_ITEM, FpItem)

/* fp_card_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpCardItem *fp_card_item_new (const FpCardFacts *facts);

/* fp_card_item_facts: returns the facts; owned by the item. */
const FpCardFacts *fp_card_item_facts (FpCardItem *self);
