/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An alien of the box, to be chosen before a game. */
#pragma once

#include "model/fp-box.h"
#include "model/fp-card-item.h"

/* What is said of it.  Strings and objects are given away to the item by fp_alien_item_new (). */
typedef struct
{
  char *id; /* as in FpGameSetup.alien */
  char *name;
  FpCardItem *card; /* to be read */
  gboolean first_game; /* recommended for a first game */
} FpAlienFacts;

#define FP_TYPE_ALIEN_ITEM (fp_alien_item_get_type ())
G_DECLARE_FINAL_TYPE (FpAlienItem, fp_alien_item, FP, ALIEN_ITEM, GObject)

/* fp_alien_item_new: an item of @facts.  It never changes.  (transfer full) */
FpAlienItem *fp_alien_item_new (const FpAlienFacts *facts);

/* fp_alien_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpAlienFacts *fp_alien_item_facts (FpAlienItem *self);

/* fp_alien_items: the aliens of @box, of FpAlienItem, by name.  (transfer full) */
GListModel *fp_alien_items (FpBox *box);

/* fp_alien_items_find: that of @aliens with the id @id, NULL: none.  (transfer full) */
FpAlienItem *fp_alien_items_find (GListModel *aliens, const char *id);
