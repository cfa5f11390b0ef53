/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the rules book's contents: a page, or a heading above some. */
#pragma once

#include "model/items/fp-item.h"

#define FP_TYPE_CONTENTS_ITEM (fp_contents_item_get_type ())
G_DECLARE_FINAL_TYPE (FpContentsItem, fp_contents_item, FP, CONTENTS_ITEM, FpItem)

/* fp_contents_item_new: returns an immutable item with the title @title. @place is its page, or
 * NULL. Takes ownership of @below, the lines below it, which may be NULL. (transfer full) */
FpContentsItem *fp_contents_item_new (const char *title, const char *place, GListStore *below);

/* fp_contents_item_title: returns the title. */
const char *fp_contents_item_title (FpContentsItem *self);

/* fp_contents_item_place: returns the id of the page, or NULL. */
const char *fp_contents_item_place (FpContentsItem *self);

/* fp_contents_item_below: returns a list of FpContentsItem, or NULL. Owned by the item. */
GListModel *fp_contents_item_below (FpContentsItem *self);

/* fp_contents_item_leads_to: returns TRUE if the page @place is this line or somewhere below it. */
gboolean fp_contents_item_leads_to (FpContentsItem *self, const char *place);
