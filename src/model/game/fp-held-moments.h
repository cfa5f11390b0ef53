/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moments at which a game stands still although its session has gone on (fp-silent-passes.h):
 * forced passes, where a player with nothing to play is asked so that others learn nothing, and
 * results of encounters, which are held until a player has seen them. */
#pragma once

#include "session/game/fp-session.h"

/* In the order of the schema's enumeration. */
typedef enum
{
  FP_HELD_RESULTS_ALL,
  FP_HELD_RESULTS_MINE, /* of encounters in which a person takes part; others for a short time */
  FP_HELD_RESULTS_NONE,
} FpHeldResults;

typedef struct _FpHeldMoments FpHeldMoments;

/* fp_held_moments_new: returns the held moments of @session, which must live longer. None is
 * shown before fp_held_moments_next (). Free with fp_held_moments_free (). */
FpHeldMoments *fp_held_moments_new (FpSession *session);
void fp_held_moments_free (FpHeldMoments *self);

/* fp_held_moments_ask_persons: with @asks, each of several persons must answer even if they can
 * only pass. Forgets recorded passes of persons otherwise. */
void fp_held_moments_ask_persons (FpHeldMoments *self, gboolean asks);

/* fp_held_moments_hold_results: holds the results that @held says, from the next choice on. At
 * first none are held. */
void fp_held_moments_hold_results (FpHeldMoments *self, FpHeldResults held);

/* fp_held_moments_show_briefly: with @briefly, FP_HELD_RESULTS_MINE shows the results of others,
 * too. They are to be dropped after a short time. At first they are not shown. */
void fp_held_moments_show_briefly (FpHeldMoments *self, gboolean briefly);

/* fp_held_moments_is_brief: returns TRUE if the result that is shown is such a one. */
gboolean fp_held_moments_is_brief (FpHeldMoments *self);

/* fp_held_moments_result: returns the event of the result that is shown, or NULL. Owned by
 * @self. */
const FpEvent *fp_held_moments_result (FpHeldMoments *self);

/* fp_held_moments_next: shows the first recorded moment, if any. Call after each change of the
 * session. */
void fp_held_moments_next (FpHeldMoments *self);

/* fp_held_moments_drop: ends the pass that is shown. Call fp_held_moments_next () then. */
void fp_held_moments_drop (FpHeldMoments *self);

/* fp_held_moments_shown: returns a copy of the session at the pass that is shown, NULL if none;
 * owned by @self. */
FpSession *fp_held_moments_shown (FpHeldMoments *self);

/* fp_held_moments_most_entries: returns the number of log entries up to the pass that is shown,
 * G_MAXUINT if none. */
guint fp_held_moments_most_entries (FpHeldMoments *self);

/* fp_held_moments_is_person: returns TRUE if the pass that is shown is a person's. */
gboolean fp_held_moments_is_person (FpHeldMoments *self);
