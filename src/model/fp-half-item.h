/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a tactic. */
#pragma once

#include <gio/gio.h>

/* What is seen of it.  Strings and lists that it holds are given away to the item by fp_half_item_new (). */
typedef struct
{
  char *icon; /* id of its icon in the card language: “blast” */
  char *name; /* “blast 4” */
  int value; /* 4 */
  int option; /* index of the option that takes it now, −1: none */
  gboolean counts; /* it lies on top; of tactics that are not in play both halves do */
} FpHalfFacts;

#define FP_TYPE_HALF_ITEM (fp_half_item_get_type ())
G_DECLARE_FINAL_TYPE (FpHalfItem, fp_half_item, FP, HALF_ITEM, GObject)

/* fp_half_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpHalfItem *fp_half_item_new (const FpHalfFacts *facts);

/* fp_half_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpHalfFacts *fp_half_item_facts (FpHalfItem *self);
