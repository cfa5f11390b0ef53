/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all items of the model share: they are read anew after each change, and only what differs is exchanged, so that
 * a widget keeps the items (and its focus) that stayed as they were. */
#pragma once

#include <gio/gio.h>

/* fp_item_equal: whether @a and @b (items or lists of them; either may be NULL) are of one type and all their
 * properties are equal; lists are compared item by item. */
gboolean fp_item_equal (GObject *a, GObject *b);

/* fp_item_update_list: makes @list hold @items (of GObject*, taken over), exchanging as few rows as one splice can. */
void fp_item_update_list (GListStore *list, GPtrArray *items);

/* fp_item_list: a new list of @type with @items (of GObject*, taken over).  (transfer full) */
GListStore *fp_item_list (GType type, GPtrArray *items);
