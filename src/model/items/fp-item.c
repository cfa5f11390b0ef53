/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Comparison of items, and list updates. */
#include "model/items/fp-item.h"

static gboolean
lists_equal (GListModel *a, GListModel *b)
{
  guint n = g_list_model_get_n_items (a);
  if (n != g_list_model_get_n_items (b))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) left = g_list_model_get_item (a, i);
      g_autoptr (GObject) right = g_list_model_get_item (b, i);
      if (!fp_item_equal (left, right))
        return FALSE;
    }
  return TRUE;
}

static gboolean
values_equal (GParamSpec *pspec, const GValue *a, const GValue *b)
{
  if (!G_IS_PARAM_SPEC_OBJECT (pspec))
    return g_param_values_cmp (pspec, a, b) == 0;
  return fp_item_equal (g_value_get_object (a), g_value_get_object (b));
}

/* Returns the properties of @item's type, NULL-terminated. The result is cached with the type,
 * since listing the properties costs more than comparing them. */
static GParamSpec *const *
properties_of (GObject *item)
{
  const GQuark quark = g_quark_from_static_string ("fp-item-properties");
  GType type = G_OBJECT_TYPE (item);
  GParamSpec **pspecs = g_type_get_qdata (type, quark);
  if (pspecs == NULL)
    {
      pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (item), NULL);
      g_type_set_qdata (type, quark, pspecs);
    }
  return pspecs;
}

gboolean
fp_item_equal (GObject *a, GObject *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL || G_OBJECT_TYPE (a) != G_OBJECT_TYPE (b))
    return FALSE;
  if (G_IS_LIST_MODEL (a))
    return lists_equal (G_LIST_MODEL (a), G_LIST_MODEL (b));
  GParamSpec *const *pspecs = properties_of (a);
  gboolean equal = TRUE;
  for (guint i = 0; pspecs[i] != NULL && equal; i++)
    {
      g_auto (GValue) left = G_VALUE_INIT;
      g_auto (GValue) right = G_VALUE_INIT;
      g_object_get_property (a, pspecs[i]->name, &left);
      g_object_get_property (b, pspecs[i]->name, &right);
      equal = values_equal (pspecs[i], &left, &right);
    }
  return equal;
}

static gboolean
row_equal (GListStore *list, guint row, GObject *item)
{
  g_autoptr (GObject) old = g_list_model_get_item (G_LIST_MODEL (list), row);
  return fp_item_equal (old, item);
}

void
fp_item_update_list (GListStore *list, GPtrArray *items)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (list));
  guint n_new = items->len;
  guint before = 0, after = 0;
  while (before < MIN (n_old, n_new) && row_equal (list, before, g_ptr_array_index (items, before)))
    before++;
  while (after < MIN (n_old, n_new) - before &&
         row_equal (list, n_old - 1 - after, g_ptr_array_index (items, n_new - 1 - after)))
    after++;
  guint gone = n_old - before - after;
  guint come = n_new - before - after;
  if (gone > 0 || come > 0)
    g_list_store_splice (list, before, gone, come > 0 ? items->pdata + before : NULL, come);
  g_ptr_array_unref (items);
}

GListStore *
fp_item_list (GType type, GPtrArray *items)
{
  GListStore *list = g_list_store_new (type);
  g_list_store_splice (list, 0, 0, items->pdata, items->len);
  g_ptr_array_unref (items);
  return list;
}
