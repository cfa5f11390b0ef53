/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as the viewer sees it.  A hidden card has a place in a row and nothing else. */
#pragma once

#include <gio/gio.h>

/* What a card shows.  Strings and lists that it holds are given away to the item by fp_card_item_new (). */
typedef struct
{
  int number; /* by which the game knows it (fp_game_card ()); −1: the viewer may not see it, or it is only said of */
  char *id; /* by which the box knows it: “swarm”; NULL: hidden */
  char *name; /* with its worth: “The Sinister (13)”; of a hidden card only that one lies there: “A hidden card” */
  char *title; /* its name alone: “The Sinister” */
  char *worth; /* what it is worth: “13”, “+8”; of a planet its symbol; NULL: nothing */
  char *text; /* its text, a line for each ability; NULL: none */
  GListModel *paragraphs; /* of FpParagraphItem: the same with clarifications; NULL: none */
  char *kind; /* “plan” as in the language of the window, NULL: hidden */
  char *kind_id; /* the same in the card language, for icons and style classes; NULL: hidden */
  GListModel *halves; /* of FpTacticHalfItem: what a tactic can do; NULL: no tactic, or hidden */
  GListModel *ships; /* of FpFleetItem: whose ships lie on it; NULL: none do */
  char *note; /* what is said of it here: “Ally of Ada”; NULL: nothing */
  char *owner_shape, *owner_colour; /* of the player whose it is, as an ally or in a hand: “▲”, “orange”; NULL */
  char *state; /* what it has come to: its counters, that it counts as blank; NULL: nothing */
  GListModel *under; /* of FpCardItem: what lies under or on it; NULL: nothing */
  gboolean on_top; /* that lies on it, not under it */
  gboolean hidden; /* the viewer may not see it */
  int option; /* index of the option that chooses it now, −1: none */
} FpCardFacts;

#define FP_TYPE_CARD_ITEM (fp_card_item_get_type ())
G_DECLARE_FINAL_TYPE (FpCardItem, fp_card_item, FP, CARD_ITEM, GObject)

/* fp_card_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpCardItem *fp_card_item_new (const FpCardFacts *facts);

/* fp_card_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpCardFacts *fp_card_item_facts (FpCardItem *self);
