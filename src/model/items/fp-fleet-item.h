/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships of one player in one place. */
#pragma once

#include <gio/gio.h>

/* Whose ships, and how many.  Strings and lists that it holds are given away to the item by fp_fleet_item_new (). */
typedef struct
{
  char *name; /* of the player */
  char *shape; /* “▲” */
  char *colour; /* “orange” */
  int ships; /* how many */
} FpFleetFacts;

#define FP_TYPE_FLEET_ITEM (fp_fleet_item_get_type ())
G_DECLARE_FINAL_TYPE (FpFleetItem, fp_fleet_item, FP, FLEET_ITEM, GObject)

/* fp_fleet_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpFleetItem *fp_fleet_item_new (const FpFleetFacts *facts);

/* fp_fleet_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpFleetFacts *fp_fleet_item_facts (FpFleetItem *self);
