/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads that share the items of a job. */
#include "players/fp-workers.h"

typedef struct
{
  FpWorkers *workers;
  guint number;
  GThread *thread;
} Helper;

struct _FpWorkers
{
  GMutex lock;
  GCond begun, ended;
  FpWork work;
  gpointer data;
  guint n, next; /* items of the job, first item that no thread has taken */
  guint open; /* items that are not done */
  gboolean stops;
  guint n_helpers;
  Helper helpers[];
};

/* Takes items until none is left. The lock is held before and after. */
static void
take_items (FpWorkers *workers, guint number)
{
  while (workers->next < workers->n)
    {
      guint item = workers->next++;
      g_mutex_unlock (&workers->lock);
      workers->work (item, number, workers->data);
      g_mutex_lock (&workers->lock);
      if (--workers->open == 0)
        g_cond_signal (&workers->ended);
    }
}

static gpointer
help (gpointer data)
{
  const Helper *helper = data;
  FpWorkers *workers = helper->workers;
  g_mutex_lock (&workers->lock);
  while (!workers->stops)
    {
      take_items (workers, helper->number);
      if (!workers->stops)
        g_cond_wait (&workers->begun, &workers->lock);
    }
  g_mutex_unlock (&workers->lock);
  return NULL;
}

FpWorkers *
fp_workers_new (guint n)
{
  FpWorkers *workers = g_malloc0 (sizeof (FpWorkers) + n * sizeof (Helper));
  g_mutex_init (&workers->lock);
  g_cond_init (&workers->begun);
  g_cond_init (&workers->ended);
  for (guint i = 0; i + 1 < n; i++)
    {
      Helper *helper = &workers->helpers[i];
      helper->workers = workers;
      helper->number = i + 1;
      helper->thread = g_thread_try_new ("imagine", help, helper, NULL);
      if (helper->thread == NULL)
        break;
      workers->n_helpers++;
    }
  return workers;
}

void
fp_workers_free (FpWorkers *workers)
{
  if (workers == NULL)
    return;
  g_mutex_lock (&workers->lock);
  workers->stops = TRUE;
  g_cond_broadcast (&workers->begun);
  g_mutex_unlock (&workers->lock);
  for (guint i = 0; i < workers->n_helpers; i++)
    g_thread_join (workers->helpers[i].thread);
  g_cond_clear (&workers->begun);
  g_cond_clear (&workers->ended);
  g_mutex_clear (&workers->lock);
  g_free (workers);
}

guint
fp_workers_n (const FpWorkers *workers)
{
  return workers->n_helpers + 1;
}

void
fp_workers_run (FpWorkers *workers, guint n, FpWork work, gpointer data)
{
  g_mutex_lock (&workers->lock);
  workers->work = work;
  workers->data = data;
  workers->n = workers->open = n;
  workers->next = 0;
  if (n > 1)
    g_cond_broadcast (&workers->begun);
  take_items (workers, 0);
  while (workers->open > 0)
    g_cond_wait (&workers->ended, &workers->lock);
  g_mutex_unlock (&workers->lock);
}
