/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a log that somebody wants to read. */
#include "model/log/fp-log-filter.h"

#include "book/fp-word-filter.h"

struct _FpLogFilter
{
  GObject parent_instance;
  GListModel *log; /* NULL: none */
  GListStore *items;
  guint subjects; /* 0: all */
  char **words; /* folded; NULL: nothing is looked for */
  GHashTable *folded; /* set of turns */
};

G_DEFINE_FINAL_TYPE (FpLogFilter, fp_log_filter, G_TYPE_OBJECT)

static void
fp_log_filter_dispose (GObject *object)
{
  FpLogFilter *self = FP_LOG_FILTER (object);
  fp_log_filter_set_log (self, NULL);
  g_clear_object (&self->items);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->folded, g_hash_table_unref);
  G_OBJECT_CLASS (fp_log_filter_parent_class)->dispose (object);
}

static void
fp_log_filter_class_init (FpLogFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_log_filter_dispose;
}

static void
fp_log_filter_init (FpLogFilter *self)
{
  self->items = g_list_store_new (FP_TYPE_LOG_ITEM);
  self->folded = g_hash_table_new (NULL, NULL);
}

FpLogFilter *
fp_log_filter_new (void)
{
  return g_object_new (FP_TYPE_LOG_FILTER, NULL);
}

/* Choosing the lines */

/* Whether all that is looked for is in @text. */
static gboolean
is_found (FpLogFilter *self, const char *text)
{
  if (self->words == NULL)
    return TRUE;
  g_auto (GStrv) words = fp_word_filter_words (text);
  return fp_word_filter_found ((const char *const *) self->words, (const char *const *) words);
}

/* What the walk through the log is at. */
typedef struct
{
  GPtrArray *chosen;
  FpLogItem *heading, *step; /* not told yet; NULL: none, or told */
  gboolean whole; /* the heading itself was found */
  gboolean hidden; /* only the heading is shown */
} Walk;

static void
choose_heading (FpLogFilter *self, FpLogItem *item, Walk *walk)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  walk->heading = item;
  walk->step = NULL;
  walk->whole = self->words != NULL && is_found (self, facts->text);
  walk->hidden = self->words == NULL && fp_log_filter_is_folded (self, facts->turn);
}

static void
choose_line (FpLogFilter *self, FpLogItem *item, Walk *walk)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  if (self->subjects != 0 && (facts->subjects & self->subjects) == 0)
    return;
  if (!walk->whole && !is_found (self, facts->text))
    return;
  if (walk->heading != NULL)
    g_ptr_array_add (walk->chosen, walk->heading);
  walk->heading = NULL;
  if (walk->hidden)
    return;
  if (walk->step != NULL)
    g_ptr_array_add (walk->chosen, walk->step);
  walk->step = NULL;
  g_ptr_array_add (walk->chosen, item);
}

/* Exchanges what differs, so that rows keep their place and focus. */
static void
exchange (GListStore *items, GPtrArray *chosen)
{
  GListModel *model = G_LIST_MODEL (items);
  guint old = g_list_model_get_n_items (model), before = 0, after = 0;
  for (gboolean same = TRUE; same && before < MIN (old, chosen->len); before += same)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, before);
      same = item == g_ptr_array_index (chosen, before);
    }
  for (gboolean same = TRUE; same && after < MIN (old, chosen->len) - before; after += same)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, old - 1 - after);
      same = item == g_ptr_array_index (chosen, chosen->len - 1 - after);
    }
  guint gone = old - before - after, come = chosen->len - before - after;
  if (gone > 0 || come > 0)
    g_list_store_splice (items, before, gone, come > 0 ? chosen->pdata + before : NULL, come);
}

static void
choose (FpLogFilter *self)
{
  /* The log keeps its items for as long as the walk takes. */
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();
  Walk walk = { .chosen = chosen };
  guint n = self->log != NULL ? g_list_model_get_n_items (self->log) : 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (self->log, i);
      const FpLogFacts *facts = fp_log_item_facts (item);
      if (facts->heading)
        choose_heading (self, item, &walk);
      else if (facts->step)
        walk.step = item;
      else
        choose_line (self, item, &walk);
    }
  exchange (self->items, chosen);
}

/* Public */

void
fp_log_filter_set_log (FpLogFilter *self, GListModel *log)
{
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_func (self->log, choose, self);
  g_set_object (&self->log, log);
  g_hash_table_remove_all (self->folded);
  if (log != NULL)
    g_signal_connect_object (log, "items-changed", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  choose (self);
}

GListModel *
fp_log_filter_items (FpLogFilter *self)
{
  return G_LIST_MODEL (self->items);
}

void
fp_log_filter_set_subjects (FpLogFilter *self, guint subjects)
{
  if (self->subjects == subjects)
    return;
  self->subjects = subjects;
  choose (self);
}

void
fp_log_filter_set_search (FpLogFilter *self, const char *text)
{
  g_strfreev (self->words);
  self->words = fp_word_filter_query (text);
  choose (self);
}

void
fp_log_filter_fold (FpLogFilter *self, int turn, gboolean fold)
{
  if (fold)
    g_hash_table_add (self->folded, GINT_TO_POINTER (turn));
  else
    g_hash_table_remove (self->folded, GINT_TO_POINTER (turn));
  choose (self);
}

gboolean
fp_log_filter_is_folded (FpLogFilter *self, int turn)
{
  return g_hash_table_contains (self->folded, GINT_TO_POINTER (turn));
}

gboolean
fp_log_filter_is_active (FpLogFilter *self)
{
  return self->subjects != 0 || self->words != NULL;
}
