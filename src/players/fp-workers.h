/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads that share the items of a job. The caller's thread works, too. */
#pragma once

#include <glib.h>

typedef struct _FpWorkers FpWorkers;

/* fp_workers_new: returns workers for @n threads, the caller's included. Free with fp_workers_free
 * (). */
FpWorkers *fp_workers_new (guint n);
void fp_workers_free (FpWorkers *workers);

/* fp_workers_n: returns the number of threads, the caller's included. There are fewer than asked
 * for if the system gives no more. */
guint fp_workers_n (const FpWorkers *workers);

/* fp_workers_run: calls @work for each item from 0 to @n − 1, and returns when all are done.
 * @worker is the number of the thread, 0 for the caller's. A thread takes the next item when it has
 * finished one, so which thread has which item is open. */
typedef void (*FpWork) (guint item, guint worker, gpointer data);
void fp_workers_run (FpWorkers *workers, guint n, FpWork work, gpointer data);
