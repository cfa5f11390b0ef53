/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that a card touches, or a card that touches a rule: something to open beside the other. */
#pragma once

#include <gio/gio.h>

/* What is said of it.  Strings are given away to the item by fp_touch_item_new (). */
typedef struct
{
  char *place; /* “PAGE” or “card:ID” */
  char *title; /* “Clout”, “Swarm” */
  char *about; /* the page's gist, the card's kind */
  gboolean bends; /* the card changes the rule, or answers it; else it only makes use of it */
} FpTouchFacts;

#define FP_TYPE_TOUCH_ITEM (fp_touch_item_get_type ())
G_DECLARE_FINAL_TYPE (FpTouchItem, fp_touch_item, FP, TOUCH_ITEM, GObject)

/* fp_touch_item_new: an item of @facts.  It never changes.  (transfer full) */
FpTouchItem *fp_touch_item_new (const FpTouchFacts *facts);

/* fp_touch_item_facts: what it says; owned by the item. */
const FpTouchFacts *fp_touch_item_facts (FpTouchItem *self);
