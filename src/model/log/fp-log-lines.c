/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Some rows of a log. */
#include "model/log/fp-log-lines.h"

/* A row that is shown. */
typedef struct
{
  guint position; /* in the log; GONE: the row is about to be removed */
  guint key, id; /* as in FpLogRow */
} Line;

enum
{
  GONE = G_MAXINT,
};

struct _FpLogLines
{
  GObject parent_instance;
  FpLogRows *log; /* NULL: none */
  GArray *lines; /* of Line */
};

static GType
fp_log_lines_get_item_type (GListModel *list)
{
  return FP_TYPE_LOG_ITEM;
}

static guint
fp_log_lines_get_n_items (GListModel *list)
{
  return FP_LOG_LINES (list)->lines->len;
}

static gpointer
fp_log_lines_get_item (GListModel *list, guint position)
{
  FpLogLines *self = FP_LOG_LINES (list);
  static const FpLogFacts nothing = { .turn = 0 };
  if (position >= self->lines->len)
    return NULL;
  const Line *line = &g_array_index (self->lines, Line, position);
  return line->position == GONE ? fp_log_item_new (&nothing)
                                : g_list_model_get_item (G_LIST_MODEL (self->log), line->position);
}

static void
init_list_model (GListModelInterface *interface)
{
  interface->get_item_type = fp_log_lines_get_item_type;
  interface->get_n_items = fp_log_lines_get_n_items;
  interface->get_item = fp_log_lines_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (FpLogLines, fp_log_lines, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static void
fp_log_lines_finalize (GObject *object)
{
  FpLogLines *self = FP_LOG_LINES (object);
  g_clear_object (&self->log);
  g_array_unref (self->lines);
  G_OBJECT_CLASS (fp_log_lines_parent_class)->finalize (object);
}

static void
fp_log_lines_class_init (FpLogLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_log_lines_finalize;
}

static void
fp_log_lines_init (FpLogLines *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
}

FpLogLines *
fp_log_lines_new (void)
{
  return g_object_new (FP_TYPE_LOG_LINES, NULL);
}

static Line *
nth (const GArray *lines, guint i)
{
  return &g_array_index (lines, Line, i);
}

/* Returns the rows of @log at @positions. */
static GArray *
read_lines (FpLogRows *log, const GArray *positions)
{
  GArray *lines = g_array_sized_new (FALSE, FALSE, sizeof (Line), positions->len);
  for (guint i = 0; i < positions->len; i++)
    {
      guint position = g_array_index (positions, guint, i);
      const FpLogRow *row = fp_log_rows_nth (log, position);
      const Line line = { position, row->key, row->id };
      g_array_append_val (lines, line);
    }
  return lines;
}

/* Gives the lines that stay their new positions, and marks those that don't. */
static void
move (GArray *old, const GArray *lines)
{
  guint to = 0;
  for (guint i = 0; i < old->len; i++)
    {
      Line *line = nth (old, i);
      while (to < lines->len && nth (lines, to)->key < line->key)
        to++;
      gboolean stays = to < lines->len && nth (lines, to)->id == line->id;
      line->position = stays ? nth (lines, to)->position : GONE;
    }
}

/* Exchanges one run of differences after the first @at lines. Returns FALSE if there was none. */
static gboolean
exchange_run (FpLogLines *self, const GArray *lines, guint *at)
{
  guint removed = 0, added = 0;
  while (*at < MIN (self->lines->len, lines->len) && nth (self->lines, *at)->id == nth (lines, *at)->id)
    ++*at;
  while (*at + removed < self->lines->len && nth (self->lines, *at + removed)->position == GONE)
    removed++;
  while (*at + added < lines->len &&
         (*at + removed >= self->lines->len || nth (lines, *at + added)->id != nth (self->lines, *at + removed)->id))
    added++;
  if (removed == 0 && added == 0)
    return FALSE;
  if (removed > 0)
    g_array_remove_range (self->lines, *at, removed);
  if (added > 0)
    g_array_insert_vals (self->lines, *at, nth (lines, *at), added);
  g_list_model_items_changed (G_LIST_MODEL (self), *at, removed, added);
  *at += added;
  return TRUE;
}

void
fp_log_lines_set (FpLogLines *self, FpLogRows *log, const GArray *positions)
{
  g_autoptr (GArray) lines = read_lines (log, positions);
  guint at = 0;
  if (self->log == log)
    move (self->lines, lines);
  else
    for (guint i = 0; i < self->lines->len; i++)
      nth (self->lines, i)->position = GONE;
  g_set_object (&self->log, log);
  while (exchange_run (self, lines, &at))
    ;
}
