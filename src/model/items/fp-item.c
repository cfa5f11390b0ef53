/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Base class of items, their comparison, and list updates. */
#include "model/items/fp-item.h"

#include <string.h>

#include "model/items/fp-item-private.h"

G_DEFINE_ABSTRACT_TYPE (FpItem, fp_item, G_TYPE_OBJECT)

static void
free_value (FpItemFieldKind kind, gpointer value)
{
  switch (kind)
    {
    case FP_FIELD_STRING:
      g_free (*(char **) value);
      break;
    case FP_FIELD_STRINGS:
      g_strfreev (*(char ***) value);
      break;
    case FP_FIELD_NUMBERS:
      g_clear_pointer ((GArray **) value, g_array_unref);
      break;
    case FP_FIELD_OBJECT:
      g_clear_object ((GObject **) value);
      break;
    case FP_FIELD_NUMBER:
    case FP_FIELD_BOOLEAN:
    case FP_FIELD_STATIC_STRING:
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
fp_item_finalize (GObject *object)
{
  const FpItemClass *klass = FP_ITEM_GET_CLASS (object);
  for (guint i = 0; i < klass->n_fields; i++)
    free_value (klass->fields[i].kind, G_STRUCT_MEMBER_P (object, klass->facts + klass->fields[i].offset));
  G_OBJECT_CLASS (fp_item_parent_class)->finalize (object);
}

static void
fp_item_class_init (FpItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_item_finalize;
}

static void
fp_item_init (FpItem *self)
{
}

/* Returns @end, or the next multiple of @size if it is none. */
static gsize
round_up (gsize end, gsize size)
{
  return (end + size - 1) / size * size;
}

/* The size of a number or pointer is also its alignment, so a gap before a field, or before the end
 * of the struct, shows that the table leaves a field out. A number that fits into padding is the
 * only one that could go unnoticed. */
void
fp_item_class_set_fields (FpItemClass *klass, gsize facts, gsize size, const FpItemField *fields, guint n_fields)
{
  gsize end = 0;
  for (guint i = 0; i < n_fields; i++)
    {
      gboolean number = fields[i].kind == FP_FIELD_NUMBER || fields[i].kind == FP_FIELD_BOOLEAN;
      gsize field_size = number ? sizeof (int) : sizeof (gpointer);
      g_assert (fields[i].offset == round_up (end, field_size));
      end = fields[i].offset + field_size;
    }
  g_assert (size == round_up (end, sizeof (gpointer)));
  klass->fields = fields;
  klass->n_fields = n_fields;
  klass->facts = facts;
}

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
arrays_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->len == b->len && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (int)) == 0);
}

static gboolean
string_arrays_equal (const char *const *a, const char *const *b)
{
  return a != NULL && b != NULL ? g_strv_equal (a, b) : a == b;
}

static gboolean
values_equal (FpItemFieldKind kind, gconstpointer a, gconstpointer b)
{
  switch (kind)
    {
    case FP_FIELD_NUMBER:
      return *(const int *) a == *(const int *) b;
    case FP_FIELD_BOOLEAN:
      return !*(const gboolean *) a == !*(const gboolean *) b;
    case FP_FIELD_STRING:
    case FP_FIELD_STATIC_STRING:
      return g_strcmp0 (*(const char *const *) a, *(const char *const *) b) == 0;
    case FP_FIELD_STRINGS:
      return string_arrays_equal (*(const char *const *const *) a, *(const char *const *const *) b);
    case FP_FIELD_NUMBERS:
      return arrays_equal (*(const GArray *const *) a, *(const GArray *const *) b);
    case FP_FIELD_OBJECT:
      return fp_item_equal (*(GObject *const *) a, *(GObject *const *) b);
    default:
      g_return_val_if_reached (FALSE);
    }
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
  g_return_val_if_fail (FP_IS_ITEM (a), FALSE);
  const FpItemClass *klass = FP_ITEM_GET_CLASS (a);
  for (guint i = 0; i < klass->n_fields; i++)
    {
      gsize offset = klass->facts + klass->fields[i].offset;
      if (!values_equal (klass->fields[i].kind, G_STRUCT_MEMBER_P (a, offset), G_STRUCT_MEMBER_P (b, offset)))
        return FALSE;
    }
  return TRUE;
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
