/* SPDX-License-Identifier: GPL-3.0-or-later */
/* FpItem: base class of all items of the model, their comparison, and list updates. An item holds
 * facts that never change, described by a table of fields (fp-item-private.h). Items are made anew
 * after each change of the game, and only the differences are exchanged. A widget keeps the items,
 * and its focus, that are unchanged. */
#pragma once

#include <gio/gio.h>

#define FP_TYPE_ITEM (fp_item_get_type ())
G_DECLARE_DERIVABLE_TYPE (FpItem, fp_item, FP, ITEM, GObject)

/* A field of the facts (fp-item-private.h). */
typedef struct _FpItemField FpItemField;

struct _FpItemClass
{
  GObjectClass parent_class;
  const FpItemField *fields; /* all fields of the facts; static */
  guint n_fields;
  gsize facts; /* offset of the facts in an item, in bytes */
};

/* fp_item_equal: returns TRUE if @a and @b have the same type and equal facts. Either may be an
 * FpItem, a list of items, compared item by item, or NULL. */
gboolean fp_item_equal (GObject *a, GObject *b);

/* fp_item_update_list: fills @list with @items, exchanging as few rows as one splice can. Takes
 * ownership of @items (of GObject*). */
void fp_item_update_list (GListStore *list, GPtrArray *items);

/* fp_item_list: returns a new list of @type with @items. Takes ownership of @items (of GObject*).
 * (transfer full) */
GListStore *fp_item_list (GType type, GPtrArray *items);
