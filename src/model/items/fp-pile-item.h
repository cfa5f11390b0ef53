/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck or pile that only counts. */
#pragma once

#include <gio/gio.h>

/* What is seen of a pile.  Strings and lists that it holds are given away to the item by fp_pile_item_new (). */
typedef struct
{
  char *name; /* “Discovery deck”, translated */
  int count; /* cards in it */
  char *id; /* of its zone, for icons: “discovery” */
  GListModel *cards; /* of FpCardItem, the top one first; NULL: it may not be looked through */
  gboolean next; /* the next destiny card comes from it */
} FpPileFacts;

#define FP_TYPE_PILE_ITEM (fp_pile_item_get_type ())
G_DECLARE_FINAL_TYPE (FpPileItem, fp_pile_item, FP, PILE_ITEM, GObject)

/* fp_pile_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpPileItem *fp_pile_item_new (const FpPileFacts *facts);

/* fp_pile_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpPileFacts *fp_pile_item_facts (FpPileItem *self);
