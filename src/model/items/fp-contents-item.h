/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the rules book's contents: a page, or what stands above some. */
#pragma once

#include <gio/gio.h>

#define FP_TYPE_CONTENTS_ITEM (fp_contents_item_get_type ())
G_DECLARE_FINAL_TYPE (FpContentsItem, fp_contents_item, FP, CONTENTS_ITEM, GObject)

/* fp_contents_item_new: an item called @title for the page @place (NULL: none) with @below (taken over; NULL: nothing)
 * below it.  It never changes.  (transfer full) */
FpContentsItem *fp_contents_item_new (const char *title, const char *place, GListStore *below);

/* fp_contents_item_title: what it says. */
const char *fp_contents_item_title (FpContentsItem *self);

/* fp_contents_item_place: the page it leads to; NULL: none. */
const char *fp_contents_item_place (FpContentsItem *self);

/* fp_contents_item_below: of FpContentsItem; NULL: nothing.  Owned by the item. */
GListModel *fp_contents_item_below (FpContentsItem *self);

/* fp_contents_item_leads_to: whether it is the page @place, or that is somewhere below it. */
gboolean fp_contents_item_leads_to (FpContentsItem *self, const char *place);
