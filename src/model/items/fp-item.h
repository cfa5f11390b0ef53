/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Comparison and list updates for all items of the model. Items are made anew after each change of
 * the game, and only the differences are exchanged. A widget keeps the items, and its focus, that
 * are unchanged. */
#pragma once

#include <gio/gio.h>

/* fp_item_equal: returns TRUE if @a and @b have the same type and equal properties. Either may be a
 * list, compared item by item, or NULL. */
gboolean fp_item_equal (GObject *a, GObject *b);

/* fp_item_update_list: fills @list with @items, exchanging as few rows as one splice can. Takes
 * ownership of @items (of GObject*). */
void fp_item_update_list (GListStore *list, GPtrArray *items);

/* fp_item_list: returns a new list of @type with @items. Takes ownership of @items (of GObject*).
 * (transfer full) */
GListStore *fp_item_list (GType type, GPtrArray *items);
