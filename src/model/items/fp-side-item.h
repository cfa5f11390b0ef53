/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a duel or contest. */
#pragma once

#include <gio/gio.h>

/* What is seen of one side.  Strings and lists that it holds are given away to the item by fp_side_item_new (). */
typedef struct
{
  char *name; /* of the player */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  int dial; /* number shown, −1: not shown (yet) */
  int set_dial; /* number set that only the viewer knows, −1: none */
  int ships; /* ships on the planet, −1: none are fought with */
  int clout; /* as far as open cards tell, meaningful when @counted */
  gboolean counted; /* @clout means something: the plan is shown */
  gboolean advantage; /* has the ship advantage */
  int option; /* index of the option that chooses this side or player now, −1: none */
  gboolean winner; /* has won it */
  gboolean decided; /* somebody has */
  GListModel *plans; /* of FpCardItem */
  GListModel *tactics; /* of FpCardItem */
  GListModel *reinforcements; /* of FpCardItem: those on this side */
  GListModel *parts; /* of FpScorePartItem: what the clout is made of; empty unless @counted */
} FpSideFacts;

#define FP_TYPE_SIDE_ITEM (fp_side_item_get_type ())
G_DECLARE_FINAL_TYPE (FpSideItem, fp_side_item, FP, SIDE_ITEM, GObject)

/* fp_side_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpSideItem *fp_side_item_new (const FpSideFacts *facts);

/* fp_side_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpSideFacts *fp_side_item_facts (FpSideItem *self);
