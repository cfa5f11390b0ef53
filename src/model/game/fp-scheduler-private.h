/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of FpScheduler, for fp-scheduler.c and its tests. */
#pragma once

#include <gio/gio.h>

#include "model/game/fp-scheduler.h"

struct _FpScheduler
{
  FpCatalogModel *catalog_model;
  FpSession *session; /* not owned */
  const FpSchedulerCallbacks *callbacks;
  gpointer owner;
  guint pace; /* milliseconds from a decision to the computer's answer, at least */
  guint beat; /* the same for decisions that may be hidden: the longest thinking time so far */
  gboolean paused; /* TRUE while computer players are paused */
  gboolean stepping; /* TRUE until one more choice is made */
  gboolean passing; /* TRUE if the next answer ends a forced pass */
  gboolean ahead; /* TRUE if the next answer is a person's, who passes without being asked */
  guint timeout; /* source of the computer's next answer, 0 if none */
  gboolean held; /* TRUE between fp_scheduler_hold () and fp_scheduler_release () */
  gboolean due; /* TRUE if the computer's answer is overdue because of held */
  GTask *thought; /* the computer's thinking; NULL unless a computer player is asked */
  gboolean thinks; /* TRUE while it runs in another thread */
  gboolean overdue; /* TRUE if the computer answers as soon as the thread ends */
};
