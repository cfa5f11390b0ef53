/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure of a player at the table. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a figure. fp_figure_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* of the edition: “supply” */
  char *label; /* translated: “Supply” */
  char *text; /* number as shown: “7”, “6 of 8” */
  char *icon; /* icon name: “fp-ship-symbolic” */
  char *tip; /* more about it, a tooltip; NULL if none */
  char *spot; /* its spot (fp-move-item.h): “supply/orange” */
  int number; /* number alone */
  gboolean low; /* TRUE if the number is a danger to the player; @tip tells why */
  gboolean ships; /* TRUE if it counts ships, which can be dragged from there */
  GListModel *cards; /* of FpCardItem: an open pile, the top card first; NULL if it is none */
  char *heading; /* heading above these cards, NULL without them */
} FpFigureFacts;

#define FP_TYPE_FIGURE_ITEM (fp_figure_item_get_type ())
G_DECLARE_FINAL_TYPE (FpFigureItem, fp_figure_item, FP, FIGURE_ITEM, FpItem)

/* fp_figure_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpFigureItem *fp_figure_item_new (const FpFigureFacts *facts);

/* fp_figure_item_facts: returns the facts; owned by the item. */
const FpFigureFacts *fp_figure_item_facts (FpFigureItem *self);

/* fp_figure_items_same: returns TRUE if the lists of FpFigureItem @one (NULL: none yet) and @other
 * have the same ids, so that widgets of one can show the other. */
gboolean fp_figure_items_same (GListModel *one, GListModel *other);
