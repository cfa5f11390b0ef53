/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: a good player's answers to the open decision, with the deciding seat's knowledge. */
#pragma once

#include "session/game/fp-session.h"

enum
{
  FP_MOST_HINTS = 3,
  FP_MAX_HINT_OPTIONS = 16, /* of a group */
};

typedef struct
{
  guint option; /* index among the options of the open decision */
  /* the selections, if several are one choice; else only that option */
  FpOption options[FP_MAX_HINT_OPTIONS];
  guint n_options; /* 0: of several none at all */
  double chance; /* chance to win with it, 0 to 1 */
  /* probability with which a good player takes it, 0 to 1; if being read would be bad, several
   * options have a share */
  double share;
  /* event that it makes more likely: a sentence of the log; NULL: none in particular */
  char *reason;
  double with, without; /* rates of that event with it and with other options */
} FpHint;

/* fp_hints_find: finds the best options of the open decision, the best first. Returns their number,
 * 0 for a matter of taste. Takes a moment. Clear them with fp_hints_clear (). */
guint fp_hints_find (FpSession *session, FpHint hints[FP_MOST_HINTS]);
void fp_hints_clear (FpHint *hints, guint n);

/* The same in another thread. The task copies what it needs; edition and catalog must live as long.
 */
typedef struct _FpHintTask FpHintTask;

/* fp_hint_task_new: returns a task for the open decision of @session; NULL: none is open, or it is
 * a matter of taste. @whole: if several selections are one choice, each hint has all of them. Free
 * with fp_hint_task_free (), not while a thread thinks. */
FpHintTask *fp_hint_task_new (FpSession *session, gboolean whole);
void fp_hint_task_free (FpHintTask *hinting);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpHintTask, fp_hint_task_free)

/* fp_hint_task_think: thinks until done or cancelled, about the decision itself not much longer
 * than @most microseconds. */
void fp_hint_task_think (FpHintTask *hinting, gint64 most);

/* fp_hint_task_cancel: makes it return soon. Thread-safe. */
void fp_hint_task_cancel (FpHintTask *hinting);

/* fp_hint_task_find: like fp_hints_find (), after thinking; 0 if @session's decision has changed.
 */
guint fp_hint_task_find (FpHintTask *hinting, FpSession *session, FpHint hints[FP_MOST_HINTS]);
