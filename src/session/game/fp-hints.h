/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a good player would do at the open question, knowing what the asked seat knows and nothing more. */
#pragma once

#include "session/game/fp-session.h"

enum
{
  FP_MOST_HINTS = 3,
  FP_MOST_HINT_PICKS = 16, /* of a group */
};

typedef struct
{
  guint option; /* index among those of the open question */
  FpOption picks[FP_MOST_HINT_PICKS]; /* what to pick, where several picks are one choice; else only that option */
  guint n_picks; /* 0: of several nothing at all */
  double chance; /* to win the game with it, 0 to 1 */
  double share; /* how often a good player takes it, 0 to 1: where being read would be bad, more than one has a share */
  char *reason; /* what it makes more likely: a sentence of the log; NULL: nothing in particular */
  double with, without; /* how likely, with it and with other options */
} FpHint;

/* fp_hints_find: the best options of the open question, the best first; returns how many, 0 where it is a matter of
 * taste.  Takes a moment.  Clear them with fp_hints_clear (). */
guint fp_hints_find (FpSession *session, FpHint hints[FP_MOST_HINTS]);
void fp_hints_clear (FpHint *hints, guint n);

/* The same in another thread.  It copies all it needs when it is made; the edition and the catalog must live as long.
 */
typedef struct _FpHintTask FpHintTask;

/* fp_hint_task_new: about the open question of @session; NULL: none is open, or it is a matter of taste.  @whole: where
 * several picks are one choice each hint is of all of them.  Free with fp_hint_task_free (), not while somebody thinks.
 */
FpHintTask *fp_hint_task_new (FpSession *session, gboolean whole);
void fp_hint_task_free (FpHintTask *hinting);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpHintTask, fp_hint_task_free)

/* fp_hint_task_think: thinks until it is done, or cancelled, but about the question itself not much longer than @most
 * microseconds. */
void fp_hint_task_think (FpHintTask *hinting, gint64 most);

/* fp_hint_task_cancel: makes it return soon; from any thread. */
void fp_hint_task_cancel (FpHintTask *hinting);

/* fp_hint_task_find: as fp_hints_find (), when all is thought; 0 if @session's question is another one by now. */
guint fp_hint_task_find (FpHintTask *hinting, FpSession *session, FpHint hints[FP_MOST_HINTS]);
