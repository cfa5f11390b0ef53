/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A filtered log. */
#include "model/log/fp-log-filter.h"

#include "book/fp-word-filter.h"
#include "model/log/fp-log-lines.h"

struct _FpLogFilter
{
  GObject parent_instance;
  FpLogRows *log; /* NULL if none */
  FpLogLines *items;
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
  self->items = fp_log_lines_new ();
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

/* Returns TRUE if the sentence or heading at @position matches the search. */
static gboolean
is_found (FpLogFilter *self, guint position)
{
  if (self->words == NULL)
    return TRUE;
  g_autoptr (FpLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->log), position);
  return matches (self, fp_log_item_facts (item)->text);
}

/* State of one pass through the log. Positions are those of the log. */
typedef struct
{
  GArray *kept; /* of guint */
  int heading, step; /* still to be added before the next line; −1 if none */
  gboolean whole; /* TRUE if the heading itself matched */
  gboolean hidden; /* TRUE if only the heading is shown */
} Pass;

/* Returns TRUE if the turn @turn is folded. A turn that is @over can fold by itself. */
static gboolean
is_turn_folded (FpLogFilter *self, int turn, gboolean over)
{
  int wish = GPOINTER_TO_INT (g_hash_table_lookup (self->wishes, GINT_TO_POINTER (turn)));
  if (fp_log_filter_is_active (self) || turn == self->looked_at)
    return FALSE;
  return wish > 0 ? wish == 2 : self->folds && over && !g_hash_table_contains (self->news, GINT_TO_POINTER (turn));
}

static void
visit_heading (FpLogFilter *self, guint position, Pass *pass)
{
  const FpLogRow *row = fp_log_rows_nth (self->log, position);
  pass->heading = (int) position;
  pass->step = -1;
  pass->hidden = is_turn_folded (self, row->turn, row->end > 0);
  pass->whole = self->words != NULL && is_found (self, position);
}

/* Adds the position @held, if there is one, which is then no longer held back. */
static void
add_held (Pass *pass, int *held)
{
  guint position = (guint) *held;
  if (*held >= 0)
    g_array_append_val (pass->kept, position);
  *held = -1;
}

static void
visit_line (FpLogFilter *self, guint position, Pass *pass)
{
  if (self->subjects != 0 && (fp_log_rows_nth (self->log, position)->subjects & self->subjects) == 0)
    return;
  if (!pass->whole && !is_found (self, position))
    return;
  add_held (pass, &pass->heading);
  if (pass->hidden)
    return;
  add_held (pass, &pass->step);
  g_array_append_val (pass->kept, position);
}

/* Notes the turn to which the moment that is looked at belongs, and the turns that have news. */
static void
survey (FpLogFilter *self, guint n)
{
  self->looked_at = -1;
  g_hash_table_remove_all (self->news);
  for (guint i = 0; i < n; i++)
    {
      const FpLogRow *row = fp_log_rows_nth (self->log, i);
      if (row->news)
        g_hash_table_add (self->news, GINT_TO_POINTER (row->turn));
      if (row->heading && row->choices <= self->choices)
        self->looked_at = row->turn;
    }
}

static void
refilter (FpLogFilter *self)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint));
  Pass pass = { .kept = kept, .heading = -1, .step = -1 };
  guint n = self->log != NULL ? fp_log_rows_count (self->log) : 0;
  survey (self, n);
  for (guint i = 0; i < n; i++)
    {
      const FpLogRow *row = fp_log_rows_nth (self->log, i);
      if (row->heading)
        visit_heading (self, i, &pass);
      else if (row->step)
        pass.step = (int) i;
      else
        visit_line (self, i, &pass);
    }
  fp_log_lines_set (self->items, self->log, kept);
}

/* Public */

void
fp_log_filter_set_log (FpLogFilter *self, GListModel *log)
{
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_func (self->log, refilter, self);
  g_set_object (&self->log, (FpLogRows *) log);
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
  return is_turn_folded (self, facts->turn, facts->summary != NULL);
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
