/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the log. */
#include "model/log/fp-log-rows.h"

struct _FpLogRows
{
  GObject parent_instance;
  GArray *rows; /* of FpLogRow */
  FpLogRowMaker make;
  gpointer data;
  guint last_id, n_made;
};

static GType
fp_log_rows_get_item_type (GListModel *list)
{
  return FP_TYPE_LOG_ITEM;
}

static guint
fp_log_rows_get_n_items (GListModel *list)
{
  return FP_LOG_ROWS (list)->rows->len;
}

static FpLogItem *
make (FpLogRows *self, const FpLogRow *row)
{
  self->n_made++;
  return self->make (row, self->data);
}

static gpointer
fp_log_rows_get_item (GListModel *list, guint position)
{
  FpLogRows *self = FP_LOG_ROWS (list);
  if (position >= self->rows->len)
    return NULL;
  FpLogRow *row = &g_array_index (self->rows, FpLogRow, position);
  if (row->item == NULL)
    row->item = make (self, row);
  return g_object_ref (row->item);
}

static void
init_list_model (GListModelInterface *interface)
{
  interface->get_item_type = fp_log_rows_get_item_type;
  interface->get_n_items = fp_log_rows_get_n_items;
  interface->get_item = fp_log_rows_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (FpLogRows, fp_log_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static void
row_clear (gpointer data)
{
  g_clear_object (&((FpLogRow *) data)->item);
}

static void
fp_log_rows_finalize (GObject *object)
{
  g_array_unref (FP_LOG_ROWS (object)->rows);
  G_OBJECT_CLASS (fp_log_rows_parent_class)->finalize (object);
}

static void
fp_log_rows_class_init (FpLogRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_log_rows_finalize;
}

static void
fp_log_rows_init (FpLogRows *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (FpLogRow));
  g_array_set_clear_func (self->rows, row_clear);
}

FpLogRows *
fp_log_rows_new (FpLogRowMaker maker, gpointer data)
{
  FpLogRows *self = g_object_new (FP_TYPE_LOG_ROWS, NULL);
  self->make = maker;
  self->data = data;
  return self;
}

void
fp_log_rows_close (FpLogRows *self)
{
  guint n = self->rows->len;
  g_array_set_size (self->rows, 0);
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n, 0);
}

guint
fp_log_rows_count (FpLogRows *self)
{
  return self->rows->len;
}

const FpLogRow *
fp_log_rows_nth (FpLogRows *self, guint i)
{
  return &g_array_index (self->rows, FpLogRow, i);
}

guint
fp_log_rows_n_made (FpLogRows *self)
{
  return self->n_made;
}

/* Returns TRUE if both rows stand for the same entry, though perhaps for another reader. */
static gboolean
matches (const FpLogRow *old, const FpLogRow *row)
{
  return old->key == row->key && old->serial == row->serial && old->entry == row->entry &&
         old->heading == row->heading && old->step == row->step;
}

/* Returns TRUE if @row has what @old has without looking at the sentence. */
static gboolean
is_same (const FpLogRow *old, const FpLogRow *row)
{
  return old->viewer == row->viewer && old->news == row->news && old->end == row->end && old->turn == row->turn &&
         old->choices == row->choices && old->subjects == row->subjects && old->within == row->within;
}

/* Gives @row the number and the item of @old, if @row has the same contents. */
static void
inherit (FpLogRows *self, FpLogRow *old, FpLogRow *row)
{
  gboolean same = is_same (old, row) || old->item == NULL;
  if (!same)
    row->item = make (self, row);
  if (same || fp_item_equal (G_OBJECT (old->item), G_OBJECT (row->item)))
    {
      g_clear_object (&row->item);
      row->item = g_steal_pointer (&old->item);
      row->id = old->id;
    }
}

/* Gives each of @rows its number, and its item if that is known already. */
static void
settle (FpLogRows *self, guint from, GArray *rows)
{
  guint at = from;
  for (guint i = 0; i < rows->len; i++)
    {
      FpLogRow *row = &g_array_index (rows, FpLogRow, i);
      row->id = 0;
      row->item = NULL;
      while (at < self->rows->len && fp_log_rows_nth (self, at)->key < row->key)
        at++;
      FpLogRow *old = at < self->rows->len ? &g_array_index (self->rows, FpLogRow, at) : NULL;
      if (old != NULL && matches (old, row))
        inherit (self, old, row);
      if (row->id == 0)
        row->id = ++self->last_id;
    }
}

void
fp_log_rows_exchange (FpLogRows *self, guint from, GArray *rows)
{
  settle (self, from, rows);
  guint n_old = self->rows->len - from, before = 0, after = 0;
  while (before < MIN (n_old, rows->len) &&
         fp_log_rows_nth (self, from + before)->id == g_array_index (rows, FpLogRow, before).id)
    before++;
  while (after < MIN (n_old, rows->len) - before && fp_log_rows_nth (self, self->rows->len - 1 - after)->id ==
                                                        g_array_index (rows, FpLogRow, rows->len - 1 - after).id)
    after++;
  g_array_set_size (self->rows, from);
  if (rows->len > 0)
    g_array_append_vals (self->rows, rows->data, rows->len);
  if (n_old > before + after || rows->len > before + after)
    g_list_model_items_changed (G_LIST_MODEL (self), from + before, n_old - before - after, rows->len - before - after);
}
