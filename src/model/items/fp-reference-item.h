/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that a card touches, or a card that touches a rule: something to open beside the other. */
#pragma once

#include <gio/gio.h>

/* What is said of it.  Strings are given away to the item by fp_reference_item_new (). */
typedef struct
{
  char *place; /* “PAGE” or “card:ID” */
  char *title; /* “Clout”, “Swarm” */
  char *about; /* the page's gist, the card's kind */
  gboolean bends; /* the card changes the rule, or answers it; else it only makes use of it */
} FpReferenceFacts;

#define FP_TYPE_REFERENCE_ITEM (fp_reference_item_get_type ())
G_DECLARE_FINAL_TYPE (FpReferenceItem, fp_reference_item, FP, REFERENCE_ITEM, GObject)

/* fp_reference_item_new: an item of @facts.  It never changes.  (transfer full) */
FpReferenceItem *fp_reference_item_new (const FpReferenceFacts *facts);

/* fp_reference_item_facts: what it says; owned by the item. */
const FpReferenceFacts *fp_reference_item_facts (FpReferenceItem *self);
