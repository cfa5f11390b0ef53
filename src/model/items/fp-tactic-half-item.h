/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One half of a tactic. */
#pragma once

#include <gio/gio.h>

/* What is seen of it.  Strings and lists that it holds are given away to the item by fp_tactic_half_item_new (). */
typedef struct
{
  char *icon; /* id of its icon in the card language: “blast” */
  char *name; /* “blast 4” */
  int value; /* 4 */
  int option; /* index of the option that takes it now, −1: none */
  gboolean counts; /* it lies on top; of tactics that are not in play both halves do */
} FpTacticHalfFacts;

#define FP_TYPE_TACTIC_HALF_ITEM (fp_tactic_half_item_get_type ())
G_DECLARE_FINAL_TYPE (FpTacticHalfItem, fp_tactic_half_item, FP, TACTIC_HALF_ITEM, GObject)

/* fp_tactic_half_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer
 * full) */
FpTacticHalfItem *fp_tactic_half_item_new (const FpTacticHalfFacts *facts);

/* fp_tactic_half_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpTacticHalfFacts *fp_tactic_half_item_facts (FpTacticHalfItem *self);
