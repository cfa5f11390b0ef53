/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scheduler of a session's computer players: when they think, and when they answer.
 *
 * They think in another thread and answer in the main loop after a delay. A decision that others
 * may not know of has the same delay as a forced pass, so there is no timing side channel.
 */
#pragma once

#include "model/fp-catalog-model.h"
#include "session/game/fp-session.h"

typedef struct _FpScheduler FpScheduler;

/* Functions of the owner, called from the main loop. Each must end with fp_scheduler_start () or
 * fp_scheduler_stop (). */
typedef struct
{
  void (*answered) (gpointer owner); /* the computer has answered: the session has changed */
  void (*passed) (gpointer owner); /* the forced pass or result shown has ended */
  void (*passes_ahead) (gpointer owner); /* the person of fp_scheduler_pass_ahead () must pass */
} FpSchedulerCallbacks;

/* fp_scheduler_new: returns a scheduler for @session, which must live longer. @catalog_model keeps
 * the cards alive while a thread runs. @pace is the least number of milliseconds from a decision to
 * its answer. @callbacks, static, are called with @owner. Free with fp_scheduler_free (). */
FpScheduler *fp_scheduler_new (FpCatalogModel *catalog_model, FpSession *session, guint pace,
                               const FpSchedulerCallbacks *callbacks, gpointer owner);
void fp_scheduler_free (FpScheduler *self);

/* fp_scheduler_start: discards previous thinking. If a computer player is asked in @now, starts to
 * think and answers in time. @now is the session itself, or its copy at a forced pass. */
void fp_scheduler_start (FpScheduler *self, FpSession *now);

/* fp_scheduler_pass_ahead: likewise if a person, asked in @now, passes without being asked. Calls
 * `passes_ahead` as soon as a computer player would have passed. */
void fp_scheduler_pass_ahead (FpScheduler *self, FpSession *now);

/* fp_scheduler_show: shows a result for @time milliseconds, and calls `passed` then. Nothing goes
 * on while the computer players are paused. */
void fp_scheduler_show (FpScheduler *self, guint time);

/* fp_scheduler_stop: cancels the computer's thinking and its next answer. */
void fp_scheduler_stop (FpScheduler *self);

/* fp_scheduler_delay: returns the least number of milliseconds from the pending decision of @now to
 * the computer's answer. */
guint fp_scheduler_delay (FpScheduler *self, FpSession *now);

/* fp_scheduler_set_pace: sets the pace from the next decision on. */
void fp_scheduler_set_pace (FpScheduler *self, guint pace);
guint fp_scheduler_pace (FpScheduler *self);

/* fp_scheduler_hold: delays the next answer until fp_scheduler_release (), up to a time limit. */
void fp_scheduler_hold (FpScheduler *self);
void fp_scheduler_release (FpScheduler *self);

/* fp_scheduler_set_paused: pauses the computer players from the next fp_scheduler_start () on. */
void fp_scheduler_set_paused (FpScheduler *self, gboolean paused);
gboolean fp_scheduler_is_paused (FpScheduler *self);

/* fp_scheduler_step: pauses the computer players once one more choice is made. Returns FALSE if
 * that was asked for already. A second request would restart the thinking for the first one. */
gboolean fp_scheduler_step (FpScheduler *self);

/* fp_scheduler_is_halted: returns TRUE if the computer players are paused and none is to step. */
gboolean fp_scheduler_is_halted (FpScheduler *self);
