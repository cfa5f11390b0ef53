/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A filtered log. */
#include "model/log/fp-log-filter.h"

#include "book/fp-word-filter.h"

struct _FpLogFilter
{
  GObject parent_instance;
  GListModel *log; /* NULL if none */
  GListStore *items;
  guint subjects; /* 0 for all */
  char **words; /* words to search for, case-folded; NULL if there is no search */
  GHashTable *wishes; /* number of a turn → 1 + TRUE if a player has folded it, FALSE: unfolded */
  gboolean folds; /* turns that are over are folded */
  GHashTable *news; /* set of numbers of turns with lines that are news */
  int choices; /* moment that is looked at, −1: none */
  int looked_at; /* turn of that moment, −1: none */
};

G_DEFINE_FINAL_TYPE (FpLogFilter, fp_log_filter, G_TYPE_OBJECT)

static void
fp_log_filter_dispose (GObject *object)
{
  FpLogFilter *self = FP_LOG_FILTER (object);
  fp_log_filter_set_log (self, NULL);
  g_clear_object (&self->items);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->wishes, g_hash_table_unref);
  g_clear_pointer (&self->news, g_hash_table_unref);
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
  self->wishes = g_hash_table_new (NULL, NULL);
  self->news = g_hash_table_new (NULL, NULL);
  self->choices = self->looked_at = -1;
}

FpLogFilter *
fp_log_filter_new (void)
{
  return g_object_new (FP_TYPE_LOG_FILTER, NULL);
}

/* Filtering */

/* Returns TRUE if @text matches all words of the search. */
static gboolean
matches (FpLogFilter *self, const char *text)
{
  if (self->words == NULL)
    return TRUE;
  g_auto (GStrv) words = fp_word_filter_words (text);
  return fp_word_filter_found ((const char *const *) self->words, (const char *const *) words);
}

/* State of one pass through the log. */
typedef struct
{
  GPtrArray *kept;
  FpLogItem *heading, *step; /* still to be added before the next line; NULL if none */
  gboolean whole; /* TRUE if the heading itself matched */
  gboolean hidden; /* TRUE if only the heading is shown */
} Pass;

static void
visit_heading (FpLogFilter *self, FpLogItem *item, Pass *pass)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  pass->heading = item;
  pass->step = NULL;
  pass->whole = self->words != NULL && matches (self, facts->text);
  pass->hidden = fp_log_filter_is_folded (self, item);
}

static void
visit_line (FpLogFilter *self, FpLogItem *item, Pass *pass)
{
  const FpLogFacts *facts = fp_log_item_facts (item);
  if (self->subjects != 0 && (facts->subjects & self->subjects) == 0)
    return;
  if (!pass->whole && !matches (self, facts->text))
    return;
  if (pass->heading != NULL)
    g_ptr_array_add (pass->kept, pass->heading);
  pass->heading = NULL;
  if (pass->hidden)
    return;
  if (pass->step != NULL)
    g_ptr_array_add (pass->kept, pass->step);
  pass->step = NULL;
  g_ptr_array_add (pass->kept, item);
}

/* Splices only the differing rows, so that the others keep their position and focus. */
static void
splice_changes (GListStore *items, GPtrArray *kept)
{
  GListModel *model = G_LIST_MODEL (items);
  guint old = g_list_model_get_n_items (model), before = 0, after = 0;
  for (gboolean same = TRUE; same && before < MIN (old, kept->len); before += same)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, before);
      same = item == g_ptr_array_index (kept, before);
    }
  for (gboolean same = TRUE; same && after < MIN (old, kept->len) - before; after += same)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, old - 1 - after);
      same = item == g_ptr_array_index (kept, kept->len - 1 - after);
    }
  guint n_removed = old - before - after, n_added = kept->len - before - after;
  if (n_removed > 0 || n_added > 0)
    g_list_store_splice (items, before, n_removed, n_added > 0 ? kept->pdata + before : NULL, n_added);
}

/* Notes the turn to which the moment that is looked at belongs, and the turns that have news. */
static void
survey (FpLogFilter *self, guint n)
{
  self->looked_at = -1;
  g_hash_table_remove_all (self->news);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (self->log, i);
      const FpLogFacts *facts = fp_log_item_facts (item);
      if (facts->news)
        g_hash_table_add (self->news, GINT_TO_POINTER (facts->turn));
      if (facts->heading && facts->choices <= self->choices)
        self->looked_at = facts->turn;
    }
}

static void
refilter (FpLogFilter *self)
{
  /* Borrowed: the log holds its items during the pass. */
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  Pass pass = { .kept = kept };
  guint n = self->log != NULL ? g_list_model_get_n_items (self->log) : 0;
  survey (self, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (self->log, i);
      const FpLogFacts *facts = fp_log_item_facts (item);
      if (facts->heading)
        visit_heading (self, item, &pass);
      else if (facts->step)
        pass.step = item;
      else
        visit_line (self, item, &pass);
    }
  splice_changes (self->items, kept);
}

/* Public */

void
fp_log_filter_set_log (FpLogFilter *self, GListModel *log)
{
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_func (self->log, refilter, self);
  g_set_object (&self->log, log);
  g_hash_table_remove_all (self->wishes);
  self->choices = -1;
  if (log != NULL)
    g_signal_connect_object (log, "items-changed", G_CALLBACK (refilter), self, G_CONNECT_SWAPPED);
  refilter (self);
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
  refilter (self);
}

void
fp_log_filter_set_search (FpLogFilter *self, const char *text)
{
  g_strfreev (self->words);
  self->words = fp_word_filter_query (text);
  refilter (self);
}

void
fp_log_filter_set_folds (FpLogFilter *self, gboolean folds)
{
  self->folds = folds;
  refilter (self);
}

void
fp_log_filter_fold (FpLogFilter *self, FpLogItem *heading, gboolean fold)
{
  int turn = fp_log_item_facts (heading)->turn;
  g_hash_table_insert (self->wishes, GINT_TO_POINTER (turn), GINT_TO_POINTER (1 + (fold ? 1 : 0)));
  refilter (self);
}

gboolean
fp_log_filter_is_folded (FpLogFilter *self, FpLogItem *heading)
{
  const FpLogFacts *facts = fp_log_item_facts (heading);
  int wish = GPOINTER_TO_INT (g_hash_table_lookup (self->wishes, GINT_TO_POINTER (facts->turn)));
  if (fp_log_filter_is_active (self) || facts->turn == self->looked_at)
    return FALSE;
  return wish > 0 ? wish == 2
                  : self->folds && facts->summary != NULL &&
                        !g_hash_table_contains (self->news, GINT_TO_POINTER (facts->turn));
}

void
fp_log_filter_look_at (FpLogFilter *self, int choices)
{
  if (self->choices == choices)
    return;
  self->choices = choices;
  refilter (self);
}

gboolean
fp_log_filter_is_active (FpLogFilter *self)
{
  return self->subjects != 0 || self->words != NULL;
}
